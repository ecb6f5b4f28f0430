/** Houses where people gather: the playhouse front and the puppet booth. */
import { mix, paint } from "../colour.ts";
import { box, disc, type Fragment, flat, path, repeat, solid, stroke } from "../svg.ts";

/** The front of a playhouse: steps, columns, a gable with a mask's round window. */
export const playhouse = (face: string, lamp: string): Fragment => {
  const dark = mix(face, paint.ink, 0.5);
  return (
    repeat(3, (index) =>
      box(
        -340 + index * 22,
        -26 - index * 24,
        680 - index * 44,
        26,
        mix(face, paint.ink, 0.12 + index * 0.06),
      ),
    ) +
    flat(-286, -360, 572, 288, dark) +
    [-150, 0, 150].map((x) => path(`M${x - 46} -74V-240Q${x} -306 ${x + 46} -240V-74Z`, lamp)).join("") +
    repeat(
      4,
      (index) =>
        box(-286 + index * 176, -362, 46, 290, face, 4) +
        box(-296 + index * 176, -372, 66, 22, mix(face, "#FFFFFF", 0.2), 3),
    ) +
    box(-316, -410, 632, 46, face, 3) +
    solid("M-330 -410L0 -560L330 -410Z", mix(face, "#FFFFFF", 0.12)) +
    disc(0, -464, 42, 42, dark) +
    disc(0, -464, 30, 30, lamp)
  );
};

/** A booth for puppets: awning above, a small lit stage, cloth below. */
export const puppetBooth = (cloth: string, trim: string, lamp: string): Fragment =>
  flat(-200, -560, 22, 560, paint.walnut) +
  flat(178, -560, 22, 560, paint.walnut) +
  flat(-180, -500, 360, 220, lamp) +
  solid("M-180 -500Q-190 -380 -120 -284H-180ZM180 -500Q190 -380 120 -284H180Z", cloth) +
  repeat(6, (index) =>
    solid(
      `M${-210 + index * 70} -590H${-140 + index * 70}V-510Q${-175 + index * 70} -474 ${-210 + index * 70} -510Z`,
      index % 2 ? trim : cloth,
    ),
  ) +
  box(-216, -286, 432, 30, paint.oak, 5) +
  repeat(8, (index) =>
    solid(
      `M${-200 + index * 50} -258H${-150 + index * 50}V0H${-200 + index * 50}Z`,
      index % 2 ? mix(cloth, paint.ink, 0.18) : cloth,
    ),
  ) +
  stroke("M-200 -590L0 -650L200 -590", mix(cloth, paint.ink, 0.3), 18);
