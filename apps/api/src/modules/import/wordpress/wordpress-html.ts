import type { ArticleLosses } from "../article-losses.ts";
import { autop } from "./autop.ts";
import { type Attachment, expandShortcodes } from "./shortcodes.ts";

const blockComment = /<!--\s+\/?wp:([a-z][\w/-]*)[^<>]*?-->/g;
const embedBlock = /<!--\s+wp:(?:core-)?embed\b/;
const more = /<!--(?:more|nextpage|noteaser)\b[^<>]*?-->/g;
/** A video of another site, which WordPress shows where its address stands alone in a line. */
const bareAddress = /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm;

/** The HTML that WordPress makes of what it has stored: blocks without their comments, bare text in paragraphs, shortcodes resolved. */
export function wordpressHtml(
  stored: string,
  attachmentOf: (id: string) => Attachment | undefined,
  losses: ArticleLosses,
): string {
  const hasBlocks = /<!--\s+wp:/.test(stored);
  if (embedBlock.test(stored)) losses.add("an embed (its link stays)");
  const text = stored.replace(blockComment, "").replace(more, "\n\n");
  const linked = text.replace(bareAddress, (_line, url: string) => `<a href="${url}">${url}</a>`);
  const expanded = expandShortcodes(linked, attachmentOf, losses);
  return hasBlocks && /<(p|h[1-6]|ul|ol|figure|div|blockquote|table|pre)\b/.test(expanded)
    ? expanded
    : autop(expanded);
}

/** The files that may hold an image of a WordPress site: as it was uploaded, and in the size that the post names. */
export function wordpressFiles(src: string): string[] {
  const [, path] = /(?:^|\/)uploads\/((?:sites\/\d+\/)?[^?#]+)/.exec(src) ?? [];
  if (!path) return [];
  const uploaded = path.replace(/-\d{1,5}x\d{1,5}(\.\w+)$/, "$1");
  const names = [...new Set([uploaded, path])].map(decodePath);
  return names.flatMap((name) => [`wp-content/uploads/${name}`, `uploads/${name}`, name]);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
