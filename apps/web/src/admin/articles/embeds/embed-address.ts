import type { EmbedOf } from "@callboard/contracts/article-embed";

const place = /^\/(event|crowdfunding)\/([1-9]\d{0,14})\/?$/i;

/** The call or campaign of this site that an address leads to; null for any other text. Which of the two it is, its page knows better. */
export function embedOfAddress(text: string): EmbedOf | null {
  const written = text.trim();
  if (!/^(?:https?:\/)?\/\S+$/.test(written)) return null;
  const url = URL.parse(written, window.location.origin);
  if (url?.origin !== window.location.origin) return null;
  const [, kind, id] = place.exec(url.pathname) ?? [];
  return kind ? { kind: kind.toLowerCase() === "event" ? "event" : "crowdfunding", id: Number(id) } : null;
}
