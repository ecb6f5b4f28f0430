import { Mark } from "@tiptap/core";

const plainMark = (name: string) =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });

/** For imported articles that have them; the toolbar does not offer them. */
export const plainMarks = ["sub", "sup", "mark"].map(plainMark);

export const abbreviation = Mark.create({
  name: "abbr",
  addAttributes: () => ({ title: { default: null } }),
  parseHTML: () => [{ tag: "abbr" }],
  renderHTML: ({ HTMLAttributes }) => ["abbr", HTMLAttributes, 0],
});
