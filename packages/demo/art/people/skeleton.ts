/** The bones under a figure: a pose of angles becomes points, a limb is a taper between two of them. */
import { type Fragment, path } from "../svg.ts";

type Limb = [upper: number, lower: number];
/** Angles in degrees from hanging straight down; positive turns towards the right of the image. */
export interface Pose {
  lean?: number;
  head?: number;
  left?: Limb;
  right?: Limb;
  leftLeg?: Limb;
  rightLeg?: Limb;
  /** Shoulder width as a share: 1 from the front, 0.6 from the side. */
  turn?: number;
}

export interface Point {
  x: number;
  y: number;
}

const reach = (from: Point, degrees: number, length: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return { x: from.x + Math.sin(a) * length, y: from.y + Math.cos(a) * length };
};
/** A point as path data. */
export const p = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A tapering limb between two joints, round at both ends. */
export function limb(a: Point, ra: number, b: Point, rb: number, fill: string): Fragment {
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const side = (point: Point, r: number, turn: number): Point => ({
    x: point.x + Math.cos(angle + turn) * r,
    y: point.y + Math.sin(angle + turn) * r,
  });
  const q = Math.PI / 2;
  return path(
    `M${p(side(a, ra, q))}A${ra} ${ra} 0 0 1 ${p(side(a, ra, -q))}L${p(side(b, rb, -q))}A${rb} ${rb} 0 0 1 ${p(side(b, rb, q))}Z`,
    fill,
  );
}

export interface Skeleton {
  hip: Point;
  neck: Point;
  head: Point;
  shoulders: [Point, Point];
  hips: [Point, Point];
  arms: [Point[], Point[]];
  legs: [Point[], Point[]];
  tilt: number;
}

/** Where every joint lies, the lower foot on the ground at y = 0. */
export function skeleton(pose: Pose): Skeleton {
  const {
    lean = 0,
    head = 0,
    left = [-8, -4],
    right = [8, 4],
    leftLeg = [-3, -2],
    rightLeg = [3, 2],
    turn = 1,
  } = pose;
  const hang = (root: Point, [upper, lower]: Limb, lengths: [number, number]): Point[] => {
    const joint = reach(root, upper, lengths[0]);
    return [root, joint, reach(joint, lower, lengths[1])];
  };
  const build = (hip: Point): Skeleton => {
    const neck = reach(hip, 180 - lean, 130);
    const across = (centre: Point, half: number, slope: number): [Point, Point] => [
      { x: centre.x - half * turn, y: centre.y + slope * half * turn },
      { x: centre.x + half * turn, y: centre.y - slope * half * turn },
    ];
    const shoulders = across(reach(hip, 180 - lean, 119), 31, Math.sin((-lean * Math.PI) / 180));
    const hips = across(hip, 16, 0);
    const tilt = lean * 0.6 + head;
    return {
      ...{ hip, neck, shoulders, hips, tilt, head: reach(neck, 180 - tilt, 39) },
      arms: [hang(shoulders[0], left, [68, 64]), hang(shoulders[1], right, [68, 64])],
      legs: [hang(hips[0], leftLeg, [116, 112]), hang(hips[1], rightLeg, [116, 112])],
    };
  };
  const first = build({ x: 0, y: 0 });
  const lowest = Math.max(...first.legs.map((leg) => (leg[2] as Point).y));
  return build({ x: 0, y: -lowest - 8 });
}
