/** The company: the people who sit for portraits and stand in queues in more than one image. */
import { paint } from "../colour.ts";
import { frame } from "../objects/paper.ts";
import { at, type Fragment, flat } from "../svg.ts";
import type { Outfit } from "./figures.ts";
import { bust, type Sitter } from "./portrait.ts";

const sitters: Sitter[] = [
  { skin: paint.sienna, hair: paint.ink, cloth: paint.teal, cut: "short" },
  { skin: paint.honey, hair: "#3A2420", cloth: paint.rust, cut: "long" },
  { skin: paint.umber, hair: paint.ink, cloth: paint.mustard, cut: "crop" },
  { skin: paint.honey, hair: "#C9CCD6", cloth: paint.plum, cut: "silver" },
  { skin: paint.sienna, hair: paint.rust, cloth: paint.bone, cut: "turban" },
  { skin: paint.umber, hair: paint.ink, cloth: paint.leaf, cut: "bun" },
];
/** One of six faces, counted round. */
export const sitter = (index: number): Sitter => sitters[index % 6] as Sitter;
/** The colours they are photographed against. */
export const grounds = ["#F3DE8A", "#FFB9C4", "#A8D2F4", "#B2E2BE", "#D4C6F9", "#FFC387"];
/** A framed head of the sitter with that number. */
export const photo = (index: number, w: number, h: number, size: number): Fragment =>
  frame(
    w,
    h,
    paint.bone,
    flat(-w / 2, -h / 2, w, h, grounds[index % 6] ?? "#FFC387") + at(0, h / 2, size, bust(sitter(index))),
  );

/** Seven people in their own clothes. */
export const company: Outfit[] = [
  { wear: "kurta", top: paint.rust, bottom: paint.bone, cut: "plait" },
  { wear: "trousers", top: paint.teal, bottom: paint.ink, cut: "short", skin: paint.honey },
  { wear: "sari", top: paint.mustard, bottom: paint.plum, cut: "bun", skin: paint.umber },
  { wear: "trousers", top: paint.bone, bottom: paint.indigo, cut: "crop" },
  { wear: "dress", top: paint.leaf, bottom: paint.leaf, cut: "long", skin: paint.honey },
  { wear: "coat", top: paint.indigo, bottom: paint.ink, cut: "turban" },
  { wear: "lehenga", top: paint.coral, bottom: paint.rust, cut: "plait", skin: paint.honey },
];
