import { Table } from "@tiptap/extension-table";

/** A table without widths: the sanitiser keeps neither styles nor columns. */
export const ArticleTable = Table.extend({
  renderHTML: () => ["table", ["tbody", 0]],
});
