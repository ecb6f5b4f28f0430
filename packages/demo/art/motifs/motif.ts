/** What a motif is: one thing that a poster is about, and the box it fills. */
import type { Random } from "../random.ts";
import type { Fragment } from "../svg.ts";

/** The few colours a poster paints its motif with. */
export interface MotifColours {
  main: string;
  second: string;
  pale: string;
  dark: string;
}

export interface Motif {
  /** Left, top, width and height of what `draw` paints. */
  box: readonly [left: number, top: number, width: number, height: number];
  /** It hangs in the air; what does not stands on its lower edge. */
  floats?: true;
  draw: (colours: MotifColours, random: Random) => Fragment;
}
