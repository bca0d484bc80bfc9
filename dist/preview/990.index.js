export const id = 990;

export const ids = [ 990 ];

export const modules = {
 6990: (s, t, e) => {
  e.d(t, {
   readActions: () => i
  });
  var o = e(1003), a = e(7314);
  async function i(s, t) {
   const e = await (0, a.h)(s, {
    input: "actions"
   }, t);
   if (!("value" in e)) return {
    fields: {},
    problems: e.problems
   };
   const i = e.problems.map(s => ({
    ...s,
    path: [ "actions", ...s.path ?? [] ]
   })), {fields: n, problems: p} = (0, o.L)({
    actions: e.value
   }, {
    input: "actions"
   }, s => e.placeOf(s.slice(1)), i);
   return {
    fields: n,
    problems: p.map(s => ({
     ...s,
     path: s.path?.slice(1)
    }))
   };
  }
 }
};
