import { guardsOf } from "./guards-of.mjs";

const tape = "apps/api/src/modules/tape";
const received = "apps/api/src/modules/media/uploads";
const uploads = [`${tape}/tape-uploads.test.ts`];
const routes = [`${tape}/tape-routes.test.ts`];
const types = [`${tape}/tape-type.test.ts`];
const gateway = "apps/bff/src/tapes";
const files = "apps/bff/src/files";
const passing = [`${gateway}/tapes.test.ts`];

/** Guards of the videos of applications. */
export const tapeGuards = [
  ...guardsOf(`${tape}/tape-type.ts`, types, [
    ["size < 16 || size > headerMax || size % 4 !== 0", "size < 0"],
    ['videoBrand.test(brand) ? "video/mp4" : null', '"video/mp4"'],
    ['return word === "matroska" ?', 'return word !== "webm" ?'],
  ]),
  ...guardsOf(`${tape}/begin-tape.ts`, uploads, [
    ["if (size < tapeLimits.minBytes)", "if (size < 0)"],
    ["if (!canTape(actor, event, sent, now))", "if (!canTape && sent)"],
    ["if (count >= perAccount || bytes + size > accountBytes)", "if (count >= perAccount)"],
    ["if (today >= perDay)", "if (today >= perDay * 9)"],
  ]),
  ...guardsOf("packages/contracts/src/file-name.ts", uploads, [['.replace(unwanted, "")', ""]]),
  ...guardsOf(`${tape}/receive-tape.ts`, uploads, [
    ["if (!canChangeTape(actor, application)) throw", "if (!actor) throw"],
  ]),
  ...guardsOf(`${received}/receive-file.ts`, uploads, [
    [
      "const type = index === 0 ? typeOf(content, file) : file.type;",
      'const type = typeOf(content, file) ?? "video/mp4";',
    ],
    ["  if (length > 0) await store();\n", ""],
  ]),
  ...guardsOf(`${tape}/tape-repository.ts`, uploads, [
    ["eq(user_id, userId), isNull(tapes.discarded_at)", "isNull(tapes.discarded_at)"],
  ]),
  ...guardsOf(`${tape}/tape-repository.ts`, routes, [
    ["and(eq(id, tapeId), isTheirs, isUnsent, isComplete)", "and(eq(id, tapeId), isTheirs, isUnsent)"],
    [
      "lt(tapes.touched_at, addMs(now, -tapeLimits.unusedMaxAge))",
      "lt(tapes.created_at, addMs(now, -tapeLimits.unusedMaxAge))",
    ],
  ]),
  ...guardsOf(`${tape}/show-tape.ts`, routes, [
    ["if (!isApplicant(actor, application)) await eventToReview", "if (!isApplicant) await eventToReview"],
  ]),
  ...guardsOf(`${tape}/remove-tape.ts`, routes, [
    ["if (!canChangeTape(actor, application)) throw", "if (!canChangeTape) throw"],
    ["if (!isApplicant(actor, application)) throw", "if (!isApplicant) throw"],
  ]),
  ...guardsOf(`${received}/send-file.ts`, routes, [
    ['headers["if-range"] === undefined || headers["if-range"] === etag', 'headers["if-range"] !== "x"'],
  ]),
  ...guardsOf(`${gateway}/play-tape.ts`, passing, [
    [
      "if (!verifyPlayPass(request.query.pass,",
      "if (!request.query.pass && !verifyPlayPass(request.query.pass,",
    ],
    ["  assertSameSite(request);\n", ""],
  ]),
  ...guardsOf(`${files}/send-media.ts`, passing, [
    ['if (site !== undefined && site !== "same-origin")', 'if (site === "x")'],
    ["if (!types.includes(type)) {", 'if (type === "x") {'],
  ]),
  ...guardsOf("apps/bff/src/session/play-pass.ts", passing, [["|| Number(until) < now.getTime()", ""]]),
  ...guardsOf(`${files}/file-uploads.ts`, passing, [
    ["if (length === undefined || type !== bodyType)", "if (length === undefined && type !== bodyType)"],
    ["    requireUploadRate(request);\n", ""],
  ]),
];
