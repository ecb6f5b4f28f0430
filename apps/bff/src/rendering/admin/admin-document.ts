import type { Capability } from "@callboard/contracts/capability";
import { grounds, iconLinks, preloadFonts, stylesheets } from "../document-links.ts";
import { escapeJson } from "../escape.ts";
import type { WebBuild } from "../web-build.ts";
import type { AdminBuild } from "./admin-build.ts";

const modules = ([entry, ...imported]: string[]) => [
  ...imported.map((href) => `<link rel="modulepreload" href="${href}">`),
  `<script type="module" src="${entry}"></script>`,
];

/** The document of the back office, the same at each of its addresses and for everybody: the browser renders the rest. */
export function renderAdminDocument(
  { documentScript, scripts, styles, fonts }: AdminBuild,
  icons: WebBuild["icons"],
  capabilities: readonly Capability[],
): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    "<title>Back office | Callboard</title>",
    '<meta name="robots" content="noindex, nofollow">',
    '<meta name="color-scheme" content="light dark">',
    ...grounds,
    `<script>${documentScript}</script>`,
    ...preloadFonts(fonts),
    ...stylesheets(styles),
    ...iconLinks(icons),
    ...modules(scripts),
  ];
  return `<!doctype html>
<html lang="en">
<head>
${head.join("\n")}
</head>
<body>
<div id="root"><noscript>The back office needs JavaScript.</noscript></div>
<script type="application/json" id="state">${escapeJson(JSON.stringify({ capabilities }))}</script>
</body>
</html>
`;
}
