/** What `pnpm gallery` was asked for: which screens (all of them without a name), widths, themes, and where they go. */
const listOf = (name: string) => (process.env[name] ?? "").split(",").filter(Boolean);

export const wanted = {
  screens: listOf("GALLERY_ONLY"),
  widths: listOf("GALLERY_WIDTHS").map(Number),
  themes: listOf("GALLERY_THEMES") as ("light" | "dark")[],
  folder: process.env.GALLERY_OUT ?? "results/gallery-shots",
};
