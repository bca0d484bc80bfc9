export const id = 775;

export const ids = [ 775, 785 ];

export const modules = {
 9775: (t, e, r) => {
  r.d(e, {
   d: () => a,
   misspelled: () => f
  });
  var n = r(7785), o = r(8925);
  const i = 2, c = t => t.toLowerCase().replace(/[-_]/g, "");
  function a(t, e, r = e) {
   return e.find(e => c(e) === c(t)) ?? r.find(e => (0, n.default)(c(e), c(t)) <= Math.min(i, e.length >> 1));
  }
  const d = [ "dry-run", "max-reach", "check-urls", "once-key", "once-per" ];
  function f(t, e) {
   return Object.entries(t).flatMap(([t, r]) => {
    const n = a(t, Object.keys(e), d);
    if (void 0 === n || e[n] === r) return [];
    const i = `write \`${n}\` (or rename INPUT_${t.toUpperCase()}, if it is a variable of the job)`;
    return (0, o.CC)(t, `is not an input of this action; ${i}`);
   });
  }
 },
 7785: (t, e, r) => {
  r.d(e, {
   default: () => i
  });
  const n = [], o = [];
  function i(t, e, r) {
   if (t === e) return 0;
   const i = r?.maxDistance, c = t;
   t.length > e.length && (t = e, e = c);
   let a = t.length, d = e.length;
   for (;a > 0 && t.charCodeAt(~-a) === e.charCodeAt(~-d); ) a--, d--;
   let f, s, l, h, u = 0;
   for (;u < a && t.charCodeAt(u) === e.charCodeAt(u); ) u++;
   if (a -= u, d -= u, void 0 !== i && d - a > i) return i;
   if (0 === a) return void 0 !== i && d > i ? i : d;
   let p = 0, C = 0;
   for (;p < a; ) o[p] = t.charCodeAt(u + p), n[p] = ++p;
   for (;C < d; ) {
    for (f = e.charCodeAt(u + C), l = C++, s = C, p = 0; p < a; p++) h = f === o[p] ? l : l + 1, 
    l = n[p], s = n[p] = l > s ? h > s ? s + 1 : h : h > l ? l + 1 : h;
    if (void 0 !== i) {
     let t = s;
     for (p = 0; p < a; p++) n[p] < t && (t = n[p]);
     if (t > i) return i;
    }
   }
   return n.length = a, o.length = a, void 0 !== i && s > i ? i : s;
  }
 }
};
