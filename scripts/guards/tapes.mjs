import { guardsOf } from "./guards-of.mjs";

const tape = "apps/api/src/modules/tape";
const uploads = [`${tape}/tape-uploads.test.ts`];
const routes = [`${tape}/tape-routes.test.ts`];
const types = [`${tape}/tape-type.test.ts`];
const gateway = "apps/bff/src/tapes";
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
  ...guardsOf("packages/contracts/src/tape.ts", uploads, [['.replace(unwanted, "")', ""]]),
  ...guardsOf(`${tape}/receive-tape.ts`, uploads, [
    [
      "const type = index === 0 ? tapeTypeOf(content) : tape.type;",
      'const type = tapeTypeOf(content) ?? "video/mp4";',
    ],
    ["if (!canChangeTape(actor, application)) throw", "if (!actor) throw"],
    ["  if (length > 0) await store();\n", ""],
  ]),
  ...guardsOf(`${tape}/tape-repository.ts`, uploads, [
    ["eq(user_id, userId), isNull(tapes.discarded_at)", "isNull(tapes.discarded_at)"],
  ]),
  ...guardsOf(`${tape}/tape-repository.ts`, routes, [
    ["and(eq(id, tapeId), isTheirs, isUnsent, isComplete)", "and(eq(id, tapeId), isTheirs, isUnsent)"],
    [
      "lt(tapes.touched_at, addMs(now, -tapeLimits.kept))",
      "lt(tapes.created_at, addMs(now, -tapeLimits.kept))",
    ],
  ]),
  ...guardsOf(`${tape}/show-tape.ts`, routes, [
    ["if (!isApplicant(actor, application)) await eventToReview", "if (!isApplicant) await eventToReview"],
  ]),
  ...guardsOf(`${tape}/remove-tape.ts`, routes, [
    ["if (!canChangeTape(actor, application)) throw", "if (!canChangeTape) throw"],
    ["if (!isApplicant(actor, application)) throw", "if (!isApplicant) throw"],
  ]),
  ...guardsOf(`${tape}/send-tape.ts`, routes, [
    ['headers["if-range"] === undefined || headers["if-range"] === etag', 'headers["if-range"] !== "x"'],
  ]),
  ...guardsOf(`${gateway}/play-tape.ts`, passing, [
    [
      "if (!verifyTapePass(request.query.pass,",
      "if (!request.query.pass && !verifyTapePass(request.query.pass,",
    ],
    ["  assertSameSite(request);\n", ""],
  ]),
  ...guardsOf(`${gateway}/send-video.ts`, passing, [
    ['if (site !== undefined && site !== "same-origin")', 'if (site === "x")'],
    ["if (!videoTypes.has(type)) {", 'if (type === "x") {'],
  ]),
  ...guardsOf("apps/bff/src/session/tape-pass.ts", passing, [["|| Number(until) < now.getTime()", ""]]),
  ...guardsOf(`${gateway}/tape-uploads.ts`, passing, [
    ["if (length === undefined || type !== bodyType)", "if (length === undefined && type !== bodyType)"],
    ["    requireUploadRate(request);\n", ""],
  ]),
];
