import { type Accent, accents } from "@callboard/contracts/accent";
import { accentFills } from "#shared/config/accents.ts";
import { agencyShapes, heads, shoulders } from "./silhouettes.ts";

/** Picks from a list by a number; neighbouring numbers get different values. */
function pick<Item>(items: readonly Item[], number: number, salt: number): Item {
  return items[(Math.imul(number + salt, 2654435761) >>> 8) % items.length] as Item;
}

type PortraitDrawingProps = { id: number; kind: "artist" | "agency"; accent: Accent };

/** The fallback of a missing portrait: a silhouette of a person, or an agency's tools, in a spotlight. */
export function PortraitDrawing({ id, kind, accent }: PortraitDrawingProps) {
  const others = accents.filter((name) => name !== accent);
  const second = accentFills[pick(others, id, 3)];
  const lean = pick([-3, -2, 0, 2, 3], id, 5);
  const left = pick([4, 12, 20], id, 7);
  const right = pick([60, 68, 76], id, 11);
  const figure =
    kind === "artist" ? [pick(heads, id, 13), pick(shoulders, id, 17)] : [pick(agencyShapes, id, 19)];
  return (
    <svg
      viewBox="0 0 80 100"
      preserveAspectRatio="xMidYMid slice"
      className="size-full bg-stage"
      aria-hidden="true"
    >
      <path d={`M${left - 3}-4 8 108h58L${left + 4}-4Z`} className={second} opacity="0.3" />
      <path d={`M${right + 3}-4 72 108H14L${right - 4}-4Z`} className={accentFills[accent]} opacity="0.34" />
      <circle cx={40 + lean} cy="46" r="30" className={accentFills[accent]} />
      <g className="fill-accent-ink">
        {figure.map((shape) => (
          <path key={shape} d={shape} />
        ))}
      </g>
    </svg>
  );
}
