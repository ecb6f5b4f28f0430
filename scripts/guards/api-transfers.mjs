import { guardsOf } from "./guards-of.mjs";

const imports = "apps/api/src/modules/article-import";
const exports = "apps/api/src/modules/article-export";
const act = [`${imports}/article-import.test.ts`];
const swept = [`${imports}/sweep-imports.test.ts`];
const archive = [`${exports}/article-export.test.ts`];

/** Guards of imports and exports in the back office. */
export const transferGuards = [
  ...guardsOf(`${imports}/change-import.ts`, act, [
    ["if (!actsOf(before)[act]) throw", "if (!before) throw"],
    [">= staffLimits.importsOpenMax)", "< 0)"],
    [
      "if (input.category && (await importRepository(tx).categoryOf(input.category)) === null)",
      "if (input.category === '')",
    ],
  ]),
  ...guardsOf(`${imports}/receive-piece.ts`, act, [
    [
      "if (content.length !== receivedBytes(index + 1, size) - receivedBytes(index, size))",
      "if (content.length < 0)",
    ],
    ['  if (row.state !== "uploading") throw', "  if (row.pieces < 0) throw"],
    ["  if (index !== row.pieces) throw", "  if (index < 0) throw"],
  ]),
  ...guardsOf(`${imports}/import-job.ts`, act, [
    ["if (!row || row.run !== payload.run) return;", "if (!row) return;"],
  ]),
  ...guardsOf(`${imports}/uploaded-source.ts`, act, [
    ["if (!(error instanceof ImportError)) throw error;", "throw error;"],
    ['.replace(/[^\\p{L}\\p{N} _()-]+/gu, "_")', ""],
  ]),
  ...guardsOf(`${imports}/write-articles.ts`, act, [
    ['if (state === "stopping") {', "if (state === null) {"],
  ]),
  ...guardsOf(`${imports}/article-import-policy.ts`, act, [[") && !is_tried;", ") && is_tried === null;"]]),
  ...guardsOf(`${imports}/write-articles.ts`, act, [
    ["article?.import_id === row.id && ", "article?.import_id === -1 && "],
  ]),
  ...guardsOf(`${imports}/article-import-repository.ts`, swept, [[", not(isTried)),", "),"]]),
  ...guardsOf(`${imports}/article-import-repository.ts`, act, [["eq(articleImports.run, run), ", ""]]),
  ...guardsOf(
    "apps/api/src/jobs/rest-between.ts",
    ["apps/api/src/jobs/rest-between.test.ts"],
    [["    await pause(Math.min(worked, restMax));\n", ""]],
  ),
  ...guardsOf(`${exports}/change-export.ts`, archive, [
    ['row?.state === "done" && index < row.pieces', "row !== null && index < row.pieces"],
  ]),
];
