import { join } from "node:path";

const listOf = (name: string, all: string) => (process.env[name] ?? all).split(",");

/** Where the pictures and their contact sheet go. */
export const folder = join(import.meta.dirname, "../../.data/screenshots");

/** Which pictures to take of each screen; Playwright's own `--grep` chooses the screens. */
export const wanted = {
  widths: listOf("SCREENSHOT_WIDTHS", "375,768,1280,1920").map(Number),
  themes: listOf("SCREENSHOT_THEMES", "light,dark") as ("light" | "dark")[],
};
