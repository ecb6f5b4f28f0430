import type { Accent } from "./chip.tsx";

const fills: Record<Accent, string> = {
  amber: "fill-amber",
  rose: "fill-rose",
  steel: "fill-steel",
  fern: "fill-fern",
  lilac: "fill-lilac",
  straw: "fill-straw",
};
const order = Object.keys(fills) as Accent[];

/** A hash of a text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

const beam = (x: number, foot: number, width: number) =>
  `M${x - 4} -4 L${foot - width} 100 L${foot + width} 100 L${x + 4} -4 Z`;

/** The fallback of a missing image: two beams of light, the same for the same id and accent. */
export function ImageFallback({ id, accent }: { id: string | number; accent?: Accent | undefined }) {
  const seed = seedOf(`${accent ?? ""}${id}`);
  const first = accent ?? (order[seed % order.length] as Accent);
  const second = order[
    (order.indexOf(first) + 1 + ((seed >>> 4) % (order.length - 1))) % order.length
  ] as Accent;
  const left = 16 + ((seed >>> 8) % 36);
  const right = 108 + ((seed >>> 14) % 36);
  const footLeft = 56 + ((seed >>> 18) % 50);
  const footRight = 60 + ((seed >>> 22) % 40);
  return (
    <svg
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      className="size-full bg-stage"
      aria-hidden="true"
    >
      <path d={beam(left, footLeft, 26)} className={fills[first]} opacity="0.5" />
      <path d={beam(right, footRight, 22)} className={fills[second]} opacity="0.42" />
      <path d="M0 92h160v8H0z" className="fill-accent-ink" opacity="0.7" />
      <ellipse
        cx={(footLeft + footRight) / 2}
        cy="92"
        rx="34"
        ry="4"
        className={fills[first]}
        opacity="0.7"
      />
    </svg>
  );
}
