export const id = 728;

export const ids = [ 728 ];

export const modules = {
 5728: ((t, e, n) => {
  n.d(e, {
   fieldsFromFile: () => l
  });
  var r = n(9726);
  var i = n(2631);
  var o = n(9804);
  var a = n(6886);
  var s = n(8816);
  async function l(t, e, n) {
   if ("problem" in e) return u(e.problem);
   if ((0, a.Lg)(n, e.text)) return u((0, i.CC)("payload-file", `${t} contains the API token, which would be published; remove it`));
   const r = await (0, s.hN)(e.text);
   if ("wrong" in r) {
    const e = `${t}${(0, s.Z9)(r.place)}`;
    if (r.isYaml) return u((0, i.CC)("payload-file", `${e}: ${r.wrong}`));
    return u((0, i.CC)("payload-file", `${e}: this is neither YAML nor JSON (${r.wrong})`, "unreadable-file"));
   }
   if (r.value === null) return u((0, i.CC)("payload-file", `${t} is empty; give a mapping of notification fields`));
   const {fields: l, flaws: f} = (0, o.L)(r.value);
   const p = f.map(e => {
    const n = `${t}${(0, s.Z9)(r.placeOf(e.path))}`;
    return (0, i.CC)("payload-file", `${n}: ${e.path.length > 0 ? `\`${(0, i.LF)(e.path)}\` ` : ""}${c(e)}`);
   });
   const d = typeof r.value === "object" && r.value !== null;
   return {
    fields: l,
    given: new Set(d ? Object.keys(r.value) : []),
    problems: p
   };
  }
  const u = t => ({
   fields: {},
   given: new Set(r.pi),
   problems: [ t ]
  });
  function c({path: t, wrong: e}) {
   const [n] = t;
   if (t.length !== 1 || r.pi.some(t => t === n)) return e;
   if (n === "target") return "does not belong into a file: who receives it is said in the workflow, with the input `target`";
   return `is no field of a notification; the fields are ${r.pi.join(", ")} (others go into the input \`extra-fields\`)`;
  }
 }),
 9804: ((t, e, n) => {
  n.d(e, {
   L: () => y
  });
  var r = n(3619);
  var i = n(8532);
  var o = n(3305);
  var a = n(3945);
  var s = n(9726);
  function l(t, e) {
   return r.pdi((n, r) => {
    const o = n === void 0 ? `is missing; give ${t}` : u(t, n);
    const a = typeof n === "string" ? e(n.trim()) : {
     wrong: o
    };
    if ("value" in a) return a.value;
    r.issues.push({
     code: "custom",
     message: a.wrong,
     input: n
    });
    return i.tm;
   });
  }
  function u(t, e) {
   const n = e === null ? "null" : Array.isArray(e) ? "a list" : typeof e === "object" ? "a mapping" : "";
   const r = n || `the ${typeof e} ${String(e)}`;
   const i = typeof e === "number" || typeof e === "boolean" ? " in quotes" : "";
   return `is ${r}; give ${t}${i}`;
  }
  const c = t => l("a text", s.fD[t]);
  const f = t => l("an https URL", s.fD[t]);
  const p = l("an http or https URL", s.fD.landing_url);
  const d = r.YOg(r.rej({
   text: c("title"),
   url: p
  }, {
   error: t => h(t, "a mapping of `text` and `url`")
  }), {
   error: t => t.code === "invalid_type" ? u("a list of {text, url}", t.input) : void 0
  }).check(o.m9(1, "is an empty list; give at least one {text, url}, or leave it out"));
  const m = Number.MAX_SAFE_INTEGER;
  const g = r.aig({
   error: t => u("whole seconds as a number", t.input)
  }).check(r.YPB(t => Number.isInteger(t) && t >= 0 && t <= m, {
   error: t => `is ${String(t.input)}; give whole seconds from 0 to ${m}`
  }));
  function h(t, e) {
   return t.code === "invalid_type" ? u(e, t.input) : void 0;
  }
  const v = {
   title: r.lqM(c("title")),
   message: r.lqM(c("message")),
   icon_url: r.lqM(f("icon_url")),
   banner_url: r.lqM(f("banner_url")),
   landing_url: r.lqM(p),
   actions: r.lqM(d),
   utm_source: r.lqM(c("utm_source")),
   utm_medium: r.lqM(c("utm_medium")),
   utm_campaign: r.lqM(c("utm_campaign")),
   ttl: r.lqM(g)
  };
  const w = r.rej(v, {
   error: t => h(t, "a mapping of notification fields")
  });
  function y(t) {
   const e = $(t);
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
   const n = b(e.error);
   const r = new Set(n.map(({path: t}) => t[0]));
   const i = Object.entries(t ?? {}).filter(([t]) => !r.has(t));
   return {
    fields: $(Object.fromEntries(i))?.data ?? {},
    flaws: n
   };
  }
  function $(t) {
   try {
    return a.xL(w, t, {
     jitless: true
    });
   } catch (t) {
    if (t instanceof RangeError) return;
    throw t;
   }
  }
  function b(t) {
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
