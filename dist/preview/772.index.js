export const id = 772;

export const ids = [ 772 ];

export const modules = {
 1108: (e, t, n) => {
  n.d(t, {
   $E: () => l,
   el: () => a,
   s6: () => u
  });
  var r = n(8190), s = n(8569);
  const i = (0, r.rf)("https"), o = (0, r.rf)("https", "http");
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
    const t = this.textsAt(e).map(s.w).find(e => "" !== e);
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
    const r = this.textsAt(n).map(e => e.trim()), s = r.find(t => "value" in e(t));
    return void 0 !== s ? {
     value: s
    } : r.every(e => "" === e) ? {
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
   const n = {}, r = {};
   for (const [t, s] of Object.entries(e)) "value" in s ? n[t] = s.value : r[t] = s.missing;
   return {
    kind: "content",
    fields: n,
    missing: r,
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
 5772: (e, t, n) => {
  n.d(t, {
   contentFromRelease: () => v
  });
  var r = n(1108);
  const s = "\u2026", i = new Intl.Segmenter("en", {
   granularity: "grapheme"
  }), o = new Intl.Segmenter("en", {
   granularity: "word"
  }), a = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u, l = /[\s.,;:\u2026\u3001\u3002\uff0c\uff1b\uff1a\xb7|/&\p{Pd}\p{Ps}\p{Pi}]/u;
  function u(e, t = 120) {
   if (c(e, t) === e.length) return e;
   const n = c(e, t - 1), r = p(e.slice(0, function(e, t) {
    const n = o.segment(e.slice(0, t + 64));
    let r = t;
    for (;r > 0; ) {
     const e = n.containing(r - 1), t = n.containing(r);
     if (void 0 === e || void 0 === t) return r;
     if (t.index === r && (f(e.segment) || f(t.segment))) return r;
     r = t.index === r ? e.index : t.index;
    }
    return 0;
   }(e, n)));
   return (r || p(e.slice(0, n)) || e.slice(0, n)) + s;
  }
  function c(e, t) {
   let n = 0;
   for (const {index: r} of i.segment(e)) {
    if (n === t) return r;
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
  const g = 120, m = "Release notes are out.", h = 100, d = /^(@?[^\s@]+)@(v?\d[^\s@]*)$/;
  async function v({release: e, repository: t}, s = "release") {
   const i = new r.el({
    release: e,
    repository: t
   }, "event" === s ? "the event has" : "GitHub returned");
   if (!0 === i.at("release.draft")) return {
    kind: "not-announceable",
    because: "the release is a draft"
   };
   const o = await async function(e) {
    const t = e.at("release");
    if ("object" != typeof t || null === t) return {
     missing: e.lacks("release")
    };
    const r = e.at("release.body") ?? "";
    if ("string" != typeof r) return {
     missing: `${e.lacks("release.body")} that is text`
    };
    if ("" === r.trim()) return {
     value: m
    };
    const {announcement: s} = await Promise.all([ n.e(22), n.e(237) ]).then(n.bind(n, 9237)), {text: i, fromList: o} = s(r);
    return {
     value: u(i, g) || m,
     messageTexts: [ r, i ],
     fromList: o
    };
   }(i), a = {
    title: y(i),
    message: o,
    icon_url: i.icon(),
    landing_url: $(i)
   }, {messageTexts: l = [], fromList: c = !1} = "value" in o ? o : {};
   return (0, r.$E)(a, {
    source: s,
    firstEntry: c,
    messageTexts: l
   });
  }
  function y(e) {
   const t = e.firstText("release.name", "release.tag_name");
   if ("missing" in t) return t;
   const [, n, r] = d.exec(t.value) ?? [];
   if (void 0 !== n) return {
    value: `${n} ${r}`
   };
   const s = e.firstText("repository.name");
   return "missing" in s ? s : {
    value: x(t.value, s.value) ? t.value : `${s.value} ${t.value}`
   };
  }
  function x(e, t) {
   const n = e => e.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u), r = n(t).join("");
   if ("" === r || r.length > h) return !1;
   const s = n(e);
   return s.some((e, t) => {
    let n = "";
    for (let e = t; e < s.length && n.length < r.length; e++) n += s[e];
    return n === r;
   });
  }
  function $(e) {
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
