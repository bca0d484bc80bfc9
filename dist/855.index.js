export const id = 855;

export const ids = [ 855 ];

export const modules = {
 8855: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   checkUrls: () => checkUrls
  });
  var errors = __webpack_require__(3916);
  var problems = __webpack_require__(2631);
  var urls = __webpack_require__(7329);
  var messages = __webpack_require__(247);
  var url = __webpack_require__(7666);
  const largestImage = 5242880;
  const mostRedirects = 5;
  const redirectStatuses = [ 301, 302, 303, 307, 308 ];
  const isSuccess = status => status >= 200 && status < 300;
  async function fetchUrl({url: url, image: image, timeoutMs: timeoutMs, http: http, ...rest}) {
   const deadline = performance.now() + timeoutMs;
   const visited = new Set;
   for (let at = fetchable(url); ;) {
    visited.add(at.href);
    const answer = await http.exchange({
     ...rest,
     method: "GET",
     url: at,
     timeoutMs: Math.max(0, deadline - performance.now()),
     maxBytes: largestImage,
     wantsBody: status => image && isSuccess(status)
    });
    if (answer.kind === "fault") return {
     kind: "fault",
     at: at,
     fault: answer
    };
    const location = redirectStatuses.includes(answer.status) ? answer.headers.location : void 0;
    if (location === void 0) return {
     kind: "answer",
     at: at,
     answer: answer
    };
    const target = parse(location, at);
    if (!target) return {
     kind: "astray",
     at: at,
     why: "to something that is no URL"
    };
    if (!/^https?:$/.test(target.protocol)) return {
     kind: "astray",
     at: at,
     why: "to something other than a web page"
    };
    if (image && target.protocol === "http:") return {
     kind: "off-https",
     at: at
    };
    const next = fetchable(target);
    if (visited.has(next.href)) return {
     kind: "astray",
     at: at,
     why: "in a circle"
    };
    if (visited.size > mostRedirects) return {
     kind: "astray",
     at: at,
     why: `for the ${mostRedirects + 1}th time`
    };
    at = next;
   }
  }
  function fetchable(url) {
   const bare = new URL(url);
   bare.username = "";
   bare.password = "";
   bare.hash = "";
   return bare;
  }
  function parse(location, base) {
   const ascii = location.replace(/[\x80-\xff]/g, byte => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
   return (0, url.D)(ascii, base);
  }
  var rules = __webpack_require__(2628);
  const decoder = new TextDecoder;
  const toUTF8String = (input, start = 0, end = input.length) => decoder.decode(input.slice(start, end));
  const toHexString = (input, start = 0, end = input.length) => input.slice(start, end).reduce((memo, i) => memo + `0${i.toString(16)}`.slice(-2), "");
  const getView = (input, offset) => new DataView(input.buffer, input.byteOffset + offset);
  const readInt16LE = (input, offset = 0) => getView(input, offset).getInt16(0, true);
  const readUInt16BE = (input, offset = 0) => getView(input, offset).getUint16(0, false);
  const readUInt16LE = (input, offset = 0) => getView(input, offset).getUint16(0, true);
  const readUInt24LE = (input, offset = 0) => {
   const view = getView(input, offset);
   return view.getUint16(0, true) + (view.getUint8(2) << 16);
  };
  const readUInt32BE = (input, offset = 0) => getView(input, offset).getUint32(0, false);
  const readUInt32LE = (input, offset = 0) => getView(input, offset).getUint32(0, true);
  const methods = {
   readUInt16BE: readUInt16BE,
   readUInt16LE: readUInt16LE,
   readUInt32BE: readUInt32BE,
   readUInt32LE: readUInt32LE
  };
  function readUInt(input, bits, offset = 0, isBigEndian = false) {
   const endian = isBigEndian ? "BE" : "LE";
   const methodName = `readUInt${bits}${endian}`;
   return methods[methodName](input, offset);
  }
  new WeakMap;
  const gifRegexp = /^GIF8[79]a/;
  const GIF = {
   validate: input => gifRegexp.test(toUTF8String(input, 0, 6)),
   calculate: input => ({
    height: readUInt16LE(input, 8),
    width: readUInt16LE(input, 6)
   })
  };
  const EXIF_MARKER = "45786966";
  const APP1_DATA_SIZE_BYTES = 2;
  const EXIF_HEADER_BYTES = 6;
  const TIFF_BYTE_ALIGN_BYTES = 2;
  const BIG_ENDIAN_BYTE_ALIGN = "4d4d";
  const LITTLE_ENDIAN_BYTE_ALIGN = "4949";
  const IDF_ENTRY_BYTES = 12;
  const NUM_DIRECTORY_ENTRIES_BYTES = 2;
  function isEXIF(input) {
   return toHexString(input, 2, 6) === EXIF_MARKER;
  }
  function extractSize(input, index) {
   return {
    height: readUInt16BE(input, index),
    width: readUInt16BE(input, index + 2)
   };
  }
  function extractOrientation(exifBlock, isBigEndian) {
   const idfOffset = 8;
   const offset = EXIF_HEADER_BYTES + idfOffset;
   const idfDirectoryEntries = readUInt(exifBlock, 16, offset, isBigEndian);
   for (let directoryEntryNumber = 0; directoryEntryNumber < idfDirectoryEntries; directoryEntryNumber++) {
    const start = offset + NUM_DIRECTORY_ENTRIES_BYTES + directoryEntryNumber * IDF_ENTRY_BYTES;
    const end = start + IDF_ENTRY_BYTES;
    if (start > exifBlock.length) return;
    const block = exifBlock.slice(start, end);
    const tagNumber = readUInt(block, 16, 0, isBigEndian);
    if (tagNumber === 274) {
     const dataFormat = readUInt(block, 16, 2, isBigEndian);
     if (dataFormat !== 3) return;
     const numberOfComponents = readUInt(block, 32, 4, isBigEndian);
     if (numberOfComponents !== 1) return;
     return readUInt(block, 16, 8, isBigEndian);
    }
   }
  }
  function validateExifBlock(input, index) {
   const exifBlock = input.slice(APP1_DATA_SIZE_BYTES, index);
   const byteAlign = toHexString(exifBlock, EXIF_HEADER_BYTES, EXIF_HEADER_BYTES + TIFF_BYTE_ALIGN_BYTES);
   const isBigEndian = byteAlign === BIG_ENDIAN_BYTE_ALIGN;
   const isLittleEndian = byteAlign === LITTLE_ENDIAN_BYTE_ALIGN;
   if (isBigEndian || isLittleEndian) return extractOrientation(exifBlock, isBigEndian);
  }
  function validateInput(input, index) {
   if (index > input.length) throw new TypeError("Corrupt JPG, exceeded buffer limits");
  }
  const JPG = {
   validate: input => toHexString(input, 0, 2) === "ffd8",
   calculate(_input) {
    let input = _input.slice(4);
    let orientation;
    let next;
    while (input.length) {
     const i = readUInt16BE(input, 0);
     validateInput(input, i);
     if (input[i] !== 255) {
      input = input.subarray(1);
      continue;
     }
     if (isEXIF(input)) orientation = validateExifBlock(input, i);
     next = input[i + 1];
     if (next === 192 || next === 193 || next === 194) {
      const size = extractSize(input, i + 5);
      if (!orientation) return size;
      return {
       height: size.height,
       orientation: orientation,
       width: size.width
      };
     }
     input = input.subarray(i + 2);
    }
    throw new TypeError("Invalid JPG, no size found");
   }
  };
  const pngSignature = "PNG\r\n\x1a\n";
  const pngImageHeaderChunkName = "IHDR";
  const pngFriedChunkName = "CgBI";
  const PNG = {
   validate(input) {
    if (pngSignature === toUTF8String(input, 1, 8)) {
     let chunkName = toUTF8String(input, 12, 16);
     if (chunkName === pngFriedChunkName) chunkName = toUTF8String(input, 28, 32);
     if (chunkName !== pngImageHeaderChunkName) throw new TypeError("Invalid PNG");
     return true;
    }
    return false;
   },
   calculate(input) {
    if (toUTF8String(input, 12, 16) === pngFriedChunkName) return {
     height: readUInt32BE(input, 36),
     width: readUInt32BE(input, 32)
    };
    return {
     height: readUInt32BE(input, 20),
     width: readUInt32BE(input, 16)
    };
   }
  };
  function calculateExtended(input) {
   return {
    height: 1 + readUInt24LE(input, 7),
    width: 1 + readUInt24LE(input, 4)
   };
  }
  function calculateLossless(input) {
   return {
    height: 1 + ((input[4] & 15) << 10 | input[3] << 2 | (input[2] & 192) >> 6),
    width: 1 + ((input[2] & 63) << 8 | input[1])
   };
  }
  function calculateLossy(input) {
   return {
    height: readInt16LE(input, 8) & 16383,
    width: readInt16LE(input, 6) & 16383
   };
  }
  const WEBP = {
   validate(input) {
    const riffHeader = "RIFF" === toUTF8String(input, 0, 4);
    const webpHeader = "WEBP" === toUTF8String(input, 8, 12);
    const vp8Header = "VP8" === toUTF8String(input, 12, 15);
    return riffHeader && webpHeader && vp8Header;
   },
   calculate(_input) {
    const chunkHeader = toUTF8String(_input, 12, 16);
    const input = _input.slice(20, 30);
    if (chunkHeader === "VP8X") {
     const extendedHeader = input[0];
     const validStart = (extendedHeader & 192) === 0;
     const validEnd = (extendedHeader & 1) === 0;
     if (validStart && validEnd) return calculateExtended(input);
     throw new TypeError("Invalid WebP");
    }
    if (chunkHeader === "VP8 " && input[0] !== 47) return calculateLossy(input);
    const signature = toHexString(input, 3, 6);
    if (chunkHeader === "VP8L" && signature !== "9d012a") return calculateLossless(input);
    throw new TypeError("Invalid WebP");
   }
  };
  const readers = [ PNG, JPG, GIF, WEBP ];
  const shortest = 25;
  function imageSize(bytes) {
   if (bytes.length < shortest) return;
   const own = new Uint8Array(bytes);
   try {
    return readers.find(reader => reader.validate(own))?.calculate(own);
   } catch {
    return;
   }
  }
  const expected = {
   icon: [ {
    width: 200,
    height: 200
   } ],
   banner: [ {
    width: 360,
    height: 240
   }, {
    width: 360,
    height: 200
   } ]
  };
  function judge({input: input, url: url, use: use}, fetched, timeoutMs) {
   const failure = wrong => ({
    failure: `${input}: ${subject(url, fetched.at)} ${wrong}.`
   });
   if (fetched.kind === "fault") return failure(withoutAnswer(fetched.fault, timeoutMs));
   if (fetched.kind === "astray") return failure(`redirects ${fetched.why}`);
   if (fetched.kind === "off-https") return use === "page" ? void 0 : failure("redirects to http, but images must be https");
   const {answer: answer} = fetched;
   if (!isSuccess(answer.status)) return failure(`answered ${(0, messages.Er)(answer.status)}`);
   if (use === "page") return;
   const image = readImage(answer, timeoutMs);
   if ("wrong" in image) return failure(image.wrong);
   const fits = expected[use].some(({width: width, height: height}) => width === image.width && height === image.height);
   if (fits) return;
   const right = expected[use].map(pixels).join(" or ");
   return {
    warning: `${input}: the ${use} is ${pixels(image)}, but ${right} is what browsers show.`
   };
  }
  function readImage({body: body, flaw: flaw}, timeoutMs) {
   if (flaw) return {
    wrong: incomplete(flaw, timeoutMs)
   };
   if (body.length === 0) return {
    wrong: "answered with an empty body, which is no image"
   };
   const size = imageSize(body);
   if (!size) return {
    wrong: "is no PNG, JPEG, GIF or WebP image, or a broken one"
   };
   return size.width > 0 && size.height > 0 ? size : {
    wrong: `is an image of ${pixels(size)}, which shows nothing`
   };
  }
  const pixels = ({width: width, height: height}) => `${width}x${height}`;
  function subject(url, at) {
   if (at.href === fetchable(new URL(url)).href) return (0, rules.TL)(url);
   return `${(0, rules.TL)(url)} redirects to ${(0, rules.TL)(at.origin + at.pathname)}, which`;
  }
  function incomplete(flaw, timeoutMs) {
   if (flaw === "too-large") return "is larger than 5 MiB";
   return flaw === "timeout" ? `did not arrive whole within ${timeoutMs / 1e3} s` : "broke off before its end";
  }
  function withoutAnswer({reason: reason, cause: cause}, timeoutMs) {
   const detail = (0, errors.q0)(cause);
   switch (reason) {
   case "timeout":
    return `did not answer within ${timeoutMs / 1e3} s`;

   case "tls-failed":
    return `cannot be reached securely: its certificate or its TLS is not accepted (${detail})`;

   case "proxy-failed":
    return `cannot be reached through the proxy (${detail})`;

   case "bad-response":
    return `answered with something that is no HTTP (${detail})`;

   case "connection-lost":
    return `ended the connection without an answer (${detail})`;

   default:
    return isUnknownHost(cause) ? `has a host name that is not found (${detail})` : `cannot be reached (${detail})`;
   }
  }
  const isUnknownHost = cause => /^(ENOTFOUND|EAI_\w+)$/.test(cause?.code ?? "");
  const longestMs = 1e4;
  async function checkUrls({notification: notification, http: http, userAgent: userAgent, cancel: cancel, ...rest}) {
   const timeoutMs = Math.min(rest.timeoutMs, longestMs);
   const headers = {
    Accept: "*/*",
    "User-Agent": userAgent
   };
   const uses = (0, urls.W)(notification).map(use => ({
    ...use,
    key: fetchable(new URL(use.url)).href
   }));
   const images = new Set(uses.flatMap(({use: use, key: key}) => use === "page" ? [] : [ key ]));
   const fetches = [ ...new Set(uses.map(({key: key}) => key)) ].map(async key => [ key, await fetchUrl({
    url: new URL(key),
    image: images.has(key),
    http: http,
    headers: headers,
    timeoutMs: timeoutMs,
    cancel: cancel
   }) ]);
   const fetched = new Map(await Promise.all(fetches));
   if (cancel?.aborted) throw (0, messages.Yq)("Checking the URLs");
   const verdicts = uses.flatMap(use => judge(use, fetched.get(use.key), timeoutMs) ?? []);
   const failures = verdicts.flatMap(verdict => "failure" in verdict ? [ verdict.failure ] : []);
   if (failures.length > 0) throw new errors.HR({
    reason: "url-check-failed",
    title: "URL check failed",
    message: (0, problems.KE)(failures),
    next: "Correct the URLs, or what they lead to, and run this again; without `check-urls` it is sent unchecked."
   });
   return verdicts.flatMap(verdict => "warning" in verdict ? [ verdict.warning ] : []);
  }
 })
};
