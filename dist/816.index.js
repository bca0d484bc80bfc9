export const id = 816;
export const ids = [ 816, 785 ];
export const modules = {
 9816: ((t, e, n) => {
  n.d(e, {
   misspelt: () => o
  });
  var r = n(7785);
  var i = n(2631);
  function o(t, e) {
   return Object.entries(t).flatMap(([t, n]) => {
    const r = l(t, Object.keys(e));
    if (r === void 0 || e[r] === n) return [];
    return [ (0, i.CC)(t, `is no input of this action; write \`${r}\``) ];
   });
  }
  function l(t, e) {
   const [n] = e.map(e => ({
    input: e,
    distance: (0, r["default"])(c(t), c(e))
   })).filter(({input: e, distance: n}) => s(c(t), c(e), n)).sort((t, e) => t.distance - e.distance);
   return n?.input;
  }
  const c = t => t.toLowerCase().replace(/[-_]/g, "");
  function s(t, e, n) {
   if (n <= Math.ceil(Math.max(t.length, e.length) / 3)) return true;
   return t.length > 2 && (e.startsWith(t) || t.startsWith(e));
  }
 }),
 7785: ((t, e, n) => {
  n.d(e, {
   default: () => o
  });
  const r = [];
  const i = [];
  function o(t, e, n) {
   if (t === e) return 0;
   const o = n?.maxDistance;
   const l = t;
   if (t.length > e.length) {
    t = e;
    e = l;
   }
   let c = t.length;
   let s = e.length;
   while (c > 0 && t.charCodeAt(~-c) === e.charCodeAt(~-s)) {
    c--;
    s--;
   }
   let a = 0;
   while (a < c && t.charCodeAt(a) === e.charCodeAt(a)) a++;
   c -= a;
   s -= a;
   if (o !== void 0 && s - c > o) return o;
   if (c === 0) return o !== void 0 && s > o ? o : s;
   let h;
   let u;
   let d;
   let f;
   let p = 0;
   let g = 0;
   while (p < c) {
    i[p] = t.charCodeAt(a + p);
    r[p] = ++p;
   }
   while (g < s) {
    h = e.charCodeAt(a + g);
    d = g++;
    u = g;
    for (p = 0; p < c; p++) {
     f = h === i[p] ? d : d + 1;
     d = r[p];
     u = r[p] = d > u ? f > u ? u + 1 : f : f > d ? d + 1 : f;
    }
    if (o !== void 0) {
     let t = u;
     for (p = 0; p < c; p++) if (r[p] < t) t = r[p];
     if (t > o) return o;
    }
   }
   r.length = c;
   i.length = c;
   return o !== void 0 && u > o ? o : u;
  }
 })
};
