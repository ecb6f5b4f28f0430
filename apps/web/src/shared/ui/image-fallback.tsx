import { type Accent, accents } from "@callboard/contracts/accent";
import { accentFills } from "#shared/config/accents.ts";

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
  const first = accent ?? (accents[seed % accents.length] as Accent);
  const second = accents[
    (accents.indexOf(first) + 1 + ((seed >>> 4) % (accents.length - 1))) % accents.length
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
      <path d={beam(left, footLeft, 26)} className={accentFills[first]} opacity="0.5" />
      <path d={beam(right, footRight, 22)} className={accentFills[second]} opacity="0.42" />
      <path d="M0 92h160v8H0z" className="fill-accent-ink" opacity="0.7" />
      <ellipse
        cx={(footLeft + footRight) / 2}
        cy="92"
        rx="34"
        ry="4"
        className={accentFills[first]}
        opacity="0.7"
      />
    </svg>
  );
}
