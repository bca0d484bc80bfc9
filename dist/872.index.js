export const id = 872;

export const ids = [ 872 ];

export const modules = {
 2872: ((t, e, n) => {
  n.d(e, {
   readActions: () => i
  });
  var r = n(9804);
  var o = n(8816);
  async function i(t) {
   const e = await (0, o.hN)(t);
   if ("value" in e) return (0, r.L)({
    actions: e.value
   });
   return {
    fields: {},
    flaws: [ {
     path: [ "actions" ],
     wrong: `${(0, o.Qz)(e)}; give a list of {text, url}`
    } ]
   };
  }
 }),
 9804: ((t, e, n) => {
  n.d(e, {
   L: () => w
  });
  var r = n(3619);
  var o = n(8532);
  var i = n(3305);
  var s = n(3945);
  var a = n(9726);
  function u(t, e) {
   return r.pdi((n, r) => {
    const i = n === void 0 ? `is missing; give ${t}` : c(t, n);
    const s = typeof n === "string" ? e(n.trim()) : {
     wrong: i
    };
    if ("value" in s) return s.value;
    r.issues.push({
     code: "custom",
     message: s.wrong,
     input: n
    });
    return o.tm;
   });
  }
  function c(t, e) {
   const n = e === null ? "null" : Array.isArray(e) ? "a list" : typeof e === "object" ? "a mapping" : "";
   const r = n || `the ${typeof e} ${String(e)}`;
   const o = typeof e === "number" || typeof e === "boolean" ? " in quotes" : "";
   return `is ${r}; give ${t}${o}`;
  }
  const l = t => u("a text", a.fD[t]);
  const f = t => u("an https URL", a.fD[t]);
  const p = u("an http or https URL", a.fD.landing_url);
  const m = r.YOg(r.rej({
   text: l("title"),
   url: p
  }, {
   error: t => v(t, "a mapping of `text` and `url`")
  }), {
   error: t => t.code === "invalid_type" ? c("a list of {text, url}", t.input) : void 0
  }).check(i.m9(1, "is an empty list; give at least one {text, url}, or leave it out"));
  const d = Number.MAX_SAFE_INTEGER;
  const g = r.aig({
   error: t => c("whole seconds as a number", t.input)
  }).check(r.YPB(t => Number.isInteger(t) && t >= 0 && t <= d, {
   error: t => `is ${String(t.input)}; give whole seconds from 0 to ${d}`
  }));
  function v(t, e) {
   return t.code === "invalid_type" ? c(e, t.input) : void 0;
  }
  const h = {
   title: r.lqM(l("title")),
   message: r.lqM(l("message")),
   icon_url: r.lqM(f("icon_url")),
   banner_url: r.lqM(f("banner_url")),
   landing_url: r.lqM(p),
   actions: r.lqM(m),
   utm_source: r.lqM(l("utm_source")),
   utm_medium: r.lqM(l("utm_medium")),
   utm_campaign: r.lqM(l("utm_campaign")),
   ttl: r.lqM(g)
  };
  const _ = r.rej(h, {
   error: t => v(t, "a mapping of notification fields")
  });
  function w(t) {
   const e = y(t);
   if (e === void 0) return {
    fields: {},
    flaws: [ {
     path: [ "actions" ],
     wrong: "are too many to be checked"
    } ]
   };
   if (e.success) return {
    fields: e.data,
    flaws: []
   };
   const n = M(e.error);
   const r = new Set(n.map(({path: t}) => t[0]));
   const o = Object.entries(t ?? {}).filter(([t]) => !r.has(t));
   return {
    fields: y(Object.fromEntries(o))?.data ?? {},
    flaws: n
   };
  }
  function y(t) {
   try {
    return s.xL(_, t, {
     jitless: true
    });
   } catch (t) {
    if (t instanceof RangeError) return;
    throw t;
   }
  }
  function M(t) {
   return t.issues.flatMap(t => {
    if (t.code !== "unrecognized_keys") return [ {
     path: t.path,
     wrong: t.message
    } ];
    return t.keys.map(e => ({
     path: [ ...t.path, e ],
     wrong: "is not known here; remove it or correct its name"
    }));
   });
  }
 })
};
