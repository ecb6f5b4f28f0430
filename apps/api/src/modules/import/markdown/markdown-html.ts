import { Marked } from "marked";
import { PostError } from "../import-error.ts";

// Tables, strike-through and bare addresses as on GitHub; HTML goes through as it is, and is sanitised afterwards.
const marked = new Marked({ gfm: true, breaks: false, async: false });

/** More quotes and lists in one line than anybody writes: each is a step of the parser inside of the one before. */
const deepLine = /^(?:[ \t]{0,8}(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){50}/m;

/** The HTML of Markdown, not sanitised. Throws PostError for a text that is nested too deep. */
export function markdownHtml(markdown: string): string {
  if (deepLine.test(markdown)) throw new PostError("Its Markdown is nested too deep");
  try {
    return marked.parse(markdown, { async: false });
  } catch {
    throw new PostError("Its Markdown cannot be read: it may be nested too deep");
  }
}
