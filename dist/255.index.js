export const id = 255;

export const ids = [ 255 ];

export const modules = {
 9255: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   reportListing: () => reportListing,
   reportSend: () => reportSend
  });
  var rules = __webpack_require__(2628);
  function cut(text, {length: length, line: line}) {
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
   const labels = largest.map(({id: id, name: name}) => `"${inert(cut(name.replace(/\s+/g, " "), label).shown)} (${id})"`);
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
  function joinBlocks(blocks, most = mostBytes) {
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
  function escapeMarkup(text) {
   const inert = showInvisible(text).replace(special, entity).replace(linking, alone);
   return inert.replace(/^[\t -%'-;=-@[-`{-~]/, entity).replaceAll("\n", "<br>");
  }
  function escapeCode(text) {
   return showInvisible(text).replace(/[&<>]/g, entity).replaceAll("\n", "&#10;");
  }
  function sentence(text, most = 500) {
   return `<span dir="auto">${escapeMarkup(breakable(clip(text, most)))}</span>`;
  }
  function markup_link(url, most = 300) {
   const text = escapeMarkup(breakable(clip(url, most)));
   return url.length > longestUrl ? text : `<a href="${escapeAttribute(url)}">${text}</a>`;
  }
  function markup_image(url, alt, size) {
   return url.length > longestUrl ? alt : `<img src="${escapeAttribute(url)}" alt="${alt}" ${size}>`;
  }
  function clip(text, most) {
   return text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, "")}\u2026` : text;
  }
  function breakable(text, every = 32) {
   if (!new RegExp(`[^\\s/?-]{${every}}`).test(text)) return text;
   const solid = String.raw`[[\p{L}\p{N}\p{P}\p{S}]--[\/?\-]]`;
   return text.replace(new RegExp(`${solid}{${every}}(?=${solid})`, "gv"), "$&\u200b");
  }
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
  var message = __webpack_require__(3061);
  function explain(conclusion) {
   if ("failure" in conclusion) {
    const {outcome: outcome, failure: failure} = conclusion;
    const text = {
     title: (0, message.Gg)(outcome, failure),
     message: failure.message,
     next: (0, message.Xh)(outcome, failure)
    };
    return [ explainFailure(text, (0, message.Pr)(outcome)) ];
   }
   if (conclusion.outcome !== "skipped") return [];
   return [ table([ [ "Why", sentence(conclusion.because, longestMessage) ], [ "What to do", advice(conclusion.next) ] ]) ];
  }
  function explainFailure({title: title, message: message, next: next}, meaning) {
   return table([ [ "What failed", `<b>${sentence(title)}</b>` ], [ "Why", sentence(message, longestMessage) ], ...meaning === void 0 ? [] : [ [ "Result", meaning ] ], [ "What to do", advice(next) ] ]);
  }
  const longestMessage = 5e3;
  const longestAdvice = 2e3;
  function table(rows) {
   const lines = rows.map(([name, value]) => `<tr><th align="left">${name.replaceAll(" ", "&nbsp;")}</th><td>${value}</td></tr>`);
   return `<table>\n${lines.join("\n")}\n</table>`;
  }
  const advice = text => clip(text, longestAdvice).split(/(`[^`]+`)/).map((part, index) => index % 2 === 1 ? `<code>${escapeCode(part.slice(1, -1))}</code>` : escapeMarkup(part)).join("");
  function grouped(number) {
   const [, sign = "", whole = "", rest = ""] = /^(-?)(\d+)(\.\d+)?$/.exec(String(number)) ?? [];
   return whole ? sign + whole.replace(/\B(?=(?:\d{3})+$)/g, ",") + rest : String(number);
  }
  const counted = (number, noun) => `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
  const shownAtOnce = 100;
  const mostRows = 1e3;
  const audiences_summary_mostBytes = 5e5;
  const longestName = 120;
  function renderAudiencesSummary(list) {
   if ("failure" in list) return joinBlocks([ "<h2>\u274c Audiences not listed</h2>", explainFailure(list.failure) ]);
   const heading = `<h2>\ud83d\udce3 ${counted(list.length, "audience")}</h2>`;
   if (list.length === 0) return joinBlocks([ heading, "<p>The service lists none. Audiences are created in the panel of the service.</p>" ]);
   const byReach = list.toSorted((one, other) => other.reach - one.reach);
   return joinBlocks([ heading, ...renderChart(byReach), ...renderTables(byReach) ]);
  }
  function renderTables(audiences) {
   const rows = rowsWithin(audiences);
   const [first, folded, left] = [ rows.slice(0, shownAtOnce), rows.slice(shownAtOnce), audiences.length - rows.length ];
   const rest = left > 0 ? `The ${counted(left, "audience")} of the smallest reach ${left === 1 ? "is" : "are"} left out here; the output <code>audiences</code> has all.` : "";
   return [ audiences_summary_table(first), ...folded.length > 0 ? [ `<details><summary>The next ${grouped(folded.length)}</summary>\n${audiences_summary_table(folded)}\n</details>` ] : [], ...rest ? [ `<p>${rest}</p>` ] : [] ];
  }
  function rowsWithin(audiences) {
   const rows = [];
   let size = 0;
   for (const [index, {id: id, name: name, reach: reach}] of audiences.slice(0, mostRows).entries()) {
    const row = `<tr><td align="right">${index + 1}</td><td dir="auto">${escapeMarkup(breakable(clip(name, longestName)))}</td><td align="right"><code>${id}</code></td><td align="right">${grouped(reach)}</td></tr>`;
    size += Buffer.byteLength(row);
    if (size > audiences_summary_mostBytes) break;
    rows.push(row);
   }
   return rows;
  }
  const audiences_summary_table = rows => `<table>\n<tr><th></th><th>Audience</th><th>Id</th><th>Reach</th></tr>\n${rows.join("\n")}\n</table>`;
  var lines = __webpack_require__(2365);
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
  var errors = __webpack_require__(3916);
  function redacted(value, redact) {
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
   return `<tr><td><code>${escapeCode(name)}</code></td><td dir="auto">${value}</td><td>${source}</td>${cells}</tr>`;
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
     value: `${grouped(left)} more, in the output <code>payload</code>`
    } ] : shown;
   });
  }
  function fieldValue(name, notification) {
   const value = notification[name] ?? "";
   if (typeof value === "number") return `${grouped(value)} s${inWords(value)}`;
   return name.endsWith("_url") ? markup_link(value) : longText(value, name === "message" ? longest.message : longest.text);
  }
  function longText(text, most) {
   if (text.length <= foldedAbove) return escapeMarkup(breakable(text));
   const whole = escapeMarkup(breakable(clip(text, most)));
   const cut = text.length > most ? "<br><i>The rest is in the output <code>payload</code>.</i>" : "";
   const beginning = escapeMarkup(breakable(clip(text.slice(0, foldedAbove), 80).replace(/\s+/g, " ")));
   return `<details><summary>${beginning} <i>(${counted(text.length, "character")})</i></summary>${whole}${cut}</details>`;
  }
  function targetRow(target) {
   const value = target.type === "all" ? "all" : `audience ${target.audience.id}`;
   return {
    name: "target",
    value: `<code>${value}</code>`,
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
    name: clip(name, longest.extraName),
    value: `<code>${escapeCode(breakable(clip(JSON.stringify(fields[name]), longest.extraValue)))}</code>`
   }));
   const left = names.length - rows.length;
   return left > 0 ? [ ...rows, {
    ...row,
    name: "\u2026",
    value: `${grouped(left)} more, in the output <code>payload</code>`
   } ] : rows;
  }
  function inWords(seconds) {
   const units = [ [ 604800, "week" ], [ 86400, "day" ], [ 3600, "hour" ], [ 60, "minute" ] ];
   const unit = units.find(([length]) => seconds >= length && seconds % length === 0);
   return unit ? ` (${counted(seconds / unit[0], unit[1])})` : "";
  }
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
   width: 300
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
   width: 256
  } ];
  const shownButtons = 2;
  const iconSize = 56;
  const cellPadding = 26;
  const caveat = "Where a device cuts is a rule of thumb: fonts, versions and settings differ.";
  function renderPreview(notification) {
   const drawings = devices.map(device => renderDevice(device, notification));
   return `<div>\n${drawings.join("\n")}\n<br clear="all"><sub>${caveat}</sub>\n</div>`;
  }
  function renderDevice(device, {title: title, message: message, actions: actions = [], ...urls}) {
   const texts = {
    title: cut(title, device.title),
    message: cut(message, device.message),
    buttons: actions.slice(0, shownButtons).map(({text: text}) => cut(text, device.button))
   };
   const below = [ ...remarks(texts, actions.length), `Opens ${markup_link(urls.landing_url, 38)}` ];
   const caption = below.map(line => `<sub>${line}</sub>`).join("<br>");
   const drawing = draw(device, texts, urls);
   return `<table align="left"><tr><th>${device.name} <sub>${device.browser}</sub></th></tr><tr><td>${drawing}${caption}</td></tr></table>`;
  }
  function draw(device, texts, {icon_url: icon_url, banner_url: banner_url}) {
   const icon = `<td valign="top" width="${iconSize}">${markup_image(icon_url, "icon", `width="${iconSize}" height="${iconSize}"`)}</td>`;
   const text = `<td valign="top" width="${device.width - iconSize - cellPadding}" dir="auto"><b>${visible(texts.title)}</b><br>${visible(texts.message)}</td>`;
   const rows = [ `<tr>${device.iconAt === "start" ? icon + text : text + icon}</tr>` ];
   if (banner_url) rows.push(`<tr><td colspan="2" align="center">${markup_image(banner_url, "banner", `width="${device.width}"`)}</td></tr>`);
   if (texts.buttons.length > 0) {
    const buttons = texts.buttons.map(button => `<kbd>&nbsp;${visible(button)}&nbsp;</kbd>`).join("&nbsp;&nbsp;");
    rows.push(`<tr><td colspan="2" align="${device.buttonsAt}">${buttons}</td></tr>`);
   }
   return `<table>${rows.join("")}</table>`;
  }
  function remarks({title: title, message: message, buttons: buttons}, allButtons) {
   const hidden = allButtons - buttons.length;
   return [ extent("Title", title), extent("Message", message), ...buttons.some(isCut) ? [ "\u2702\ufe0f A button is cut" ] : [], ...hidden > 0 ? [ `\u2702\ufe0f ${counted(hidden, "more button")} not shown` ] : [] ];
  }
  const visible = ({shown: shown}) => escapeMarkup(breakable(shown, 20));
  const isCut = ({visible: visible, total: total}) => visible < total;
  const extent = (name, text) => isCut(text) ? `\u2702\ufe0f ${name} cut after ${grouped(text.visible)} of ${counted(text.total, "character")}` : `${name} fits (${counted(text.total, "character")})`;
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
   return joinBlocks([ `<h2>${symbols[outcome]} ${(0, message.Pl)(outcome)}</h2>`, ...explain(conclusion), ...facts(result), ...summary_remarks("\u26a0\ufe0f", warnings), ...summary_remarks("\u2139\ufe0f", notes), ...content ? [ "<h3>Preview</h3>", renderPreview(content.notification) ] : [], ...content ? [ "<h3>Fields</h3>", renderFields(content, target, extraFields) ] : [], ...delivery?.response ? [ response(delivery.response) ] : [] ]);
  }
  function facts({conclusion: conclusion, target: target, attempts: attempts, delivery: delivery}) {
   const doubt = conclusion.outcome === "sent" && conclusion.doubt ? `, but ${sentence(conclusion.doubt)}` : "";
   const parts = [ target && `<b>To</b> ${recipients(target)}`, delivery?.statusCode && `HTTP&nbsp;${delivery.statusCode}${doubt}`, attempts > 0 && counted(attempts, "attempt"), conclusion.outcome === "sent" && `${conclusion.sentAt.toUTCString().slice(5, 25).replaceAll(" ", "&nbsp;")}&nbsp;UTC` ];
   const known = parts.filter(Boolean);
   return known.length > 0 ? [ `<p>${known.join(" \xb7 ")}</p>` ] : [];
  }
  function recipients(target) {
   if (target.type === "all") return "every subscriber of the site; the service does not report how many";
   const {id: id, name: name, reach: reach} = target.audience;
   const who = name === void 0 ? `audience ${id}` : `${sentence(name)} (audience ${id})`;
   return reach === void 0 ? who : `${who}, <b>${counted(reach, "subscriber")}</b>`;
  }
  const mostRemarks = 10;
  function summary_remarks(symbol, sentences) {
   const shown = sentences.slice(0, mostRemarks).map(text => `${symbol} ${sentence(text)}`);
   const left = sentences.length - shown.length;
   const all = left > 0 ? [ ...shown, `${symbol} ${grouped(left)} more are in the log.` ] : shown;
   return all.length > 0 ? [ `<p>${all.join("<br>")}</p>` ] : [];
  }
  const longestResponse = 16e3;
  function response(text) {
   const left = text.length - longestResponse;
   const rest = left > 0 ? `<p>${counted(left, "more character")} in the output <code>response</code>.</p>` : "";
   const shown = escapeCode(clip(text, longestResponse));
   return `<details><summary>Response of the service</summary><pre><code>${shown}</code></pre>${rest}</details>`;
  }
  var external_node_fs_ = __webpack_require__(3024);
  var toolkit = __webpack_require__(4832);
  const foreign = [ "response", "audience-name", "audiences" ];
  function writeOutputs(outputs, {redact: redact, log: log}) {
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
  function writeSummary(render, {redact: redact, log: log}) {
   const path = process.env.GITHUB_STEP_SUMMARY;
   if (!path) return;
   try {
    (0, external_node_fs_.appendFileSync)(path, redact(render()));
   } catch (error) {
    log.warning("Summary not written", `The job summary could not be written (${(0, 
    errors.q0)(error)}).`);
   }
  }
  function reportSend(result, summary, step) {
   const {conclusion: conclusion, warnings: warnings, notes: notes} = result;
   const {log: log, redact: redact} = step;
   writeOutputs(outputsOf(result), step);
   if (isWanted(summary)) writeSummary(() => renderSummary(redacted(result, redact)), step);
   for (const warning of warnings) log.warning("Advice", warning);
   for (const note of notes) log.info(note);
   if (conclusion.outcome === "sent" && conclusion.doubt) log.warning("Sent, with a doubtful answer", `The service accepted it (2xx), but ${conclusion.doubt}. If nobody receives it, check \`base-url\`: another server may have answered.`);
   if ("failure" in conclusion) {
    const {outcome: outcome, failure: failure} = conclusion;
    log.error((0, message.Gg)(outcome, failure), (0, message.kY)(outcome, failure));
   } else if (conclusion.outcome === "skipped") log.notice(`${(0, message.Pl)("skipped")} (${conclusion.reason})`, `${conclusion.because} ${conclusion.next}`); else log.info((0, 
   lines.oM)(result));
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
   writeOutputs(outputs, step);
   if (isWanted(summary)) writeSummary(() => renderAudiencesSummary(redacted(result, redact)), step);
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
