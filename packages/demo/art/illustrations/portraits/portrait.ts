/** A portrait: head and shoulders before a coloured ground, 4 : 5. */
import { portraitName } from "../../../src/people/portrait-name.ts";
import { sun } from "../../backgrounds.ts";
import type { Accent, Palette, Tone } from "../../colour.ts";
import { type Illustration, illustration } from "../../illustration.ts";
import { beam, type Side } from "../../light.ts";
import { bust, type Sitter } from "../../people/portrait.ts";
import { at, type Fragment, flat, path } from "../../svg.ts";

const [width, height] = [1440, 1800];

/** What is behind somebody. */
type Ground = "wall" | "sun" | "slant" | "beam";

function groundOf(ground: Ground, m: Palette, side: Side): Fragment {
  const wall = flat(0, 0, width, height, "url(#wall)");
  if (ground === "sun") return wall + sun(720 + side * 120, 860, 610, m.mid, 0.75);
  if (ground === "slant")
    return (
      wall +
      path(`M${720 - side * 300} 0H${side < 0 ? 1440 : 0}V1800H${720 + side * 260}Z`, m.deep, {
        opacity: 0.7,
      })
    );
  if (ground === "beam") return wall + beam(720 - side * 620, -80, 720 + side * 160, 1060, 560, 0.8);
  return wall;
}

export type Portrait = {
  of: string;
  sitter: Sitter;
  ground: [Ground, Accent, Tone, Side];
  /** How close the camera is, and how far to the side they sit. */
  scale?: number;
  x?: number;
};

export function portrait({ of, sitter, ground, scale = 4.2, x = 720 }: Portrait): Illustration {
  const [behind, accent, tone, side] = ground;
  const draw = (m: Palette) => [groundOf(behind, m, side), at(x, height + 20, scale, bust(sitter))];
  return illustration(portraitName(of), accent, tone, side, draw, { x: 0, y: 0, width, height });
}
