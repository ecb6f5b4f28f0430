import { isLinkTarget } from "@callboard/contracts/article-text";
import type { Extensions } from "@tiptap/core";
import { TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { EmbedNode } from "../embeds/embed-node.ts";
import { ArticleTable } from "./article-table-node.ts";
import { Figure } from "./figure-node.ts";
import { abbreviation, plainMarks } from "./plain-marks.ts";

/** What an article is made of: what the API's sanitiser keeps, and nothing else. */
export const articleExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      isAllowedUri: (address) => isLinkTarget(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    dropcursor: { color: false, class: "drop-cursor" },
  }),
  EmbedNode,
  Figure,
  ArticleTable,
  TableRow,
  TableHeader,
  TableCell,
  ...plainMarks,
  abbreviation,
];
