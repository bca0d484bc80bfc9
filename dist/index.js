import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";

var __webpack_modules__ = {
 3916: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   HR: () => Failure,
   h_: () => asFailure,
   q0: () => describe
  });
  class Failure extends Error {
   reason;
   title;
   next;
   constructor({reason: reason, title: title, message: message, next: next, cause: cause}) {
    super(message, cause === void 0 ? void 0 : {
     cause: cause
    });
    this.name = "Failure";
    this.reason = reason;
    this.title = title;
    this.next = next;
   }
  }
  function asFailure(thrown) {
   if (thrown instanceof Failure) return thrown;
   return new Failure({
    reason: "internal-error",
    title: "Internal error",
    message: `The action itself failed: ${describe(thrown)}.`,
    next: "Please report this with the log of the run.",
    cause: thrown
   });
  }
  function describe(thrown) {
   if (!(thrown instanceof Error)) return String(thrown);
   const code = thrown.code;
   const text = (thrown.message || thrown.name).replace(/\s+/g, " ").trim();
   const own = typeof code === "string" && !text.includes(code) ? `${code}: ${text}` : text;
   const inner = thrown instanceof AggregateError ? thrown.errors.map(describe).join("; ") : "";
   const all = inner && inner !== own ? `${own} (${inner})` : own;
   return thrown.cause === void 0 ? all : `${all}: ${describe(thrown.cause)}`;
  }
 }),
 9407: ((module, __unused_webpack___webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
   try {
    var _send_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5880);
    await (0, _send_js__WEBPACK_IMPORTED_MODULE_0__.t)();
    __webpack_async_result__();
   } catch (e) {
    __webpack_async_result__(e);
   }
  }, 1);
 }),
 9726: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   L5: () => parseFields,
   Qs: () => obeying,
   Vu: () => requiredFields,
   pi: () => fieldNames,
   wg: () => inputOf
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3619);
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8532);
  var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3305);
  var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2631);
  var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2628);
  function obeying(type, rule, missing) {
   return zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((input, context) => {
    const wrong = input === void 0 ? `is missing; give ${missing ?? type}` : wrongType(type, input);
    const parsed = typeof input === "string" ? rule(input.trim()) : {
     wrong: wrong
    };
    if ("value" in parsed) return parsed.value;
    context.issues.push({
     code: "custom",
     message: parsed.wrong,
     input: input
    });
    return zod_mini__WEBPACK_IMPORTED_MODULE_3__.tm;
   });
  }
  function wrongType(type, input) {
   const kind = input === null ? "null" : Array.isArray(input) ? "a list" : typeof input === "object" ? "a mapping" : "";
   const found = kind || `the ${typeof input} ${String(input)}`;
   const quote = typeof input === "number" || typeof input === "boolean" ? " in quotes" : "";
   return `is ${found}; give ${type}${quote}`;
  }
  const filled = text => text === "" ? {
   wrong: "is blank, which the service refuses; give a text"
  } : {
   value: text
  };
  const filledUrl = (...schemes) => {
   const isUrl = (0, _rules_js__WEBPACK_IMPORTED_MODULE_1__.rf)(...schemes);
   return text => text === "" ? filled(text) : isUrl(text);
  };
  const text = obeying("a text", filled);
  const imageUrl = obeying("an https URL", filledUrl("https"));
  const pageUrl = obeying("an http or https URL", filledUrl("https", "http"));
  const actions = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
   text: text,
   url: pageUrl
  }, {
   error: issue => objectError(issue, "a mapping of `text` and `url`")
  }), {
   error: issue => issue.code === "invalid_type" ? wrongType("a list of {text, url}", issue.input) : void 0
  }).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.m9(1, "is an empty list; give at least one {text, url}, or leave it out"));
  const maxTtl = Number.MAX_SAFE_INTEGER;
  const ttl = zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig({
   error: issue => wrongType("whole seconds as a number", issue.input)
  }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB(seconds => Number.isInteger(seconds) && seconds >= 0 && seconds <= maxTtl, {
   error: issue => `is ${String(issue.input)}; give whole seconds from 0 to ${maxTtl}`
  }));
  function objectError(issue, right) {
   return issue.code === "invalid_type" ? wrongType(right, issue.input) : void 0;
  }
  const fieldSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
   title: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(text),
   message: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(text),
   icon_url: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(imageUrl),
   banner_url: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(imageUrl),
   landing_url: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(pageUrl),
   actions: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(actions),
   utm_source: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(text),
   utm_medium: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(text),
   utm_campaign: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(text),
   ttl: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(ttl)
  }, {
   error: issue => objectError(issue, "a mapping of notification fields")
  });
  const fieldNames = Object.keys(fieldSchema.shape);
  const requiredFields = [ "title", "message", "icon_url", "landing_url" ];
  function parseFields(given) {
   const parsed = parseOrOverflow(given);
   if (parsed === void 0) return {
    fields: {},
    flaws: [ {
     path: [ "actions" ],
     wrong: "are too many to be checked"
    } ]
   };
   if (parsed.success) return {
    fields: parsed.data,
    flaws: []
   };
   const flaws = (0, _problems_js__WEBPACK_IMPORTED_MODULE_0__.Pv)(parsed.error);
   const flawed = new Set(flaws.map(({path: path}) => path[0]));
   const sound = Object.entries(given ?? {}).filter(([name]) => !flawed.has(name));
   return {
    fields: parseOrOverflow(Object.fromEntries(sound))?.data ?? {},
    flaws: flaws
   };
  }
  function parseOrOverflow(given) {
   try {
    return fieldSchema.safeParse(given, {
     jitless: true
    });
   } catch (error) {
    if (error instanceof RangeError) return;
    throw error;
   }
  }
  const inputOf = field => field.replaceAll("_", "-");
 }),
 2631: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   CC: () => problem,
   KE: () => listed,
   LF: () => pathText,
   Pv: () => flawsOf,
   vQ: () => inputFailure
  });
  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3916);
  const problem = (at, wrong, reason = "invalid-input") => ({
   at: at,
   wrong: wrong,
   reason: reason
  });
  function flawsOf(error) {
   return (error?.issues ?? []).flatMap(issue => {
    if (issue.code !== "unrecognized_keys") return [ {
     path: issue.path,
     wrong: issue.message
    } ];
    return issue.keys.map(key => ({
     path: [ ...issue.path, key ],
     wrong: "is not known here; remove it or correct its name"
    }));
   });
  }
  function pathText(path) {
   return path.reduce((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
   }, "");
  }
  function inputFailure(problems) {
   const reason = problems.some(each => each.reason === "invalid-input") ? "invalid-input" : "unreadable-file";
   return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.HR({
    reason: reason,
    title: reason === "unreadable-file" ? "Unreadable file" : "Invalid input",
    message: listed(problems.map(each => `${each.at}: ${each.wrong}.`)),
    next: "Correct it and start a new run (a re-run takes the workflow as it was)."
   });
  }
  const mostListed = 100;
  function listed(sentences) {
   if (sentences.length === 1) return sentences.join("");
   const lines = sentences.slice(0, mostListed).map(sentence => `- ${sentence}`);
   if (sentences.length > mostListed) lines.push(`- and ${sentences.length - mostListed} more`);
   return `${sentences.length} problems:\n${lines.join("\n")}`;
  }
 }),
 2628: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   TL: () => quoted,
   iP: () => flagOf,
   p0: () => duration,
   pc: () => baseUrl,
   rD: () => wholeNumber,
   rJ: () => secret,
   rf: () => absoluteUrl,
   zM: () => boolean
  });
  var _url_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7666);
  const secondsPerUnit = {
   "": 1,
   s: 1,
   m: 60,
   h: 3600,
   d: 86400,
   w: 604800
  };
  const visibleAscii = /^[\x21-\x7e]+$/;
  const loopbackHosts = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
  function quoted(text) {
   const line = JSON.stringify(text);
   return line.length > 120 ? `${line.slice(0, 100)}\u2026" (${text.length} characters)` : line;
  }
  function wholeNumber(what, min, max) {
   return text => {
    const value = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? {
     value: value
    } : {
     wrong: `${quoted(text)} is not ${what}`
    };
   };
  }
  function boolean(text) {
   if (/^(true|True|TRUE)$/.test(text)) return {
    value: true
   };
   if (/^(false|False|FALSE)$/.test(text)) return {
    value: false
   };
   return {
    wrong: `${quoted(text)} is neither true nor false; give one of these two words`
   };
  }
  function flagOf(text) {
   const parsed = boolean(text);
   return "value" in parsed ? parsed.value : void 0;
  }
  function duration(text) {
   const match = /^([0-9]+)([smhdw]?)$/.exec(text);
   const right = "give whole seconds (3600), or a whole number with one unit of s, m, h, d, w (12h)";
   if (!match) return {
    wrong: `${quoted(text)} is not a duration; ${right}`
   };
   const value = Number(match[1]) * secondsPerUnit[match[2]];
   if (!Number.isSafeInteger(value)) return {
    wrong: `${quoted(text)} is too long; ${right}`
   };
   return {
    value: value
   };
  }
  function secret(text) {
   if (visibleAscii.test(text)) return {
    value: text
   };
   return {
    wrong: "holds a space, a line break or a character outside ASCII, which a token cannot; give the token alone, best from a secret"
   };
  }
  function absoluteUrl(...schemes) {
   const right = `give an absolute ${schemes.join(" or ")} URL, such as https://example.com/${schemes.length > 1 ? "page" : "image.png"}`;
   return urlWith(schemes, right);
  }
  function urlWith(schemes, right) {
   return text => {
    if (/[\s\p{Cc}\\]/u.test(text)) return {
     wrong: `${quoted(text)} holds white space or a backslash, which a URL cannot; ${right}`
    };
    const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase();
    if (scheme !== void 0 && !schemes.includes(scheme)) return {
     wrong: `${quoted(text)} is ${scheme}; ${right}`
    };
    const absolute = scheme !== void 0 && /^[^:]+:\/\/[^/?#]/.test(text) && (0, _url_js__WEBPACK_IMPORTED_MODULE_0__.D)(text) !== void 0;
    return absolute ? {
     value: text
    } : {
     wrong: `${quoted(text)} is not an absolute URL; ${right}`
    };
   };
  }
  function baseUrl(text) {
   if (/^[^/]*\/\/[^/?#]*@/.test(text)) return {
    wrong: "holds a user name or password; give the address without them"
   };
   const right = "give the https address of the push service, such as https://push.example.com";
   const parsed = urlWith([ "https", "http" ], right)(text);
   if ("wrong" in parsed) return parsed;
   const url = new URL(text);
   if (url.protocol === "http:" && !loopbackHosts.test(url.hostname)) return {
    wrong: `${quoted(text)} is http, which would send the token in the clear; give an https URL (http is for loopback addresses alone)`
   };
   if (/[?#]/.test(text)) return {
    wrong: `${quoted(text)} has a query or fragment; give the address without it`
   };
   return {
    value: text.replace(/\/+$/, "")
   };
  }
 }),
 6886: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   IM: () => misspelt,
   Lg: () => givesAway,
   Pw: () => contentInputs,
   _Q: () => withoutToken,
   yc: () => checkSendInputs
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3619);
  var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3945);
  var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9726);
  var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2631);
  var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2628);
  const contentInputs = [ "title", "message", "icon-url", "landing-url", "banner-url", "actions", "utm-source", "utm-medium", "utm-campaign", "ttl" ];
  const max = Number.MAX_SAFE_INTEGER;
  const text = (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Qs)("a text", value => ({
   value: value
  }));
  const flag = absent => zod_mini__WEBPACK_IMPORTED_MODULE_3__.Rvf((0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Qs)("true or false", _rules_js__WEBPACK_IMPORTED_MODULE_2__.zM), absent);
  const count = (absent, what, min, max) => zod_mini__WEBPACK_IMPORTED_MODULE_3__.Rvf((0, 
  _fields_js__WEBPACK_IMPORTED_MODULE_0__.Qs)(what, (0, _rules_js__WEBPACK_IMPORTED_MODULE_2__.rD)(what, min, max)), absent);
  function targetType(given) {
   if (given === "all" || given === "audience") return {
    value: given
   };
   return {
    wrong: `${(0, _rules_js__WEBPACK_IMPORTED_MODULE_2__.TL)(given)} is no target; give \`all\` (every subscriber) or \`audience\``
   };
  }
  const serviceShape = {
   "base-url": (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Qs)("a URL", _rules_js__WEBPACK_IMPORTED_MODULE_2__.pc, "the base address of the push service, such as https://push.example.com (a variable that is misspelt is empty)"),
   "api-token": (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Qs)("a token", _rules_js__WEBPACK_IMPORTED_MODULE_2__.rJ, "the API token of the site, from a secret (one that is misspelt, or not to be read here, is empty)"),
   timeout: count(30, "a whole number of seconds from 1 to 300", 1, 300),
   retries: count(3, "a whole number from 0 to 10", 0, 10),
   summary: flag(true)
  };
  const sendShape = {
   ...serviceShape,
   target: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Qs)("a target", targetType, "`all` (every subscriber) or `audience`; there is no default, so that nobody broadcasts by forgetting a line"),
   "audience-id": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Qs)("an id", (0, 
   _rules_js__WEBPACK_IMPORTED_MODULE_2__.rD)(`an audience id; give decimal digits, 1 to ${max}`, 1, max))),
   "audience-name": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(text),
   "max-reach": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Qs)("a number", (0, 
   _rules_js__WEBPACK_IMPORTED_MODULE_2__.rD)(`a whole number from 0 to ${max}`, 0, max))),
   "payload-file": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(text),
   "extra-fields": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(text),
   "dry-run": flag(false),
   "check-urls": flag(false),
   "once-key": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(text),
   "github-token": zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Qs)("a token", _rules_js__WEBPACK_IMPORTED_MODULE_2__.rJ))
  };
  zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc(serviceShape);
  const sendSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc(sendShape);
  function checkSendInputs(raw) {
   return check(sendSchema, raw, [ ...combinations(raw), ...publishedToken(raw) ]);
  }
  function check(schema, raw, further) {
   const given = Object.fromEntries(Object.entries(withoutToken(raw)).filter(([, value]) => value !== ""));
   const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_4__.xL(schema, given, {
    jitless: true
   });
   const problems = [ ...(0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.Pv)(parsed.error).map(({path: path, wrong: wrong}) => (0, 
   _problems_js__WEBPACK_IMPORTED_MODULE_1__.CC)((0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.LF)(path), wrong)), ...further ];
   if (parsed.success && problems.length === 0) return {
    settings: parsed.data,
    problems: []
   };
   return {
    settings: void 0,
    problems: problems
   };
  }
  function combinations(raw) {
   const problems = [];
   if (raw.target === "all") {
    for (const name of [ "audience-id", "audience-name" ]) if (raw[name]) problems.push((0, 
    _problems_js__WEBPACK_IMPORTED_MODULE_1__.CC)(name, "goes with `target: audience` alone; remove it, or change `target`"));
    if (raw["max-reach"]) {
     const why = "the service does not report the reach of a broadcast";
     problems.push((0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.CC)("max-reach", `goes with \`target: audience\` alone (${why}); remove it`));
    }
   }
   if (raw.target === "audience" && !raw["audience-id"] && !raw["audience-name"]) problems.push((0, 
   _problems_js__WEBPACK_IMPORTED_MODULE_1__.CC)("audience-id", "is missing; `target: audience` needs `audience-id` or `audience-name`"));
   if (raw["once-key"] && !raw["github-token"]) problems.push((0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.CC)("github-token", "is missing; `once-key` keeps its claims in the repository and needs it"));
   return problems;
  }
  function misspelt(stray, raw) {
   const bare = name => name.toLowerCase().replace(/[-_]/g, "");
   return Object.entries(stray).flatMap(([name, value]) => {
    const meant = Object.keys(raw).find(known => bare(known) === bare(name));
    if (meant === void 0 || raw[meant] === value) return [];
    return [ (0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.CC)(name, `is no input of this action; write \`${meant}\``) ];
   });
  }
  const shortestToken = 8;
  const givesAway = (token, text) => token.length >= shortestToken && text.includes(token);
  function withoutToken(raw) {
   const token = raw["api-token"] ?? "";
   const without = ([name, value]) => name !== "api-token" && givesAway(token, value) ? [ name, value.replaceAll(token, "(token)") ] : [ name, value ];
   return Object.fromEntries(Object.entries(raw).map(without));
  }
  function publishedToken(raw) {
   const token = raw["api-token"] ?? "";
   return Object.entries(raw).filter(([name, value]) => name !== "api-token" && givesAway(token, value)).map(([name]) => (0, 
   _problems_js__WEBPACK_IMPORTED_MODULE_1__.CC)(name, "contains the API token, which would be published; remove it"));
  }
 }),
 7329: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   W: () => urlsOf
  });
  function urlsOf({icon_url: icon_url, banner_url: banner_url, landing_url: landing_url, actions: actions = []}) {
   return [ ...icon_url === void 0 ? [] : [ {
    input: "icon-url",
    url: icon_url,
    use: "icon"
   } ], ...banner_url === void 0 ? [] : [ {
    input: "banner-url",
    url: banner_url,
    use: "banner"
   } ], ...landing_url === void 0 ? [] : [ {
    input: "landing-url",
    url: landing_url,
    use: "page"
   } ], ...actions.map(({url: url}, index) => ({
    input: `actions[${index}].url`,
    url: url,
    use: "page"
   })) ];
  }
 }),
 8816: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   Qz: () => flawText,
   Z9: () => placeText,
   hN: () => parseYaml
  });
  async function parseYaml(text) {
   const {isAlias: isAlias, isNode: isNode, isScalar: isScalar, LineCounter: LineCounter, parseAllDocuments: parseAllDocuments, visit: visit} = await __nccwpck_require__.e(815).then(__nccwpck_require__.t.bind(__nccwpck_require__, 8815, 19));
   const lines = new LineCounter;
   const documents = parseAllDocuments(text, {
    version: "1.2",
    schema: "core",
    lineCounter: lines,
    intAsBigInt: true,
    stringKeys: true,
    prettyErrors: false,
    logLevel: "silent"
   });
   const at = offset => {
    const {line: line, col: col} = lines.linePos(offset);
    return {
     line: line,
     column: col
    };
   };
   const [document, second] = Array.isArray(documents) ? documents : [];
   if (!document) return {
    value: null,
    placeOf: () => {}
   };
   const error = document.errors[0];
   if (error) return {
    isYaml: false,
    wrong: firstLine(error.message),
    place: at(error.pos[0])
   };
   if (second) return {
    isYaml: true,
    wrong: "holds more than one YAML document",
    place: at(second.range[0])
   };
   const placeOf = path => {
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? at(node.range[0]) : void 0;
   };
   let flaw;
   visit(document, {
    Node(_key, node) {
     if (isAlias(node)) return;
     const place = at(node.range?.[0] ?? 0);
     if (node.tag && !plainTags.test(node.tag)) flaw = {
      isYaml: true,
      wrong: `has the tag ${node.tag}, which is not used here`,
      place: place
     }; else if (isScalar(node) && (typeof node.value === "number" || typeof node.value === "bigint")) {
      const value = Number(node.value);
      const wrong = numberFlaw(value);
      if (wrong) flaw = {
       isYaml: true,
       wrong: `has the number ${node.source}, ${wrong}`,
       place: place
      }; else node.value = value;
     }
     return flaw && visit.BREAK;
    }
   });
   if (flaw) return flaw;
   const warning = document.warnings[0];
   if (warning) return {
    isYaml: true,
    wrong: firstLine(warning.message),
    place: at(warning.pos[0])
   };
   try {
    const value = document.toJS({
     maxAliasCount: 100
    });
    JSON.stringify(value);
    return {
     value: value,
     placeOf: placeOf
    };
   } catch (error) {
    return {
     isYaml: true,
     wrong: `has an alias that cannot be followed: ${firstLine(String(error.message))}`
    };
   }
  }
  const plainTags = /^tag:yaml\.org,2002:(str|int|float|bool|null|map|seq)$/;
  function numberFlaw(value) {
   if (!Number.isFinite(value)) return "which JSON cannot hold";
   if (Number.isInteger(value) && !Number.isSafeInteger(value)) return "which is beyond 2^53-1 and would change; quote it if it is a text";
   return;
  }
  const firstLine = text => text.split("\n", 1)[0] ?? "";
  const placeText = place => place ? `, line ${place.line}, column ${place.column}` : "";
  const flawText = ({isYaml: isYaml, wrong: wrong, place: place}) => isYaml ? `${wrong}${placeText(place)}` : `is neither YAML nor JSON (${wrong}${placeText(place)}); put texts with \`: \` or \`#\` in quotes`;
 }),
 5880: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   t: () => send
  });
  var errors = __nccwpck_require__(3916);
  async function resolveAudience({id: id, name: name}, list) {
   return name === void 0 ? byId(id, list) : byName(name, id, list);
  }
  function checkReach(audience, maxReach) {
   if (maxReach === void 0 || audience.reach === void 0 || audience.reach <= maxReach) return;
   throw new errors.HR({
    reason: "reach-exceeded",
    title: "Audience too large",
    message: `The audience ${audience.id}${audience.name ? ` ("${audience.name}")` : ""} has a reach of ${audience.reach}, which is more than max-reach allows (${maxReach}).`,
    next: "Check that it is the audience you mean; if it is, raise `max-reach`."
   });
  }
  function byId(id, list) {
   const found = largest(list.filter(audience => audience.id === id));
   if (found) return found;
   throw new errors.HR({
    reason: "audience-not-found",
    title: "Audience not found",
    message: `The service lists no audience with the id ${id} (it lists ${list.length}).`,
    next: "Look the id up in the panel of the service, or list the audiences with the audiences action."
   });
  }
  async function byName(name, id, list) {
   const key = normalised(name);
   const bearers = list.filter(audience => normalised(audience.name) === key);
   if (id !== void 0) {
    const found = largest(bearers.filter(audience => audience.id === id));
    if (found) return found;
    const bearing = bearers.length > 0 ? `that name belongs to ${bearers.slice(0, 5).map(label).join(", ")}` : "nobody bears that name";
    throw new errors.HR({
     reason: "audience-mismatch",
     title: "Audience id and name differ",
     message: `audience-id is ${id} and audience-name is "${name}", but ${bearing}.`,
     next: "Correct one of the two, or give only one."
    });
   }
   const [found, second] = bearers;
   if (found && second) throw new errors.HR({
    reason: "audience-ambiguous",
    title: "Several audiences of that name",
    message: `${bearers.length} audiences are named "${name}": ${listed(bearers)}.`,
    next: "Say which one is meant with `audience-id`."
   });
   if (found) return found;
   const nearest = await nearestNames(key, list);
   throw new errors.HR({
    reason: "audience-not-found",
    title: "Audience not found",
    message: `No audience is named "${name}".${nearest.length > 0 ? ` The nearest names: ${listed(nearest)}.` : " The service lists none at all."}`,
    next: "Correct `audience-name` (capitals count), or create the audience in the panel of the service."
   });
  }
  const largest = audiences => audiences.reduce((most, each) => most && most.reach >= each.reach ? most : each, void 0);
  const normalised = name => name.normalize("NFC").trim();
  const label = ({id: id, name: name}) => `"${name}" (id ${id})`;
  const mostListed = 200;
  function listed(audiences) {
   const shown = audiences.slice(0, mostListed).map(({id: id, name: name, reach: reach}) => `"${name}" (id ${id}, reach ${reach})`);
   const rest = audiences.length - shown.length;
   return rest > 0 ? `${shown.join(", ")} and ${rest} more` : shown.join(", ");
  }
  const comparedLength = 100;
  async function nearestNames(key, list) {
   const {default: leven} = await __nccwpck_require__.e(785).then(__nccwpck_require__.bind(__nccwpck_require__, 7785));
   const folded = name => normalised(name).toLowerCase().slice(0, comparedLength);
   const wanted = folded(key);
   return list.map(audience => ({
    audience: audience,
    distance: leven(wanted, folded(audience.name))
   })).sort((one, other) => one.distance - other.distance).slice(0, 5).map(({audience: audience}) => audience);
  }
  var notification_fields = __nccwpck_require__(9726);
  var notification_problems = __nccwpck_require__(2631);
  var notification_settings = __nccwpck_require__(6886);
  function bodyOf(notification, chosen, extraFields) {
   const target = chosen.type === "all" ? {
    type: "all"
   } : {
    type: "audience",
    value: chosen.audience.id
   };
   return JSON.stringify({
    ...notification,
    target: target,
    ...extraFields
   });
  }
  function publishedTokens(fields, token, input = name => (0, notification_fields.wg)(name)) {
   return Object.entries(fields).filter(([name, value]) => strings([ name, value ]).some(text => (0, 
   notification_settings.Lg)(token, text))).map(([name]) => (0, notification_problems.CC)(input(name), "contains the API token, which would be published; remove it"));
  }
  function strings(value) {
   if (typeof value === "string") return [ value ];
   if (typeof value !== "object" || value === null) return [];
   return Object.entries(value).flatMap(([key, inner]) => [ key, ...strings(inner) ]);
  }
  async function sendOnce(claims, send) {
   const taken = await (claims?.claim());
   if (!claims || !taken) return send();
   const next = `To send again on purpose, release the claim and run this again: ${claims.command}`;
   return {
    outcome: "skipped",
    reason: "already-sent",
    because: taken.holder,
    next: next
   };
  }
  async function settleClaim(claims, {outcome: outcome}) {
   if (!claims) return {
    warnings: [],
    notes: []
   };
   if (outcome === "not-sent" || outcome === "rejected") return {
    warnings: await claims.release(),
    notes: []
   };
   if (outcome !== "unknown") return {
    warnings: [],
    notes: []
   };
   const note = `The claim ${claims.ref} is kept, so a re-run does not send. If it turns out that nothing was sent, release it: ${claims.command}`;
   return {
    warnings: [],
    notes: [ note ]
   };
  }
  var rules = __nccwpck_require__(2628);
  var yaml = __nccwpck_require__(8816);
  async function fieldsFromInputs(raw) {
   const given = {};
   const problems = [];
   for (const input of notification_settings.Pw.filter(name => raw[name] !== "")) {
    const read = await readInput(input, raw[input]);
    if ("wrong" in read) problems.push((0, notification_problems.CC)(input, read.wrong));
    given[input.replaceAll("-", "_")] = "wrong" in read ? void 0 : read.value;
   }
   const {fields: fields, flaws: flaws} = (0, notification_fields.L5)(given);
   problems.push(...flaws.map(({path: path, wrong: wrong}) => (0, notification_problems.CC)(inputPlace(path), wrong)));
   return {
    fields: fields,
    given: new Set(Object.keys(given)),
    problems: problems
   };
  }
  const inputPlace = ([field, ...rest]) => (0, notification_problems.LF)([ (0, notification_fields.wg)(field), ...rest ]);
  async function readInput(name, text) {
   if (name === "ttl") return (0, rules.p0)(text);
   if (name !== "actions") return {
    value: text
   };
   const list = await (0, yaml.hN)(text);
   if ("value" in list) return list;
   return {
    wrong: `${(0, yaml.Qz)(list)}; give a list of {text, url}`
   };
  }
  const noFields = {
   fields: {},
   given: new Set,
   problems: []
  };
  function combine(inputs, file = noFields, event = {
   kind: "none"
  }) {
   const problems = [ ...inputs.problems, ...file.problems ];
   const open = notification_fields.Vu.filter(field => !inputs.given.has(field) && !file.given.has(field));
   const derived = event.kind === "content" ? event.fields : {};
   const announceable = event.kind !== "not-announceable";
   for (const field of open.filter(field => announceable && derived[field] === void 0)) {
    const gap = event.kind === "content" && event.gaps[field];
    const why = gap ? ` (${gap})` : "";
    problems.push((0, notification_problems.CC)((0, notification_fields.wg)(field), `is missing${why}; give it as an input, or as \`${field}\` in \`payload-file\` (only release and deployment_status events supply it)`));
   }
   if (problems.length > 0) return {
    problems: problems
   };
   if (open.length > 0 && event.kind === "not-announceable") return {
    skip: event.because
   };
   const wanted = Object.fromEntries(open.map(field => [ field, derived[field] ]));
   const {fields: fields, flaws: flaws} = (0, notification_fields.L5)(wanted);
   if (flaws.length > 0) return {
    problems: flaws.map(({path: path, wrong: wrong}) => (0, notification_problems.CC)(`${inputPlace(path)} (from the event)`, wrong))
   };
   const merged = {
    ...fields,
    ...file.fields,
    ...inputs.fields
   };
   const sourceOf = field => inputs.given.has(field) ? "input" : file.given.has(field) ? "file" : "event";
   const names = notification_fields.pi.filter(field => merged[field] !== void 0);
   return {
    content: {
     notification: Object.fromEntries(names.map(field => [ field, merged[field] ])),
     sources: Object.fromEntries(names.map(field => [ field, sourceOf(field) ]))
    }
   };
  }
  async function readExtraFields(text) {
   if (text === "") return {
    fields: {},
    problems: []
   };
   const read = await (0, yaml.hN)(text);
   if ("wrong" in read) return wrong(`${(0, yaml.Qz)(read)}; give a mapping of body fields`);
   const {value: value} = read;
   if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong("is no mapping; give body fields as `name: value`");
   const inputs = Object.keys(value).map(name => [ name, name.replaceAll("_", "-") ]);
   const documented = inputs.filter(([, input]) => [ ...notification_fields.pi.map(notification_fields.wg), "target" ].includes(input));
   if (documented.length === 0) return {
    fields: value,
    problems: []
   };
   return {
    fields: {},
    problems: documented.map(([name, input]) => (0, notification_problems.CC)("extra-fields", `\`${name}\` has an input of its own, \`${input}\`; use that`))
   };
  }
  const wrong = text => ({
   fields: {},
   problems: [ (0, notification_problems.CC)("extra-fields", text) ]
  });
  var urls = __nccwpck_require__(7329);
  function credentialProblems(notification) {
   return (0, urls.W)(notification).filter(({url: url}) => hasCredentials(new URL(url))).map(({input: input}) => (0, 
   notification_problems.CC)(input, "holds a user name or password, which `check-urls` never sends; give the URL without them"));
  }
  const hasCredentials = ({username: username, password: password}) => username !== "" || password !== "";
  var external_os_ = __nccwpck_require__(857);
  function toCommandValue(input) {
   if (input === null || input === void 0) return ""; else if (typeof input === "string" || input instanceof String) return input;
   return JSON.stringify(input);
  }
  function issueCommand(command, properties, message) {
   const cmd = new Command(command, properties, message);
   process.stdout.write(cmd.toString() + external_os_.EOL);
  }
  const CMD_STRING = "::";
  class Command {
   constructor(command, properties, message) {
    if (!command) command = "missing.command";
    this.command = command;
    this.properties = properties;
    this.message = message;
   }
   toString() {
    let cmdStr = CMD_STRING + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
     cmdStr += " ";
     let first = true;
     for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
      const val = this.properties[key];
      if (val) {
       if (first) first = false; else cmdStr += ",";
       cmdStr += `${key}=${escapeProperty(val)}`;
      }
     }
    }
    cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
    return cmdStr;
   }
  }
  function escapeData(s) {
   return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  }
  function escapeProperty(s) {
   return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
  }
  const getInput = name => (process.env[`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`] ?? "").trim();
  const setSecret = secret => issueCommand("add-mask", {}, secret);
  const annotate = (level, title, message) => issueCommand(level, {
   title: title
  }, message);
  const startGroup = title => issueCommand("group", {}, title);
  const endGroup = () => issueCommand("endgroup", {}, "");
  const print = line => void process.stdout.write(`${line}\n`);
  function formatOutputs(outputs) {
   const all = Object.values(outputs).join("\n");
   let number = 0;
   while (all.includes(`ghadelimiter_${number}`)) number++;
   const delimiter = `ghadelimiter_${number}`;
   return Object.entries(outputs).map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`).join("");
  }
  function readServiceInputs() {
   return {
    "api-token": readSecret("api-token"),
    "base-url": getInput("base-url"),
    timeout: getInput("timeout"),
    retries: getInput("retries"),
    summary: getInput("summary")
   };
  }
  function readSendInputs() {
   return {
    ...readServiceInputs(),
    "github-token": readSecret("github-token"),
    target: getInput("target"),
    "audience-id": getInput("audience-id"),
    "audience-name": getInput("audience-name"),
    "max-reach": getInput("max-reach"),
    title: getInput("title"),
    message: getInput("message"),
    "icon-url": getInput("icon-url"),
    "landing-url": getInput("landing-url"),
    "banner-url": getInput("banner-url"),
    actions: getInput("actions"),
    "utm-source": getInput("utm-source"),
    "utm-medium": getInput("utm-medium"),
    "utm-campaign": getInput("utm-campaign"),
    ttl: getInput("ttl"),
    "payload-file": getInput("payload-file"),
    "extra-fields": getInput("extra-fields"),
    "dry-run": getInput("dry-run"),
    "check-urls": getInput("check-urls"),
    "once-key": getInput("once-key")
   };
  }
  function readStrayInputs(known) {
   const stray = Object.entries(process.env).flatMap(([variable, value]) => {
    const name = /^INPUT_(.+)$/i.exec(variable)?.[1]?.toLowerCase();
    return name === void 0 || name in known || !value ? [] : [ [ name, value.trim() ] ];
   });
   return Object.fromEntries(stray);
  }
  function readSecret(name) {
   const secret = getInput(name);
   if (secret !== "") setSecret(secret);
   return secret;
  }
  async function readContent(raw) {
   const {settings: settings, problems: problems} = (0, notification_settings.yc)(raw);
   const token = raw["api-token"];
   const safe = (0, notification_settings._Q)(raw);
   const inputs = await fieldsFromInputs(safe);
   const file = safe["payload-file"] ? await readFile(safe["payload-file"], token) : void 0;
   const open = notification_fields.Vu.some(field => !inputs.given.has(field) && !file?.given.has(field));
   const event = open ? await readEventContent() : void 0;
   const extra = await readExtraFields(safe["extra-fields"]);
   const combined = combine(inputs, file, event);
   const stray = (0, notification_settings.IM)(readStrayInputs(raw), raw);
   const found = [ ...problems, ...stray, ..."problems" in combined ? combined.problems : [], ...extra.problems ];
   const fields = "content" in combined ? combined.content.notification : {
    ...file?.fields,
    ...inputs.fields
   };
   const published = [ ...publishedTokens(fields, token), ...publishedTokens({
    further: extra.fields
   }, token, () => "extra-fields") ];
   found.push(...published.filter(each => !problems.some(known => known.at === each.at)));
   if ((0, rules.iP)(raw["check-urls"])) found.push(...credentialProblems(fields));
   if (!settings || "problems" in combined || found.length > 0) throw (0, notification_problems.vQ)(found);
   return "skip" in combined ? combined : {
    settings: settings,
    content: combined.content,
    extraFields: extra.fields
   };
  }
  async function readEventContent() {
   const {readEvent: readEvent} = await __nccwpck_require__.e(34).then(__nccwpck_require__.bind(__nccwpck_require__, 3034));
   const {contentFromEvent: contentFromEvent} = await __nccwpck_require__.e(511).then(__nccwpck_require__.bind(__nccwpck_require__, 2511));
   return contentFromEvent(readEvent());
  }
  async function readFile(path, token) {
   const {readWorkspaceFile: readWorkspaceFile} = await __nccwpck_require__.e(730).then(__nccwpck_require__.bind(__nccwpck_require__, 8730));
   const {fieldsFromFile: fieldsFromFile} = await __nccwpck_require__.e(728).then(__nccwpck_require__.bind(__nccwpck_require__, 5728));
   return fieldsFromFile(path, await readWorkspaceFile(path), token);
  }
  const dayMs = 864e5;
  const longestTtl = 2419200;
  const warnedDays = 14;
  function contentAdvice({actions: actions, ttl: ttl}) {
   const advice = [];
   if (actions && actions.length > 2) advice.push(`There are ${actions.length} buttons, but browsers show two at the most.`);
   if (ttl !== void 0 && ttl > longestTtl) advice.push(`The ttl is ${ttl} s, but push services keep a message four weeks (${longestTtl} s) at the most.`);
   return advice;
  }
  const reachAdvice = reach => reach === 0 ? [ "The audience has a reach of 0: nobody will receive this." ] : [];
  const keyAdvice = key => key !== void 0 && /[-_.:/#]$/.test(key) ? [ `The once-key "${key}" ends with a separator: is an expression in it empty? All such runs share this key.` ] : [];
  const rerunAdvice = (attempt, onceKey) => attempt > 1 && onceKey === void 0 ? [ `This is attempt ${attempt} of the run, and an attempt before may have sent the same already; \`once-key\` prevents that.` ] : [];
  function tokenAdvice(token, now) {
   if (/^(["'`]).*\1$/.test(token)) return [ "The API token begins and ends with a quotation mark: were they pasted into the secret?" ];
   const expiry = jwtExpiry(token);
   if (expiry === void 0) return [];
   const day = new Date(expiry).toISOString().slice(0, 10);
   if (expiry <= now) return [ `The API token expired on ${day}: the service will probably refuse it. Replace the secret.` ];
   if (expiry - now < warnedDays * dayMs) return [ `The API token expires on ${day}: replace the secret before then.` ];
   return [];
  }
  function jwtExpiry(token) {
   const [header, claims, signature, ...rest] = token.split(".");
   if (!header || !claims || signature === void 0 || rest.length > 0) return;
   try {
    const {exp: exp} = JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
    const expiry = typeof exp === "number" ? exp * 1e3 : Number.NaN;
    return Number.isNaN(new Date(expiry).getTime()) ? void 0 : expiry;
   } catch {
    return;
   }
  }
  const meaning = {
   rejected: "Nothing was sent: the service refused it.",
   "not-sent": "Nothing was sent.",
   unknown: "It may or may not have been sent."
  };
  const meaningOf = outcome => meaning[outcome];
  const nextOf = (outcome, {next: next}) => outcome === "unknown" ? `Look in the panel of the service before you send it again. ${next}` : next;
  const titleOf = (outcome, {title: title, reason: reason}) => `${title} (${outcome}: ${reason})`;
  function failureText(outcome, failure) {
   return `${failure.message}\n${meaning[outcome]} ${nextOf(outcome, failure)}`;
  }
  const headlines = {
   sent: "Notification sent",
   "dry-run": "Dry run: nothing was sent",
   skipped: "Skipped: nothing was sent",
   rejected: "Rejected: nothing was sent",
   "not-sent": "Not sent",
   unknown: "Unknown: it may or may not have been sent"
  };
  const headline = outcome => headlines[outcome];
  function contentLine({sources: sources}, extraFields) {
   const places = [ [ "input", "the inputs" ], [ "file", "the file" ], [ "event", "the event" ] ];
   const parts = places.flatMap(([source, place]) => {
    const fields = Object.entries(sources).flatMap(([field, from]) => from === source ? [ field ] : []);
    return fields.length > 0 ? [ `${fields.join(", ")} from ${place}` ] : [];
   });
   const extra = Object.keys(extraFields);
   if (extra.length > 0) parts.push(`${extra.join(", ")} from extra-fields`);
   return `Content: ${parts.join("; ")}.`;
  }
  function targetLine(target) {
   if (target.type === "all") return "To: every subscriber of the site (the service does not report how many).";
   const {id: id, name: name, reach: reach} = target.audience;
   const who = name === void 0 ? `the audience ${id}` : `the audience "${name}" (id ${id})`;
   return `To: ${who}${reach === void 0 ? "" : `, ${count(reach, "subscriber")}`}.`;
  }
  function guardLine(guards) {
   return `Guards: ${guards.length > 0 ? guards.join(", ") : "none of max-reach, check-urls and once-key"}.`;
  }
  function closingLine({conclusion: conclusion, attempts: attempts, delivery: delivery}) {
   const text = headline(conclusion.outcome);
   if (conclusion.outcome !== "sent") return `${text}.`;
   const tries = attempts > 1 ? ` at try ${attempts}` : "";
   return `${text}${tries}: the service answered ${delivery?.statusCode} at ${conclusion.sentAt.toISOString()}.`;
  }
  const count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;
  const exitCode = ({outcome: outcome}) => outcome === "sent" || outcome === "dry-run" || outcome === "skipped" ? 0 : 1;
  const either = name => process.env[name.toLowerCase()] || process.env[name] || void 0;
  function readProxySettings() {
   return {
    http: either("HTTP_PROXY"),
    https: either("HTTPS_PROXY"),
    bypass: either("NO_PROXY")
   };
  }
  const runAttempt = () => Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
  function readRun() {
   const {GITHUB_API_URL: GITHUB_API_URL, GITHUB_SERVER_URL: GITHUB_SERVER_URL, GITHUB_REPOSITORY: GITHUB_REPOSITORY, GITHUB_SHA: GITHUB_SHA, GITHUB_RUN_ID: GITHUB_RUN_ID} = process.env;
   return {
    github: {
     apiUrl: GITHUB_API_URL || "https://api.github.com",
     serverUrl: GITHUB_SERVER_URL || "https://github.com"
    },
    run: {
     repository: GITHUB_REPOSITORY ?? "",
     sha: GITHUB_SHA ?? "",
     id: GITHUB_RUN_ID ?? "",
     attempt: runAttempt()
    }
   };
  }
  function markup_escapeMarkup(text) {
   const inert = showInvisible(text).replace(special, entity).replace(linking, alone);
   return inert.replace(/^[\t -%'-;=-@[-`{-~]/, entity).replaceAll("\n", "<br>");
  }
  function escapeCode(text) {
   return showInvisible(text).replace(/[&<>]/g, entity).replaceAll("\n", "&#10;");
  }
  function quoted(text, most = 500) {
   return isolated(markup_escapeMarkup(markup_breakable(markup_clip(text, most))));
  }
  function sentence(text, most = 500) {
   const parts = markup_clip(text, most).replace(command, "`$&`").split(codeSpan);
   const markup = parts.map((part, index) => index % 2 === 1 ? code(part) : markup_escapeMarkup(markup_breakable(part)));
   return isolated(markup.join(""));
  }
  const isolated = markup => `<span dir="auto">${markup}</span>`;
  const codeSpan = /(?<![^\s("])`(?!\s)([^`\n]+)`(?!\w)/;
  const command = /(?<=: )gh api (?:--hostname [^\s`]+ )?--method DELETE [^\s`]+$/;
  const code = text => `<code>${escapeCode(text)}</code>`;
  function markup_link(url, most = 300) {
   const text = markup_escapeMarkup(markup_breakable(markup_clip(url, most)));
   return url.length > longestUrl ? text : `<a href="${escapeAttribute(url)}">${text}</a>`;
  }
  function markup_image(url, alt, width) {
   return url.length > longestUrl ? alt : `<img src="${escapeAttribute(url)}" alt="${alt}" width="${width}">`;
  }
  function markup_clip(text, most) {
   return text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, "")}\u2026` : text;
  }
  function markup_breakable(text, longest = 40) {
   if (!new RegExp(`[^\\s/?-]{${longest + 1}}`).test(text)) return text;
   const word = new RegExp(`${solid}{${longest + 1},}`, "gv");
   const piece = new RegExp(`${solid}{${pieceLength}}(?=${solid})`, "gv");
   return text.replace(word, each => each.replace(piece, "$&\u200b"));
  }
  const pieceLength = 10;
  const breaksByItself = String.raw`\/?\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60`;
  const solid = `[[\\p{L}\\p{N}\\p{P}\\p{S}]--[${breaksByItself}]]`;
  const longestUrl = 2e3;
  const special = /[&<>"'`*_~[\]()|\\!{}^]/g;
  const linking = /(?<!&)#|[@:$]|(?<=www)\./gi;
  const entity = character => `&#${character.codePointAt(0)};`;
  const alone = character => `<span>${entity(character)}</span>`;
  const escapeAttribute = text => showInvisible(text).replace(/[&<>"'`\n\t]/g, entity);
  function showInvisible(text) {
   return text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, character => {
    const code = character.codePointAt(0) ?? 0;
    return `\u2039U+${code.toString(16).toUpperCase().padStart(4, "0")}\u203a`;
   });
  }
  function explain(conclusion) {
   if ("failure" in conclusion) {
    const {outcome: outcome, failure: failure} = conclusion;
    const text = {
     title: titleOf(outcome, failure),
     message: failure.message,
     next: nextOf(outcome, failure)
    };
    return [ explanation_explainFailure(text, meaningOf(outcome)) ];
   }
   if (conclusion.outcome !== "skipped") return [];
   return [ table([ [ "Why", reason(conclusion.because) ], [ "What to do", sentence(conclusion.next, longestAdvice) ] ]) ];
  }
  function explanation_explainFailure({title: title, message: message, next: next}, meaning) {
   return table([ [ "What failed", `<b>${sentence(title)}</b>` ], [ "Why", sentence(message, longestMessage) ], ...meaning === void 0 ? [] : [ [ "Result", meaning ] ], [ "What to do", sentence(next, longestAdvice) ] ]);
  }
  const longestMessage = 5e3;
  const longestAdvice = 2e3;
  function table(rows) {
   const lines = rows.map(([name, value]) => `<tr><th align="left">${name.replaceAll(" ", "&nbsp;")}</th><td>${value}</td></tr>`);
   return `<table>\n${lines.join("\n")}\n</table>`;
  }
  function reason(because) {
   const url = claimingRun.exec(because)?.[1];
   if (url === void 0) return sentence(because, longestMessage);
   const parts = because.split(url).map(part => sentence(part, longestMessage));
   return parts.join(markup_link(url));
  }
  const claimingRun = /\((https?:\/\/[^\s()"]+\/actions\/runs\/\d+)\)[^()"]*$/;
  function outputsOf({attempts: attempts, conclusion: conclusion, delivery: delivery, payload: payload, target: target}) {
   const audience = target?.type === "audience" ? target.audience : void 0;
   return {
    outcome: conclusion.outcome,
    reason: "failure" in conclusion ? conclusion.failure.reason : "reason" in conclusion ? conclusion.reason : "",
    "status-code": outputs_text(delivery?.statusCode),
    response: delivery?.response ?? "",
    payload: payload ?? "",
    "audience-id": outputs_text(audience?.id),
    "audience-name": audience?.name ?? "",
    "audience-reach": outputs_text(audience?.reach),
    attempts: outputs_text(attempts),
    "sent-at": conclusion.outcome === "sent" ? conclusion.sentAt.toISOString() : ""
   };
  }
  const outputs_text = value => value === void 0 ? "" : String(value);
  function redacted_redacted(value, redact) {
   return redactAny(value, redact, false);
  }
  const codes = new Set([ "outcome", "reason", "type", "sources" ]);
  function redactAny(value, redact, foreign) {
   if (typeof value === "string") return redact(value);
   if (Array.isArray(value)) return value.map(each => redactAny(each, redact, foreign));
   if (value instanceof errors.HR) {
    const {reason: reason, title: title, message: message, next: next} = value;
    return new errors.HR({
     reason: reason,
     title: redact(title),
     message: redact(message),
     next: redact(next)
    });
   }
   if (typeof value !== "object" || value === null || value instanceof Date) return value;
   const fields = Object.entries(value).map(([name, inner]) => {
    if (foreign) return [ redact(name), redactAny(inner, redact, true) ];
    return [ name, codes.has(name) ? inner : redactAny(inner, redact, name === "extraFields") ];
   });
   return Object.fromEntries(fields);
  }
  const blocks_mostBytes = 9e5;
  function blocks_joinBlocks(blocks, most = blocks_mostBytes) {
   const note = "<p>The rest of this summary is left out: it would be too large.</p>";
   const room = most - Buffer.byteLength(note) - 2;
   let size = 0;
   const fitting = blocks.findIndex(block => {
    size += Buffer.byteLength(block) + 2;
    return size > room;
   });
   const kept = fitting === -1 ? blocks : [ ...blocks.slice(0, fitting), note ];
   return `${kept.join("\n\n")}\n`;
  }
  const yes = "\u2713";
  const no = "\u2013";
  const everywhere = [ yes, yes, yes ];
  const notSafari = [ yes, yes, no ];
  const browsers = [ "Chrome", "Firefox", "Safari" ];
  const browserSupport = {
   title: everywhere,
   message: everywhere,
   icon_url: notSafari,
   banner_url: [ "56+", no, no ],
   landing_url: everywhere,
   actions: [ "48+", no, no ],
   utm_source: everywhere,
   utm_medium: everywhere,
   utm_campaign: everywhere,
   ttl: notSafari
  };
  const unknownSupport = [ "?", "?", "?" ];
  const noSupportNeeded = [ "", "", "" ];
  function numbers_grouped(number) {
   const [, sign = "", whole = "", rest = ""] = /^(-?)(\d+)(\.\d+)?$/.exec(String(number)) ?? [];
   return whole ? sign + whole.replace(/\B(?=(?:\d{3})+$)/g, ",") + rest : String(number);
  }
  const numbers_counted = (number, noun) => `${numbers_grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
  const mostButtons = 10;
  const mostExtraFields = 25;
  const longest = {
   message: 4e3,
   text: 1e3,
   button: 200,
   extraName: 60,
   extraValue: 300
  };
  const foldedAbove = 400;
  function renderFields(content, target, extraFields) {
   const rows = [ ...fieldRows(content), ...target ? [ targetRow(target) ] : [], ...extraRows(extraFields) ];
   const head = [ "Field", "Value", "Source", ...browsers ].map(title => `<th>${title}</th>`).join("");
   return `<table>\n<tr>${head}</tr>\n${rows.map(renderRow).join("\n")}\n</table>`;
  }
  function renderRow({name: name, value: value, source: source, support: support}) {
   const cells = support.map(each => `<td align="center">${each}</td>`).join("");
   return `<tr><td>${code(name)}</td><td dir="auto">${value}</td><td>${source}</td>${cells}</tr>`;
  }
  function fieldRows({notification: notification, sources: sources}) {
   return Object.keys(notification).flatMap(name => {
    const row = {
     name: name,
     source: sources[name] ?? "",
     support: browserSupport[name]
    };
    if (name !== "actions") return [ {
     ...row,
     value: fieldValue(name, notification)
    } ];
    const {actions: actions = []} = notification;
    const shown = actions.slice(0, mostButtons).map(({text: text, url: url}, index) => ({
     ...row,
     name: `actions[${index}]`,
     value: `${longText(text, longest.button)}<br>${markup_link(url)}`
    }));
    const left = actions.length - shown.length;
    return left > 0 ? [ ...shown, {
     ...row,
     value: `${numbers_grouped(left)} more, in the output <code>payload</code>`
    } ] : shown;
   });
  }
  function fieldValue(name, notification) {
   const value = notification[name] ?? "";
   if (typeof value === "number") return `${numbers_grouped(value)} s${inWords(value)}`;
   return name.endsWith("_url") ? markup_link(value) : longText(value, name === "message" ? longest.message : longest.text);
  }
  function longText(text, most) {
   if (text.length <= foldedAbove) return markup_escapeMarkup(markup_breakable(text));
   const whole = markup_escapeMarkup(markup_breakable(markup_clip(text, most)));
   const cut = text.length > most ? "<br><i>The rest is in the output <code>payload</code>.</i>" : "";
   const beginning = markup_escapeMarkup(markup_breakable(markup_clip(text.slice(0, foldedAbove), 80).replace(/\s+/g, " ")));
   return `<details><summary>${beginning} <i>(${numbers_counted(text.length, "character")})</i></summary>${whole}${cut}</details>`;
  }
  function targetRow(target) {
   const value = target.type === "all" ? "all" : `audience ${target.audience.id}`;
   return {
    name: "target",
    value: code(value),
    source: "input",
    support: noSupportNeeded
   };
  }
  function extraRows(fields) {
   const names = Object.keys(fields);
   const row = {
    source: "extra-fields",
    support: unknownSupport
   };
   const rows = names.slice(0, mostExtraFields).map(name => ({
    ...row,
    name: markup_clip(name, longest.extraName),
    value: code(markup_clip(spacedJson(fields[name]), longest.extraValue))
   }));
   const left = names.length - rows.length;
   return left > 0 ? [ ...rows, {
    ...row,
    name: "\u2026",
    value: `${numbers_grouped(left)} more, in the output <code>payload</code>`
   } ] : rows;
  }
  const spacedJson = value => JSON.stringify(value, null, 1).replace(/\n */g, " ");
  function inWords(seconds) {
   const units = [ [ 604800, "week" ], [ 86400, "day" ], [ 3600, "hour" ], [ 60, "minute" ] ];
   const unit = units.find(([length]) => seconds >= length && seconds % length === 0);
   return unit ? ` (${numbers_counted(seconds / unit[0], unit[1])})` : "";
  }
  function cut_cut(text, {length: length, line: line}) {
   let used = 0;
   let visible = 0;
   let end = 0;
   for (const {0: character, index: index} of text.matchAll(characters)) {
    used = character === "\n" ? (Math.floor(used / line) + 1) * line : used + (wide.test(character) ? 2 : 1);
    if (used > length) return {
     shown: `${text.slice(0, end).trimEnd()}\u2026`,
     visible: visible,
     total: text.match(characters)?.length ?? 0
    };
    if (used < length) {
     visible++;
     end = index + character.length;
    }
   }
   const total = text.match(characters)?.length ?? 0;
   return {
    shown: text,
    visible: total,
    total: total
   };
  }
  const characters = /(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M}){0,16}/gsu;
  const wide = /\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u;
  const devices = [ {
   name: "Desktop",
   browser: "Chrome on Windows",
   title: {
    length: 70,
    line: 35
   },
   message: {
    length: 140,
    line: 35
   },
   button: {
    length: 19,
    line: 19
   },
   iconAt: "start",
   buttonsAt: "center",
   textWidth: 350
  }, {
   name: "Phone",
   browser: "Chrome on Android",
   title: {
    length: 30,
    line: 30
   },
   message: {
    length: 65,
    line: 33
   },
   button: {
    length: 19,
    line: 19
   },
   iconAt: "end",
   buttonsAt: "left",
   textWidth: 310
  } ];
  const shownButtons = 2;
  const iconSize = 56;
  const bannerWidth = 360;
  const caveat = "Where a device cuts is a rule of thumb: fonts, versions and settings differ.";
  function renderPreview(notification) {
   const drawings = devices.map(device => renderDevice(device, notification));
   return `<div>\n${drawings.join("\n")}\n<br clear="all"><sub>${caveat}</sub>\n</div>`;
  }
  function renderDevice(device, {title: title, message: message, actions: actions = [], ...urls}) {
   const texts = {
    title: cut_cut(title, device.title),
    message: cut_cut(message, device.message),
    buttons: actions.slice(0, shownButtons).map(({text: text}) => cut_cut(text, device.button))
   };
   const below = [ ...remarks(texts, actions.length), `Opens ${markup_link(urls.landing_url, 38)}` ];
   const rows = [ `<tr><th colspan="2">${device.name} <sub>${device.browser}</sub></th></tr>`, ...draw(device, texts, urls), `<tr><td colspan="2">${below.map(line => `<sub>${line}</sub>`).join("<br>")}</td></tr>` ];
   return `<table align="left">${rows.join("")}</table>`;
  }
  function draw({iconAt: iconAt, buttonsAt: buttonsAt, textWidth: textWidth}, {title: title, message: message, buttons: buttons}, {icon_url: icon_url, banner_url: banner_url}) {
   const icon = `<td valign="top" width="${iconSize}">${markup_image(icon_url, "icon", iconSize)}</td>`;
   const text = `<td valign="top" width="${textWidth}" dir="auto"><b>${visible(title)}</b><br>${visible(message)}</td>`;
   const banner = banner_url && markup_image(banner_url, "banner", bannerWidth);
   const keys = buttons.map(button => `<kbd>&nbsp;${visible(button)}&nbsp;</kbd>`).join("&nbsp;&nbsp;");
   return [ `<tr>${iconAt === "start" ? icon + text : text + icon}</tr>`, ...banner ? [ `<tr><td colspan="2" align="center">${banner}</td></tr>` ] : [], ...keys ? [ `<tr><td colspan="2" align="${buttonsAt}">${keys}</td></tr>` ] : [] ];
  }
  function remarks({title: title, message: message, buttons: buttons}, allButtons) {
   const hidden = allButtons - buttons.length;
   return [ extent("Title", title), extent("Message", message), ...buttons.some(isCut) ? [ "\u2702\ufe0f A button is cut" ] : [], ...hidden > 0 ? [ `\u2702\ufe0f ${numbers_counted(hidden, "more button")} not shown` ] : [] ];
  }
  const longestWord = 24;
  const visible = ({shown: shown}) => markup_escapeMarkup(markup_breakable(shown, longestWord));
  const isCut = ({visible: visible, total: total}) => visible < total;
  const extent = (name, text) => isCut(text) ? `\u2702\ufe0f ${name} cut after ${numbers_grouped(text.visible)} of ${numbers_counted(text.total, "character")}` : `${name} fits (${numbers_counted(text.total, "character")})`;
  const symbols = {
   sent: "\u2705",
   "dry-run": "\ud83e\uddea",
   skipped: "\u23ed\ufe0f",
   rejected: "\u26d4",
   "not-sent": "\u274c",
   unknown: "\u2753"
  };
  function renderSummary(result) {
   const {conclusion: conclusion, content: content, target: target, extraFields: extraFields = {}, delivery: delivery, warnings: warnings, notes: notes} = result;
   const {outcome: outcome} = conclusion;
   return blocks_joinBlocks([ `<h2>${symbols[outcome]} ${headline(outcome)}</h2>`, ...explain(conclusion), ...facts(result), ...guards(result), ...summary_remarks("\u26a0\ufe0f", warnings), ...summary_remarks("\u2139\ufe0f", notes), ...content ? [ "<h3>Preview</h3>", renderPreview(content.notification) ] : [], ...content ? [ "<h3>Fields</h3>", renderFields(content, target, extraFields) ] : [], ...delivery?.response ? [ response(delivery.response) ] : [] ]);
  }
  function facts({conclusion: conclusion, target: target, attempts: attempts, delivery: delivery}) {
   const doubt = conclusion.outcome === "sent" && conclusion.doubt ? `, but ${sentence(conclusion.doubt)}` : "";
   const parts = [ target && `<b>To</b> ${recipients(target)}`, delivery?.statusCode && `HTTP&nbsp;${delivery.statusCode}${doubt}`, attempts > 0 && numbers_counted(attempts, "attempt"), conclusion.outcome === "sent" && `${conclusion.sentAt.toUTCString().slice(5, 25).replaceAll(" ", "&nbsp;")}&nbsp;UTC` ];
   const known = parts.filter(Boolean);
   return known.length > 0 ? [ `<p>${known.join(" \xb7 ")}</p>` ] : [];
  }
  const longestGuard = 300;
  function guards({guards: guards}) {
   const shown = guards.map(guard => code(markup_clip(guard, longestGuard)));
   return shown.length > 0 ? [ `<p><b>Guards</b> ${shown.join(" \xb7 ")}</p>` ] : [];
  }
  function recipients(target) {
   if (target.type === "all") return "every subscriber of the site; the service does not report how many";
   const {id: id, name: name, reach: reach} = target.audience;
   const who = name === void 0 ? `audience ${id}` : `${quoted(name)} (audience ${id})`;
   return reach === void 0 ? who : `${who}, <b>${numbers_counted(reach, "subscriber")}</b>`;
  }
  const mostRemarks = 10;
  function summary_remarks(symbol, sentences) {
   const shown = sentences.slice(0, mostRemarks).map(text => `${symbol} ${sentence(text)}`);
   const left = sentences.length - shown.length;
   const all = left > 0 ? [ ...shown, `${symbol} ${numbers_grouped(left)} more are in the log.` ] : shown;
   return all.length > 0 ? [ `<p>${all.join("<br>")}</p>` ] : [];
  }
  const longestResponse = 16e3;
  function response(text) {
   const left = text.length - longestResponse;
   const rest = left > 0 ? `<p>${numbers_counted(left, "more character")} in the output <code>response</code>.</p>` : "";
   const shown = escapeCode(markup_clip(text, longestResponse));
   return `<details><summary>Response of the service</summary><pre><code>${shown}</code></pre>${rest}</details>`;
  }
  const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
  const foreign = [ "response", "audience-name" ];
  function outputs_writeOutputs(outputs, {redact: redact, log: log}) {
   const path = process.env.GITHUB_OUTPUT;
   if (!path) return;
   const safe = Object.entries(outputs).map(([name, value]) => [ name, foreign.includes(name) ? redact(value) : value ]);
   try {
    (0, external_node_fs_namespaceObject.appendFileSync)(path, formatOutputs(Object.fromEntries(safe)));
   } catch (error) {
    log.warning("Outputs not written", `The outputs of this step could not be written (${(0, 
    errors.q0)(error)}).`);
   }
  }
  function outputs_writeSummary(render, {redact: redact, log: log}) {
   const path = process.env.GITHUB_STEP_SUMMARY;
   if (!path) return;
   try {
    (0, external_node_fs_namespaceObject.appendFileSync)(path, redact(render()));
   } catch (error) {
    log.warning("Summary not written", `The job summary could not be written (${(0, 
    errors.q0)(error)}).`);
   }
  }
  function reportSend(result, summary, step) {
   const {conclusion: conclusion, warnings: warnings, notes: notes} = result;
   const {log: log, redact: redact} = step;
   outputs_writeOutputs(outputsOf(result), step);
   if ((0, rules.iP)(summary) !== false) outputs_writeSummary(() => renderSummary(redacted_redacted(result, redact)), step);
   for (const warning of warnings) log.warning("Advice", warning);
   for (const note of notes) log.info(note);
   if (conclusion.outcome === "sent" && conclusion.doubt) log.warning("Sent, with a doubtful answer", `The service accepted it (2xx), but ${conclusion.doubt}. If nobody receives it, check \`base-url\`: another server may have answered.`);
   if ("failure" in conclusion) {
    const {outcome: outcome, failure: failure} = conclusion;
    log.error(titleOf(outcome, failure), failureText(outcome, failure));
   } else if (conclusion.outcome === "skipped") log.notice(`${headline("skipped")} (${conclusion.reason})`, `${conclusion.because} ${conclusion.next}`); else log.info(closingLine(result));
  }
  const mask = "***";
  const shortestRemnant = 4;
  function createRedactor(secrets) {
   const known = [ ...new Set(secrets) ].filter(secret => secret !== "").sort((a, b) => b.length - a.length);
   const searches = known.map(secret => ({
    secret: secret,
    redact: redactorOf(secret)
   }));
   return (text, cut = false) => searches.reduce((redacted, {secret: secret, redact: redact}) => {
    if (!cut && !redacted.includes(secret) && !/[\\%&]/.test(redacted)) return redacted;
    return redact(redacted, cut);
   }, text);
  }
  function redactorOf(secret) {
   let perUnit;
   return (text, cut) => {
    perUnit ??= spellingsOfUnits(secret);
    const beginnings = new Set(perUnit[0]?.map(spelling => spelling.charAt(0)));
    let redacted = "";
    let done = 0;
    for (let at = 0; at < text.length; at++) {
     if (!beginnings.has(text.charAt(at))) continue;
     const end = endOf(perUnit, text, at, cut);
     if (end === void 0) continue;
     redacted += `${text.slice(done, at)}${mask}`;
     done = end;
     at = end - 1;
    }
    return redacted + text.slice(done);
   };
  }
  function spellingsOfUnits(secret) {
   const spelled = new Map([ ...new Set(secret.split("")) ].map(unit => [ unit, spellings(unit) ]));
   return secret.split("").map(unit => spelled.get(unit) ?? []);
  }
  function endOf(perUnit, text, start, cut) {
   const leastUnits = Math.min(shortestRemnant, perUnit.length - 1);
   let ends = [ start ];
   for (const [index, spelled] of perUnit.entries()) {
    const next = new Set;
    for (const at of ends) {
     for (const spelling of spelled) if (text.startsWith(spelling, at)) next.add(at + spelling.length);
     const rest = text.length - at;
     const brokenOff = cut && rest < longestSpelling && spelled.some(each => each.startsWith(text.slice(at)));
     if (brokenOff && index > 0 && index >= leastUnits) return text.length;
    }
    if (next.size === 0) return;
    ends = [ ...next ];
   }
   return Math.max(...ends);
  }
  const longestSpelling = 6;
  const named = {
   "&": "&amp;",
   "<": "&lt;",
   ">": "&gt;",
   '"': "&quot;",
   "'": "&apos;"
  };
  function spellings(unit) {
   const code = unit.charCodeAt(0);
   const hex = code.toString(16).padStart(2, "0");
   const digits = [ hex, hex.toUpperCase() ].flatMap(each => [ `%${each}`, `\\u00${each}`, `&#x${each};` ]);
   const decimals = [ code, String(code).padStart(3, "0") ].map(each => `&#${each};`);
   return [ ...new Set([ unit, `\\${unit}`, ...decimals, named[unit] ?? unit, ...digits ]) ];
  }
  var external_node_http_ = __nccwpck_require__(7067);
  var external_node_http_default = __nccwpck_require__.n(external_node_http_);
  var url = __nccwpck_require__(7666);
  class Ended extends Error {
   reason;
   constructor(reason, message) {
    super(message);
    this.reason = reason;
   }
  }
  function faultBefore(error, proxied) {
   const before = (reason, passing) => ({
    kind: "fault",
    handedOver: false,
    reason: reason,
    passing: passing,
    cause: error
   });
   if (error instanceof Ended) return before(error.reason, error.reason === "timeout");
   const {code: code = "", syscall: syscall, statusCode: statusCode} = error;
   if (code === "ERR_PROXY_TUNNEL") return before("proxy-failed", statusCode === void 0);
   const network = syscall !== void 0 && code !== "EPROTO" || networkCodes.test(code) || error instanceof AggregateError;
   if (!network && !code.startsWith("ERR_INVALID")) return before("tls-failed", false);
   const inTls = code === "ECONNRESET" && syscall === void 0;
   return before(proxied && !inTls ? "proxy-failed" : "connection-failed", true);
  }
  const networkCodes = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+)$/;
  function faultAfter(error, bytesReceived) {
   const after = reason => ({
    kind: "fault",
    handedOver: true,
    reason: reason,
    passing: true,
    cause: error
   });
   if (error instanceof Ended) return after(error.reason);
   const code = error.code ?? "";
   return after(bytesReceived > 0 || code.startsWith("HPE_") ? "bad-response" : "connection-lost");
  }
  const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
  function honoursProxies(version) {
   const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
   return major > 24 || major === 24 && minor >= 5;
  }
  function proxyFor(url, settings) {
   const proxy = url.protocol === "https:" ? settings.https : settings.http;
   if (!proxy || bypassed(url, settings.bypass ?? "")) return;
   return proxy.includes("://") ? proxy : `http://${proxy}`;
  }
  function bypassed(url, bypass) {
   const host = url.hostname.replace(/^\[|\]$|\.$/g, "");
   const port = url.port || (url.protocol === "https:" ? "443" : "80");
   return bypass.toLowerCase().split(/[\s,]+/).filter(entry => entry !== "").some(entry => entry === "*" || matches(entry, host, port));
  }
  function matches(entry, host, port) {
   if (entry.includes("/")) return inRange(entry, host);
   const [, name = entry, onlyPort] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(entry) ?? [];
   if (onlyPort !== void 0 && onlyPort !== port) return false;
   const domain = name.replace(/^\[|\]$/g, "").replace(/^\*?\./, "");
   return host === domain || (0, external_node_net_namespaceObject.isIP)(host) === 0 && host.endsWith(`.${domain}`);
  }
  function inRange(entry, host) {
   const [network = "", bits = ""] = entry.split("/");
   const family = (0, external_node_net_namespaceObject.isIP)(network);
   if (family === 0 || (0, external_node_net_namespaceObject.isIP)(host) !== family || !/^\d{1,3}$/.test(bits) || Number(bits) > (family === 4 ? 32 : 128)) return false;
   const type = family === 4 ? "ipv4" : "ipv6";
   const list = new external_node_net_namespaceObject.BlockList;
   list.addSubnet(network, Number(bits), type);
   return list.check(host, type);
  }
  const maxIdleMs = 1e3;
  function createHttpClient(proxies) {
   const agents = new Map;
   const idleSince = new WeakMap;
   async function agentFor(url, proxy) {
    const key = `${url.protocol}${proxy ?? ""}`;
    const known = agents.get(key);
    if (known) return known;
    const proxyEnv = proxy === void 0 ? {} : {
     proxyEnv: {
      http_proxy: proxy,
      https_proxy: proxy
     }
    };
    const {Agent: Agent} = url.protocol === "https:" ? await loadHttps() : external_node_http_default();
    if (proxy !== void 0) await quietenSockets();
    const agent = new Agent({
     keepAlive: true,
     ...proxyEnv
    });
    agent.on("free", socket => idleSince.set(socket, Date.now()));
    agents.set(key, agent);
    return agent;
   }
   function dropStale(agent) {
    for (const socket of Object.values(agent.freeSockets).flatMap(sockets => sockets ?? [])) if (Date.now() - (idleSince.get(socket) ?? 0) > maxIdleMs) socket.destroy();
   }
   return {
    async exchange(request) {
     const proxy = proxyFor(request.url, proxies);
     const unusable = proxy === void 0 ? void 0 : proxyFlaw(proxy);
     if (unusable) return brokenProxy(unusable);
     const agent = await agentFor(request.url, proxy);
     dropStale(agent);
     return exchange(request, agent, proxy !== void 0);
    }
   };
  }
  async function quietenSockets() {
   const {subscribe: subscribe, unsubscribe: unsubscribe} = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 3053, 23));
   unsubscribe("net.client.socket", quieten);
   subscribe("net.client.socket", quieten);
  }
  const quieten = message => void message.socket.on("error", () => {});
  const loadHttps = async () => (await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 4708, 23))).default;
  function proxyFlaw(proxy) {
   if (!honoursProxies(process.version)) return `Node ${process.version} cannot use a proxy; it needs Node 24.5, that is a newer runner`;
   if (!/^https?:/i.test(proxy) || !(0, url.D)(proxy)) return "the proxy setting is not an http or https URL";
   try {
    const {username: username, password: password} = new URL(proxy);
    decodeURIComponent(username + password);
   } catch {
    return "the user name or password in the proxy setting is not percent-encoded";
   }
   return;
  }
  const brokenProxy = message => ({
   kind: "fault",
   handedOver: false,
   reason: "proxy-failed",
   passing: false,
   cause: new Error(message)
  });
  async function exchange(request, agent, proxied) {
   const {method: method, url: url, headers: headers, body: body, timeoutMs: timeoutMs, maxBytes: maxBytes, wantsBody: wantsBody, cancel: cancel} = request;
   const secure = url.protocol === "https:";
   const {request: open} = secure ? await loadHttps() : external_node_http_default();
   return new Promise(resolve => {
    let handedOver = false;
    let received = 0;
    let connection;
    let answer;
    const chunks = [];
    const sent = open(url, {
     agent: agent,
     method: method,
     headers: body === void 0 ? headers : {
      ...headers,
      "Content-Length": Buffer.byteLength(body)
     }
    });
    const timer = setTimeout(() => end(new Ended("timeout", `no answer within ${timeoutMs / 1e3} s`)), timeoutMs);
    const onCancel = () => end(new Ended("cancelled", "the run was cancelled"));
    const count = chunk => {
     received += chunk.length;
    };
    function settle(result) {
     clearTimeout(timer);
     cancel?.removeEventListener("abort", onCancel);
     connection?.removeListener("data", count);
     resolve(result);
    }
    function settleAnswer(flaw) {
     if (answer) settle({
      ...answer,
      body: Buffer.concat(chunks),
      ...flaw && {
       flaw: flaw
      }
     });
    }
    function end(error) {
     if (answer) settleAnswer(error instanceof Ended ? error.reason : "cut"); else settle(handedOver ? faultAfter(error, received) : faultBefore(error, proxied));
     sent.destroy();
    }
    function handOver() {
     if (sent.destroyed) return;
     handedOver = true;
     sent.end(body);
    }
    sent.on("error", end);
    sent.on("close", () => answer ?? end(Object.assign(new Error("the connection was closed"), {
     code: "ECONNRESET"
    })));
    sent.on("socket", socket => {
     connection = socket;
     socket.on("data", count);
     if (stands(socket, secure)) handOver(); else socket.once(secure ? "secureConnect" : "connect", handOver);
    });
    sent.on("response", response => {
     answer = {
      kind: "answer",
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: Buffer.alloc(0),
      at: new Date
     };
     if (wantsBody?.(answer.status) === false) {
      settleAnswer();
      sent.destroy();
      return;
     }
     let size = 0;
     response.on("data", chunk => {
      const room = maxBytes - size;
      size += chunk.length;
      if (chunk.length <= room) {
       chunks.push(chunk);
       return;
      }
      chunks.push(chunk.subarray(0, room));
      settleAnswer("too-large");
      sent.destroy();
     });
     response.on("end", () => settleAnswer(response.complete ? void 0 : "cut"));
     response.on("error", end);
     response.on("close", () => settleAnswer("cut"));
    });
    cancel?.addEventListener("abort", onCancel);
    if (cancel?.aborted) onCancel();
   });
  }
  function stands(socket, secure) {
   if (socket.connecting) return false;
   return !secure || socket.secureConnecting === false;
  }
  const wordJoiner = "\u2060";
  const harmless = /^(?!\s*::)(?:(?!##\[)[\x20-\x7e])*$/;
  function log_inert(text) {
   if (harmless.test(text)) return text;
   return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/##(?=\[)/g, `##${wordJoiner}`).replace(/^([\s\p{C}\p{Z}]*):(?=:)/gmu, `$1:${wordJoiner}`).replace(/[^\P{Cc}\n\t]/gu, "\ufffd");
  }
  function createLog(redact) {
   const safe = text => log_inert(redact(text));
   return {
    info: text => print(safe(text)),
    retry: (why, waitMs) => print(safe(`${why.message} Trying again in ${(waitMs / 1e3).toFixed(1)} s.`)),
    group: (title, text) => {
     startGroup(safe(title));
     print(safe(text));
     endGroup();
    },
    notice: (title, message) => annotate("notice", safe(title), safe(message)),
    warning: (title, message) => annotate("warning", safe(title), safe(message)),
    error: (title, message) => annotate("error", safe(title), safe(message))
   };
  }
  function startStep(secrets) {
   const redact = createRedactor(secrets);
   const http = createHttpClient(readProxySettings());
   const controller = cancellation();
   return {
    log: createLog(redact),
    redact: redact,
    http: http,
    cancel: controller.signal,
    crash: crash(controller)
   };
  }
  function cancellation() {
   const controller = new AbortController;
   const abort = () => controller.abort();
   process.on("SIGINT", abort);
   process.on("SIGTERM", abort);
   return controller;
  }
  function crash(controller) {
   const promise = new Promise((_, reject) => {
    process.on("uncaughtException", error => {
     reject(error);
     controller.abort();
    });
   });
   promise.catch(() => {});
   return promise;
  }
  async function endStep(code) {
   await new Promise(resolve => process.stdout.write("", resolve));
   process.exit(code);
  }
  var messages = __nccwpck_require__(247);
  var retry = __nccwpck_require__(5585);
  async function listAudiences({service: service, cancel: cancel, redact: redact, random: random, ...rest}) {
   const once = async tries => {
    if (cancel?.aborted) return {
     done: cancelled()
    };
    const result = await service.fetchAudiences();
    return judge(result, (0, retry.fu)(tries, random), redact);
   };
   const result = await (0, retry.ux)({
    ...rest,
    once: once,
    cancel: cancel,
    cancelled: cancelled,
    onWait: (last, waitMs) => last instanceof errors.HR && rest.onWait(last, waitMs)
   });
   if (result instanceof errors.HR) throw result;
   return result;
  }
  const cancelled = () => (0, messages.Yq)("Listing the audiences");
  function judge(result, waitMs, redact) {
   if (result.kind === "fault") return judgeFault(result, waitMs);
   const {status: status, flaw: flaw} = result;
   if (status < 200 || status >= 300) {
    const failure = (0, messages.FP)("Listing the audiences", result, redact(result.body.toString("utf8"), flaw !== void 0));
    if (status !== 429 && status < 500) return {
     done: failure
    };
    return {
     again: failure,
     waitMs: (0, retry.P9)(result.headers["retry-after"], Date.now()) ?? waitMs
    };
   }
   if (flaw === "too-large") return {
    done: badList("the list is larger than 64 MiB")
   };
   if (flaw) {
    const reason = flaw === "cut" ? "connection-lost" : flaw;
    const cause = new Error("the list did not arrive whole");
    return judgeFault({
     kind: "fault",
     handedOver: true,
     reason: reason,
     passing: flaw !== "cancelled",
     cause: cause
    }, waitMs);
   }
   try {
    return {
     done: parseList(result.body.toString("utf8"))
    };
   } catch (error) {
    if (error instanceof errors.HR) return {
     done: error
    };
    throw error;
   }
  }
  function judgeFault(fault, waitMs) {
   const failure = (0, messages.zk)("Listing the audiences", fault);
   return fault.passing && fault.reason !== "cancelled" ? {
    again: failure,
    waitMs: waitMs
   } : {
    done: failure
   };
  }
  function parseList(text) {
   let json;
   try {
    json = JSON.parse(text);
   } catch {
    throw badList("the answer is not JSON");
   }
   const list = isObject(json) ? json.audience : void 0;
   if (!Array.isArray(list)) throw badList("audience: expected an array");
   for (let index = 0; index < list.length; index++) {
    const flaw = flawOf(list[index]);
    if (flaw) throw badList(`audience[${index}]${flaw}`);
   }
   return list;
  }
  function flawOf(audience) {
   if (!isObject(audience)) return ": expected an object";
   const {id: id, name: name, reach: reach} = audience;
   if (typeof id !== "number") return ".id: expected a number";
   if (!Number.isSafeInteger(id)) return `.id: ${id} is not a safe integer, so it cannot be used as an id`;
   if (typeof name !== "string") return ".name: expected a string";
   if (typeof reach !== "number" || !Number.isFinite(reach)) return ".reach: expected a number";
   return;
  }
  const isObject = value => typeof value === "object" && value !== null && !Array.isArray(value);
  const badList = flaw => new errors.HR({
   reason: "bad-audience-list",
   title: "Unusable audience list",
   message: `The service answered, but not with a list of audiences: ${flaw}.`,
   next: "Check `base-url`; if it is right, the service has a problem, or speaks another version of its interface."
  });
  const delivery_longestResponse = 65536;
  async function deliver(request) {
   const {service: service, body: body, retries: retries, cancel: cancel, redact: redact, onAttempt: onAttempt, onWait: onWait, random: random} = request;
   let last = {};
   const once = async tries => {
    if (cancel?.aborted) return {
     done: delivery_cancelled()
    };
    onAttempt();
    const result = await service.send(body);
    if (result.kind === "fault") return delivery_judgeFault(result, (0, retry.fu)(tries, random));
    const text = result.body.toString("utf8");
    const shown = redact(text, result.flaw !== void 0);
    last = {
     statusCode: result.status,
     response: cutToBytes(shown, delivery_longestResponse)
    };
    const waitMs = (0, retry.fu)(tries, random);
    return isSuccess(result) ? {
     done: judgeSuccess(result, text)
    } : judgeRefusal(result, shown, waitMs);
   };
   const verdict = await (0, retry.ux)({
    once: once,
    retries: retries,
    cancel: cancel,
    cancelled: delivery_cancelled,
    onWait: (verdict, waitMs) => "failure" in verdict && onWait(verdict.failure, waitMs)
   });
   return {
    verdict: verdict,
    ...last
   };
  }
  const delivery_cancelled = () => ({
   outcome: "not-sent",
   failure: (0, messages.Yq)("Sending")
  });
  function delivery_judgeFault(fault, waitMs) {
   const failure = (0, messages.zk)("Sending", fault);
   if (fault.handedOver) return {
    done: {
     outcome: "unknown",
     failure: failure
    }
   };
   const verdict = {
    outcome: "not-sent",
    failure: failure
   };
   return fault.passing ? {
    again: verdict,
    waitMs: waitMs
   } : {
    done: verdict
   };
  }
  const isSuccess = ({status: status}) => status >= 200 && status < 300;
  function judgeRefusal(answer, shown, waitMs) {
   const {status: status, headers: headers} = answer;
   const failure = (0, messages.FP)("Sending", answer, shown);
   const asked = (0, retry.P9)(headers["retry-after"], Date.now());
   if (status === 429) return {
    again: {
     outcome: "rejected",
     failure: failure
    },
    waitMs: asked ?? waitMs
   };
   if (status === 503 && asked !== void 0) return {
    again: {
     outcome: "rejected",
     failure: failure
    },
    waitMs: asked
   };
   return {
    done: {
     outcome: status >= 300 && status < 500 ? "rejected" : "unknown",
     failure: failure
    }
   };
  }
  const flaws = {
   cut: "the answer broke off",
   timeout: "the answer did not end in time",
   "too-large": "the answer is larger than 1 MiB",
   cancelled: "the run was cancelled before the answer ended"
  };
  function judgeSuccess({at: at, flaw: flaw}, text) {
   const sent = {
    outcome: "sent",
    sentAt: at
   };
   if (flaw) return {
    ...sent,
    doubt: flaws[flaw]
   };
   if (text.trim() === "") return sent;
   let json;
   try {
    json = JSON.parse(text);
   } catch {
    return {
     ...sent,
     doubt: "the answer is not JSON"
    };
   }
   return reportsFailure(json) ? {
    outcome: "unknown",
    failure: contradiction()
   } : sent;
  }
  function reportsFailure(json) {
   if (typeof json !== "object" || json === null) return false;
   const {success: success, ok: ok, error: error, errors: errors} = json;
   return success === false || ok === false || !isEmpty(error) || !isEmpty(errors);
  }
  function isEmpty(value) {
   if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
   return !value || typeof value === "string" && value.trim() === "";
  }
  const contradiction = () => new errors.HR({
   reason: "service-reported-failure",
   title: "The service reported a failure",
   message: "The service accepted the request (2xx), but the body of its answer says that something failed.",
   next: "The answer is in the output `response` and in the summary."
  });
  function cutToBytes(text, most) {
   const bytes = Buffer.from(text);
   if (bytes.length <= most) return text;
   let end = most;
   while (((bytes[end] ?? 0) & 192) === 128) end--;
   return bytes.subarray(0, end).toString("utf8");
  }
  const mebibyte = 1048576;
  class PushService {
   #access;
   constructor(access) {
    this.#access = access;
   }
   fetchAudiences() {
    return this.#exchange({
     method: "GET",
     path: "/v1/audience",
     maxBytes: 64 * mebibyte
    });
   }
   send(body) {
    return this.#exchange({
     method: "POST",
     path: "/v1/notifications",
     maxBytes: mebibyte,
     body: body
    });
   }
   #exchange({path: path, ...request}) {
    const {baseUrl: baseUrl, token: token, timeoutMs: timeoutMs, userAgent: userAgent, http: http, cancel: cancel} = this.#access;
    return http.exchange({
     ...request,
     url: new URL(baseUrl + path),
     headers: {
      "Authentication-Token": token,
      Accept: "application/json",
      "User-Agent": userAgent,
      ...request.body !== void 0 && {
       "Content-Type": "application/json"
      }
     },
     timeoutMs: timeoutMs,
     cancel: cancel
    });
   }
  }
  var version = __nccwpck_require__(311);
  function openService(settings, {http: http, cancel: cancel}) {
   return new PushService({
    baseUrl: settings["base-url"],
    token: settings["api-token"],
    timeoutMs: settings.timeout * 1e3,
    userAgent: version.N,
    http: http,
    cancel: cancel
   });
  }
  async function send() {
   const raw = readSendInputs();
   const step = startStep([ raw["api-token"], raw["github-token"] ]);
   const run = {
    attempts: 0,
    guards: [],
    warnings: [],
    notes: []
   };
   const held = {};
   let conclusion;
   try {
    conclusion = await Promise.race([ proceed(raw, run, held, step), step.crash ]);
   } catch (error) {
    conclusion = {
     outcome: run.attempts > 0 ? "unknown" : "not-sent",
     failure: (0, errors.h_)(error)
    };
   }
   const {warnings: warnings, notes: notes} = await settleClaim(held.claims, conclusion);
   run.warnings.push(...warnings);
   run.notes.push(...notes);
   reportSend({
    ...run,
    conclusion: conclusion
   }, raw.summary, step);
   await endStep(exitCode(conclusion));
  }
  async function proceed(raw, run, held, step) {
   const {log: log, redact: redact, cancel: cancel} = step;
   const read = await readContent(raw);
   if ("skip" in read) return {
    outcome: "skipped",
    reason: "not-announceable",
    because: `${read.skip.charAt(0).toUpperCase()}${read.skip.slice(1)}.`,
    next: "Give the content as inputs to send on this event too."
   };
   const {settings: settings, content: content, extraFields: extraFields} = read;
   run.content = content;
   run.extraFields = extraFields;
   log.info(contentLine(content, extraFields));
   run.guards.push(...guardsOf(settings));
   run.warnings.push(...tokenAdvice(settings["api-token"], Date.now()), ...contentAdvice(content.notification));
   run.warnings.push(...keyAdvice(settings["once-key"]));
   const service = openService(settings, step);
   const attempt = {
    service: service,
    retries: settings.retries,
    cancel: cancel,
    redact: redact,
    onWait: log.retry
   };
   run.target = await chooseTarget(settings, () => listAudiences(attempt));
   if (run.target.type === "audience") {
    run.warnings.push(...reachAdvice(run.target.audience.reach));
    checkReach(run.target.audience, settings["max-reach"]);
   }
   log.info(targetLine(run.target));
   log.info(guardLine(run.guards));
   const body = bodyOf(content.notification, run.target, extraFields);
   run.payload = body;
   log.group("Payload", body);
   if (settings["check-urls"]) {
    const {checkUrls: checkUrls} = await __nccwpck_require__.e(855).then(__nccwpck_require__.bind(__nccwpck_require__, 8855));
    const timeoutMs = settings.timeout * 1e3;
    const request = {
     notification: content.notification,
     http: step.http,
     timeoutMs: timeoutMs,
     userAgent: version.N,
     cancel: cancel
    };
    run.warnings.push(...await checkUrls(request));
    log.info("URLs: each of them leads where it should.");
   }
   const claims = await openKey(settings, content, run.target, step);
   if (settings["dry-run"]) {
    if (claims) {
     const {notes: notes, warnings: warnings} = await claims.look();
     run.notes.push(...notes);
     run.warnings.push(...warnings);
    }
    return {
     outcome: "dry-run"
    };
   }
   run.warnings.push(...rerunAdvice(runAttempt(), settings["once-key"]));
   if (claims) held.claims = claims;
   return sendOnce(claims, async () => {
    run.delivery = await deliver({
     ...attempt,
     body: body,
     onAttempt: () => run.attempts++
    });
    return run.delivery.verdict;
   });
  }
  async function chooseTarget(settings, list) {
   const {target: target, "audience-id": id, "audience-name": name, "max-reach": maxReach, "dry-run": dryRun} = settings;
   if (target === "all") {
    if (dryRun) await list();
    return {
     type: "all"
    };
   }
   const asGiven = id !== void 0 && name === void 0 && maxReach === void 0 && !dryRun;
   return {
    type: "audience",
    audience: asGiven ? {
     id: id
    } : await resolveAudience({
     id: id,
     name: name
    }, await list())
   };
  }
  function guardsOf({"max-reach": maxReach, "check-urls": checkUrls, "once-key": key}) {
   const guards = [];
   if (maxReach !== void 0) guards.push(`max-reach ${maxReach}`);
   if (checkUrls) guards.push("check-urls");
   if (key !== void 0) guards.push(`once-key "${key}"`);
   return guards;
  }
  async function openKey({"once-key": key, "github-token": token = "", timeout: timeout}, {notification: notification}, target, {http: http, cancel: cancel}) {
   if (key === void 0) return;
   const {openClaims: openClaims} = await __nccwpck_require__.e(585).then(__nccwpck_require__.bind(__nccwpck_require__, 585));
   const {title: title} = notification;
   const record = {
    target: target.type === "all" ? "all" : `audience ${target.audience.id}`,
    title: title
   };
   return openClaims({
    key: key,
    record: record,
    token: token,
    http: http,
    timeoutMs: timeout * 1e3,
    cancel: cancel,
    ...readRun()
   });
  }
 }),
 247: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   Er: () => statusName,
   FP: () => statusFailure,
   Yq: () => cancelledFailure,
   zk: () => faultFailure
  });
  var node_http__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7067);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3916);
  var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5585);
  const remedies = {
   "connection-failed": "Check `base-url` and that the runner reaches it, then run this again.",
   "tls-failed": "Check `base-url` and the certificate of the service; for one of your own authority, set NODE_EXTRA_CA_CERTS to its file on the runner.",
   "proxy-failed": "Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner.",
   timeout: "Check that the service is up; if it is only slow, raise `timeout`.",
   "connection-lost": "Check that the service is up.",
   "bad-response": "Check that `base-url` is the address of the push service.",
   cancelled: "Run this again if it was not meant to be cancelled."
  };
  function whatHappened({reason: reason, handedOver: handedOver, cause: cause}) {
   const noTls = cause?.code === "ERR_SSL_WRONG_VERSION_NUMBER";
   const detail = noTls ? "the other side does not speak TLS at this port" : (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.q0)(cause);
   switch (reason) {
   case "connection-failed":
    return `No connection to the service could be made (${detail}).`;

   case "tls-failed":
    return `No secure connection to the service could be made (${detail}).`;

   case "proxy-failed":
    return `The proxy could not be used (${detail}).`;

   case "timeout":
    return handedOver ? `The service received the request, or part of it, but did not answer in time (${detail}).` : `The connection to the service did not stand in time (${detail}).`;

   case "connection-lost":
    return `The connection was lost after the request was handed over, before an answer came (${detail}).`;

   case "bad-response":
    return `What came back is no HTTP answer, or only the beginning of one (${detail}).`;

   case "cancelled":
    return handedOver ? "The run was cancelled after the request was handed over." : "The run was cancelled before the request was handed over.";
   }
  }
  function faultFailure(operation, fault) {
   return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.HR({
    reason: fault.reason,
    title: `${operation} failed: ${fault.reason}`,
    message: whatHappened(fault),
    next: fault.reason === "cancelled" && fault.handedOver ? "If it was not sent, run this again." : remedies[fault.reason],
    cause: fault.cause
   });
  }
  const cancelledFailure = operation => faultFailure(operation, {
   kind: "fault",
   handedOver: false,
   reason: "cancelled",
   passing: false,
   cause: void 0
  });
  function statusName(status) {
   const name = node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status];
   return name === void 0 ? String(status) : `${status} ${name}`;
  }
  function statusFailure(operation, {status: status, headers: headers}, text) {
   const location = headers.location ? ` and points to ${headers.location}` : "";
   const said = text.replace(/\s+/g, " ").trim();
   const excerpt = said.length > 300 ? `${said.slice(0, 300)}\u2026` : said;
   const answered = `The service answered ${statusName(status)}${location}${excerpt ? `: ${excerpt}` : ""}.`;
   return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.HR({
    reason: `http-${status}`,
    title: `${operation} failed: HTTP ${status}`,
    message: `${answered.replace(/\.\.$/, ".")}${pauseText(headers["retry-after"])}`,
    next: remedyForStatus(status, operation)
   });
  }
  function pauseText(header) {
   const waitMs = (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__.P9)(header, Date.now());
   if (waitMs === void 0 || waitMs <= _retry_js__WEBPACK_IMPORTED_MODULE_2__.IJ) return "";
   return ` It asks to be left alone for ${Math.ceil(waitMs / 1e3)} s, longer than is waited for (${_retry_js__WEBPACK_IMPORTED_MODULE_2__.IJ / 1e3} s).`;
  }
  function remedyForStatus(status, operation) {
   if (status === 401 || status === 403) return "The token was refused: check that `api-token` is the current API token of this site and that the secret it comes from is set here.";
   if (status === 404) {
    const audience = operation === "Sending" ? " With `target: audience`, check `audience-id` too." : "";
    return `Check \`base-url\`: there may be no push service at that address (the action adds \`/v1/\u2026\` itself).${audience}`;
   }
   if (status === 407) return "The proxy wants a user name and password: put them into HTTPS_PROXY or HTTP_PROXY.";
   if (status === 429) return "The service limits how often it may be called: wait, then run this again.";
   if (status >= 300 && status < 400) return "Redirects are not followed, since the token would go along: correct `base-url`.";
   if (status >= 500) return "The service has a problem of its own: look at its status, and run this again later.";
   return "Correct what the service objects to.";
  }
 }),
 5585: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   IJ: () => longestWaitMs,
   P9: () => retryAfter,
   fu: () => backOff,
   ux: () => repeat
  });
  const baseMs = 1e3;
  const capMs = 3e4;
  const longestWaitMs = 12e4;
  function backOff(tries, random = Math.random) {
   return random() * Math.min(capMs, baseMs * 2 ** (tries - 1));
  }
  function retryAfter(header, now) {
   const text = header?.trim() ?? "";
   if (/^\d+$/.test(text)) return Number(text) * 1e3;
   if (!httpDate.test(text)) return;
   const date = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
   return Number.isNaN(date) ? void 0 : Math.max(0, date - now);
  }
  const httpDate = /^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;
  async function repeat({once: once, retries: retries, cancel: cancel, cancelled: cancelled, onWait: onWait}) {
   for (let tries = 1; ;tries++) {
    const next = await once(tries);
    if ("done" in next) return next.done;
    if (cancel?.aborted) return cancelled(next.again);
    if (tries > retries || next.waitMs > longestWaitMs) return next.again;
    onWait(next.again, next.waitMs);
    await wait(next.waitMs, cancel);
    if (cancel?.aborted) return cancelled(next.again);
   }
  }
  function wait(ms, cancel) {
   return new Promise(resolve => {
    const done = () => {
     clearTimeout(timer);
     cancel?.removeEventListener("abort", done);
     resolve();
    };
    const timer = setTimeout(done, ms);
    cancel?.addEventListener("abort", done);
   });
  }
 }),
 7666: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   D: () => parseUrl
  });
  function parseUrl(text, base) {
   try {
    return new URL(text, base);
   } catch {
    return;
   }
  }
 }),
 311: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   N: () => userAgent,
   r: () => version
  });
  const version = "1.0.0";
  const userAgent = `web-push-action/${version}`;
 }),
 181: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
 }),
 9896: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
 }),
 7598: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
 }),
 3053: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
 }),
 1455: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
 }),
 7067: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
 }),
 4708: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
 }),
 6760: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
 }),
 857: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
 }),
 932: (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
 }),
 3305: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   m9: () => _minLength,
   G8: () => _never,
   F7: () => _number,
   fU: () => _refine,
   q0: () => describe,
   mI: () => meta
  });
  var core_checks = __nccwpck_require__(4890);
  var _a;
  class $ZodRegistry {
   constructor() {
    this._map = new WeakMap;
    this._idmap = new Map;
   }
   add(schema, ..._meta) {
    const meta = _meta[0];
    this._map.set(schema, meta);
    if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
    return this;
   }
   clear() {
    this._map = new WeakMap;
    this._idmap = new Map;
    return this;
   }
   remove(schema) {
    const meta = this._map.get(schema);
    if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
    this._map.delete(schema);
    return this;
   }
   get(schema) {
    const p = schema._zod.parent;
    if (p) {
     const pm = {
      ...this.get(p) ?? {}
     };
     delete pm.id;
     const f = {
      ...pm,
      ...this._map.get(schema)
     };
     return Object.keys(f).length ? f : void 0;
    }
    return this._map.get(schema);
   }
   has(schema) {
    return this._map.has(schema);
   }
  }
  function registry() {
   return new $ZodRegistry;
  }
  (_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
  const globalRegistry = globalThis.__zod_globalRegistry;
  var core_util = __nccwpck_require__(4723);
  function snapshotChecks(def) {
   if (def.checks) def.checks = [ ...def.checks ];
   return def;
  }
  function _number(Class, params) {
   return new Class(snapshotChecks({
    type: "number",
    checks: [],
    ...core_util.A2(params)
   }));
  }
  function _never(Class, params) {
   return new Class({
    type: "never",
    ...core_util.A2(params)
   });
  }
  function _minLength(minimum, params) {
   return new core_checks.Kk({
    check: "min_length",
    ...core_util.A2(params),
    minimum: minimum
   });
  }
  function _refine(Class, fn, _params) {
   const schema = new Class({
    type: "custom",
    check: "custom",
    fn: fn,
    ...core_util.A2(_params)
   });
   return schema;
  }
  function describe(description) {
   const ch = new core_checks.QP({
    check: "describe"
   });
   ch._zod.onattach = [ inst => {
    const existing = globalRegistry.get(inst) ?? {};
    globalRegistry.add(inst, {
     ...existing,
     description: description
    });
   } ];
   ch._zod.check = () => {};
   return ch;
  }
  function meta(metadata) {
   const ch = new core_checks.QP({
    check: "meta"
   });
   ch._zod.onattach = [ inst => {
    const existing = globalRegistry.get(inst) ?? {};
    globalRegistry.add(inst, {
     ...existing,
     ...metadata
    });
   } ];
   ch._zod.check = () => {};
   return ch;
  }
 }),
 4890: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   Kk: () => $ZodCheckMinLength,
   QP: () => $ZodCheck
  });
  var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);
  var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);
  const $ZodCheck = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck", (inst, def) => {
   var _a;
   inst._zod ?? (inst._zod = {});
   inst._zod.def = def;
   (_a = inst._zod).onattach ?? (_a.onattach = []);
  });
  const _whenHasLength = payload => {
   const val = payload.value;
   return !_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val) && val.length !== void 0;
  };
  const $ZodCheckMinLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength", (inst, def) => {
   var _a;
   $ZodCheck.init(inst, def);
   (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
   inst._zod.check = payload => {
    const input = payload.value;
    const units = input.length;
    const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units;
    if (length >= def.minimum) return;
    const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
    payload.issues.push({
     origin: origin,
     code: "too_small",
     minimum: def.minimum,
     inclusive: true,
     input: input,
     inst: inst,
     continue: !def.abort
    });
   };
  });
 }),
 8532: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   $W: () => config,
   GT: () => $ZodAsyncError,
   cV: () => $ZodEncodeError,
   cr: () => globalConfig,
   tm: () => NEVER,
   xI: () => $constructor
  });
  var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);
  var _a;
  const NEVER = Object.freeze({
   status: "aborted"
  });
  const _zodDesc = {
   value: void 0,
   enumerable: false
  };
  let _E = "captureStackTrace" in Error ? Error : null;
  function newError(Definition) {
   const E = _E;
   if (E) {
    const saved = E.stackTraceLimit;
    if (typeof saved === "number") {
     try {
      E.stackTraceLimit = 0;
     } catch {
      _E = null;
      return new Definition;
     }
     try {
      return new Definition;
     } finally {
      E.stackTraceLimit = saved;
     }
    }
   }
   return new Definition;
  }
  function $constructor(name, initializer, proto, params) {
   const zodProto = {};
   function Internals(def) {
    this.def = def;
    this.constr = _;
    this.traits = new Set;
   }
   Internals.prototype = zodProto;
   const protoMembers = proto;
   const initialized = protoMembers && new WeakSet;
   function init(inst, def) {
    if (!inst._zod) {
     _zodDesc.value = new Internals(def);
     try {
      Object.defineProperty(inst, "_zod", _zodDesc);
     } finally {
      _zodDesc.value = void 0;
     }
    } else if (inst._zod.traits.has(name)) return;
    inst._zod.traits.add(name);
    initializer(inst, def);
    if (initialized) {
     const own = Object.getPrototypeOf(inst);
     const ctorProto = inst._zod.constr.prototype;
     let up = own;
     while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
     const target = up ?? own;
     if (!initialized.has(target)) {
      initialized.add(target);
      (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target, protoMembers);
     }
    }
    const proto = _.prototype;
    for (const k in proto) {
     if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
     if (!(k in inst)) inst[k] = proto[k].bind(inst);
    }
   }
   const Parent = params?.Parent ?? Object;
   class Definition extends Parent {}
   Object.defineProperty(Definition, "name", {
    value: name
   });
   function _(def) {
    const inst = params?.Parent ? newError(Definition) : this;
    init(inst, def);
    const deferred = inst._zod.deferred;
    if (deferred) {
     for (const fn of deferred) fn();
     inst._zod.deferred = void 0;
    }
    const pp = globalThis.__zod_globalConfig?.postProcessor;
    if (pp) pp(inst);
    return inst;
   }
   Object.defineProperty(_, "init", {
    value: init
   });
   Object.defineProperty(_, Symbol.hasInstance, {
    value: inst => {
     if (params?.Parent && inst instanceof params.Parent) return true;
     return inst?._zod?.traits?.has(name);
    }
   });
   Object.defineProperty(_, "name", {
    value: name
   });
   return _;
  }
  class $ZodAsyncError extends Error {
   constructor() {
    super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
   }
  }
  class $ZodEncodeError extends Error {
   constructor(name) {
    super(`Encountered unidirectional transform during encode: ${name}`);
    this.name = "ZodEncodeError";
   }
  }
  (_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
  const globalConfig = globalThis.__zod_globalConfig;
  function config(newConfig) {
   if (newConfig) Object.assign(globalConfig, newConfig);
   return globalConfig;
  }
 }),
 3945: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   qg: () => parse,
   EJ: () => parseAsync,
   xL: () => safeParse,
   bp: () => safeParseAsync
  });
  var core_core = __nccwpck_require__(8532);
  var util = __nccwpck_require__(4723);
  function _getMessage() {
   const internals = this._zod;
   internals.message ?? (internals.message = JSON.stringify(internals.def, util.k8, 2));
   return internals.message;
  }
  function _setMessage(value) {
   this._zod.message = value;
  }
  const _messageDesc = {
   get: _getMessage,
   set: _setMessage,
   enumerable: true,
   configurable: true
  };
  const _issuesDesc = {
   value: void 0,
   enumerable: false
  };
  const _installedToString = new WeakSet([ Object.prototype, Error.prototype ]);
  const initializer = (inst, def) => {
   inst.name = "$ZodError";
   _issuesDesc.value = def;
   Object.defineProperty(inst, "issues", _issuesDesc);
   _issuesDesc.value = void 0;
   Object.defineProperty(inst, "message", _messageDesc);
   const proto = Object.getPrototypeOf(inst);
   if (!_installedToString.has(proto)) {
    _installedToString.add(proto);
    Object.defineProperty(proto, "toString", {
     configurable: true,
     enumerable: false,
     get() {
      const value = () => this.message;
      Object.defineProperty(this, "toString", {
       value: value,
       configurable: true,
       writable: true
      });
      return value;
     },
     set(value) {
      Object.defineProperty(this, "toString", {
       value: value,
       configurable: true,
       writable: true
      });
     }
    });
   }
  };
  (0, core_core.xI)("$ZodError", initializer);
  const $ZodRealError = (0, core_core.xI)("$ZodError", initializer, void 0, {
   Parent: Error
  });
  const _parse = _Err => {
   const fn = (schema, value, _ctx, _params) => {
    const ctx = _ctx ? {
     ..._ctx,
     async: false
    } : {
     async: false
    };
    const result = schema._zod.run({
     value: value,
     issues: []
    }, ctx);
    if (result instanceof Promise) throw new core_core.GT;
    if (result.issues.length) {
     const e = new (_params?.Err ?? _Err)(result.issues.map(iss => util.iR(iss, ctx, core_core.$W())));
     util.gx(e, _params?.callee ?? fn);
     throw e;
    }
    return result.value;
   };
   return fn;
  };
  const parse = _parse($ZodRealError);
  const _parseAsync = _Err => {
   const fn = async (schema, value, _ctx, params) => {
    const ctx = _ctx ? {
     ..._ctx,
     async: true
    } : {
     async: true
    };
    let result = schema._zod.run({
     value: value,
     issues: []
    }, ctx);
    if (result instanceof Promise) result = await result;
    if (result.issues.length) {
     const e = new (params?.Err ?? _Err)(result.issues.map(iss => util.iR(iss, ctx, core_core.$W())));
     util.gx(e, params?.callee ?? fn);
     throw e;
    }
    return result.value;
   };
   return fn;
  };
  const parseAsync = _parseAsync($ZodRealError);
  const _safeParse = _Err => (schema, value, _ctx) => {
   const ctx = _ctx ? {
    ..._ctx,
    async: false
   } : {
    async: false
   };
   const result = schema._zod.run({
    value: value,
    issues: []
   }, ctx);
   if (result instanceof Promise) throw new core_core.GT;
   return result.issues.length ? failure(_Err, result.issues, ctx) : {
    success: true,
    data: result.value
   };
  };
  const safeParse = _safeParse($ZodRealError);
  function failure(Err, issues, ctx) {
   let error;
   return {
    success: false,
    get error() {
     if (!error) {
      error = new Err(issues.map(iss => util.iR(iss, ctx, core_core.$W())));
      issues = void 0;
      ctx = void 0;
     }
     return error;
    },
    set error(e) {
     error = e;
     issues = void 0;
     ctx = void 0;
    }
   };
  }
  const _safeParseAsync = _Err => async (schema, value, _ctx) => {
   const ctx = _ctx ? {
    ..._ctx,
    async: true
   } : {
    async: true
   };
   let result = schema._zod.run({
    value: value,
    issues: []
   }, ctx);
   if (result instanceof Promise) result = await result;
   return result.issues.length ? failure(_Err, result.issues, ctx) : {
    success: true,
    data: result.value
   };
  };
  const safeParseAsync = _safeParseAsync($ZodRealError);
 }),
 4723: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   A2: () => normalizeParams,
   Gv: () => isObject,
   NM: () => optionalKeys,
   O7: () => codePointLength,
   PO: () => cached,
   QH: () => aborted,
   Rc: () => getLengthableOrigin,
   Vy: () => assignProp,
   X: () => installLazyProp,
   cl: () => nullish,
   d3: () => attachSchema,
   gx: () => captureStackTrace,
   hi: () => sizeCaps,
   iR: () => finalizeIssue,
   jD: () => hide,
   k8: () => jsonStringifyReplacer,
   lQ: () => prefixIssues,
   o8: () => clone,
   ol: () => members,
   p6: () => cleanRegex,
   qh: () => own,
   rL: () => explicitlyAborted,
   sn: () => issue,
   v5: () => defineLazyInternal,
   yG: () => shallowClone
  });
  function jsonStringifyReplacer(_, value) {
   if (typeof value === "bigint") return value.toString();
   return value;
  }
  class Cached {
   constructor(getter) {
    this._getter = getter;
    this._value = void 0;
   }
   get value() {
    const getter = this._getter;
    if (getter !== void 0) {
     this._value = getter();
     this._getter = void 0;
    }
    return this._value;
   }
  }
  function cached(getter) {
   return new Cached(getter);
  }
  function nullish(input) {
   return input === null || input === void 0;
  }
  function cleanRegex(source) {
   const start = source.startsWith("^") ? 1 : 0;
   const end = source.endsWith("$") ? source.length - 1 : source.length;
   return source.slice(start, end);
  }
  function assignProp(target, prop, value) {
   Object.defineProperty(target, prop, {
    value: value,
    writable: true,
    enumerable: true,
    configurable: true
   });
  }
  const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
  function isObject(data) {
   return typeof data === "object" && data !== null && !Array.isArray(data);
  }
  function isPlainObject(o) {
   if (isObject(o) === false) return false;
   const ctor = o.constructor;
   if (ctor === void 0) return true;
   if (typeof ctor !== "function") return true;
   const prot = ctor.prototype;
   if (isObject(prot) === false) return false;
   if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
   return true;
  }
  function shallowClone(o) {
   if (isPlainObject(o)) return {
    ...o
   };
   if (Array.isArray(o)) return [ ...o ];
   if (o instanceof Map) return new Map(o);
   if (o instanceof Set) return new Set(o);
   return o;
  }
  function clone(inst, def, params) {
   const cl = new inst._zod.constr(def ?? inst._zod.def);
   if (!def || params?.parent) cl._zod.parent = inst;
   return cl;
  }
  function normalizeParams(_params) {
   const params = _params;
   if (!params) return {};
   if (typeof params === "string") return {
    error: () => params
   };
   if (params?.message !== void 0) {
    if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
    params.error = params.message;
   }
   delete params.message;
   if (typeof params.error === "string") return {
    ...params,
    error: () => params.error
   };
   return params;
  }
  function optionalKeys(shape) {
   return Object.keys(shape).filter(k => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
  }
  function aborted(x, startIndex = 0) {
   if (x.aborted === true) return true;
   for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
   return false;
  }
  function explicitlyAborted(x, startIndex = 0) {
   if (x.aborted === true) return true;
   for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
   return false;
  }
  function prefixIssues(path, issues) {
   return issues.map(iss => {
    var _a;
    (_a = iss).path ?? (_a.path = []);
    iss.path.unshift(path);
    return iss;
   });
  }
  function unwrapMessage(message) {
   return typeof message === "string" ? message : message?.message;
  }
  function sizeCaps(defChecks) {
   const caps = [];
   for (const ch of defChecks ?? []) {
    const d = ch._zod.def;
    if (!/_(length|size)$|_equals$/.test(d.check)) break;
    const max = d.maximum ?? d.length ?? d.size;
    if (max >= 0) caps.push([ max, ch ]);
   }
   return caps;
  }
  function attachSchema(issues, start, inst) {
   var _a;
   for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
  }
  function finalizeIssue(iss, ctx, config) {
   var _a;
   const traits = iss.inst?._zod?.traits;
   if (traits?.has("$ZodType")) if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst); else iss.schema = iss.inst;
   const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
   const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
   const full = {};
   for (const k of Object.keys(iss)) {
    if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
    full[k] = iss[k];
   }
   full.path ?? (full.path = []);
   full.message = message;
   if (ctx?.reportInput) full.input = iss.input;
   return full;
  }
  const highSurrogate = /[\uD800-\uDBFF]/;
  function codePointLength(str) {
   const units = str.length;
   if (!highSurrogate.test(str)) return units;
   let count = units;
   for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
    count--;
    i++;
   }
   return count;
  }
  function getLengthableOrigin(input) {
   if (Array.isArray(input)) return "array";
   if (typeof input === "string") return "string";
   return "unknown";
  }
  function issue(...args) {
   const [iss, input, inst] = args;
   if (typeof iss === "string") return {
    message: iss,
    code: "custom",
    input: input,
    inst: inst
   };
   return {
    ...iss
   };
  }
  function members(proto, table) {
   for (const key in table) {
    const desc = Object.getOwnPropertyDescriptor(table, key);
    if (desc.get) Object.defineProperty(proto, key, {
     ...desc,
     enumerable: false
    }); else defineBound(proto, key, desc.value);
   }
  }
  function own(inst, key, value, enumerable = true) {
   Object.defineProperty(inst, key, {
    configurable: true,
    writable: true,
    enumerable: enumerable,
    value: value
   });
   return value;
  }
  function hide(inst, key, value) {
   return own(inst, key, value, false);
  }
  function defineBound(proto, key, fn) {
   Object.defineProperty(proto, key, {
    configurable: true,
    get() {
     return this == null ? fn : own(this, key, fn.bind(this));
    },
    set(value) {
     own(this, key, value);
    }
   });
  }
  function claim(inst, sentinel) {
   const proto = Object.getPrototypeOf(inst);
   return sentinel in proto ? void 0 : proto;
  }
  let installing;
  let broke = false;
  const breaker = {
   configurable: true,
   get() {
    broke = true;
    return;
   }
  };
  function defineLazyInternal(inst, key, compute) {
   const proto = Object.getPrototypeOf(inst._zod);
   if (key in proto && installing !== inst._zod) {
    installing = void 0;
    return;
   }
   installing = inst._zod;
   Object.defineProperty(proto, key, {
    configurable: true,
    get() {
     Object.defineProperty(this, key, breaker);
     const outer = broke;
     broke = false;
     try {
      const value = compute(this);
      if (broke) delete this[key]; else Object.defineProperty(this, key, {
       configurable: true,
       writable: true,
       value: value
      });
      broke = broke || outer;
      return value;
     } catch (err) {
      delete this[key];
      broke = broke || outer;
      throw err;
     }
    },
    set(value) {
     Object.defineProperty(this, key, {
      configurable: true,
      writable: true,
      value: value
     });
    }
   });
  }
  function installLazyProp(inst, key, make, enumerable) {
   const proto = claim(inst, key);
   if (!proto) return;
   Object.defineProperty(proto, key, {
    configurable: true,
    get() {
     const desc = {
      configurable: true,
      writable: true,
      enumerable: enumerable,
      value: void 0
     };
     Object.defineProperty(this, key, desc);
     desc.value = make(this);
     Object.defineProperty(this, key, desc);
     return desc.value;
    },
    set(value) {
     Object.defineProperty(this, key, {
      configurable: true,
      writable: true,
      enumerable: enumerable,
      value: value
     });
    }
   });
  }
 }),
 3619: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  __nccwpck_require__.d(__webpack_exports__, {
   Rvf: () => _default,
   YOg: () => array,
   aig: () => schemas_number,
   Ikc: () => object,
   lqM: () => optional,
   YPB: () => refine,
   rej: () => strictObject,
   pdi: () => transform
  });
  var core_core = __nccwpck_require__(8532);
  var core_checks = __nccwpck_require__(4890);
  const number = /^-?\d+(?:\.\d+)?$/;
  var core_util = __nccwpck_require__(4723);
  const version = {
   major: 4,
   minor: 6,
   patch: 7
  };
  const $ZodType = core_core.xI("$ZodType", (inst, def) => {
   var _a;
   inst ?? (inst = {});
   inst._zod.def = def;
   inst._zod.bag = inst._zod.bag || {};
   inst._zod.version = version;
   const defChecks = inst._zod.def.checks;
   const checks = inst._zod.traits.has("$ZodCheck") ? [ inst, ...defChecks ?? [] ] : defChecks?.length ? [ ...defChecks ] : [];
   for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
   if (checks.length === 0) {
    (_a = inst._zod).deferred ?? (_a.deferred = []);
    inst._zod.deferred?.push(() => {
     inst._zod.run = inst._zod.parse;
    });
   } else {
    const runChecks = (payload, checks, ctx) => {
     if (payload.memo) return payload;
     let isAborted = core_util.QH(payload);
     let asyncResult;
     for (const ch of checks) {
      if (ch._zod.def.when) {
       if (core_util.rL(payload)) continue;
       const shouldRun = ch._zod.def.when(payload);
       if (!shouldRun) continue;
      } else if (isAborted) continue;
      const currLen = payload.issues.length;
      const _ = ch._zod.check(payload);
      if (_ instanceof Promise && ctx?.async === false) throw new core_core.GT;
      if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
       await _;
       const nextLen = payload.issues.length;
       if (nextLen === currLen) return;
       core_util.d3(payload.issues, currLen, inst);
       if (!isAborted) isAborted = core_util.QH(payload, currLen);
      }); else {
       const nextLen = payload.issues.length;
       if (nextLen === currLen) continue;
       core_util.d3(payload.issues, currLen, inst);
       if (!isAborted) isAborted = core_util.QH(payload, currLen);
      }
     }
     if (asyncResult) return asyncResult.then(() => payload);
     return payload;
    };
    const handleCanaryResult = (canary, payload, ctx) => {
     if (core_util.QH(canary)) {
      canary.aborted = true;
      return canary;
     }
     const checkResult = runChecks(payload, checks, ctx);
     if (checkResult instanceof Promise) {
      if (ctx.async === false) throw new core_core.GT;
      return checkResult.then(checkResult => inst._zod.parse(checkResult, ctx));
     }
     return inst._zod.parse(checkResult, ctx);
    };
    inst._zod.run = (payload, ctx) => {
     if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
     if (ctx.direction === "backward") {
      const canary = inst._zod.parse({
       value: payload.value,
       issues: []
      }, {
       ...ctx,
       skipChecks: true
      });
      if (canary instanceof Promise) return canary.then(canary => handleCanaryResult(canary, payload, ctx));
      return handleCanaryResult(canary, payload, ctx);
     }
     const result = inst._zod.parse(payload, ctx);
     if (result instanceof Promise) {
      if (ctx.async === false) throw new core_core.GT;
      return result.then(result => runChecks(result, checks, ctx));
     }
     return runChecks(result, checks, ctx);
    };
   }
  }, {
   get "~standard"() {
    return core_util.jD(this, "~standard", standardProps(this));
   },
   set "~standard"(value) {
    core_util.qh(this, "~standard", value);
   }
  });
  const toStandardResult = (r, ctx) => r.issues.length ? {
   issues: r.issues.map(iss => core_util.iR(iss, ctx, core_core.$W()))
  } : {
   value: r.value
  };
  async function validateAsync(inst, value) {
   const ctx = {
    async: true
   };
   return toStandardResult(await inst._zod.run({
    value: value,
    issues: []
   }, ctx), ctx);
  }
  function standardProps(inst) {
   return {
    validate: value => {
     const ctx = {
      async: false
     };
     try {
      const r = inst._zod.run({
       value: value,
       issues: []
      }, ctx);
      if (!(r instanceof Promise)) return toStandardResult(r, ctx);
     } catch (_) {}
     return validateAsync(inst, value);
    },
    vendor: "zod",
    version: 1
   };
  }
  const $ZodNumber = core_core.xI("$ZodNumber", (inst, def) => {
   $ZodType.init(inst, def);
   inst._zod.pattern = number;
   inst._zod.parse = (payload, _ctx) => {
    if (def.coerce) try {
     payload.value = Number(payload.value);
    } catch (_) {}
    const input = payload.value;
    if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
    const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
    payload.issues.push({
     expected: "number",
     code: "invalid_type",
     input: input,
     inst: inst,
     ...received ? {
      received: received
     } : {}
    });
    return payload;
   };
  });
  const $ZodNever = core_core.xI("$ZodNever", (inst, def) => {
   $ZodType.init(inst, def);
   inst._zod.parse = (payload, _ctx) => {
    payload.issues.push({
     expected: "never",
     code: "invalid_type",
     input: payload.value,
     inst: inst
    });
    return payload;
   };
  });
  function capSize(inst, size) {
   const caps = core_util.hi(inst._zod.def.checks);
   if (!caps.length) return;
   const cap = Math.min(...caps.map(c => c[0]));
   const parse = inst._zod.parse;
   inst._zod.parse = (payload, ctx) => {
    const n = size(payload.value);
    if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") for (const [max, ch] of core_util.hi(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
     const start = payload.issues.length;
     ch._zod.check(payload);
     payload.issues[start].continue = false;
     core_util.d3(payload.issues, start, inst);
     return payload;
    }
    return parse(payload, ctx);
   };
  }
  const arraySize = input => Array.isArray(input) ? input.length : -1;
  function handleArrayResult(result, final, index) {
   if (result.issues.length) final.issues.push(...core_util.lQ(index, result.issues));
   final.value[index] = result.value;
  }
  const $ZodArray = core_core.xI("$ZodArray", (inst, def) => {
   $ZodType.init(inst, def);
   const memo = core_core.cr.memoizer;
   memo?.attach(inst);
   inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
     payload.issues.push({
      expected: "array",
      code: "invalid_type",
      input: input,
      inst: inst
     });
     return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
    const proms = [];
    const abortEarly = ctx?.abortEarly;
    for (let i = 0; i < input.length; i++) {
     const item = input[i];
     const result = def.element._zod.run({
      value: item,
      issues: []
     }, ctx);
     if (result instanceof Promise) proms.push(result.then(result => handleArrayResult(result, payload, i))); else {
      handleArrayResult(result, payload, i);
      if (abortEarly && result.issues.length !== 0 && core_util.QH(result)) break;
     }
    }
    if (proms.length) return Promise.all(proms).then(() => payload);
    return payload;
   };
   capSize(inst, arraySize);
  });
  function handlePropertyResult(result, final, key, input, optin, optout) {
   const isPresent = key in input;
   const isOptionalOut = optout === "optional";
   if (!isPresent && isOptionalOut && optin === "optional") return;
   if (result.issues.length) {
    if (optin !== void 0 && isOptionalOut && !isPresent) return;
    final.issues.push(...core_util.lQ(key, result.issues));
   }
   if (!isPresent && optin === void 0) {
    if (!result.issues.length) final.issues.push({
     code: "invalid_type",
     expected: "nonoptional",
     input: void 0,
     path: [ key ]
    });
    return;
   }
   if (result.value === void 0) {
    if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
   } else final.value[key] = result.value;
  }
  const NO_SYMBOL_KEYS = [];
  function normalizeDef(def) {
   const keys = Object.keys(def.shape);
   const ownSymbols = Object.getOwnPropertySymbols(def.shape);
   const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
   const allKeys = symbolKeys.length ? [ ...keys, ...symbolKeys ] : keys;
   for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
   const okeys = core_util.NM(def.shape);
   return {
    ...def,
    allKeys: allKeys,
    symbolKeys: symbolKeys,
    keySet: new Set(keys),
    numKeys: keys.length,
    optionalKeys: new Set(okeys)
   };
  }
  function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
   const unrecognized = [];
   const keySet = def.keySet;
   const _catchall = def.catchall._zod;
   const t = _catchall.def.type;
   const optin = _catchall.optin;
   const optout = _catchall.optout;
   let seen = 0;
   for (const key in input) {
    if (abortEarly && payload.issues.length !== seen) {
     if (core_util.QH(payload, seen)) break;
     seen = payload.issues.length;
    }
    if (keySet.has(key)) continue;
    if (key === "__proto__") {
     if (t === "never") unrecognized.push(key);
     continue;
    }
    if (t === "never") {
     unrecognized.push(key);
     continue;
    }
    const r = _catchall.run({
     value: input[key],
     issues: []
    }, ctx);
    if (r instanceof Promise) proms.push(r.then(r => handlePropertyResult(r, payload, key, input, optin, optout))); else handlePropertyResult(r, payload, key, input, optin, optout);
   }
   if (unrecognized.length) payload.issues.push({
    code: "unrecognized_keys",
    keys: unrecognized,
    input: input,
    inst: inst,
    continue: true
   });
   if (!proms.length) return payload;
   return Promise.all(proms).then(() => payload);
  }
  const $ZodObject = core_core.xI("$ZodObject", (inst, def) => {
   $ZodType.init(inst, def);
   const desc = Object.getOwnPropertyDescriptor(def, "shape");
   const sh = desc?.get ? desc.get.raw : def.shape ?? {};
   if (sh) {
    const get = () => {
     const newSh = {
      ...sh
     };
     Object.defineProperty(def, "shape", {
      value: newSh
     });
     get.raw = newSh;
     return newSh;
    };
    get.raw = sh;
    Object.defineProperty(def, "shape", {
     get: get
    });
   }
   const _normalized = core_util.PO(() => normalizeDef(def));
   core_util.v5(inst, "propValues", zod => {
    const shape = zod.def.shape;
    const propValues = {};
    for (const key in shape) {
     const field = shape[key]._zod;
     if (field.values) {
      if (!Object.prototype.hasOwnProperty.call(propValues, key)) core_util.Vy(propValues, key, new Set);
      for (const v of field.values) propValues[key].add(v);
      if (field.optin !== void 0) propValues[key].add(void 0);
     }
    }
    return propValues;
   });
   const isObject = core_util.Gv;
   const catchall = def.catchall;
   let value;
   const memo = core_core.cr.memoizer;
   memo?.attach(inst);
   inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject(input)) {
     payload.issues.push({
      expected: "object",
      code: "invalid_type",
      input: input,
      inst: inst
     });
     return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
    const proms = [];
    const shape = value.shape;
    const abortEarly = ctx?.abortEarly;
    let seen = payload.issues.length;
    for (const key of value.allKeys) {
     if (abortEarly && payload.issues.length !== seen) {
      if (core_util.QH(payload, seen)) break;
      seen = payload.issues.length;
     }
     if (key === "__proto__") continue;
     const el = shape[key];
     const optin = el._zod.optin;
     const optout = el._zod.optout;
     const r = el._zod.run({
      value: input[key],
      issues: []
     }, ctx);
     if (r instanceof Promise) proms.push(r.then(r => handlePropertyResult(r, payload, key, input, optin, optout))); else handlePropertyResult(r, payload, key, input, optin, optout);
    }
    if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
    return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
   };
  });
  const $ZodTransform = core_core.xI("$ZodTransform", (inst, def) => {
   $ZodType.init(inst, def);
   inst._zod.optin = "optional";
   core_core.cr.memoizer?.guard(inst);
   inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") throw new core_core.cV(inst.constructor.name);
    const _out = def.transform(payload.value, payload);
    if (ctx.async) {
     const output = _out instanceof Promise ? _out : Promise.resolve(_out);
     return output.then(output => {
      payload.value = output;
      return payload;
     });
    }
    if (_out instanceof Promise) throw new core_core.GT;
    payload.value = _out;
    return payload;
   };
  });
  function handleOptionalResult(payload, result) {
   payload.value = result.issues.length ? void 0 : result.value;
   return payload;
  }
  const $ZodOptional = core_core.xI("$ZodOptional", (inst, def) => {
   $ZodType.init(inst, def);
   core_util.v5(inst, "optin", zod => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
   inst._zod.optout = "optional";
   core_util.v5(inst, "values", zod => {
    const values = zod.def.innerType._zod.values;
    return values ? new Set([ ...values, void 0 ]) : void 0;
   });
   core_util.v5(inst, "pattern", zod => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${core_util.p6(pattern.source)})?$`) : void 0;
   });
   inst._zod.parse = (payload, ctx) => {
    if (payload.value === void 0) {
     if (def.innerType._zod.optin !== "defaulted") return payload;
     const result = def.innerType._zod.run({
      value: payload.value,
      issues: []
     }, ctx);
     if (result instanceof Promise) return result.then(result => handleOptionalResult(payload, result));
     return handleOptionalResult(payload, result);
    }
    return def.innerType._zod.run(payload, ctx);
   };
  });
  const $ZodDefault = core_core.xI("$ZodDefault", (inst, def) => {
   $ZodType.init(inst, def);
   inst._zod.optin = "defaulted";
   core_util.v5(inst, "values", zod => zod.def.innerType._zod.values);
   inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
    if (payload.value === void 0) {
     payload.value = def.defaultValue;
     return payload;
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) return result.then(result => handleDefaultResult(result, def));
    return handleDefaultResult(result, def);
   };
  });
  function handleDefaultResult(payload, def) {
   if (payload.value === void 0) payload.value = def.defaultValue;
   return payload;
  }
  const $ZodCustom = core_core.xI("$ZodCustom", (inst, def) => {
   core_checks.QP.init(inst, def);
   $ZodType.init(inst, def);
   inst._zod.parse = (payload, _) => payload;
   inst._zod.check = payload => {
    const input = payload.value;
    const r = def.fn(input);
    if (r instanceof Promise) return r.then(r => handleRefineResult(r, payload, input, inst));
    handleRefineResult(r, payload, input, inst);
    return;
   };
  });
  function handleRefineResult(result, payload, input, inst) {
   if (!result) {
    const _iss = {
     code: "custom",
     input: input,
     inst: inst,
     path: [ ...inst._zod.def.path ?? [] ],
     continue: !inst._zod.def.abort
    };
    if (inst._zod.def.params) _iss.params = inst._zod.def.params;
    payload.issues.push(core_util.sn(_iss));
   }
  }
  var api = __nccwpck_require__(3305);
  var core_parse = __nccwpck_require__(3945);
  const ZodMiniType = core_core.xI("ZodMiniType", (inst, def) => {
   if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
   $ZodType.init(inst, def);
   inst.def = def;
   inst.type = def.type;
  }, {
   get with() {
    return this.check;
   },
   set with(value) {
    core_util.qh(this, "with", value);
   },
   parse(data, params) {
    return core_parse.qg(this, data, params, {
     callee: this.parse
    });
   },
   parseAsync(data, params) {
    return core_parse.EJ(this, data, params, {
     callee: this.parseAsync
    });
   },
   safeParse(data, params) {
    return core_parse.xL(this, data, params);
   },
   safeParseAsync(data, params) {
    return core_parse.bp(this, data, params);
   },
   check(...checks) {
    const def = this.def;
    return this.clone({
     ...def,
     checks: [ ...def.checks ?? [], ...checks.map(ch => typeof ch === "function" ? {
      _zod: {
       check: ch,
       def: {
        check: "custom"
       },
       onattach: []
      }
     } : ch) ]
    }, {
     parent: true
    });
   },
   clone(_def, params) {
    return core_util.o8(this, _def, params);
   },
   brand() {
    return this;
   },
   register(reg, meta) {
    reg.add(this, meta);
    return this;
   },
   apply(fn, ...args) {
    return args.length === 0 ? fn(this) : fn(this, ...args);
   }
  });
  const ZodMiniNumber = core_core.xI("ZodMiniNumber", (inst, def) => {
   $ZodNumber.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function schemas_number(params) {
   return api.F7(ZodMiniNumber, params);
  }
  const ZodMiniNever = core_core.xI("ZodMiniNever", (inst, def) => {
   $ZodNever.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function never(params) {
   return api.G8(ZodMiniNever, params);
  }
  const ZodMiniArray = core_core.xI("ZodMiniArray", (inst, def) => {
   $ZodArray.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function array(element, params) {
   return new ZodMiniArray({
    type: "array",
    element: element,
    ...core_util.A2(params)
   });
  }
  const ZodMiniObject = core_core.xI("ZodMiniObject", (inst, def) => {
   $ZodObject.init(inst, def);
   ZodMiniType.init(inst, def);
   core_util.X(inst, "shape", self => self._zod.def.shape, false);
  });
  function object(shape, params) {
   const def = {
    type: "object",
    shape: shape ?? {},
    ...core_util.A2(params)
   };
   return new ZodMiniObject(def);
  }
  function strictObject(shape, params) {
   return new ZodMiniObject({
    type: "object",
    shape: shape,
    catchall: never(),
    ...core_util.A2(params)
   });
  }
  const ZodMiniTransform = core_core.xI("ZodMiniTransform", (inst, def) => {
   $ZodTransform.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function transform(fn) {
   return new ZodMiniTransform({
    type: "transform",
    transform: fn
   });
  }
  const ZodMiniOptional = core_core.xI("ZodMiniOptional", (inst, def) => {
   $ZodOptional.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function optional(innerType) {
   return new ZodMiniOptional({
    type: "optional",
    innerType: innerType
   });
  }
  const ZodMiniDefault = core_core.xI("ZodMiniDefault", (inst, def) => {
   $ZodDefault.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function _default(innerType, defaultValue) {
   return new ZodMiniDefault({
    type: "default",
    innerType: innerType,
    get defaultValue() {
     return typeof defaultValue === "function" ? defaultValue() : core_util.yG(defaultValue);
    }
   });
  }
  const ZodMiniCustom = core_core.xI("ZodMiniCustom", (inst, def) => {
   $ZodCustom.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function refine(fn, _params = {}) {
   return api.fU(ZodMiniCustom, fn, _params);
  }
 })
};

var __webpack_module_cache__ = {};

function __nccwpck_require__(moduleId) {
 var cachedModule = __webpack_module_cache__[moduleId];
 if (cachedModule !== void 0) return cachedModule.exports;
 var module = __webpack_module_cache__[moduleId] = {
  exports: {}
 };
 var threw = true;
 try {
  __webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
  threw = false;
 } finally {
  if (threw) delete __webpack_module_cache__[moduleId];
 }
 return module.exports;
}

__nccwpck_require__.m = __webpack_modules__;

if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";

(() => {
 var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
 var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
 var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
 var resolveQueue = queue => {
  if (queue && queue.d < 1) {
   queue.d = 1;
   queue.forEach(fn => fn.r--);
   queue.forEach(fn => fn.r-- ? fn.r++ : fn());
  }
 };
 var wrapDeps = deps => deps.map(dep => {
  if (dep !== null && typeof dep === "object") {
   if (dep[webpackQueues]) return dep;
   if (dep.then) {
    var queue = [];
    queue.d = 0;
    dep.then(r => {
     obj[webpackExports] = r;
     resolveQueue(queue);
    }, e => {
     obj[webpackError] = e;
     resolveQueue(queue);
    });
    var obj = {};
    obj[webpackQueues] = fn => fn(queue);
    return obj;
   }
  }
  var ret = {};
  ret[webpackQueues] = x => {};
  ret[webpackExports] = dep;
  return ret;
 });
 __nccwpck_require__.a = (module, body, hasAwait) => {
  var queue;
  hasAwait && ((queue = []).d = -1);
  var depQueues = new Set;
  var exports = module.exports;
  var currentDeps;
  var outerResolve;
  var reject;
  var promise = new Promise((resolve, rej) => {
   reject = rej;
   outerResolve = resolve;
  });
  promise[webpackExports] = exports;
  promise[webpackQueues] = fn => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
  module.exports = promise;
  body(deps => {
   currentDeps = wrapDeps(deps);
   var fn;
   var getResult = () => currentDeps.map(d => {
    if (d[webpackError]) throw d[webpackError];
    return d[webpackExports];
   });
   var promise = new Promise(resolve => {
    fn = () => resolve(getResult);
    fn.r = 0;
    var fnQueue = q => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, 
    q.push(fn)));
    currentDeps.map(dep => dep[webpackQueues](fnQueue));
   });
   return fn.r ? promise : getResult();
  }, err => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue)));
  queue && queue.d < 0 && (queue.d = 0);
 };
})();

(() => {
 __nccwpck_require__.n = module => {
  var getter = module && module.__esModule ? () => module["default"] : () => module;
  __nccwpck_require__.d(getter, {
   a: getter
  });
  return getter;
 };
})();

(() => {
 var getProto = Object.getPrototypeOf ? obj => Object.getPrototypeOf(obj) : obj => obj.__proto__;
 var leafPrototypes;
 __nccwpck_require__.t = function(value, mode) {
  if (mode & 1) value = this(value);
  if (mode & 8) return value;
  if (typeof value === "object" && value) {
   if (mode & 4 && value.__esModule) return value;
   if (mode & 16 && typeof value.then === "function") return value;
  }
  var ns = Object.create(null);
  __nccwpck_require__.r(ns);
  var def = {};
  leafPrototypes = leafPrototypes || [ null, getProto({}), getProto([]), getProto(getProto) ];
  for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach(key => def[key] = () => value[key]);
  def["default"] = () => value;
  __nccwpck_require__.d(ns, def);
  return ns;
 };
})();

(() => {
 __nccwpck_require__.d = (exports, definition) => {
  for (var key in definition) if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) Object.defineProperty(exports, key, {
   enumerable: true,
   get: definition[key]
  });
 };
})();

(() => {
 __nccwpck_require__.f = {};
 __nccwpck_require__.e = chunkId => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
  __nccwpck_require__.f[key](chunkId, promises);
  return promises;
 }, []));
})();

(() => {
 __nccwpck_require__.u = chunkId => chunkId + ".index.js";
})();

(() => {
 __nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();

(() => {
 __nccwpck_require__.r = exports => {
  if (typeof Symbol !== "undefined" && Symbol.toStringTag) Object.defineProperty(exports, Symbol.toStringTag, {
   value: "Module"
  });
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
 };
})();

(() => {
 var installedChunks = {
  792: 0
 };
 var installChunk = data => {
  var {ids: ids, modules: modules, runtime: runtime} = data;
  var moduleId, chunkId, i = 0;
  for (moduleId in modules) if (__nccwpck_require__.o(modules, moduleId)) __nccwpck_require__.m[moduleId] = modules[moduleId];
  if (runtime) runtime(__nccwpck_require__);
  for (;i < ids.length; i++) {
   chunkId = ids[i];
   if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) installedChunks[chunkId][0]();
   installedChunks[ids[i]] = 0;
  }
 };
 __nccwpck_require__.f.j = (chunkId, promises) => {
  var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : void 0;
  if (installedChunkData !== 0) if (installedChunkData) promises.push(installedChunkData[1]); else if (true) {
   var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, e => {
    if (installedChunks[chunkId] !== 0) installedChunks[chunkId] = void 0;
    throw e;
   });
   promise = Promise.race([ promise, new Promise(resolve => installedChunkData = installedChunks[chunkId] = [ resolve ]) ]);
   promises.push(installedChunkData[1] = promise);
  }
 };
})();

var __webpack_exports__ = __nccwpck_require__(9407);

__webpack_exports__ = await __webpack_exports__;
