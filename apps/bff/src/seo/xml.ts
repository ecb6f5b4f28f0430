import { escapeHtml } from "../rendering/escape.ts";

/** What XML has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(unwritable, ""));
}

/** An element around a text, which is escaped; nothing where there is no text. */
export function textElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : "";
}

/** An element around others, which are taken as they are. */
export function element(name: string, children: string[], attributes: Record<string, string> = {}): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${said.join("")}>${children.join("\n")}</${name}>`;
}

/** A whole document of one element. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
