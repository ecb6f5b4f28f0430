/** SVG elements as strings: every drawing is built of these. */

export type Attributes = Record<string, string | number | undefined>;
export type Fragment = string;

const round = (value: string | number): string | number =>
  typeof value === "number" ? Math.round(value * 10) / 10 : value;

/** One element. Numbers are rounded to a tenth, undefined attributes are left out. */
export function element(tag: string, attributes: Attributes, ...children: Fragment[]): Fragment {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${round(value as string | number)}"`);
  return `<${tag}${list.join("")}>${children.join("")}</${tag}>`;
}

export const group = (attributes: Attributes, ...children: Fragment[]): Fragment =>
  element("g", attributes, ...children);

/** Moves a fragment so that its origin lies at x, y; scaled, turned and mirrored on the way. */
export function at(x: number, y: number, s: number, part: Fragment, turn = 0, flip = false): Fragment {
  return group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${flip ? -s : s} ${s})` }, part);
}

export const path = (d: string, fill: string, more: Attributes = {}): Fragment =>
  element("path", { d, fill, ...more });

/** A path with the light of the scene falling over it. */
export const solid = (d: string, fill: string): Fragment => path(d, fill) + path(d, "url(#form)");

/** A rectangle with the light of the scene falling over it. */
export function box(x: number, y: number, width: number, height: number, fill: string, rx = 0): Fragment {
  const shape = { x, y, width, height, rx };
  return element("rect", { ...shape, fill }) + element("rect", { ...shape, fill: "url(#form)" });
}

/** A rectangle with less shading than `box`, for sheets of paper. */
export const leaf = (x: number, y: number, width: number, height: number, fill: string, rx = 0): Fragment =>
  element("rect", { x, y, width, height, rx, fill }) +
  element("rect", { x, y, width, height, rx, fill: "url(#form)", opacity: 0.42 });

/** An upright tube: lit along its middle, dark at its edges. */
export function tube(x: number, y: number, width: number, height: number, fill: string, rx = 0): Fragment {
  const shape = { x, y, width, height, rx };
  return element("rect", { ...shape, fill }) + element("rect", { ...shape, fill: "url(#tube)" });
}

export const flat = (x: number, y: number, width: number, height: number, fill: string, rx = 0): Fragment =>
  element("rect", { x, y, width, height, fill, rx });

/** An ellipse, flat. */
export const disc = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): Fragment =>
  element("ellipse", { cx, cy, rx, ry, fill, opacity: opacity === 1 ? undefined : opacity });

/** An ellipse with the light of the scene falling over it. */
export const ball = (cx: number, cy: number, rx: number, ry: number, fill: string): Fragment =>
  disc(cx, cy, rx, ry, fill) + disc(cx, cy, rx, ry, "url(#form)");

/** An open line with round ends. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): Fragment =>
  element("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

export const rod = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
  colour: string,
): Fragment => stroke(`M${x1} ${y1}L${x2} ${y2}`, colour, width);

/** Draws something `count` times, handing over the index and its share of the way (0 to 1). */
export function repeat(count: number, draw: (index: number, share: number) => Fragment): Fragment {
  let out = "";
  for (let index = 0; index < count; index += 1) out += draw(index, count > 1 ? index / (count - 1) : 0);
  return out;
}
