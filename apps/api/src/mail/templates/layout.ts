import { css } from "./style.ts";

/** What a mail says, piece by piece: the text and the HTML are made from the same. Everything is plain text. */
type Block =
  | { kind: "paragraph"; text: string }
  /** Words of somebody else, with their line breaks. */
  | { kind: "quote"; text: string; by?: string }
  | { kind: "facts"; facts: [label: string, value: string][] }
  /** One of several things to look at. */
  | { kind: "link"; label: string; url: string }
  /** The one thing to do. */
  | { kind: "action"; label: string; url: string };

export type MailContent = {
  subject: string;
  title: string;
  blocks: Block[];
  /** Why somebody gets this mail. */
  reason: string;
  /** What can be done about that. */
  links?: { label: string; url: string }[];
  /** What ends such mails by a POST without anything else. */
  unsubscribeUrl?: string;
};

export type RenderedMail = { subject: string; text: string; html: string; unsubscribeUrl?: string };

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
const lines = (text: string) => text.split(/\r\n|\r|\n/);

function textOf(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return block.text;
    case "quote": {
      const quoted = lines(block.text).map((line) => `> ${line}`.trimEnd());
      return [...(block.by ? [`${block.by} wrote:`] : []), ...quoted].join("\n");
    }
    case "facts":
      return block.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "link":
    case "action":
      return `${block.label}:\n${block.url}`;
  }
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return `<p>${lines(block.text).map(escapeHtml).join("<br>")}</p>`;
    case "quote": {
      const by = block.by ? `<p class="by">${escapeHtml(block.by)} wrote:</p>` : "";
      return `${by}<blockquote>${lines(block.text).map(escapeHtml).join("<br>")}</blockquote>`;
    }
    case "facts": {
      const rows = block.facts.map(
        ([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
      );
      return `<dl>${rows.join("")}</dl>`;
    }
    case "link":
      return `<p class="link"><a href="${escapeHtml(block.url)}">${escapeHtml(block.label)}</a></p>`;
    case "action": {
      const url = escapeHtml(block.url);
      return `<p class="action"><a class="button" href="${url}">${escapeHtml(block.label)}</a></p><p class="address"><a href="${url}">${url}</a></p>`;
    }
  }
}

/** The mail in the site's looks, and the same as text. `siteUrl` is the site's address. */
export function renderMail(
  { subject, title, blocks, reason, links = [], unsubscribeUrl }: MailContent,
  siteUrl: string,
): RenderedMail {
  const site = new URL(siteUrl).host;
  const foot = [reason, ...links.map(({ label, url }) => `${label}: ${url}`), `Callboard, ${siteUrl}`];
  const text = [title, ...blocks.map(textOf), ["--", ...foot].join("\n")].join("\n\n");
  const footLinks = links.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a><br>`,
  );
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${css}</style>
</head>
<body>
<div class="page" role="article" aria-label="${escapeHtml(title)}">
<p class="brand">Callboard</p>
<div class="card">
<h1>${escapeHtml(title)}</h1>
${blocks.map(htmlOf).join("\n")}
</div>
<p class="reason">${escapeHtml(reason)}<br>${footLinks.join("")}<a href="${escapeHtml(siteUrl)}">${escapeHtml(site)}</a></p>
</div>
</body>
</html>
`;
  return { subject, text: `${text}\n`, html, ...(unsubscribeUrl && { unsubscribeUrl }) };
}
