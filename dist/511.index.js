export const id = 511;
export const ids = [ 511 ];
export const modules = {
 2511: ((e, t, n) => {
  n.d(t, {
   contentFromEvent: () => l
  });
  var r = n(499);
  var s = n(2628);
  const o = 120;
  const a = 200;
  const u = (0, s.rf)("https");
  const i = (0, s.rf)("https", "http");
  async function l({name: e, payload: t}) {
   if (e === "release") return c(t);
   if (e === "deployment_status") return f(t);
   return {
    kind: "none",
    event: e
   };
  }
  async function c(e) {
   const t = $(e, "action");
   if (typeof t !== "string") return R(j("action"));
   if (t !== "published") return x(`the release event's activity is ${w(t)}; only \`published\` is announced`);
   const n = $(e, "release.draft") ?? false;
   if (n === true) return x("the release is a draft");
   if (n !== false) return R("the event's `release.draft` is neither true nor false");
   return k({
    title: b([ _(e), y(e, "release.name", "release.tag_name") ]),
    message: await p(e),
    icon_url: m(e),
    landing_url: v(e, "release.html_url")
   });
  }
  function f(e) {
   const t = $(e, "deployment_status.state");
   if (typeof t !== "string") return R(j("deployment_status.state"));
   if (t !== "success") return x(`the deployment's state is ${w(t)}; only \`success\` is announced`);
   const n = y(e, "deployment_status.environment", "deployment.environment");
   return k({
    title: b([ _(e), {
     value: "deployed to"
    }, n ]),
    message: d(e),
    icon_url: m(e),
    landing_url: v(e, "deployment_status.environment_url", "deployment_status.target_url")
   });
  }
  async function p(e) {
   const t = $(e, "release");
   const r = $(e, "release.body") ?? "";
   if (typeof t !== "object" || t === null) return {
    gap: j("release")
   };
   if (typeof r !== "string") return {
    gap: "the event's `release.body` is no text"
   };
   if (r.trim() === "") return {
    value: "Release notes are out."
   };
   const {announcement: s, shorten: a} = await Promise.all([ n.e(230), n.e(909) ]).then(n.bind(n, 5909));
   return {
    value: a(s(r), o) || "Release notes are out."
   };
  }
  function d(e) {
   const t = y(e, "deployment_status.description");
   if ("value" in t) return t;
   const n = $(e, "deployment.sha");
   if (typeof n === "string" && /^[0-9a-f]{7,64}$/i.test(n)) return {
    value: `${n.slice(0, 7)} is live.`
   };
   return {
    gap: j("deployment_status.description", "deployment.sha")
   };
  }
  function m(e) {
   const t = g(e, u, "https URL", "repository.owner.avatar_url");
   if ("gap" in t) return t;
   const n = new URL(t.value);
   n.searchParams.set("s", String(a));
   return {
    value: n.href
   };
  }
  function v(e, ...t) {
   return g(e, i, "http or https URL", ...t);
  }
  function g(e, t, n, ...r) {
   const s = h(e, r).map(e => e.trim());
   const o = s.find(e => "value" in t(e));
   if (o !== void 0) return {
    value: o
   };
   if (s.every(e => e === "")) return {
    gap: j(...r)
   };
   return {
    gap: `the event has no ${n} in ${r.map(e => `\`${e}\``).join(" or ")}`
   };
  }
  function y(e, ...t) {
   const n = h(e, t).map(r.w).find(e => e !== "");
   return n === void 0 ? {
    gap: j(...t)
   } : {
    value: n
   };
  }
  const h = (e, t) => t.map(t => $(e, t)).filter(e => typeof e === "string");
  const _ = e => y(e, "repository.name");
  function b(e) {
   const t = e.find(e => "gap" in e);
   return t ?? {
    value: e.map(e => "value" in e ? e.value : "").join(" ")
   };
  }
  function $(e, t) {
   return t.split(".").reduce((e, t) => {
    const n = typeof e === "object" && e !== null && Object.hasOwn(e, t);
    return n ? e[t] : void 0;
   }, e);
  }
  function j(...e) {
   const t = e.map(e => `\`${e}\``);
   return t.length === 1 ? `the event has no ${t[0]}` : `the event has neither ${t.join(" nor ")}`;
  }
  function w(e) {
   return /^[a-z_]{1,40}$/.test(e) ? `\`${e}\`` : "none that GitHub documents";
  }
  function x(e) {
   return {
    kind: "not-announceable",
    because: e
   };
  }
  function R(e) {
   return k({
    title: {
     gap: e
    },
    message: {
     gap: e
    },
    icon_url: {
     gap: e
    },
    landing_url: {
     gap: e
    }
   });
  }
  function k(e) {
   const t = {};
   const n = {};
   for (const [r, s] of Object.entries(e)) if ("value" in s) t[r] = s.value; else n[r] = s.gap;
   return {
    kind: "content",
    fields: t,
    gaps: n
   };
  }
 }),
 499: ((e, t, n) => {
  n.d(t, {
   w: () => u
  });
  const r = /[[\p{Cc}--[\s\x85]]\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gv;
  const s = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;
  const o = /[\s\x85]+/g;
  const a = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;
  function u(e) {
   const t = e.toWellFormed().replace(r, "").replace(s, "$1").replace(o, " ").trim();
   return a.test(t) ? t : "";
  }
 })
};
