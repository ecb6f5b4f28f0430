import { guardsOf } from "./guards-of.mjs";

const src = "apps/bff/src";
const pages = [`${src}/rendering/page-routes.test.ts`];
const files = [`${src}/rendering/static-files.test.ts`];
const admin = [`${src}/rendering/admin/admin-routes.test.ts`];
const sitemap = [`${src}/seo/sitemap/sitemap.test.ts`];
const shareImage = [`${src}/seo/share-image/share-image.test.ts`];
const images = [`${src}/http/routes/media.test.ts`];

/** Guards of pages, files, images and sitemaps: what may be asked for, and what is drawn or read for it. */
export const pageGuards = [
  ...guardsOf(`${src}/app.ts`, pages, [
    ["createContext(request, contextDeps);", "createContext(request, contextDeps, credentialsOf(request));"],
  ]),
  ...guardsOf(`${src}/rendering/page-routes.ts`, pages, [
    ["if (!isForm(request)) {", 'if (request.url === "") {'],
    ["{ onRequest: redirectForm }, ", ""],
  ]),
  ...guardsOf(`${src}/rendering/render-page.ts`, pages, [
    ['request.url.replace(/^[/\\\\]+/, "/")', "request.url"],
    ["redirects.has(page.status) ? page.status : 302", "page.status"],
  ]),
  ...guardsOf(
    "packages/server-kit/src/escape-html.ts",
    [`${src}/rendering/document.test.ts`],
    [
      ["text.replace(/[&<>\"']/g", "text.replace(/[&>\"']/g"],
      ["text.replace(/[&<>\"']/g", "text.replace(/[&<>']/g"],
    ],
  ),
  ...guardsOf(
    `${src}/rendering/escape.ts`,
    [`${src}/rendering/document.test.ts`],
    [["/[<\\u2028\\u2029]/g", "/[\\u2028\\u2029]/g"]],
  ),
  ...guardsOf(
    `${src}/rendering/web-build.ts`,
    [`${src}/rendering/web-build.test.ts`],
    [['if (documentScript.includes("</")) ', 'if (documentScript === "") ']],
  ),
  ...guardsOf(
    `${src}/rendering/admin/admin-build.ts`,
    [`${src}/rendering/web-build.test.ts`],
    [['if (documentScript.includes("</")) ', 'if (documentScript === "") ']],
  ),
  ...guardsOf(`${src}/rendering/admin/admin-routes.ts`, admin, [
    ['if (!offered.has("staff")) return', 'if (offered.has("none" as never)) return'],
    [', "content-security-policy": policy', ""],
    ['  "cache-control": "no-store",\n', ""],
    ['  "referrer-policy": "same-origin",\n', ""],
    ['  "x-robots-tag": "noindex, nofollow",\n', ""],
  ]),
  ...guardsOf(`${src}/security/content-policy.ts`, admin, [
    ['    "default-src": ["\'none\'"],\n', ""],
    ['    "style-src-attr": ["\'none\'"],\n', ""],
  ]),
  ...guardsOf(`${src}/seo/sitemap/robots.ts`, sitemap, [['  "/admin",\n', ""]]),
  ...guardsOf(`${src}/rendering/static-files.ts`, files, [
    ["    wildcard: false,\n", ""],
    ['"index.html", ', ""],
  ]),
  ...guardsOf(
    `${src}/rendering/persisted-assets.ts`,
    [`${src}/rendering/persisted-assets.test.ts`],
    [
      ["usedAt > days * dayMs || ", "usedAt > days * dayMs * 10 || "],
      [" || bytes > maxBytes", ""],
      ["mode: 0o700", "mode: 0o755"],
      [
        '      log.error({ err }, "the assets of this build cannot be kept");\n      return null;',
        "      throw err;",
      ],
    ],
  ),
  ...guardsOf(`${src}/seo/sitemap/sitemap-routes.ts`, sitemap, [
    ["Object.hasOwn(sections, name)", "name in sections"],
    ["(?<part>[1-9]\\d{0,3})", "(?<part>\\d{1,4})"],
    ['if (entries.length === 0) return sendFailure(reply, "not_found");', ""],
    ["const key = `${ctx.domainSuffix", "const key = `${undefined"],
  ]),
  ...guardsOf(`${src}/seo/sitemap/sitemap-parts.ts`, sitemap, [
    ["if (part > partsMax) return [];", ""],
    ["step < pagesInPart", "step < 1_000"],
    ["beyond <= partsMax && ", ""],
  ]),
  ...guardsOf(
    `${src}/rendering/document.ts`,
    [`${src}/rendering/document.test.ts`],
    [["module ? [...ofApp, ...pageScripts(module)] : ofApp", "ofApp"]],
  ),
  ...guardsOf(
    `${src}/rendering/web-build.ts`,
    [`${src}/rendering/document.test.ts`],
    [[".scripts.filter(isOfPage)", ".scripts"]],
  ),
  ...guardsOf(`${src}/seo/read-picture.ts`, shareImage, [
    ["/^\\/media\\/(", "/\\/media\\/("],
    ["(?:webp|png|jpe?g|avif))$/", "\\w+)$/"],
    ['throw new UpstreamError("upstream", { status });', "return null;"],
  ]),
  ...guardsOf(
    `${src}/seo/drawing/create-drawer.ts`,
    [`${src}/seo/drawing/create-drawer.test.ts`],
    [
      ["waitingPerKey: 4,", "waitingPerKey: 2_000,"],
      ["waitingTotal: 100,", "waitingTotal: 2_000,"],
      ["places.run(client, ", 'places.run("drawing", '],
      ["patience: 3_000", "patience: 300_000"],
    ],
  ),
  ...guardsOf(`${src}/seo/share-image/share-image-routes.ts`, shareImage, [
    ["drawer(tag, clientKey(request.ip), ", 'drawer(tag, "drawing", '],
  ]),
  ...guardsOf(
    `${src}/seo/resume-pdf/resume-pdf-routes.ts`,
    [`${src}/seo/resume-pdf/resume-pdf.test.ts`],
    [["drawer(tag, clientKey(request.ip), ", 'drawer(tag, "drawing", ']],
  ),
  ...guardsOf(`${src}/seo/drawing/drawn-file.ts`, shareImage, [
    ['if (!parsed.success) throw new UpstreamError("not_found");', "if (!parsed.success) throw new Error();"],
  ]),
  ...guardsOf(`${src}/http/routes/media.ts`, images, [
    ["...conditionOf(request), ", "...(request.headers as Record<string, string>), "],
    ['if (!fileName.test(file)) return sendText(reply, 404, "Not found");', ""],
    [' && headers?.["content-type"]?.startsWith("image/")', ""],
    ["waitingPerKey: 200,", "waitingPerKey: 2_000,"],
  ]),
  ...guardsOf(`${src}/upstream/media.ts`, images, [
    ["if (size > maxBytes) return null;", ""],
    ["const forwardedHeaders = [", 'const forwardedHeaders = ["x-a", '],
  ]),
];
