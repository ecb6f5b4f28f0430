/** What `pnpm screenshots` was asked for: which screens (all of them without a name), widths, themes, and where they go. */
const listOf = (name: string) => (process.env[name] ?? "").split(",").filter(Boolean);

export const wanted = {
  screens: listOf("SCREENSHOTS_ONLY"),
  widths: listOf("SCREENSHOTS_WIDTHS").map(Number),
  themes: listOf("SCREENSHOTS_THEMES") as ("light" | "dark")[],
  folder: process.env.SCREENSHOTS_OUT ?? "results/screenshots",
};
