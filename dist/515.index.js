"use strict";
exports.id = 515;
exports.ids = [515];
exports.modules = {

/***/ 515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkUrls: () => (/* binding */ checkUrls),
  urlCheckFailure: () => (/* binding */ urlCheckFailure)
});

// EXTERNAL MODULE: ./build/js/base/failure.js
var failure = __webpack_require__(500);
// EXTERNAL MODULE: ./build/js/base/problems.js
var base_problems = __webpack_require__(268);
// EXTERNAL MODULE: ./build/js/base/text.js
var base_text = __webpack_require__(199);
// EXTERNAL MODULE: ./build/js/http/backoff.js
var backoff = __webpack_require__(95);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(522);
// EXTERNAL MODULE: ./build/js/base/units.js
var units = __webpack_require__(893);
// EXTERNAL MODULE: ./build/js/base/url.js
var url = __webpack_require__(775);
// EXTERNAL MODULE: ./build/js/http/exchange-and-hand-over.js
var exchange_and_hand_over = __webpack_require__(981);
;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/utils.js
const decoder = new TextDecoder();
const toUTF8String = (input, start = 0, end = input.length) => decoder.decode(input.slice(start, end));
const toHexString = (input, start = 0, end = input.length) => input
    .slice(start, end)
    .reduce((memo, i) => memo + `0${i.toString(16)}`.slice(-2), '');
const getView = (input, offset) => new DataView(input.buffer, input.byteOffset + offset);
const readInt16LE = (input, offset = 0) => getView(input, offset).getInt16(0, true);
const readUInt16BE = (input, offset = 0) => getView(input, offset).getUint16(0, false);
const readUInt16LE = (input, offset = 0) => getView(input, offset).getUint16(0, true);
const readUInt24LE = (input, offset = 0) => {
    const view = getView(input, offset);
    return view.getUint16(0, true) + (view.getUint8(2) << 16);
};
const readInt32LE = (input, offset = 0) => getView(input, offset).getInt32(0, true);
const readUInt32BE = (input, offset = 0) => getView(input, offset).getUint32(0, false);
const readUInt32LE = (input, offset = 0) => getView(input, offset).getUint32(0, true);
const readUInt64 = (input, offset, isBigEndian) => getView(input, offset).getBigUint64(0, !isBigEndian);
const methods = {
    readUInt16BE,
    readUInt16LE,
    readUInt32BE,
    readUInt32LE,
};
function readUInt(input, bits, offset = 0, isBigEndian = false) {
    const endian = isBigEndian ? 'BE' : 'LE';
    const methodName = `readUInt${bits}${endian}`;
    return methods[methodName](input, offset);
}
const BOX_HEADER_SIZE = 8;
function readBox(input, view, base, offset, boxCode) {
    if (input.length - offset < BOX_HEADER_SIZE)
        return undefined;
    const boxSize = view.getUint32(base + offset, false);
    if (input.length - offset < boxSize)
        return undefined;
    return {
        offset,
        size: boxSize,
        matches: view.getUint32(base + 4 + offset, false) === boxCode,
    };
}
const boxViews = new WeakMap();
function getBoxView(input) {
    let view = boxViews.get(input.buffer);
    if (!view) {
        view = new DataView(input.buffer);
        boxViews.set(input.buffer, view);
    }
    return view;
}
function findBox(input, boxName, startOffset) {
    const view = getBoxView(input);
    const boxCode = (boxName.charCodeAt(0) << 24) |
        (boxName.charCodeAt(1) << 16) |
        (boxName.charCodeAt(2) << 8) |
        boxName.charCodeAt(3);
    const base = input.byteOffset;
    let currentOffset = startOffset;
    while (currentOffset < input.length) {
        if (input.length - currentOffset < 4)
            break;
        if (view.getUint32(base + currentOffset, false) < BOX_HEADER_SIZE) {
            currentOffset += BOX_HEADER_SIZE;
            continue;
        }
        const box = readBox(input, view, base, currentOffset, boxCode);
        if (!box)
            break;
        if (box.matches) {
            return { name: boxName, offset: box.offset, size: box.size };
        }
        currentOffset += box.size;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/gif.js

const gifRegexp = /^GIF8[79]a/;
const GIF = {
    validate: (input) => gifRegexp.test(toUTF8String(input, 0, 6)),
    calculate: (input) => ({
        height: readUInt16LE(input, 8),
        width: readUInt16LE(input, 6),
    }),
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/jpg.js

const EXIF_MARKER = '45786966';
const APP1_DATA_SIZE_BYTES = 2;
const EXIF_HEADER_BYTES = 6;
const TIFF_BYTE_ALIGN_BYTES = 2;
const BIG_ENDIAN_BYTE_ALIGN = '4d4d';
const LITTLE_ENDIAN_BYTE_ALIGN = '4949';
const IDF_ENTRY_BYTES = 12;
const NUM_DIRECTORY_ENTRIES_BYTES = 2;
function isEXIF(input) {
    return toHexString(input, 2, 6) === EXIF_MARKER;
}
function extractSize(input, index) {
    return {
        height: readUInt16BE(input, index),
        width: readUInt16BE(input, index + 2),
    };
}
function extractOrientation(exifBlock, isBigEndian) {
    const idfOffset = 8;
    const offset = EXIF_HEADER_BYTES + idfOffset;
    const idfDirectoryEntries = readUInt(exifBlock, 16, offset, isBigEndian);
    for (let directoryEntryNumber = 0; directoryEntryNumber < idfDirectoryEntries; directoryEntryNumber++) {
        const start = offset +
            NUM_DIRECTORY_ENTRIES_BYTES +
            directoryEntryNumber * IDF_ENTRY_BYTES;
        const end = start + IDF_ENTRY_BYTES;
        if (start > exifBlock.length) {
            return;
        }
        const block = exifBlock.slice(start, end);
        const tagNumber = readUInt(block, 16, 0, isBigEndian);
        if (tagNumber === 274) {
            const dataFormat = readUInt(block, 16, 2, isBigEndian);
            if (dataFormat !== 3) {
                return;
            }
            const numberOfComponents = readUInt(block, 32, 4, isBigEndian);
            if (numberOfComponents !== 1) {
                return;
            }
            return readUInt(block, 16, 8, isBigEndian);
        }
    }
}
function validateExifBlock(input, index) {
    const exifBlock = input.slice(APP1_DATA_SIZE_BYTES, index);
    const byteAlign = toHexString(exifBlock, EXIF_HEADER_BYTES, EXIF_HEADER_BYTES + TIFF_BYTE_ALIGN_BYTES);
    const isBigEndian = byteAlign === BIG_ENDIAN_BYTE_ALIGN;
    const isLittleEndian = byteAlign === LITTLE_ENDIAN_BYTE_ALIGN;
    if (isBigEndian || isLittleEndian) {
        return extractOrientation(exifBlock, isBigEndian);
    }
}
function validateInput(input, index) {
    if (index > input.length) {
        throw new TypeError('Corrupt JPG, exceeded buffer limits');
    }
}
const JPG = {
    validate: (input) => toHexString(input, 0, 2) === 'ffd8',
    calculate(_input) {
        let input = _input.slice(4);
        let orientation;
        let next;
        while (input.length) {
            const i = readUInt16BE(input, 0);
            validateInput(input, i);
            if (input[i] !== 0xff) {
                input = input.subarray(1);
                continue;
            }
            if (isEXIF(input)) {
                orientation = validateExifBlock(input, i);
            }
            next = input[i + 1];
            if (next === 0xc0 || next === 0xc1 || next === 0xc2) {
                const size = extractSize(input, i + 5);
                if (!orientation) {
                    return size;
                }
                return {
                    height: size.height,
                    orientation,
                    width: size.width,
                };
            }
            input = input.subarray(i + 2);
        }
        throw new TypeError('Invalid JPG, no size found');
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/png.js

const pngSignature = 'PNG\r\n\x1a\n';
const pngImageHeaderChunkName = 'IHDR';
const pngFriedChunkName = 'CgBI';
const PNG = {
    validate(input) {
        if (pngSignature === toUTF8String(input, 1, 8)) {
            let chunkName = toUTF8String(input, 12, 16);
            if (chunkName === pngFriedChunkName) {
                chunkName = toUTF8String(input, 28, 32);
            }
            if (chunkName !== pngImageHeaderChunkName) {
                throw new TypeError('Invalid PNG');
            }
            return true;
        }
        return false;
    },
    calculate(input) {
        if (toUTF8String(input, 12, 16) === pngFriedChunkName) {
            return {
                height: readUInt32BE(input, 36),
                width: readUInt32BE(input, 32),
            };
        }
        return {
            height: readUInt32BE(input, 20),
            width: readUInt32BE(input, 16),
        };
    },
};

;// CONCATENATED MODULE: ./node_modules/image-size/dist/esm/types/webp.js

function calculateExtended(input) {
    return {
        height: 1 + readUInt24LE(input, 7),
        width: 1 + readUInt24LE(input, 4),
    };
}
function calculateLossless(input) {
    return {
        height: 1 +
            (((input[4] & 0xf) << 10) | (input[3] << 2) | ((input[2] & 0xc0) >> 6)),
        width: 1 + (((input[2] & 0x3f) << 8) | input[1]),
    };
}
function calculateLossy(input) {
    return {
        height: readInt16LE(input, 8) & 0x3fff,
        width: readInt16LE(input, 6) & 0x3fff,
    };
}
const WEBP = {
    validate(input) {
        const riffHeader = 'RIFF' === toUTF8String(input, 0, 4);
        const webpHeader = 'WEBP' === toUTF8String(input, 8, 12);
        const vp8Header = 'VP8' === toUTF8String(input, 12, 15);
        return riffHeader && webpHeader && vp8Header;
    },
    calculate(_input) {
        const chunkHeader = toUTF8String(_input, 12, 16);
        const input = _input.slice(20, 30);
        if (chunkHeader === 'VP8X') {
            const extendedHeader = input[0];
            const validStart = (extendedHeader & 0xc0) === 0;
            const validEnd = (extendedHeader & 0x01) === 0;
            if (validStart && validEnd) {
                return calculateExtended(input);
            }
            throw new TypeError('Invalid WebP');
        }
        if (chunkHeader === 'VP8 ' && input[0] !== 0x2f) {
            return calculateLossy(input);
        }
        const signature = toHexString(input, 3, 6);
        if (chunkHeader === 'VP8L' && signature !== '9d012a') {
            return calculateLossless(input);
        }
        throw new TypeError('Invalid WebP');
    },
};

;// CONCATENATED MODULE: ./build/js/url-check/image-size.js




const readers = [PNG, JPG, GIF, WEBP];
const minBytes = 25;
function imageSize(bytes) {
    if (bytes.length < minBytes)
        return undefined;
    const own = new Uint8Array(bytes);
    try {
        return readers.find(reader => reader.validate(own))?.calculate(own);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/url-check/fetch-url.js






class Place {
    url;
    #location;
    constructor(url, location) {
        this.url = fetchable(url);
        this.#location = location;
    }
    get host() {
        return this.#shown(this.url.host);
    }
    get address() {
        return this.#shown(this.url.origin + this.url.pathname);
    }
    #shown(part) {
        return this.#location?.part(part).shown ?? part;
    }
}
const maxImageMebibytes = 5;
const maxRedirects = 5;
const redirectStatuses = [301, 302, 303, 307, 308];
const defaultWaitMs = 1_000;
const maxRetryAfterMs = 10_000;
async function fetchUrl({ url, image, timeoutMs, http, signal, headers }) {
    let deadline = performance.now() + timeoutMs;
    let hasWaited = false;
    const visited = new Set();
    for (let at = new Place(url);;) {
        visited.add(at.url.href);
        const response = await http.request({
            method: 'GET',
            url: at.url,
            headers,
            signal,
            timeoutMs: Math.max(0, deadline - performance.now()),
            maxBytes: maxImageMebibytes * units/* mebibyte */.E$,
            encoding: 'latin1',
            wantsBody: status => image && (0,exchange_and_hand_over/* isSuccess */.oJ)(status),
        });
        if (response.kind === 'failure')
            return { kind: 'failure', at, failure: response };
        if (response.status === 429) {
            const waitMs = waitAfter(response);
            if (hasWaited || waitMs > maxRetryAfterMs)
                return { kind: 'rate-limited', at };
            hasWaited = true;
            deadline += waitMs;
            await (0,backoff/* wait */.uk)(waitMs, signal);
            continue;
        }
        const next = afterResponse(response, at, image, visited);
        if (!(next instanceof Place))
            return next;
        at = next;
    }
}
const waitAfter = ({ headers }) => (0,backoff/* retryAfter */.P9)(headers['retry-after'], Date.now()) ?? defaultWaitMs;
function afterResponse(response, at, image, visited) {
    const { status } = response;
    const location = redirectStatuses.includes(status) ? response.location : undefined;
    if (location === undefined) {
        return { kind: 'status', at, status, image: image && (0,exchange_and_hand_over/* isSuccess */.oJ)(status) ? readImage(response) : undefined };
    }
    const next = nextPlace(location, at, visited);
    if (typeof next === 'string')
        return { kind: 'bad-redirect', at, why: next };
    return image && next.url.protocol === 'http:' ? { kind: 'off-https', at } : next;
}
function nextPlace(location, at, visited) {
    const target = parseLocation(location.raw, at.url);
    if (!target) {
        return location.raw.length > url/* maxUrlLength */.QO ? `to a URL of more than ${url/* maxUrlText */.zF}` : 'to something that is not a URL';
    }
    if (!/^https?:$/.test(target.protocol))
        return 'to something other than a web page';
    const next = new Place(target, location);
    if (visited.has(next.url.href))
        return 'in a loop';
    return visited.size > maxRedirects ? `more than ${maxRedirects} times` : next;
}
function readImage({ headers, body: { raw: body }, incomplete }) {
    if (incomplete)
        return incomplete;
    if (body.length === 0)
        return 'empty';
    const received = Buffer.from(body, 'latin1');
    const isZipped = /^(x-)?gzip$/i.test(headers['content-encoding']?.trim() ?? '');
    const bytes = isZipped ? unzip(received) : received;
    if (typeof bytes === 'string')
        return bytes;
    const size = imageSize(bytes);
    return size ? { ...size, bytes: received.length } : 'not-an-image';
}
function unzip(bytes) {
    try {
        return (0,external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: maxImageMebibytes * units/* mebibyte */.E$ });
    }
    catch (error) {
        return error.code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'not-an-image';
    }
}
function fetchable(url) {
    const bare = new URL(url.href);
    bare.username = '';
    bare.password = '';
    bare.hash = '';
    return bare;
}
function parseLocation(location, base) {
    const ascii = location.replace(/[\x80-\xff]/g, byte => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
    return (0,url/* parseUrl */.Dl)(ascii, base);
}

// EXTERNAL MODULE: ./build/js/inputs/notification-fields.js
var notification_fields = __webpack_require__(177);
;// CONCATENATED MODULE: ./build/js/url-check/url-verdicts.js




const findingOn = ({ url, image: _, ...where }, text) => (0,base_problems/* problem */.CC)(where, (0,base_problems/* quoting */.yu)(url, text), { reason: 'url-check-failed' });
const robotStatuses = [401, 403, 503, 999];
function whyUrlFails({ image: field }, fetched, { timeoutMs, userAgent }) {
    if (fetched.kind === 'failure')
        return noResponseText(fetched.failure, timeoutMs);
    if (fetched.kind === 'bad-redirect')
        return `redirects ${fetched.why}`;
    if (fetched.kind === 'off-https')
        return 'redirects to http, but images must be https';
    if (fetched.kind === 'rate-limited')
        return undefined;
    const { status, image } = fetched;
    if (robotStatuses.includes(status)) {
        return `responded ${(0,exchange_and_hand_over/* statusName */.Er)(status)}; the site may refuse robots; allow this action, which calls itself ${userAgent}`;
    }
    if (!(0,exchange_and_hand_over/* isSuccess */.oJ)(status))
        return `responded ${(0,exchange_and_hand_over/* statusName */.Er)(status)}`;
    if (field === undefined || image === undefined)
        return undefined;
    if (typeof image === 'string')
        return noImageText(image, timeoutMs);
    const isEmpty = image.width === 0 || image.height === 0;
    return isEmpty ? `is an image of ${image.width}x${image.height}` : undefined;
}
function remarksOn(use, fetched) {
    const { image: field, file } = use;
    if (fetched.kind === 'rate-limited') {
        const message = `could not be checked: ${fetched.at.host} responded 429 Too Many Requests`;
        return [{ kind: 'unchecked-url', ...findingOn(use, message) }];
    }
    const image = fetched.kind === 'status' ? fetched.image : undefined;
    if (field === undefined || typeof image !== 'object')
        return [];
    const { width, height, bytes } = image;
    const { sizes, maxBytes } = notification_fields/* fieldTable */.Ng[field];
    const isExpected = sizes.some(size => size.width === width && size.height === height);
    const remarks = [];
    if (!isExpected)
        remarks.push({ kind: 'image-size', field, file, width, height });
    if (bytes > maxBytes)
        remarks.push({ kind: 'image-weight', field, file, bytes });
    return remarks;
}
function noImageText(why, timeoutMs) {
    const texts = {
        empty: 'responded with an empty body, which is not an image',
        'not-an-image': 'is not a valid PNG, JPEG, GIF or WebP image',
        'too-large': `is larger than ${maxImageMebibytes} MiB`,
        timeout: `did not load completely within ${timeoutMs / 1_000} s`,
        cut: 'was cut off',
        cancelled: 'was cut off',
    };
    return texts[why];
}
function noResponseText({ reason, cause, causeText }, timeoutMs) {
    if (reason === 'timeout')
        return `did not respond within ${timeoutMs / 1_000} s`;
    const isUnknownHost = /^(ENOTFOUND|EAI_\w+)$/.test(cause?.code ?? '');
    const unreached = isUnknownHost ? 'has a host name that cannot be found' : 'cannot be reached';
    const texts = {
        'tls-failed': 'cannot be reached securely: its certificate is not accepted, or TLS failed',
        'proxy-failed': 'cannot be reached through the proxy',
        'bad-response': 'responded with something that is not HTTP',
        'connection-lost': 'closed the connection without a response',
        'connection-failed': unreached,
        cancelled: unreached,
    };
    return `${texts[reason]} (${causeText})`;
}

;// CONCATENATED MODULE: ./build/js/url-check/check-urls.js






const maxTimeoutMs = 10_000;
const maxConcurrent = 20;
const maxUrls = 200;
const pauseMs = 15_000;
const minuteMs = 60_000;
async function checkUrls(given, context) {
    const check = { ...given, timeoutMs: Math.min(given.timeoutMs, maxTimeoutMs) };
    const count = new Set(check.uses.map(keyOf)).size;
    if (count > maxUrls)
        return { problems: [tooManyUrls(count)], remarks: [], redirects: [] };
    const endMs = Date.now() + check.waitMs;
    let nextLineMs = Date.now();
    const fetched = await fetchAll(check.uses, check, context);
    for (;;) {
        const report = reportOn(check, fetched);
        const leftMs = endMs - Date.now();
        if (report.problems.length === 0 || leftMs <= 0)
            return report;
        if (Date.now() >= nextLineMs) {
            check.say(waitingText(report.problems, leftMs));
            nextLineMs = Date.now() + minuteMs;
        }
        await (0,backoff/* wait */.uk)(Math.min(pauseMs, leftMs), context.signal);
        const failing = check.uses.filter(use => problemOf(use, check, fetched));
        for (const [key, again] of await fetchAll(failing, check, context))
            fetched.set(key, again);
    }
}
async function fetchAll(uses, { timeoutMs, userAgent }, { http, signal }) {
    const headers = { Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': userAgent };
    const requests = new Map(uses.map(use => [keyOf(use), { url: addressOf(use), image: use.image !== undefined }]));
    const fetched = new Map();
    const waiting = requests.entries();
    async function fetchNext() {
        for (const [key, request] of waiting) {
            if (signal.aborted)
                return;
            fetched.set(key, await fetchUrl({ ...request, http, headers, timeoutMs, signal }));
        }
    }
    await Promise.all(Array.from({ length: maxConcurrent }, fetchNext));
    if (signal.aborted)
        throw (0,failure/* cancelledFailure */.Yq)('Checking the URLs');
    return fetched;
}
function reportOn(check, fetched) {
    const report = { problems: [], remarks: [], redirects: [] };
    for (const use of check.uses) {
        const found = fetched.get(keyOf(use));
        if (!found)
            continue;
        const wrong = problemOf(use, check, fetched);
        if (wrong) {
            report.problems.push(wrong);
            continue;
        }
        report.remarks.push(...remarksOn(use, found));
        if (found.at.url.host !== addressOf(use).host)
            report.redirects.push(findingOn(use, `redirects to the host ${(0,base_text/* quote */.hD)(found.at.host)}`));
    }
    return report;
}
function problemOf(use, check, fetched) {
    const found = fetched.get(keyOf(use));
    const wrong = found && whyUrlFails(use, found, check);
    if (!found || wrong === undefined)
        return undefined;
    const isThere = found.at.url.href === addressOf(use).href;
    return findingOn(use, isThere ? wrong : `redirects to ${(0,base_text/* quote */.hD)(found.at.address)}, which ${wrong}`);
}
const maxNamed = 5;
function waitingText(problems, leftMs) {
    const named = (0,base_text/* atMost */.Tu)(problems.map(base_problems/* problemText */.fI), maxNamed, left => `And ${left} more.`);
    return `Checking again for up to ${Math.ceil(leftMs / minuteMs)} min, because not every URL passes yet. ${named.join(' ')}`;
}
const addressOf = ({ url }) => fetchable(new URL(url));
const keyOf = (use) => `${use.image ? 'image' : 'page'} ${addressOf(use).href}`;
const tooManyUrls = (count) => {
    const message = `would fetch ${count} different URLs, but the action checks at most ${maxUrls}; check fewer files at a time`;
    return (0,base_problems/* problem */.CC)('check-urls', message, { reason: 'url-check-failed' });
};
const urlCheckFailure = (problems) => new failure/* Failure */.HR({
    reason: 'url-check-failed',
    title: 'URL check failed',
    message: (0,base_problems/* listSentences */.B4)(problems.map(base_problems/* problemText */.fI)),
    hint: {
        newRunAfter: 'Fix the pages and images, and run this again. Or correct the URLs or remove `check-urls`, then',
    },
});


/***/ })

};
;