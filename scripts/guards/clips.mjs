import { guardsOf } from "./guards-of.mjs";

const clip = "apps/api/src/modules/clip";
const uploads = [`${clip}/clip-uploads.test.ts`];
const routes = [`${clip}/clip-routes.test.ts`];
const types = [`${clip}/clip-file-type.test.ts`];
const gateway = "apps/bff/src/clips";
const passing = [`${gateway}/clips.test.ts`];
const form = "apps/web/src/features/profiles/edit/resume";
const editing = [`${form}/clip-form.test.tsx`];

/** Guards of the videos and recordings of profiles. */
export const clipGuards = [
  ...guardsOf(`${clip}/clip-file-type.ts`, types, [
    ['first === "RIFF" && third === "WAVE"', 'first === "RIFF"'],
    ["head.readUInt8(5) === 2", "head.readUInt8(5) < 3"],
    ["[2, 3, 4].includes(head.readUInt8(3)) && ", ""],
    ["head.subarray(6, 10).every((byte) => byte < 0x80)", "head.subarray(6, 10).every(() => true)"],
    ["isFrame && isRate", "isFrame"],
    ["(frame & 0xfff6) === 0xfff2", "(frame & 0xffe0) === 0xffe0"],
    ["soundCodec.test(tracks) && !videoCodec.test(tracks)", "soundCodec.test(tracks)"],
  ]),
  ...guardsOf(`${clip}/clip-files.ts`, uploads, [
    ["if (size < minBytes)", "if (size < 0)"],
    ["    await holdProfile(tx, actor);\n", ""],
    ["if (begun >= clipFilesPerDay)", "if (begun >= clipFilesPerDay * 9)"],
    ["spare.slice(clipFilesMax - 1)", "spare.slice(clipFilesMax * 9)"],
    ["if (!(await giveUp(deps, file)))", "if ((await giveUp(deps, file)) === null)"],
  ]),
  ...guardsOf(`${clip}/clip-file-repository.ts`, uploads, [
    ["one(and(eq(key, name), eq(user_id, userId), isKept))", "one(and(eq(key, name), isKept))"],
    ["and(eq(user_id, userId), inArray(key, keys), isWhole)", "and(inArray(key, keys), isWhole)"],
    [
      "and(eq(user_id, userId), inArray(key, keys), isWhole)",
      "and(eq(user_id, userId), inArray(key, keys), isKept)",
    ],
    ["const isSpare = and(isKept, eq(is_in_resume, false));", "const isSpare = isKept;"],
    ["    await change(false, notInArray(key, keys));\n", ""],
    ["lt(touched_at, addMs(now, -uploadLimits.unusedMaxAge))", "lt(touched_at, now)"],
  ]),
  ...guardsOf(`${clip}/clip-file-repository.ts`, routes, [
    ["one(and(eq(key, name), isWhole))", "one(and(eq(key, name), isKept))"],
    ["const isWhole = and(isKept, eq(received, size));", "const isWhole = eq(received, size);"],
  ]),
  ...guardsOf(`${clip}/clip-to-play.ts`, routes, [
    ["if (!clips.some((clip) => clip.file?.key === key)) throw", "if (!clips) throw"],
    ["await readerOf(db, actor, whole)", '"owner"'],
  ]),
  ...guardsOf("apps/api/src/modules/profile/profile-view-repository.ts", routes, [
    [
      'find(and(isPublicProfile, eq(profiles.user_id, userId), eq(profiles.kind, "artist")))',
      'find(and(eq(profiles.user_id, userId), eq(profiles.kind, "artist")))',
    ],
  ]),
  ...guardsOf("packages/contracts/src/resume.ts", uploads, [
    ["all.filter(({ file }) => file).length <= clipFilesMax", "all.length > 0"],
    ['url === "" || file === undefined', "url !== null"],
    ['url !== "" || file !== undefined', "url !== null"],
    ["new Set(all.map(clipSource)).size === all.length", "all.length > 0"],
  ]),
  ...guardsOf(`${gateway}/play-clip.ts`, passing, [
    ["  assertSameSite(request);\n", ""],
    [
      "if (!verifyPlayPass(request.query.pass,",
      "if (!request.query.pass && !verifyPlayPass(request.query.pass,",
    ],
    ["{ ...context, bearer: undefined }", "{ ...context, bearer: request.headers.authorization }"],
    ["if (!key.success)", "if (key.success === null)"],
  ]),
  ...guardsOf("apps/bff/src/trpc/procedures/clip-passes.ts", passing, [
    [" + 2) * addressLife", " + 9) * addressLife"],
  ]),
  ...guardsOf(`${form}/use-clip-upload.ts`, editing, [
    ["if (size > portfolioLimits.clipFileMaxBytes)", "if (size < 0)"],
    ["!mediaType.test(type)", "!mediaType"],
    ["  useEffect(() => () => void forgetUpload(name), [name]);\n", ""],
  ]),
  ...guardsOf(`${form}/clip-form.tsx`, editing, [
    [".refine(() => !isUnderWay(), {", ".refine(() => true, {"],
  ]),
];
