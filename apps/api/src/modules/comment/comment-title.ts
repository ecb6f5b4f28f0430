const titleMax = 80;

/** The beginning of a comment, which has no title. */
export const titleOfComment = (content: string): string =>
  content.length > titleMax ? `${content.slice(0, titleMax).toWellFormed()}…` : content;
