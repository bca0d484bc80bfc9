export const id = 829;

export const ids = [ 829, 772 ];

export const modules = {
 1108: (e, t, n) => {
  n.d(t, {
   $E: () => l,
   el: () => a,
   s6: () => u
  });
  var s = n(8190), r = n(8569);
  const i = (0, s.rf)("https"), o = (0, s.rf)("https", "http");
  class a {
   data;
   origin;
   constructor(e, t) {
    this.data = e, this.origin = t;
   }
   at(e) {
    return e.split(".").reduce((e, t) => "object" == typeof e && null !== e && Object.hasOwn(e, t) ? e[t] : void 0, this.data);
   }
   firstText(...e) {
    const t = this.textsAt(e).map(r.w).find(e => "" !== e);
    return void 0 === t ? {
     missing: this.lacks(...e)
    } : {
     value: t
    };
   }
   firstPage(...e) {
    return this.firstUrl(o, "http or https URL", e);
   }
   icon() {
    const e = this.firstUrl(i, "https URL", [ "repository.owner.avatar_url" ]);
    if ("missing" in e) return e;
    const t = new URL(e.value);
    return t.searchParams.set("s", String(200)), {
     value: t.href
    };
   }
   lacks(...e) {
    const t = e.map(e => `\`${e}\``);
    return 1 === t.length ? `${this.origin} no ${t[0]}` : `${this.origin} neither ${t.join(" nor ")}`;
   }
   firstUrl(e, t, n) {
    const s = this.textsAt(n).map(e => e.trim()), r = s.find(t => "value" in e(t));
    return void 0 !== r ? {
     value: r
    } : s.every(e => "" === e) ? {
     missing: this.lacks(...n)
    } : {
     missing: `${this.origin} no ${t} in ${n.map(e => `\`${e}\``).join(" or ")}`
    };
   }
   textsAt(e) {
    return e.map(e => this.at(e)).filter(e => "string" == typeof e);
   }
  }
  function l(e, t) {
   const n = {}, s = {};
   for (const [t, r] of Object.entries(e)) "value" in r ? n[t] = r.value : s[t] = r.missing;
   return {
    kind: "content",
    fields: n,
    missing: s,
    firstEntry: !1,
    messageTexts: [],
    ...t
   };
  }
  function u(e) {
   const t = {
    missing: e
   };
   return l({
    title: t,
    message: t,
    icon_url: t,
    landing_url: t
   }, {
    source: "event"
   });
  }
 },
 7829: (e, t, n) => {
  n.d(t, {
   contentFromEvent: () => i
  });
  var s = n(1108), r = n(5772);
  async function i({name: e, payload: t}, n) {
   const i = new s.el(t, "the event has");
   return "release" === e ? async function(e, t) {
    const n = e.at("action");
    if ("string" != typeof n) return (0, s.s6)(e.lacks("action"));
    if ("released" === n && !t) return u("the release event's activity `released` is announced only with `once-key` (publishing a stable release also fires `published`, and both would be sent)");
    if ("published" !== n && "released" !== n) return u(`the release event's activity is ${l(n)}; only \`published\` is announced`);
    const i = e.at("release.draft") ?? !1;
    return !0 !== i && !1 !== i ? (0, s.s6)("the event's `release.draft` is neither true nor false") : (0, 
    r.contentFromRelease)({
     release: e.at("release"),
     repository: e.at("repository")
    }, "event");
   }(i, n) : "deployment_status" === e ? function(e) {
    const t = e.at("deployment_status.state");
    if ("string" != typeof t) return (0, s.s6)(e.lacks("deployment_status.state"));
    if ("success" !== t) return u(`the deployment's state is ${l(t)}; only \`success\` is announced`);
    const n = {
     title: o(e),
     message: a(e),
     icon_url: e.icon(),
     landing_url: e.firstPage("deployment_status.environment_url", "deployment_status.target_url")
    };
    return (0, s.$E)(n, {
     source: "event"
    });
   }(i) : {
    kind: "none",
    event: e
   };
  }
  function o(e) {
   const t = e.firstText("repository.name");
   if ("missing" in t) return t;
   const n = e.firstText("deployment_status.environment", "deployment.environment");
   return "missing" in n ? n : {
    value: `${t.value} deployed to ${n.value}`
   };
  }
  function a(e) {
   const t = e.firstText("deployment_status.description");
   if ("value" in t) return t;
   const n = e.at("deployment.sha");
   return "string" == typeof n && /^[0-9a-f]{7,64}$/i.test(n) ? {
    value: `${n.slice(0, 7)} is live.`
   } : {
    missing: e.lacks("deployment_status.description", "deployment.sha")
   };
  }
  function l(e) {
   return /^[a-z_]{1,40}$/.test(e) ? `\`${e}\`` : "not one that GitHub documents";
  }
  const u = e => ({
   kind: "not-announceable",
   because: e
  });
 },
 5772: (e, t, n) => {
  n.d(t, {
   contentFromRelease: () => v
  });
  var s = n(1108);
  const r = "\u2026", i = new Intl.Segmenter("en", {
   granularity: "grapheme"
  }), o = new Intl.Segmenter("en", {
   granularity: "word"
  }), a = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u, l = /[\s.,;:\u2026\u3001\u3002\uff0c\uff1b\uff1a\xb7|/&\p{Pd}\p{Ps}\p{Pi}]/u;
  function u(e, t = 120) {
   if (c(e, t) === e.length) return e;
   const n = c(e, t - 1), s = p(e.slice(0, function(e, t) {
    const n = o.segment(e.slice(0, t + 64));
    let s = t;
    for (;s > 0; ) {
     const e = n.containing(s - 1), t = n.containing(s);
     if (void 0 === e || void 0 === t) return s;
     if (t.index === s && (f(e.segment) || f(t.segment))) return s;
     s = t.index === s ? e.index : t.index;
    }
    return 0;
   }(e, n)));
   return (s || p(e.slice(0, n)) || e.slice(0, n)) + r;
  }
  function c(e, t) {
   let n = 0;
   for (const {index: s} of i.segment(e)) {
    if (n === t) return s;
    n += 1;
   }
   return e.length;
  }
  function f(e) {
   return /^\s/.test(e) || a.test(e);
  }
  function p(e) {
   let t = e.length;
   for (;t > 0 && l.test(e.charAt(t - 1)); ) t -= 1;
   return e.slice(0, t);
  }
  const m = 120, d = "Release notes are out.", g = 100, h = /^(@?[^\s@]+)@(v?\d[^\s@]*)$/;
  async function v({release: e, repository: t}, r = "release") {
   const i = new s.el({
    release: e,
    repository: t
   }, "event" === r ? "the event has" : "GitHub returned");
   if (!0 === i.at("release.draft")) return {
    kind: "not-announceable",
    because: "the release is a draft"
   };
   const o = await async function(e) {
    const t = e.at("release");
    if ("object" != typeof t || null === t) return {
     missing: e.lacks("release")
    };
    const s = e.at("release.body") ?? "";
    if ("string" != typeof s) return {
     missing: `${e.lacks("release.body")} that is text`
    };
    if ("" === s.trim()) return {
     value: d
    };
    const {announcement: r} = await Promise.all([ n.e(22), n.e(237) ]).then(n.bind(n, 9237)), {text: i, fromList: o} = r(s);
    return {
     value: u(i, m) || d,
     messageTexts: [ s, i ],
     fromList: o
    };
   }(i), a = {
    title: y(i),
    message: o,
    icon_url: i.icon(),
    landing_url: b(i)
   }, {messageTexts: l = [], fromList: c = !1} = "value" in o ? o : {};
   return (0, s.$E)(a, {
    source: r,
    firstEntry: c,
    messageTexts: l
   });
  }
  function y(e) {
   const t = e.firstText("release.name", "release.tag_name");
   if ("missing" in t) return t;
   const [, n, s] = h.exec(t.value) ?? [];
   if (void 0 !== n) return {
    value: `${n} ${s}`
   };
   const r = e.firstText("repository.name");
   return "missing" in r ? r : {
    value: $(t.value, r.value) ? t.value : `${r.value} ${t.value}`
   };
  }
  function $(e, t) {
   const n = e => e.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u), s = n(t).join("");
   if ("" === s || s.length > g) return !1;
   const r = n(e);
   return r.some((e, t) => {
    let n = "";
    for (let e = t; e < r.length && n.length < s.length; e++) n += r[e];
    return n === s;
   });
  }
  function b(e) {
   if (function(e) {
    return !1 === e.at("repository.private") && "public" === (e.at("repository.visibility") ?? "public");
   }(e)) return e.firstPage("release.html_url");
   const t = e.firstPage("repository.homepage");
   return "value" in t ? t : {
    missing: "the repository is private, so subscribers cannot open the page of the release, and it has no homepage to open instead; set a homepage in its settings"
   };
  }
 }
};
