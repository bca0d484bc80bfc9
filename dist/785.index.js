export const id = 785;

export const ids = [ 785 ];

export const modules = {
 7785: (t, e, o) => {
  o.d(e, {
   default: () => d
  });
  const r = [], n = [];
  function d(t, e, o) {
   if (t === e) return 0;
   const d = o?.maxDistance, c = t;
   t.length > e.length && (t = e, e = c);
   let f = t.length, i = e.length;
   for (;f > 0 && t.charCodeAt(~-f) === e.charCodeAt(~-i); ) f--, i--;
   let h, l, a, s, u = 0;
   for (;u < f && t.charCodeAt(u) === e.charCodeAt(u); ) u++;
   if (f -= u, i -= u, void 0 !== d && i - f > d) return d;
   if (0 === f) return void 0 !== d && i > d ? d : i;
   let g = 0, A = 0;
   for (;g < f; ) n[g] = t.charCodeAt(u + g), r[g] = ++g;
   for (;A < i; ) {
    for (h = e.charCodeAt(u + A), a = A++, l = A, g = 0; g < f; g++) s = h === n[g] ? a : a + 1, 
    a = r[g], l = r[g] = a > l ? s > l ? l + 1 : s : s > a ? a + 1 : s;
    if (void 0 !== d) {
     let t = l;
     for (g = 0; g < f; g++) r[g] < t && (t = r[g]);
     if (t > d) return d;
    }
   }
   return r.length = f, n.length = f, void 0 !== d && l > d ? d : l;
  }
 }
};
