import type { Page } from "@playwright/test";
import { call, fund } from "./events.ts";
import type { Screen } from "./screen.ts";

const dialog = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog")).first().waitFor();

async function press(page: Page, name: string) {
  await page.getByRole("button", { name }).filter({ visible: true }).first().click();
}

async function openUserMenu(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: /Meera/ }).click();
  await page.getByRole("menu").waitFor();
}

/** Below the first width, the header has its own menu. */
const narrow: [number, number] = [0, 1151];
const wide: [number, number] = [1152, 9999];

const dialogs: Omit<Screen, "screen" | "isWindow">[] = [
  { state: "sign in", path: `${call}?apply=1`, act: dialog },
  { state: "apply", path: "/event/135?apply=1", as: "demo-artist", act: dialog },
  { state: "apply over the list", path: "/events?apply=135", as: "demo-artist", act: dialog },
  { state: "contribute", path: `${fund}?contribute=1`, as: "demo-artist", act: dialog },
  {
    ...{ state: "contribute, errors", path: `${fund}?contribute=1`, as: "demo-artist" },
    act: (page) => page.getByRole("dialog").getByRole("button", { name: "Pledge" }).click(),
  },
  {
    ...{ state: "menu", path: "/events", widths: narrow },
    act: async (page) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await press(page, "Menu");
      await dialog(page);
    },
  },
  {
    ...{ state: "menu, signed in", path: "/events", as: "demo-artist", widths: narrow },
    act: async (page) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await press(page, "Menu");
      await dialog(page);
    },
  },
  { state: "user menu", path: "/events", as: "demo-artist", act: openUserMenu, widths: wide },
  {
    ...{ state: "log out", path: "/events", as: "demo-artist" },
    act: async (page) => {
      await openUserMenu(page);
      await page.getByRole("menuitem", { name: "Logout" }).click();
      await dialog(page);
    },
  },
  {
    ...{ state: "register as", path: "/" },
    act: async (page) => {
      await page.evaluate(() => history.replaceState({ usr: { registerAs: true }, key: "k", idx: 0 }, ""));
      await page.reload();
      await page.mouse.move(20, 20);
      await page.keyboard.press("Shift");
      await dialog(page);
    },
  },
  {
    ...{ state: "location", path: "/help", widths: wide },
    act: async (page) => {
      const location = page.getByRole("contentinfo").getByRole("button", { name: /India/ });
      await location.scrollIntoViewIfNeeded();
      await location.click();
    },
  },
];

export const dialogScreens: Screen[] = dialogs.map((shown) => ({
  ...shown,
  screen: "dialog",
  isWindow: true,
}));
