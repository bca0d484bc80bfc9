export const id = 785;
export const ids = [ 785 ];
export const modules = {
 7785: ((t, e, o) => {
  o.d(e, {
   default: () => r
  });
  const l = [];
  const n = [];
  function r(t, e, o) {
   if (t === e) return 0;
   const r = o?.maxDistance;
   const i = t;
   if (t.length > e.length) {
    t = e;
    e = i;
   }
   let h = t.length;
   let c = e.length;
   while (h > 0 && t.charCodeAt(~-h) === e.charCodeAt(~-c)) {
    h--;
    c--;
   }
   let d = 0;
   while (d < h && t.charCodeAt(d) === e.charCodeAt(d)) d++;
   h -= d;
   c -= d;
   if (r !== void 0 && c - h > r) return r;
   if (h === 0) return r !== void 0 && c > r ? r : c;
   let f;
   let s;
   let a;
   let u;
   let g = 0;
   let A = 0;
   while (g < h) {
    n[g] = t.charCodeAt(d + g);
    l[g] = ++g;
   }
   while (A < c) {
    f = e.charCodeAt(d + A);
    a = A++;
    s = A;
    for (g = 0; g < h; g++) {
     u = f === n[g] ? a : a + 1;
     a = l[g];
     s = l[g] = a > s ? u > s ? s + 1 : u : u > a ? a + 1 : u;
    }
    if (r !== void 0) {
     let t = s;
     for (g = 0; g < h; g++) if (l[g] < t) t = l[g];
     if (t > r) return r;
    }
   }
   l.length = h;
   n.length = h;
   return r !== void 0 && s > r ? r : s;
  }
 })
};
