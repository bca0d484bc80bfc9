export const id = 52;

export const ids = [ 52 ];

export const modules = {
 52: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   reportListing: () => reportListing
  });
  var rules = __webpack_require__(628);
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
  const mostBars = 10;
  const label = {
   length: 20,
   line: 20
  };
  const size = '%%{init: {"xyChart": {"width": 900, "height": 420}}}%%';
  function renderChart(byReach) {
   const largest = byReach.slice(0, mostBars).filter(({reach: reach}) => Math.round(reach) > 0);
   if (largest.length === 0) return [];
   const labels = largest.map(({id: id, name: name}) => `"${inert(cut_cut(name.replace(/\s+/g, " "), label).shown)} (${id})"`);
   const reaches = largest.map(({reach: reach}) => Math.round(Math.min(reach, Number.MAX_SAFE_INTEGER)));
   const title = byReach.length > 1 ? `The ${largest.length} largest by reach` : "Reach";
   return [ [ "```mermaid", size, "xychart-beta horizontal", `  title "${title}"`, `  x-axis [${labels.join(", ")}]`, `  y-axis "Subscribers" 0 --\x3e ${reaches[0]}`, `  bar [${reaches.join(", ")}]`, "```" ].join("\n") ];
  }
  function inert(name) {
   return name.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, " ").replace(/["`<>]/g, character => lookalikes[character] ?? "").replace(/%(?=[%{])/g, "% ").replace(/#(?=\w+;)/g, "# ");
  }
  const lookalikes = {
   '"': "\u201d",
   "`": "\u2019",
   "<": "\u2039",
   ">": "\u203a"
  };
  const mostBytes = 9e5;
  function blocks_joinBlocks(blocks, most = mostBytes) {
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
  function markup_escapeMarkup(text) {
   const inert = showInvisible(text).replace(special, entity).replace(linking, alone);
   return inert.replace(/^[\t -%'-;=-@[-`{-~]/, entity).replaceAll("\n", "<br>");
  }
  function markup_escapeCode(text) {
   return showInvisible(text).replace(/[&<>]/g, entity).replaceAll("\n", "&#10;");
  }
  function markup_sentence(text, most = 500) {
   return `<span dir="auto">${markup_escapeMarkup(markup_breakable(markup_clip(text, most)))}</span>`;
  }
  function markup_clip(text, most) {
   return text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, "")}\u2026` : text;
  }
  function markup_breakable(text, every = 32) {
   if (!new RegExp(`[^\\s/?-]{${every}}`).test(text)) return text;
   const solid = String.raw`[[\p{L}\p{N}\p{P}\p{S}]--[\/?\-]]`;
   return text.replace(new RegExp(`${solid}{${every}}(?=${solid})`, "gv"), "$&\u200b");
  }
  const special = /[&<>"'`*_~[\]()|\\!{}^]/g;
  const linking = /(?<!&)#|[@:$]|(?<=www)\./gi;
  const entity = character => `&#${character.codePointAt(0)};`;
  const alone = character => `<span>${entity(character)}</span>`;
  function showInvisible(text) {
   return text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, character => {
    const code = character.codePointAt(0) ?? 0;
    return `\u2039U+${code.toString(16).toUpperCase().padStart(4, "0")}\u203a`;
   });
  }
  function explainFailure({title: title, message: message, next: next}, meaning) {
   return table([ [ "What failed", `<b>${markup_sentence(title)}</b>` ], [ "Why", markup_sentence(message, longestMessage) ], ...meaning === void 0 ? [] : [ [ "Result", meaning ] ], [ "What to do", advice(next) ] ]);
  }
  const longestMessage = 5e3;
  const longestAdvice = 2e3;
  function table(rows) {
   const lines = rows.map(([name, value]) => `<tr><th align="left">${name.replaceAll(" ", "&nbsp;")}</th><td>${value}</td></tr>`);
   return `<table>\n${lines.join("\n")}\n</table>`;
  }
  const advice = text => markup_clip(text, longestAdvice).split(/(`[^`]+`)/).map((part, index) => index % 2 === 1 ? `<code>${markup_escapeCode(part.slice(1, -1))}</code>` : markup_escapeMarkup(part)).join("");
  function numbers_grouped(number) {
   const [, sign = "", whole = "", rest = ""] = /^(-?)(\d+)(\.\d+)?$/.exec(String(number)) ?? [];
   return whole ? sign + whole.replace(/\B(?=(?:\d{3})+$)/g, ",") + rest : String(number);
  }
  const numbers_counted = (number, noun) => `${numbers_grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
  const shownAtOnce = 100;
  const mostRows = 1e3;
  const audiences_summary_mostBytes = 5e5;
  const longestName = 120;
  function renderAudiencesSummary(list) {
   if ("failure" in list) return blocks_joinBlocks([ "<h2>\u274c Audiences not listed</h2>", explainFailure(list.failure) ]);
   const heading = `<h2>\ud83d\udce3 ${numbers_counted(list.length, "audience")}</h2>`;
   if (list.length === 0) return blocks_joinBlocks([ heading, "<p>The service lists none. Audiences are created in the panel of the service.</p>" ]);
   const byReach = list.toSorted((one, other) => other.reach - one.reach);
   return blocks_joinBlocks([ heading, ...renderChart(byReach), ...renderTables(byReach) ]);
  }
  function renderTables(audiences) {
   const rows = rowsWithin(audiences);
   const [first, folded, left] = [ rows.slice(0, shownAtOnce), rows.slice(shownAtOnce), audiences.length - rows.length ];
   const rest = left > 0 ? `The ${numbers_counted(left, "audience")} of the smallest reach ${left === 1 ? "is" : "are"} left out here; the output <code>audiences</code> has all.` : "";
   return [ audiences_summary_table(first), ...folded.length > 0 ? [ `<details><summary>The next ${numbers_grouped(folded.length)}</summary>\n${audiences_summary_table(folded)}\n</details>` ] : [], ...rest ? [ `<p>${rest}</p>` ] : [] ];
  }
  function rowsWithin(audiences) {
   const rows = [];
   let size = 0;
   for (const [index, {id: id, name: name, reach: reach}] of audiences.slice(0, mostRows).entries()) {
    const row = `<tr><td align="right">${index + 1}</td><td dir="auto">${markup_escapeMarkup(markup_breakable(markup_clip(name, longestName)))}</td><td align="right"><code>${id}</code></td><td align="right">${numbers_grouped(reach)}</td></tr>`;
    size += Buffer.byteLength(row);
    if (size > audiences_summary_mostBytes) break;
    rows.push(row);
   }
   return rows;
  }
  const audiences_summary_table = rows => `<table>\n<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>\n${rows.join("\n")}\n</table>`;
  var errors = __webpack_require__(916);
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
  var external_node_fs_ = __webpack_require__(24);
  var toolkit = __webpack_require__(904);
  const foreign = [ "response", "audience-name", "audiences" ];
  function outputs_writeOutputs(outputs, {redact: redact, log: log}) {
   const path = process.env.GITHUB_OUTPUT;
   if (!path) return;
   const safe = Object.entries(outputs).map(([name, value]) => [ name, foreign.includes(name) ? redact(value) : value ]);
   try {
    (0, external_node_fs_.appendFileSync)(path, (0, toolkit.AH)(Object.fromEntries(safe)));
   } catch (error) {
    log.warning("Outputs not written", `The outputs of this step could not be written (${(0, 
    errors.q0)(error)}).`);
   }
  }
  function outputs_writeSummary(render, {redact: redact, log: log}) {
   const path = process.env.GITHUB_STEP_SUMMARY;
   if (!path) return;
   try {
    (0, external_node_fs_.appendFileSync)(path, redact(render()));
   } catch (error) {
    log.warning("Summary not written", `The job summary could not be written (${(0, 
    errors.q0)(error)}).`);
   }
  }
  function reportListing(result, summary, step) {
   const {log: log, redact: redact} = step;
   const audiences = Array.isArray(result) ? result : void 0;
   const outputs = {
    audiences: audiences ? JSON.stringify(audiences.map(({id: id, name: name, reach: reach}) => ({
     id: id,
     name: name,
     reach: reach
    }))) : "",
    count: audiences ? String(audiences.length) : "",
    reason: "failure" in result ? result.failure.reason : ""
   };
   outputs_writeOutputs(outputs, step);
   if (isWanted(summary)) outputs_writeSummary(() => renderAudiencesSummary(redacted_redacted(result, redact)), step);
   if ("failure" in result) {
    const {title: title, reason: reason, message: message, next: next} = result.failure;
    log.error(`${title} (${reason})`, `${message}\n${next}`);
   } else log.info(`The service lists ${result.length} ${result.length === 1 ? "audience" : "audiences"}.`);
  }
  function isWanted(summary) {
   const parsed = (0, rules.zM)(summary);
   return !("value" in parsed) || parsed.value;
  }
 })
};
