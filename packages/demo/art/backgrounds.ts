/** Backgrounds: bare stage, room, table top, open sky and the like. */
import { mix, type Palette, paint } from "./colour.ts";
import { disc, element, type Fragment, flat, group, path, repeat, stroke } from "./svg.ts";

const W = 1440;
const H = 960;
const wall = flat(0, 0, W, H, "url(#wall)");

/** A stage floor of boards that run towards the viewer, under a wall of dark. */
export function stageFloor(palette: Palette, horizon = 660): Fragment {
  const line = mix(palette.floorNear, palette.shade, 0.5);
  const boards = repeat(19, (index) => {
    const x = (index - 9) * 60;
    return stroke(`M${720 + x * 1.15} ${horizon}L${720 + x * 3.4} ${H}`, line, 2, { opacity: 0.45 });
  });
  return wall + flat(0, horizon, W, H - horizon, "url(#floor)") + boards;
}

/** An infinite paper backdrop: the wall turns into the floor without an edge. */
export function paperSweep(palette: Palette, bend = 640): Fragment {
  const sweep = `M0 ${bend + 30}Q720 ${bend - 40} 1440 ${bend + 30}V960H0Z`;
  return wall + group({ opacity: 0.55 }, path(sweep, palette.floorFar, { filter: "url(#mist)" }));
}

/** A room: wall, skirting board, floor. */
export function room(palette: Palette, horizon = 690): Fragment {
  const skirting = mix(palette.wallFar, palette.shade, 0.35);
  return (
    wall +
    flat(0, horizon, W, H - horizon, "url(#floor)") +
    flat(0, horizon - 34, W, 34, skirting) +
    flat(0, horizon - 34, W, 4, mix(skirting, palette.light, 0.4))
  );
}

/** A table top that fills the lower part, seen a little from above. */
export function tableTop(palette: Palette, edge = 620, wood: string = palette.floorFar): Fragment {
  const dark = mix(wood, palette.shade, 0.55);
  const grain = repeat(5, (index) =>
    stroke(`M-20 ${edge + 40 + index * 66}q360 ${-18 + index * 9} 740 0t760 ${index * 4}`, dark, 2, {
      opacity: 0.28,
    }),
  );
  return (
    wall +
    flat(0, edge, W, H - edge, wood) +
    grain +
    flat(0, edge, W, H - edge, "url(#down)") +
    flat(0, edge, W, 5, mix(wood, palette.light, 0.6))
  );
}

/** A surface seen from straight above. */
export function fromAbove(palette: Palette, colour: string = palette.wallNear): Fragment {
  return flat(0, 0, W, H, colour) + group({ opacity: 0.55 }, wall);
}

/** Two grounds that meet along a slanted line, as on a two-colour poster. */
export function splitPoster(_mood: Palette, other: string, top = 860, bottom = 560): Fragment {
  return (
    wall + path(`M${top} 0H1440V960H${bottom}Z`, other) + path(`M${top} 0H1440V960H${bottom}Z`, "url(#form)")
  );
}

/** A great pale circle behind the subject. */
export const sun = (cx: number, cy: number, r: number, colour: string, opacity = 1): Fragment =>
  disc(cx, cy, r, r, colour, opacity) + group({ opacity: 0.24 }, disc(cx, cy, r, r, "url(#down)"));

/** Sky from a top to a bottom colour, down to the horizon. */
export function sky(top: string, bottom: string, horizon: number, land: string): Fragment {
  const id = `sky${top.slice(1)}${bottom.slice(1)}`;
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    flat(0, 0, W, horizon + 2, `url(#${id})`) +
    flat(0, horizon, W, H - horizon, land) +
    group({ opacity: 0.7 }, flat(0, horizon, W, H - horizon, "url(#down)"))
  );
}

/** Cloth hanging in folds across a stretch of wall. */
export function drape(
  x: number,
  w: number,
  top: number,
  bottom: number,
  colour: string,
  folds = 8,
): Fragment {
  const step = w / folds;
  const [dark, bright] = [mix(colour, "#0A0612", 0.55), mix(colour, "#FFF3DC", 0.3)];
  const id = `d${Math.round(x)}_${Math.round(w)}_${Math.round(top)}_${folds}`;
  const cloth = `<linearGradient id="${id}"><stop offset="0" stop-color="${dark}"/><stop offset=".3" stop-color="${bright}"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
  return (
    cloth +
    repeat(folds, (index) => {
      const left = x + index * step;
      const lift = index % 2 ? 10 : 0;
      return path(
        `M${left} ${top}h${step + 1}V${bottom - lift}q${-step / 2} 14 ${-step - 1} 0z`,
        `url(#${id})`,
      );
    })
  );
}

/** Dots that grow towards the bottom: the printed half-tone of a poster. */
export function halftone(x: number, y: number, w: number, h: number, colour: string, cell = 22): Fragment {
  let d = "";
  for (let row = 0; row * cell < h; row += 1) {
    const r = (cell * 0.52 * (row * cell)) / h;
    for (let column = 0; column * cell < w; column += 1) {
      const cx = x + column * cell + (row % 2 ? cell / 2 : 0);
      if (r > 0.8)
        d += `M${(cx - r).toFixed(1)} ${y + row * cell}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0z`;
    }
  }
  return path(d, colour);
}

/** The stage's own frame: two legs of curtain and a border, dark in front of everything. */
export function curtainFrame(colour: string = paint.plum, reach = 190): Fragment {
  const leg = (flip: boolean): Fragment =>
    element(
      "g",
      { transform: flip ? "translate(1440 0) scale(-1 1)" : undefined },
      drape(-30, reach, -20, 985, colour, 5),
    );
  const border = repeat(10, (index) => {
    const x = index * 144;
    return path(`M${x} -4h145v58q-72 66 -145 0z`, mix(colour, "#0A0612", index % 2 ? 0.32 : 0.48));
  });
  return leg(false) + leg(true) + border;
}
