/** People: what hangs on a skeleton, from sleeves and hems to hair. */
import { mix, paint } from "../colour.ts";
import { type Fragment, path, stroke } from "../svg.ts";
import { limb, type Point, type Pose, p, type Skeleton, skeleton } from "./skeleton.ts";

export interface Outfit {
  skin?: string;
  top?: string;
  bottom?: string;
  hair?: string;
  cut?: "short" | "bun" | "long" | "plait" | "turban" | "crop" | "cap";
  wear?: "trousers" | "kurta" | "dress" | "gown" | "sari" | "lehenga" | "coat";
  /** How far the hem swings out, to the right when positive. */
  sway?: number;
}

function arm(joints: Point[], sleeve: string, skin: string, long: boolean): Fragment {
  const [shoulder, elbow, wrist] = joints as [Point, Point, Point];
  const hand = { x: wrist.x + (wrist.x - elbow.x) * 0.16, y: wrist.y + (wrist.y - elbow.y) * 0.16 };
  const cuff = { x: elbow.x + (wrist.x - elbow.x) * 0.82, y: elbow.y + (wrist.y - elbow.y) * 0.82 };
  const bare = limb(elbow, 8, wrist, 5, skin) + limb(wrist, 5.5, hand, 5, skin);
  const mid = { x: (shoulder.x + elbow.x) / 2, y: (shoulder.y + elbow.y) / 2 };
  const short = limb(shoulder, 10, elbow, 8, skin) + limb(shoulder, 12, mid, 12, sleeve);
  const full = limb(shoulder, 12, elbow, 10, sleeve) + limb(elbow, 10, cuff, 8.5, sleeve);
  return long ? bare + full : short + bare;
}

function leg(joints: Point[], cloth: string, shoe: string, facing: number, thigh: number): Fragment {
  const [hip, knee, ankle] = joints as [Point, Point, Point];
  const toe = { x: ankle.x + 19 * facing, y: ankle.y + 5 };
  return (
    limb(ankle, 7, toe, 4.5, shoe) +
    limb(hip, thigh, knee, thigh * 0.7, cloth) +
    limb(knee, thigh * 0.7, ankle, 8, cloth)
  );
}

function torso(bones: Skeleton, fill: string): Fragment {
  const [l, r] = bones.shoulders;
  const [hl, hr] = bones.hips;
  const waist = (side: Point, hip: Point): Point => ({
    x: side.x * 0.3 + hip.x * 0.7,
    y: side.y * 0.36 + hip.y * 0.64,
  });
  const [wl, wr] = [waist(l, hl), waist(r, hr)];
  const n = bones.neck;
  return path(
    `M${n.x - 9} ${n.y - 2}Q${l.x + 8} ${l.y - 12} ${l.x - 9} ${l.y - 3}Q${l.x - 10} ${l.y + 26} ${wl.x - 4} ${wl.y}Q${wl.x - 4} ${wl.y + 20} ${hl.x - 15} ${hl.y + 14}Q${bones.hip.x} ${hl.y + 22} ${hr.x + 15} ${hr.y + 14}Q${wr.x + 4} ${wr.y + 20} ${wr.x + 4} ${wr.y}Q${r.x + 10} ${r.y + 26} ${r.x + 9} ${r.y - 3}Q${r.x - 8} ${r.y - 12} ${n.x + 9} ${n.y - 2}Z`,
    fill,
  );
}

/** What hangs from the waist: down to a share of the legs, as wide as the stance and its flare ask. */
function skirt(bones: Skeleton, fill: string, share: number, flare: number, sway: number): Fragment {
  const [hl, hr] = bones.hips;
  const along = (joints: Point[]): Point => {
    const [hip, knee, ankle] = joints as [Point, Point, Point];
    const t = share * 2;
    return t < 1
      ? { x: hip.x + (knee.x - hip.x) * t, y: hip.y + (knee.y - hip.y) * t }
      : { x: knee.x + (ankle.x - knee.x) * (t - 1), y: knee.y + (ankle.y - knee.y) * (t - 1) };
  };
  const ends = bones.legs.map(along).sort((one, two) => one.x - two.x) as [Point, Point];
  const bottom = Math.max(ends[0].y, ends[1].y);
  const a = { x: ends[0].x - flare + sway * 0.6, y: bottom - Math.max(0, -sway) * 0.15 };
  const b = { x: ends[1].x + flare + sway, y: bottom - Math.max(0, sway) * 0.15 };
  const top = bones.hip.y - 34;
  const folds = [0.3, 0.55, 0.78]
    .map((t) =>
      stroke(
        `M${hl.x + 38 * t} ${top + 34}Q${hl.x + 38 * t + sway * 0.2} ${(top + bottom) / 2} ${a.x + (b.x - a.x) * t} ${bottom - 4}`,
        mix(fill, paint.ink, 0.4),
        2,
        { opacity: 0.5 },
      ),
    )
    .join("");
  return (
    path(
      `M${hl.x + 2} ${top}C${hl.x - 15} ${top + 24} ${hl.x - 17 - flare * 0.22} ${bones.hip.y + 34} ${p(a)}Q${(a.x + b.x) / 2} ${bottom + 16} ${p(b)}C${hr.x + 17 + flare * 0.22} ${bones.hip.y + 34} ${hr.x + 15} ${top + 24} ${hr.x - 2} ${top}Z`,
      fill,
    ) + folds
  );
}

function hair(cut: Outfit["cut"], fill: string, skin: string): Fragment {
  const cap = path(
    "M-20 8C-28 -20 -18 -35 2 -35C24 -35 29 -18 20 8C19 -4 17 -10 12 -16C0 -8 -12 -8 -17 -12C-19 -6 -20 0 -20 8Z",
    fill,
  );
  if (cut === "bun") return cap + path("M-12 -32a14 13 0 1 1 26 -3z", fill);
  if (cut === "long")
    return (
      path(
        "M-20 -10C-30 20 -26 48 -30 62C-14 56 -12 30 -14 8ZM20 -10C30 20 26 48 30 62C14 56 12 30 14 8Z",
        fill,
      ) + cap
    );
  if (cut === "plait") return cap + stroke("M16 2C26 22 20 44 26 66C29 84 24 96 27 112", fill, 8);
  if (cut === "turban")
    return (
      path("M-25 -4C-30 -30 -14 -42 2 -42C20 -42 30 -28 25 -3C12 -14 -12 -13 -25 -4Z", fill) +
      stroke("M-22 -10C-6 -24 10 -28 22 -20", mix(fill, skin, 0.5), 2.5)
    );
  if (cut === "cap")
    return path("M-22 -4C-24 -26 -12 -32 0 -32C14 -32 23 -24 22 -4L38 0C30 -8 10 -12 -22 -4Z", fill);
  return cut === "crop"
    ? path("M-20 -6C-22 -24 -12 -30 0 -30C13 -30 22 -24 20 -6C12 -16 -12 -16 -20 -6Z", fill)
    : cap;
}

function below(bones: Skeleton, wear: Outfit["wear"], top: string, bottom: string, sway: number): Fragment {
  if (wear === "kurta") return skirt(bones, top, 0.46, 19, sway);
  if (wear === "coat") return skirt(bones, top, 0.52, 17, sway);
  if (wear === "dress") return skirt(bones, bottom, 0.5, 30, sway);
  if (wear === "gown") return skirt(bones, bottom, 0.98, 46, sway);
  if (wear === "lehenga") return skirt(bones, bottom, 0.92, 84, sway);
  if (wear === "sari") return skirt(bones, bottom, 0.97, 16, sway);
  return "";
}

/** The loose end of a sari: over one shoulder and down the back. */
function pallu(bones: Skeleton, fill: string, sway: number): Fragment {
  const [l, r] = bones.shoulders;
  const h = bones.hip;
  return path(
    `M${l.x - 10} ${l.y + 2}Q${l.x + 6} ${l.y - 12} ${l.x + 20} ${l.y - 6}Q${r.x - 6} ${r.y + 66} ${h.x + 26} ${h.y - 20}L${h.x + 28} ${h.y + 16}Q${h.x - 6} ${h.y - 30} ${l.x - 10} ${l.y + 2}ZM${l.x - 10} ${l.y}Q${l.x - 34 - sway * 0.4} ${h.y - 30} ${h.x - 46 - sway} ${h.y + 90}L${h.x - 20 - sway * 0.6} ${h.y + 84}Q${l.x} ${h.y - 40} ${l.x + 8} ${l.y}Z`,
    mix(fill, "#FFB46A", 0.06),
  );
}

/** A standing person, about 415 high, feet at the origin. */
export function figure(pose: Pose = {}, outfit: Outfit = {}): Fragment {
  const {
    skin = paint.sienna,
    top = paint.bone,
    bottom = paint.ink,
    hair: tint = paint.ink,
    cut = "short",
  } = outfit;
  const { wear = "trousers", sway = 0 } = outfit;
  const bones = skeleton(pose);
  const long = wear !== "sari" && wear !== "lehenga" && wear !== "gown" && wear !== "dress";
  const shade = mix(bottom, paint.ink, 0.35);
  const shoe = mix(bottom, paint.ink, 0.6);
  const turned = (pose.turn ?? 1) < 0.8;
  const bare = wear === "gown" || wear === "lehenga" || wear === "sari" || wear === "dress";
  const thigh = wear === "trousers" ? 18 : 15;
  const legs =
    leg(bones.legs[0], bare ? mix(skin, paint.ink, 0.3) : shade, shoe, turned ? 1 : -0.55, thigh) +
    leg(bones.legs[1], bare ? mix(skin, paint.ink, 0.12) : bottom, shoe, turned ? 1 : 0.55, thigh);
  const { head, neck, tilt } = bones;
  const face =
    limb(neck, 10, { x: head.x, y: head.y }, 9, mix(skin, paint.ink, 0.22)) +
    `<g transform="translate(${p(head)}) rotate(${tilt.toFixed(1)}) scale(.9)">` +
    path("M-19 -8C-20 14 -10 30 0 30C10 30 20 14 19 -8C18 -24 10 -28 0 -28C-10 -28 -18 -24 -19 -8Z", skin) +
    `${hair(cut, tint, skin)}</g>`;
  return (
    arm(bones.arms[0], mix(top, paint.ink, 0.25), mix(skin, paint.ink, 0.15), long) +
    legs +
    torso(bones, top) +
    below(bones, wear, top, bottom, sway) +
    (wear === "sari" ? pallu(bones, bottom, sway) : "") +
    face +
    arm(bones.arms[1], top, skin, long)
  );
}

/** The same person as one dark shape. */
export function shape(pose: Pose, outfit: Outfit, colour: string): Fragment {
  return figure(pose, { ...outfit, skin: colour, top: colour, bottom: colour, hair: colour });
}
