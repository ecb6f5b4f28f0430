import type { RenderResult } from "@callboard/contracts/rendering";
import { escapeHtml } from "@callboard/server-kit/escape-html";
import { appManifestLink, grounds, iconLinks, preloadFonts, stylesheets } from "./document-links.ts";
import { escapeJson } from "./escape.ts";
import { describePage } from "./head/document-head.ts";
import type { WebBuild } from "./web-build.ts";

type Page = Pick<RenderResult, "head" | "html" | "state" | "module"> & {
  /** When it was rendered, as ISO 8601: the browser starts from the same time. */
  now: string;
};

function resources({ fonts, styles, icons, appManifest }: WebBuild): string {
  const files = [...preloadFonts(fonts), ...stylesheets(styles)];
  return [...files, ...iconLinks(icons), ...appManifestLink(appManifest)].join("\n");
}

/**
 * The one script of the document, which starts web and loads all that the page needs at the same time. The content policy names it by
 * the hash of its text.
 */
function script({ scripts: ofApp, pageScripts, documentScript }: WebBuild, module?: string): string {
  const scripts = module ? [...ofApp, ...pageScripts(module)] : ofApp;
  return `<script data-scripts="${escapeHtml(scripts.join(" "))}">${documentScript}</script>`;
}

/** The whole document around a rendered page. */
export function renderDocument(page: Page, build: WebBuild, origin: string): string {
  return `<!doctype html>
<html lang="en" data-now="${page.now}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${describePage(page.head, origin)}<meta name="color-scheme" content="light dark">
${grounds.join("\n")}
${script(build, page.module)}
${resources(build)}
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="state">${escapeJson(page.state)}</script>
</body>
</html>
`;
}
