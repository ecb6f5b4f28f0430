import { escapeHtml } from "@callboard/server-kit/escape-html";

/** What XML 1.0 cannot contain (its production Char). */
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(notXml, ""));
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
