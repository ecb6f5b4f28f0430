import type { Locator, Page } from "@playwright/test";

type File = string | { name: string; mimeType: string; buffer: Buffer };

/** How somebody uses a page: what they press, write into, choose from and add files to. */
export type Hand = {
  press: (target: Locator) => Promise<void>;
  /** Ticks what is not ticked. */
  tick: (target: Locator) => Promise<void>;
  /** Dates and times are given as fields hold them. */
  write: (target: Locator, text: string) => Promise<void>;
  choose: (target: Locator, option: string) => Promise<void>;
  attach: (target: Locator, file: File) => Promise<void>;
};

/** With a mouse, or a finger. */
export const pointer: Hand = {
  press: (target) => target.click(),
  tick: (target) => target.check(),
  write: (target, text) => target.fill(text),
  choose: async (target, option) => void (await target.selectOption({ label: option })),
  attach: (target, file) => target.setInputFiles(file),
};

const mostTabs = 300;
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus. Throws if it is never reached. */
export async function reach(target: Locator): Promise<void> {
  await target.waitFor({ state: "attached" });
  for (let press = 0; press <= mostTabs; press += 1) {
    if (await hasFocus(target)) return;
    await target.page().keyboard.press("Tab");
  }
  throw new Error(`The Tab key never leads to ${target}`);
}

/** What is typed into a field of that type, part by part. */
function typed(type: string | null, text: string): string {
  const [year, month, day] = text.split("-");
  if (type === "date") return `${month}${day}${year}`;
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  const two = (count: number) => String(count).padStart(2, "0");
  return type === "time" ? `${two(hours % 12 || 12)}${two(minutes)}${hours < 12 ? "AM" : "PM"}` : text;
}

async function type(target: Locator, text: string): Promise<void> {
  await reach(target);
  await target.page().keyboard.type(text);
}

/** By the keys alone. */
export const keyboard: Hand = {
  press: async (target) => {
    await reach(target);
    await target.page().keyboard.press("Enter");
  },
  tick: async (target) => {
    await reach(target);
    if (!(await target.isChecked())) await target.page().keyboard.press("Space");
  },
  write: async (target, text) => type(target, typed(await target.getAttribute("type"), text)),
  choose: type,
  attach: async (target, file) => {
    const page = target.page();
    const press = () => reach(target).then(() => page.keyboard.press("Space"));
    // Listened for before the way there: a dialog that opens a moment earlier would be the browser's own.
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press()]);
    await chooser.setFiles(file);
  },
};

export const seen = (target: Locator): Locator => target.filter({ visible: true }).first();
export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  seen(page.getByRole("button", { name }));
export const link = (page: Page | Locator, name: string | RegExp): Locator =>
  seen(page.getByRole("link", { name }));
