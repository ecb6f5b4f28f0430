import { comeIn } from "./admin.ts";
import { expect, open, test } from "./journey.ts";

test.use({ allowed: /status of 4\d\d/ });
test.slow();

test("a visitor writes, and a moderator takes the message, answers and closes it", async ({
  page,
  browser,
}) => {
  await open(page, "/contact");
  const name = `Nandini ${Date.now().toString(36)}`;
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email", { exact: true }).fill("nandini@example.com");
  await page.getByLabel("Message", { exact: true }).fill("May I print your article?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const text = await page
    .getByText(/CB-[2-9A-Z]{5}/)
    .first()
    .textContent();
  const [reference = ""] = /CB-[2-9A-Z]{5}/.exec(text ?? "") ?? [];

  const desk = await browser.newPage({ baseURL: page.url() });
  await comeIn(desk, "/admin/messages", "demo-moderator", "callboard-demo");
  await desk.getByLabel("Reference or e-mail").fill(reference);
  await desk.getByRole("link", { name }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(`${name}, ${reference}`);
  await desk.getByRole("button", { name: "Take it" }).click();
  await expect(desk.getByText("Open", { exact: true })).toBeVisible();
  await desk.getByRole("button", { name: "Send answer" }).click();
  await expect(desk.getByText("Answer is required")).toBeVisible();
  await desk.getByLabel("Answer", { exact: true }).fill("Yes, do.");
  await desk.getByRole("button", { name: "Send answer" }).click();
  await expect(desk.getByText("The answer is on its way")).toBeVisible();
  await expect(desk.getByRole("list", { name: "Thread" }).getByRole("listitem")).toHaveCount(2);
  await expect(desk.getByText("Answered", { exact: true })).toBeVisible();
  await desk.getByRole("button", { name: "Close", exact: true }).click();
  await expect(desk.getByText("Closed", { exact: true })).toBeVisible();
  await desk.close();
});
