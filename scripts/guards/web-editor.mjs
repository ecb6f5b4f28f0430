const articles = "apps/web/src/admin/articles";
const saving = [`${articles}/saving/article-saver.test.ts`];
const text = [`${articles}/text/article-html.test.ts`];

/** Guards of the editor of articles: of what is written, and against what is pasted. */
export const editorGuards = [
  {
    file: `${articles}/saving/article-saver.ts`,
    text: "while (running) await running;",
    replacement: "",
    tests: saving,
  },
  {
    file: `${articles}/saving/article-saver.ts`,
    text: 'if (status.kind === "conflict") return;',
    replacement: "",
    tests: saving,
  },
  {
    file: `${articles}/saving/article-saver.ts`,
    text: "saved = written;",
    replacement: "saved = fields;",
    tests: saving,
  },
  {
    file: `${articles}/text/article-html.ts`,
    text: "body ?? document.implementation.createHTMLDocument().body",
    replacement: "body as HTMLElement",
    tests: text,
  },
  {
    file: `${articles}/text/clean-pasted.ts`,
    text: "if (!isOwn(image)) image.remove();",
    replacement: "void image;",
    tests: text,
  },
  {
    file: `${articles}/text/figure-node.ts`,
    text: "source.test(src) ? src : null",
    replacement: "src",
    tests: text,
  },
];
