export const id = 585;

export const ids = [ 585 ];

export const modules = {
 585: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   openClaims: () => openClaims
  });
  var external_node_crypto_ = __webpack_require__(7598);
  var errors = __webpack_require__(3916);
  const longestSlug = 60;
  function claimRef(key) {
   const hash = (0, external_node_crypto_.createHash)("sha256").update(key, "utf8").digest("hex").slice(0, 12);
   const words = key.toLowerCase().replace(/[^a-z0-9]+/g, "-");
   const slug = words.slice(0, longestSlug).replace(/^-+|-+$/g, "");
   return `refs/web-push/${slug || "key"}-${hash}`;
  }
  var messages = __webpack_require__(247);
  var retry = __webpack_require__(5585);
  var url = __webpack_require__(7666);
  const longestTimeoutMs = 1e4;
  const lastTimeoutMs = 2500;
  const retries = 2;
  async function openClaims(request) {
   const {key: key, record: record, token: token, http: http, github: github, run: run, cancel: cancel} = request;
   const {openGit: openGit} = await loadGit();
   const {apiUrl: apiUrl, serverUrl: serverUrl} = github;
   const {repository: repository, sha: sha} = run;
   const git = openGit({
    apiUrl: apiUrl,
    repository: repository,
    token: token,
    http: http
   });
   const ref = claimRef(key);
   const timeoutMs = Math.min(request.timeoutMs, longestTimeoutMs);
   const limits = () => ({
    timeoutMs: timeoutMs,
    cancel: cancel
   });
   const command = releaseCommand(serverUrl, repository, ref);
   let own = "none";
   let ownTag = "";
   async function readHolder() {
    return again(() => git.readRef(ref, limits()), cancel);
   }
   async function describeHolder(tag) {
    const message = await again(() => git.readTag(tag, limits()), cancel);
    const who = message.kind === "done" ? parseRecord(message.data, serverUrl, repository) : " by another run";
    return usedBy(who);
   }
   const usedBy = who => `The key "${key}" was used already${who}, which has sent it, or may have. The claim is the ref ${ref}.`;
   async function claim() {
    const date = (new Date).toISOString();
    const content = JSON.stringify({
     run: run.id,
     attempt: run.attempt,
     key: key,
     ...record,
     time: date,
     nonce: (0, external_node_crypto_.randomUUID)()
    }, null, 2);
    const tag = await git.createTag(ref.replace("refs/", ""), content, sha, date.replace(/\.\d+Z$/, "Z"), limits());
    if (tag.kind !== "done") throw unclaimed(tag);
    ownTag = tag.data;
    own = "maybe";
    const created = await git.createRef(ref, ownTag, limits());
    if (created.kind === "done" && created.data === ownTag) {
     own = "held";
     return;
    }
    const exists = created.kind === "refused" && created.status === 422 && /already exists/i.test(created.message);
    const certainlyNot = created.kind === "refused" || created.kind === "lost" && !created.reached;
    if (certainlyNot && !exists) {
     own = "none";
     throw unclaimed(created);
    }
    return settle(exists, created);
   }
   async function settle(exists, created) {
    const held = cancel.aborted ? created : await readHolder();
    if (held.kind === "done" && held.data === ownTag) {
     own = "held";
     return;
    }
    if (held.kind === "done") {
     own = "none";
     return {
      holder: await describeHolder(held.data)
     };
    }
    if (exists) {
     own = "none";
     if (held.kind === "refused" && held.status === 404) throw releasedMeanwhile();
     return {
      holder: usedBy(" by another run")
     };
    }
    if (cancel.aborted) throw (0, messages.Yq)("Claiming the key");
    throw unclaimed(created, `Whether the claim was made could not be found out. If the ref ${ref} exists, delete it: ${command}`);
   }
   async function look() {
    const held = await readHolder();
    if (held.kind === "done") return {
     notes: [ await describeHolder(held.data) ],
     warnings: []
    };
    if (held.kind === "refused" && held.status === 404) return {
     notes: [ `The key "${key}" is free.` ],
     warnings: []
    };
    return {
     notes: [],
     warnings: [ `Whether the key "${key}" was used already could not be found out (${held.message}).` ]
    };
   }
   async function release() {
    if (own === "none") return [];
    const once = async tries => {
     const released = await giveUp(limits(), tries > 1);
     return released ? {
      done: true
     } : {
      again: false,
      waitMs: (0, retry.fu)(tries)
     };
    };
    const quiet = {
     cancelled: () => false,
     onWait: () => {}
    };
    const released = await (0, retry.ux)({
     once: once,
     retries: retries,
     cancel: cancel,
     ...quiet
    }) || cancel.aborted && await giveUp({
     timeoutMs: Math.min(timeoutMs, lastTimeoutMs),
     cancel: void 0
    }, true);
    if (released) return [];
    return [ `The claim of "${key}" may still be held, so a re-run would not send. If the ref ${ref} exists, delete it: ${command}` ];
   }
   async function giveUp(within, verify) {
    if (verify || own === "maybe") {
     const held = await git.readRef(ref, within);
     if (held.kind === "refused" && held.status === 404) return own === "held";
     if (held.kind !== "done") return false;
     if (held.data !== ownTag) return true;
     own = "held";
    }
    const deleted = await git.deleteRef(ref, within);
    const gone = deleted.kind === "refused" && deleted.status === 422 && /does not exist/i.test(deleted.message);
    return deleted.kind === "done" || gone;
   }
   function releasedMeanwhile() {
    return new errors.HR({
     reason: "claim-failed",
     title: "Claim released meanwhile",
     message: `Another run held the claim of "${key}" and gave it up a moment later, since it did not send.`,
     next: "Run this again."
    });
   }
   return {
    ref: ref,
    command: command,
    claim: claim,
    look: look,
    release: release
   };
  }
  async function loadGit() {
   try {
    return await Promise.all([ __webpack_require__.e(747), __webpack_require__.e(233) ]).then(__webpack_require__.bind(__webpack_require__, 9863));
   } catch (cause) {
    throw new errors.HR({
     reason: "claim-failed",
     title: "Claim failed",
     message: `The toolkit for GitHub could not be loaded (${(0, errors.q0)(cause)}).`,
     next: "Check the runner: the file that GITHUB_EVENT_PATH names should be JSON.",
     cause: cause
    });
   }
  }
  function again(read, cancel) {
   return (0, retry.ux)({
    once: async tries => {
     const reply = await read();
     return reply.kind === "lost" && !reply.cancelled ? {
      again: reply,
      waitMs: (0, retry.fu)(tries)
     } : {
      done: reply
     };
    },
    retries: retries,
    cancel: cancel,
    cancelled: last => last,
    onWait: () => {}
   });
  }
  function unclaimed(reply, further = "") {
   if (reply.kind === "lost" && reply.cancelled) return (0, messages.Yq)("Claiming the key");
   const denied = reply.kind === "refused" && [ 401, 403, 404 ].includes(reply.status);
   const message = reply.kind === "done" ? "GitHub created another ref than was asked for" : reply.message;
   return new errors.HR({
    reason: "claim-failed",
    title: "Claim failed",
    message: `The key of \`once-key\` could not be claimed in the repository (${message}).${further && ` ${further}`}`,
    next: denied ? "Give the job the permission `contents: write`, or a `github-token` that may write to this repository." : "Run this again when GitHub answers."
   });
  }
  function parseRecord(message, serverUrl, repository) {
   try {
    const {run: run, attempt: attempt, time: time} = JSON.parse(message);
    if (typeof run !== "string" || !/^\d+$/.test(run)) return " by another run";
    const link = `${serverUrl}/${repository}/actions/runs/${run}`;
    return ` at ${String(time)} by run ${run}, attempt ${Number(attempt) || 1} (${link})`;
   } catch {
    return " by another run";
   }
  }
  function releaseCommand(serverUrl, repository, ref) {
   const host = (0, url.D)(serverUrl)?.host ?? "github.com";
   const hostname = host === "github.com" ? "" : ` --hostname ${host}`;
   return `gh api${hostname} --method DELETE repos/${repository}/git/${ref}`;
  }
 })
};
