import { join } from "node:path";

const listOf = (name: string, all: string) => (process.env[name] ?? all).split(",");

/** The folder of the screenshots and their contact sheet. */
export const folder = join(import.meta.dirname, "../../.data/screenshots");

/** The variants of each screen; `--grep` selects the screens. */
export const wanted = {
  widths: listOf("SCREENSHOT_WIDTHS", "375,768,1280,1920").map(Number),
  themes: listOf("SCREENSHOT_THEMES", "light,dark") as ("light" | "dark")[],
};
