import { describe, expect, it } from "vitest";
import { type MailTemplate, mailTemplates } from "./mail-templates.ts";
import { mailSamples, sampleWithTexts } from "./samples.ts";

const site = "https://callboard.test";
const attack = `</style><script>alert(1)</script><img src=x onerror="alert(2)">'&`;
const names = Object.keys(mailTemplates) as MailTemplate[];

const render = (name: MailTemplate, data: unknown = mailSamples[name]) =>
  mailTemplates[name].render(data, site);

/** The words of HTML, as somebody reads them. */
const wordsOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<title>.*<\/title>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(
      /&(?:lt|gt|quot|#39|amp);/g,
      (entity) => ({ "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" })[entity] ?? "&",
    );

describe.each(names)("the mail %s", (name) => {
  it("escapes whatever it is given", () => {
    const { html } = render(
      name,
      sampleWithTexts(name, () => attack),
    );
    expect(html).toContain("&lt;script&gt;alert(1)");
    expect(html).not.toMatch(/<script|<img|onerror="/);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });

  it("says all of it in its text too", () => {
    const { html, text } = render(name);
    const inText = text.replace(/[>:\s]+/g, " ");
    const missing = wordsOf(html)
      .split(/\s+/)
      .map((word) => word.replace(/[>:]+/g, " ").trim())
      .filter((word) => word && !inText.includes(word));
    expect(missing).toEqual([]);
    expect(text).not.toMatch(/<\/?\w+>|&\w+;|undefined|\[object/);
  });

  it("needs no image, script, font or table, and leads nowhere but to the site", () => {
    const { html } = render(name);
    expect(html).not.toMatch(/<(img|script|link|table|form|iframe)|url\(|@import|@font-face/i);
    for (const [, address = ""] of html.matchAll(/href="([^"]*)"/g))
      expect(address).toMatch(/^https:\/\/callboard\.test/);
    expect(html).toContain('name="color-scheme" content="light dark"');
  });

  it("has a subject of one line", () => {
    expect(render(name).subject).toMatch(/^[^\n\r]{10,150}$/);
  });
});

describe("the address in a mail", () => {
  it.each([["//evil.test/x"], ["https://evil.test"], ["/\\evil.test"], ["javascript:alert(1)"]])(
    "is never %j",
    (path) => {
      expect(() => render("import_finished", { ...mailSamples.import_finished, path })).toThrow();
    },
  );

  it("keeps the token of an invitation behind the hash, where no server writes it down", () => {
    const { text } = render("staff_invitation");
    expect(text).toContain(`https://callboard.test/admin/join#${mailSamples.staff_invitation.token}`);
  });
});
