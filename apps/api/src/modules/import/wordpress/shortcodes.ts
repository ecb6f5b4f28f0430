import type { ArticleLosses } from "../article-losses.ts";
import { replaceBetween } from "../between.ts";

/** An attachment of the export: an image, usually. */
export type Attachment = { url: string; alt: string; caption: string };

const caption = { open: /\[(?:wp_)?caption\b[^[\]]{0,2000}\]/g, close: "[/caption]" };
const embed = { open: /\[embed\b[^[\]]{0,2000}\]/g, close: "[/embed]" };
const gallery = /(?<!\[)\[gallery\b([^[\]]{0,2000})\]/g;
const media = /\[\/?(audio|video|playlist)\b[^[\]]{0,2000}\]/g;
const escaped = /\[(\[[a-z][^[\]]{0,200}\])\]/gi;
/** An opening or closing shortcode: `[name]`, `[name with="words"]`, `[/name]`; doubled brackets are a text about one. */
const shortcode = /(?<!\[)\[(\/?)([a-z][\w-]{1,60})((?:\s[^[\]<>]{0,2000})?)\/?\](?!\])/gi;

const escapeHtml = (text: string) =>
  text.replace(/[&"<>]/g, (sign) => `&${{ "&": "amp", '"': "quot", "<": "lt", ">": "gt" }[sign]};`);

/** The HTML of a post with captions, galleries and embeds made figures and links; other shortcodes are taken away and named as lost. */
export function expandShortcodes(
  html: string,
  attachmentOf: (id: string) => Attachment | undefined,
  losses: ArticleLosses,
): string {
  const withFigures = replaceBetween(html, caption, (inner) => toFigure(inner));
  const withGalleries = withFigures.replace(gallery, (_whole, attributes: string) => {
    const ids = /\bids=["'&quot;]*([\d,\s]{1,2000})/.exec(attributes)?.[1]?.split(",") ?? [];
    const images = ids.flatMap((id) => attachmentOf(id.trim()) ?? []);
    losses.add(images.length > 0 ? "a gallery (its images stand one below the other)" : "a gallery");
    return images.map(galleryImage).join("\n");
  });
  const withLinks = replaceBetween(withGalleries, embed, (inner) => {
    losses.add("an embed (its link stays)");
    const url = escapeHtml(inner.trim());
    return `<a href="${url}">${url}</a>`;
  });
  const plain = withLinks.replace(media, (_whole, name: string) => {
    losses.add(`the shortcode [${name}]`);
    return "";
  });
  return dropOthers(plain, losses);
}

/** The image and its caption, which stands after the image's tag or that of the link around it. */
function toFigure(inner: string): string {
  const end = /<img\b[^<>]*>(?:\s*<\/a>)?/.exec(inner);
  if (!end) return inner;
  const after = end.index + end[0].length;
  const words = inner.slice(after).trim();
  return `\n\n<figure>${inner.slice(0, after).trim()}${words && `<figcaption>${words}</figcaption>`}</figure>\n\n`;
}

function galleryImage({ url, alt, caption: words }: Attachment): string {
  const text = words && `<figcaption>${escapeHtml(words)}</figcaption>`;
  return `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" />${text}</figure>`;
}

/** Takes away what is a shortcode beyond doubt: it has attributes, or a closing one of its name. `[sic]` is a word. */
function dropOthers(html: string, losses: ArticleLosses): string {
  const closed = new Set<string>();
  for (const [, slash, name = ""] of html.matchAll(shortcode)) if (slash) closed.add(name);
  const others = html.replace(shortcode, (whole, slash: string, name: string, attributes: string) => {
    if (!closed.has(name) && !/=/.test(attributes)) return whole;
    if (!slash) losses.add(`the shortcode [${name}]`);
    return "";
  });
  return others.replace(escaped, "$1");
}
