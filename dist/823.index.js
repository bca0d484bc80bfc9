export const id = 823;

export const ids = [ 823, 785 ];

export const modules = {
 9823: (e, t, r) => {
  r.d(t, {
   misspelled: () => a
  });
  var o = r(7785), n = r(8925);
  const i = [ "dry-run", "max-reach", "check-urls", "once-key", "once-per" ], c = 2;
  function a(e, t) {
   return Object.entries(e).flatMap(([e, r]) => {
    const a = Object.keys(t).find(t => d(t) === d(e)) ?? i.find(t => (0, o.default)(d(t), d(e)) <= c);
    if (void 0 === a || t[a] === r) return [];
    const f = `INPUT_${e.toUpperCase()}`;
    return [ (0, n.CC)(e, `is not an input of this action; write \`${a}\` (or rename ${f}, if it is a variable of the job)`) ];
   });
  }
  const d = e => e.toLowerCase().replace(/[-_]/g, "");
 },
 7785: (e, t, r) => {
  r.d(t, {
   default: () => i
  });
  const o = [], n = [];
  function i(e, t, r) {
   if (e === t) return 0;
   const i = r?.maxDistance, c = e;
   e.length > t.length && (e = t, t = c);
   let a = e.length, d = t.length;
   for (;a > 0 && e.charCodeAt(~-a) === t.charCodeAt(~-d); ) a--, d--;
   let f, s, l, h, u = 0;
   for (;u < a && e.charCodeAt(u) === t.charCodeAt(u); ) u++;
   if (a -= u, d -= u, void 0 !== i && d - a > i) return i;
   if (0 === a) return void 0 !== i && d > i ? i : d;
   let p = 0, C = 0;
   for (;p < a; ) n[p] = e.charCodeAt(u + p), o[p] = ++p;
   for (;C < d; ) {
    for (f = t.charCodeAt(u + C), l = C++, s = C, p = 0; p < a; p++) h = f === n[p] ? l : l + 1, 
    l = o[p], s = o[p] = l > s ? h > s ? s + 1 : h : h > l ? l + 1 : h;
    if (void 0 !== i) {
     let e = s;
     for (p = 0; p < a; p++) o[p] < e && (e = o[p]);
     if (e > i) return i;
    }
   }
   return o.length = a, n.length = a, void 0 !== i && s > i ? i : s;
  }
 }
};
