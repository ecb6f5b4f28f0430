import { test } from "@playwright/test";
import { type MailTemplate, mailTemplates } from "../../apps/api/src/mail/templates/mail-templates.ts";
import { mailSamples, sampleWithTexts } from "../../apps/api/src/mail/templates/samples.ts";
import { shoot } from "./shoot.ts";

const site = "https://www.callboard.example";
const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
const names = Object.keys(mailTemplates) as MailTemplate[];

/** The sample with very long texts where it takes them. */
const long = (name: MailTemplate) =>
  sampleWithTexts(name, (text) => `${text} ${longWord} ${`${text} `.repeat(6)}`);

for (const name of names) {
  const states = { one: mailSamples[name], long: long(name) };
  for (const [state, data] of Object.entries(states)) {
    test(`mail ${name}--${state}`, async ({ page }) => {
      await page.setContent(mailTemplates[name].render(data, site).html);
      await shoot(page, { name: `mail ${name}--${state}` });
    });
  }
}

test("mail staff_invitation--without its styles", async ({ page }) => {
  const { html } = mailTemplates.staff_invitation.render(mailSamples.staff_invitation, site);
  await page.setContent(html.replace(/<style>[\s\S]*<\/style>/, ""));
  await shoot(page, { name: "mail staff_invitation--without its styles" });
});

test("mail staff_invitation--text", async ({ page }) => {
  const { text } = mailTemplates.staff_invitation.render(mailSamples.staff_invitation, site);
  await page.setContent(
    '<meta name="color-scheme" content="light dark"><pre style="white-space: pre-wrap"></pre>',
  );
  await page.locator("pre").evaluate((element, content) => {
    element.textContent = content;
  }, text);
  await shoot(page, { name: "mail staff_invitation--text" });
});
