import type { RenderResult } from "@callboard/contracts/rendering";
import { escapeHtml, escapeJson } from "./escape.ts";
import { describePage } from "./head/document-head.ts";
import { inlineScript } from "./inline-script.ts";
import type { WebBuild } from "./web-build.ts";

/** The nonces of one answer's content policy. */
export type Nonces = { script: string; style: string };

type Page = Pick<RenderResult, "head" | "html" | "state" | "modules">;

/** The page's ground in light and dark, for the browser's own frame. */
const grounds = { light: "#F7F6F9", dark: "#110C19" };

function resources(build: WebBuild, modules: string[]): string {
  const { scripts, styles } = build.assetsOf(modules);
  // What the entry imports, which would else count as urgent as the page itself.
  const preloads = scripts.filter((href) => href !== build.entry);
  return [
    ...build.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...build.icons.map(({ href, type }) => `<link rel="icon" href="${href}" type="${type}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
  ].join("\n");
}

/** The whole document around a rendered page. */
export function renderDocument(page: Page, build: WebBuild, origin: string, nonces: Nonces): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${describePage(page.head, origin)}<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${grounds.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${grounds.dark}">
<script nonce="${nonces.script}">${inlineScript(nonces.style)}</script>
${resources(build, page.modules)}
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="state">${escapeJson(page.state)}</script>
<script type="module" src="${escapeHtml(build.entry)}" fetchpriority="low"></script>
</body>
</html>
`;
}
