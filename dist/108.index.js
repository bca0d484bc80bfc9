export const id = 108;

export const ids = [ 108 ];

export const modules = {
 1108: (t, e, n) => {
  n.d(e, {
   contentFromEvent: () => i,
   contentFromRelease: () => l
  });
  var s = n(8190);
  async function i(t, e) {
   const {name: n, payload: s, unreadable: i} = t;
   if ("release" !== n && "deployment_status" !== n) return {
    kind: "none",
    event: n
   };
   if (void 0 !== i) return v(i);
   const l = new _(s, "the event has");
   return "release" === n ? async function(t, e) {
    const n = t.at("action");
    if ("string" != typeof n) return v(o("action"));
    if (!("published" === n || "released" === n && e)) return a({
     kind: "activity",
     found: n
    });
    return "boolean" != typeof (t.at("release.draft") ?? !1) ? v("the event's `release.draft` is neither true nor false") : u(t, "event");
   }(l, e) : function(t) {
    const e = t.at("deployment_status.state");
    if ("string" != typeof e) return v(o("deployment_status.state"));
    if ("success" !== e) return a({
     kind: "state",
     found: e
    });
    return {
     kind: "content",
     source: "event",
     fields: {
      title: g(t.firstText("repository.name"), t.firstText("deployment_status.environment", "deployment.environment"), " deployed to "),
      message: r(t),
      icon_url: t.icon(),
      landing_url: t.firstPage("deployment_status.environment_url", "deployment_status.target_url")
     }
    };
   }(l);
  }
  function r(t) {
   const e = t.firstText("deployment_status.description");
   if ("value" in e) return e;
   const n = t.at("deployment.sha");
   return "string" == typeof n && /^[0-9a-f]{7,64}$/i.test(n) ? {
    value: `${n.slice(0, 7)} is live.`
   } : {
    missing: t.lacks("deployment_status.description", "deployment.sha")
   };
  }
  const o = t => `the event's field \`${t}\` is missing or not text, so the action takes no content from it`, a = t => ({
   kind: "not-announceable",
   because: t
  }), l = t => u(new _(t, "GitHub returned"), "release");
  async function u(t, e) {
   if (!0 === t.at("release.draft")) return a({
    kind: "draft"
   });
   const s = await async function(t) {
    const e = t.at("release");
    if ("object" != typeof e || null === e) return {
     missing: t.lacks("release")
    };
    const s = t.at("release.body") ?? "";
    if ("string" != typeof s) return {
     missing: `${t.lacks("release.body")} that is text`
    };
    if ("" === s.trim()) return {
     value: p
    };
    const {announcement: i, truncate: r} = await Promise.all([ n.e(22), n.e(202) ]).then(n.bind(n, 1202)), {text: o, isEntry: a} = i(s);
    return {
     value: r(o) || p,
     madeFrom: [ s.slice(0, m), o ],
     isFirstEntry: a
    };
   }(t);
   return {
    kind: "content",
    source: e,
    fields: {
     title: f(t),
     message: s,
     icon_url: t.icon(),
     landing_url: h(t)
    }
   };
  }
  const c = /^(@?[^\s@]+)@(v?\d[^\s@]*)$/;
  function f(t) {
   const e = t.firstText("release.name", "release.tag_name");
   if ("missing" in e) return e;
   const [, n, s] = c.exec(e.value) ?? [];
   if (void 0 !== n) return {
    value: `${n} ${s}`
   };
   const i = t.firstText("repository.name");
   return "value" in i && function(t, e) {
    const n = t => t.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u), s = n(e).join("");
    if ("" === s || s.length > d) return !1;
    const i = n(t);
    return i.some((t, e) => {
     let n = "";
     for (let t = e; t < i.length && n.length < s.length; t++) n += i[t];
     return n === s;
    });
   }(e.value, i.value) ? e : g(i, e, " ");
  }
  const d = 100, p = "Release notes are out.", m = 65536;
  function h(t) {
   if (!1 === t.at("repository.private") && "public" === (t.at("repository.visibility") ?? "public")) return t.firstPage("release.html_url");
   const e = t.firstPage("repository.homepage");
   return "value" in e ? e : {
    missing: "the repository is private, so subscribers cannot open the page of the release, and it has no homepage to open instead; set a homepage in its settings"
   };
  }
  function g(t, e, n) {
   return "missing" in t ? t : "missing" in e ? e : {
    value: `${t.value}${n}${e.value}`
   };
  }
  function v(t) {
   const e = {
    missing: t
   };
   return {
    kind: "content",
    source: "event",
    fields: {
     title: e,
     message: e,
     icon_url: e,
     landing_url: e
    }
   };
  }
  const y = (0, s.rf)("https"), $ = (0, s.rf)("https", "http");
  class _ {
   data;
   origin;
   constructor(t, e) {
    this.data = t, this.origin = e;
   }
   at(t) {
    return t.split(".").reduce((t, e) => "object" == typeof t && null !== t && Object.hasOwn(t, e) ? t[e] : void 0, this.data);
   }
   firstText(...t) {
    const e = this.textsAt(t).map(s.h0).find(t => "" !== t);
    return void 0 === e ? {
     missing: this.lacks(...t)
    } : {
     value: e
    };
   }
   firstPage(...t) {
    return this.firstUrl($, "http or https URL", t);
   }
   icon() {
    const t = this.firstUrl(y, "https URL", [ "repository.owner.avatar_url" ]);
    if ("missing" in t) return t;
    const e = new URL(t.value);
    return e.searchParams.set("s", String(200)), {
     value: e.href
    };
   }
   lacks(...t) {
    const e = t.map(t => `\`${t}\``), n = e.length > 1 ? `neither ${e.join(" nor ")}` : `no ${e}`, s = this.textsAt(t, Number.POSITIVE_INFINITY).length > this.textsAt(t).length;
    return `${this.origin} ${n}${s ? " of at most 65536 characters" : ""}`;
   }
   firstUrl(t, e, n) {
    const s = this.textsAt(n).map(t => t.trim()), i = s.find(e => "value" in t(e));
    return void 0 !== i ? {
     value: i
    } : s.every(t => "" === t) ? {
     missing: this.lacks(...n)
    } : {
     missing: `${this.origin} no ${e} in ${n.map(t => `\`${t}\``).join(" or ")}`
    };
   }
   textsAt(t, e = 65536) {
    return t.map(t => this.at(t)).filter(t => "string" == typeof t && t.length <= e);
   }
  }
 }
};
