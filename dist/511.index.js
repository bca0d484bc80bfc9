export const id = 511;

export const ids = [ 511 ];

export const modules = {
 2511: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   contentFromEvent: () => contentFromEvent
  });
  var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(499);
  var _rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2628);
  const MESSAGE_GRAPHEMES = 120;
  const ICON_PIXELS = 200;
  const isImageUrl = (0, _rules_js__WEBPACK_IMPORTED_MODULE_0__.rf)("https");
  const isPageUrl = (0, _rules_js__WEBPACK_IMPORTED_MODULE_0__.rf)("https", "http");
  async function contentFromEvent({name: name, payload: payload}) {
   if (name === "release") return fromRelease(payload);
   if (name === "deployment_status") return fromDeploymentStatus(payload);
   return {
    kind: "none"
   };
  }
  async function fromRelease(payload) {
   const activity = at(payload, "action");
   if (typeof activity !== "string") return onlyGaps(lacks("action"));
   if (activity !== "published") return notAnnounceable(`the release event's activity is ${named(activity)}; only \`published\` is announced`);
   const draft = at(payload, "release.draft") ?? false;
   if (draft === true) return notAnnounceable("the release is a draft");
   if (draft !== false) return onlyGaps("the event's `release.draft` is neither true nor false");
   return content({
    title: sentence([ repository(payload), firstText(payload, "release.name", "release.tag_name") ]),
    message: await releaseMessage(payload),
    icon_url: icon(payload),
    landing_url: firstPage(payload, "release.html_url")
   });
  }
  function fromDeploymentStatus(payload) {
   const state = at(payload, "deployment_status.state");
   if (typeof state !== "string") return onlyGaps(lacks("deployment_status.state"));
   if (state !== "success") return notAnnounceable(`the deployment's state is ${named(state)}; only \`success\` is announced`);
   const environment = firstText(payload, "deployment_status.environment", "deployment.environment");
   return content({
    title: sentence([ repository(payload), {
     value: "deployed to"
    }, environment ]),
    message: deploymentMessage(payload),
    icon_url: icon(payload),
    landing_url: firstPage(payload, "deployment_status.environment_url", "deployment_status.target_url")
   });
  }
  async function releaseMessage(payload) {
   const release = at(payload, "release");
   const body = at(payload, "release.body") ?? "";
   if (typeof release !== "object" || release === null) return {
    gap: lacks("release")
   };
   if (typeof body !== "string") return {
    gap: "the event's `release.body` is no text"
   };
   if (body.trim() === "") return {
    value: "Release notes are out."
   };
   const {announcement: announcement, shorten: shorten} = await Promise.all([ __webpack_require__.e(230), __webpack_require__.e(909) ]).then(__webpack_require__.bind(__webpack_require__, 5909));
   return {
    value: shorten(announcement(body), MESSAGE_GRAPHEMES) || "Release notes are out."
   };
  }
  function deploymentMessage(payload) {
   const description = firstText(payload, "deployment_status.description");
   if ("value" in description) return description;
   const sha = at(payload, "deployment.sha");
   if (typeof sha === "string" && /^[0-9a-f]{7,64}$/i.test(sha)) return {
    value: `${sha.slice(0, 7)} is live.`
   };
   return {
    gap: lacks("deployment_status.description", "deployment.sha")
   };
  }
  function icon(payload) {
   const avatar = firstUrl(payload, isImageUrl, "https URL", "repository.owner.avatar_url");
   if ("gap" in avatar) return avatar;
   const url = new URL(avatar.value);
   url.searchParams.set("s", String(ICON_PIXELS));
   return {
    value: url.href
   };
  }
  function firstPage(payload, ...paths) {
   return firstUrl(payload, isPageUrl, "http or https URL", ...paths);
  }
  function firstUrl(payload, rule, what, ...paths) {
   const given = textsAt(payload, paths).map(text => text.trim());
   const value = given.find(text => "value" in rule(text));
   if (value !== void 0) return {
    value: value
   };
   if (given.every(text => text === "")) return {
    gap: lacks(...paths)
   };
   return {
    gap: `the event has no ${what} in ${paths.map(path => `\`${path}\``).join(" or ")}`
   };
  }
  function firstText(payload, ...paths) {
   const value = textsAt(payload, paths).map(_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.w).find(text => text !== "");
   return value === void 0 ? {
    gap: lacks(...paths)
   } : {
    value: value
   };
  }
  const textsAt = (payload, paths) => paths.map(path => at(payload, path)).filter(value => typeof value === "string");
  const repository = payload => firstText(payload, "repository.name");
  function sentence(parts) {
   const missing = parts.find(part => "gap" in part);
   return missing ?? {
    value: parts.map(part => "value" in part ? part.value : "").join(" ")
   };
  }
  function at(payload, path) {
   return path.split(".").reduce((value, key) => {
    const here = typeof value === "object" && value !== null && Object.hasOwn(value, key);
    return here ? value[key] : void 0;
   }, payload);
  }
  function lacks(...paths) {
   const quoted = paths.map(path => `\`${path}\``);
   return quoted.length === 1 ? `the event has no ${quoted[0]}` : `the event has neither ${quoted.join(" nor ")}`;
  }
  function named(word) {
   return /^[a-z_]{1,40}$/.test(word) ? `\`${word}\`` : "none that GitHub documents";
  }
  function notAnnounceable(because) {
   return {
    kind: "not-announceable",
    because: because
   };
  }
  function onlyGaps(gap) {
   return content({
    title: {
     gap: gap
    },
    message: {
     gap: gap
    },
    icon_url: {
     gap: gap
    },
    landing_url: {
     gap: gap
    }
   });
  }
  function content(derived) {
   const fields = {};
   const gaps = {};
   for (const [field, part] of Object.entries(derived)) if ("value" in part) fields[field] = part.value; else gaps[field] = part.gap;
   return {
    kind: "content",
    fields: fields,
    gaps: gaps
   };
  }
 }),
 499: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   w: () => plainText
  });
  const INVISIBLE = /[[\p{Cc}--[\s\x85]]\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gv;
  const TAG_CHARACTERS = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;
  const WHITE_SPACE = /[\s\x85]+/g;
  const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;
  function plainText(text) {
   const line = text.toWellFormed().replace(INVISIBLE, "").replace(TAG_CHARACTERS, "$1").replace(WHITE_SPACE, " ").trim();
   return VISIBLE.test(line) ? line : "";
  }
 })
};
