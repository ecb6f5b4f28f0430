import { Node } from "@tiptap/core";

export type ImageAttributes = {
  src: string;
  alt: string;
  title?: string | null;
  width?: string | null;
  height?: string | null;
};

const source = /^(?:\/media\/[\w.-]+$|https:\/\/)/;

/** The address of an image as an article stores it: our own without a host. Null for one that the sanitiser refuses. */
function sourceOf(image: Element): string | null {
  const written = image.getAttribute("src") ?? "";
  const here = `${window.location.origin}/media/`;
  const src = written.startsWith(here) ? written.slice(window.location.origin.length) : written;
  return source.test(src) ? src : null;
}

function attributesOf(image: Element | null): ImageAttributes | false {
  const src = image && sourceOf(image);
  if (!src) return false;
  const value = (name: string) => image.getAttribute(name);
  const size = { width: value("width"), height: value("height") };
  return { src, alt: value("alt") ?? "", title: value("title"), ...size };
}

/** An image with a caption, which is written in its place. */
export const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: { default: "" },
    alt: { default: "" },
    title: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: "figure",
      contentElement: (dom) =>
        (dom as Element).querySelector<HTMLElement>("figcaption") ?? document.createElement("figcaption"),
      getAttrs: (dom) => attributesOf(dom.querySelector("img")),
    },
    { tag: "img[src]", getAttrs: (dom) => attributesOf(dom) },
  ],
  renderHTML: ({ node }) => {
    const { src, alt, ...optional } = node.attrs as ImageAttributes;
    const given = Object.entries(optional).filter(([, value]) => value);
    return ["figure", ["img", { src, alt, ...Object.fromEntries(given) }], ["figcaption", 0]];
  },
});
