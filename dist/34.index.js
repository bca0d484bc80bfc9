export const id = 34;
export const ids = [ 34 ];
export const modules = {
 3034: ((e, s, r) => {
  r.d(s, {
   readEvent: () => t
  });
  var o = r(7157);
  function t() {
   const e = process.env.GITHUB_EVENT_NAME ?? "";
   try {
    return {
     name: e,
     payload: (new o.o).payload
    };
   } catch {
    return {
     name: e,
     payload: void 0
    };
   }
  }
 }),
 7157: ((e, s, r) => {
  r.d(s, {
   o: () => n
  });
  var o = r(9896);
  var t = r(857);
  class n {
   constructor() {
    var e, s, r;
    this.payload = {};
    if (process.env.GITHUB_EVENT_PATH) if ((0, o.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, 
    o.readFileSync)(process.env.GITHUB_EVENT_PATH, {
     encoding: "utf8"
    })); else {
     const e = process.env.GITHUB_EVENT_PATH;
     process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${t.EOL}`);
    }
    this.eventName = process.env.GITHUB_EVENT_NAME;
    this.sha = process.env.GITHUB_SHA;
    this.ref = process.env.GITHUB_REF;
    this.workflow = process.env.GITHUB_WORKFLOW;
    this.action = process.env.GITHUB_ACTION;
    this.actor = process.env.GITHUB_ACTOR;
    this.job = process.env.GITHUB_JOB;
    this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
    this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
    this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
    this.apiUrl = (e = process.env.GITHUB_API_URL) !== null && e !== void 0 ? e : "https://api.github.com";
    this.serverUrl = (s = process.env.GITHUB_SERVER_URL) !== null && s !== void 0 ? s : "https://github.com";
    this.graphqlUrl = (r = process.env.GITHUB_GRAPHQL_URL) !== null && r !== void 0 ? r : "https://api.github.com/graphql";
   }
   get issue() {
    const e = this.payload;
    return Object.assign(Object.assign({}, this.repo), {
     number: (e.issue || e.pull_request || e).number
    });
   }
   get repo() {
    if (process.env.GITHUB_REPOSITORY) {
     const [e, s] = process.env.GITHUB_REPOSITORY.split("/");
     return {
      owner: e,
      repo: s
     };
    }
    if (this.payload.repository) return {
     owner: this.payload.repository.owner.login,
     repo: this.payload.repository.name
    };
    throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
   }
  }
 })
};
