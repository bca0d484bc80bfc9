export const id = 34;

export const ids = [ 34 ];

export const modules = {
 3034: (e, t, n) => {
  n.r(t), n.d(t, {
   readEvent: () => r
  });
  var o = n(3024);
  const a = 26214400;
  function r() {
   const {GITHUB_EVENT_NAME: e = "", GITHUB_EVENT_PATH: t = ""} = process.env;
   try {
    return (0, o.statSync)(t).size > a ? {
     name: e,
     payload: void 0
    } : {
     name: e,
     payload: JSON.parse((0, o.readFileSync)(t, "utf8"))
    };
   } catch {
    return {
     name: e,
     payload: void 0
    };
   }
  }
 }
};
