export const id = 816;
export const ids = [ 816, 785 ];
export const modules = {
 9816: ((t, e, o) => {
  o.d(e, {
   misspelt: () => l
  });
  var r = o(7785);
  var n = o(2631);
  const i = [ "dry-run", "max-reach", "check-urls", "once-key" ];
  const c = 2;
  function l(t, e) {
   return Object.entries(t).flatMap(([t, o]) => {
    const l = Object.keys(e).find(e => s(e) === s(t)) ?? i.find(e => (0, r["default"])(s(e), s(t)) <= c);
    if (l === void 0 || e[l] === o) return [];
    const a = `INPUT_${t.toUpperCase()}`;
    return [ (0, n.CC)(t, `is no input of this action; write \`${l}\` (or rename ${a}, if it is a variable of the job)`) ];
   });
  }
  const s = t => t.toLowerCase().replace(/[-_]/g, "");
 }),
 7785: ((t, e, o) => {
  o.d(e, {
   default: () => i
  });
  const r = [];
  const n = [];
  function i(t, e, o) {
   if (t === e) return 0;
   const i = o?.maxDistance;
   const c = t;
   if (t.length > e.length) {
    t = e;
    e = c;
   }
   let l = t.length;
   let s = e.length;
   while (l > 0 && t.charCodeAt(~-l) === e.charCodeAt(~-s)) {
    l--;
    s--;
   }
   let a = 0;
   while (a < l && t.charCodeAt(a) === e.charCodeAt(a)) a++;
   l -= a;
   s -= a;
   if (i !== void 0 && s - l > i) return i;
   if (l === 0) return i !== void 0 && s > i ? i : s;
   let d;
   let f;
   let h;
   let u;
   let C = 0;
   let p = 0;
   while (C < l) {
    n[C] = t.charCodeAt(a + C);
    r[C] = ++C;
   }
   while (p < s) {
    d = e.charCodeAt(a + p);
    h = p++;
    f = p;
    for (C = 0; C < l; C++) {
     u = d === n[C] ? h : h + 1;
     h = r[C];
     f = r[C] = h > f ? u > f ? f + 1 : u : u > h ? h + 1 : u;
    }
    if (i !== void 0) {
     let t = f;
     for (C = 0; C < l; C++) if (r[C] < t) t = r[C];
     if (t > i) return i;
    }
   }
   r.length = l;
   n.length = l;
   return i !== void 0 && f > i ? i : f;
  }
 })
};
