/** Heads drawn large: from the front, in profile, and a mouth alone. */
import { mix, paint } from "../colour.ts";
import { ball, disc, element, type Fragment, path, solid, stroke } from "../svg.ts";

export interface Sitter {
  skin: string;
  hair: string;
  cloth: string;
  cut: "short" | "bun" | "long" | "crop" | "turban" | "silver" | "curls" | "bob" | "plait" | "bald";
  smiles?: boolean;
  beard?: "full" | "moustache";
  glasses?: boolean;
  /** Their colour. */
  earrings?: string;
  /** A dot on the forehead, in its colour. */
  bindi?: string;
  /** Around the neck; a stole has its own colour. */
  collar?: "shirt" | "kurta" | "stole";
  stole?: string;
}

const mouth = "M-26 -124Q-10 -134 0 -128Q10 -134 26 -124Q0 -104 -26 -124Z";
const smile = "M-34 -134Q-12 -126 0 -124Q12 -126 34 -134Q22 -100 0 -100Q-22 -100 -34 -134Z";
const teeth = "M-25 -130Q-10 -125 0 -124Q10 -125 25 -130Q16 -116 0 -116Q-16 -116 -25 -130Z";
const plait = "M84 -170Q142 -90 112 -20Q92 20 118 70H164Q142 10 160 -40Q172 -120 96 -236Z";

function backHair({ cut, hair }: Sitter): Fragment {
  if (cut === "bun") return ball(0, -352, 46, 42, hair);
  if (cut === "long")
    return solid("M-96 -230C-140 -110 -120 -20 -136 40H136C120 -20 140 -110 96 -230Z", hair);
  if (cut === "bob")
    return solid("M-98 -240C-142 -160 -128 -112 -118 -84H118C128 -112 142 -160 98 -240Z", hair);
  if (cut === "curls")
    return (
      ball(0, -292, 112, 82, hair) +
      [-1, 1]
        .map((side) => ball(side * 92, -238, 56, 62, hair) + ball(side * 102, -160, 46, 54, hair))
        .join("")
    );
  return "";
}

function frontHair({ cut, hair }: Sitter): Fragment {
  if (cut === "bald") return "";
  if (cut === "turban")
    return (
      solid("M-104 -208Q-136 -330 0 -344Q136 -330 104 -208Q60 -262 0 -262Q-60 -262 -104 -208Z", hair) +
      stroke("M-96 -222Q0 -320 86 -300M-70 -292Q30 -296 98 -216", mix(hair, paint.ink, 0.35), 5)
    );
  if (cut === "crop")
    return solid("M-88 -196Q-104 -316 0 -322Q104 -316 88 -196Q84 -264 0 -270Q-84 -264 -88 -196Z", hair);
  if (cut === "curls")
    return solid(
      "M-92 -200Q-118 -310 -52 -318Q-20 -344 16 -322Q60 -338 76 -302Q112 -286 92 -200Q88 -236 62 -254Q40 -240 16 -262Q-14 -246 -40 -264Q-84 -240 -92 -200Z",
      hair,
    );
  if (cut === "bob")
    return solid(
      "M-94 -150Q-126 -328 0 -330Q126 -328 94 -150Q92 -222 76 -250Q0 -232 -76 -250Q-92 -222 -94 -150Z",
      hair,
    );
  if (cut === "short")
    return solid(
      "M-90 -190Q-116 -330 10 -332Q118 -326 90 -186Q84 -240 40 -262Q-30 -232 -74 -256Q-88 -230 -90 -190Z",
      hair,
    );
  const parted = solid("M-92 -160Q-124 -326 0 -330Q124 -326 92 -160Q86 -246 0 -288Q-86 -246 -92 -160Z", hair);
  return cut === "plait" ? parted + solid(plait, hair) : parted;
}

/** What is worn over the shoulders, and shows at the neck. */
function neckline({ collar, cloth, stole = cloth }: Sitter): Fragment {
  const dark = mix(cloth, paint.ink, 0.3);
  if (collar === "shirt")
    return solid(
      "M-46 -112L0 -50L-58 -22L-92 -92ZM46 -112L0 -50L58 -22L92 -92Z",
      mix(cloth, paint.paper, 0.25),
    );
  if (collar === "kurta")
    return stroke("M-48 -104Q-30 -62 0 -56Q30 -62 48 -104", dark, 9) + stroke("M0 -56V20", dark, 6);
  if (collar === "stole")
    return solid(
      "M-104 -88Q-60 -70 -40 -104L60 20H-60Q-96 -40 -104 -88ZM40 -104Q70 -76 104 -88Q96 -30 140 20H70Z",
      stole,
    );
  return "";
}

function beard({ beard, hair, cut }: Sitter): Fragment {
  // A turban is of cloth.
  const colour = cut === "turban" ? paint.ink : hair;
  if (beard === "full")
    return solid(
      "M-86 -190Q-92 -110 -50 -84Q0 -54 50 -84Q92 -110 86 -190Q76 -150 44 -148Q0 -158 -44 -148Q-76 -150 -86 -190Z",
      colour,
    );
  return beard
    ? path("M-36 -130Q-20 -146 0 -140Q20 -146 36 -130Q18 -134 0 -132Q-18 -134 -36 -130Z", colour)
    : "";
}

function worn({ glasses, earrings, bindi }: Sitter): Fragment {
  const round = (x: number) => `M${x - 27} -192a27 25 0 1 0 54 0a27 25 0 1 0 -54 0`;
  return (
    (glasses
      ? stroke(
          `${round(-38)}${round(38)}M-11 -196Q0 -204 11 -196M-65 -198L-86 -204M65 -198L86 -204`,
          paint.ink,
          5,
        )
      : "") +
    (earrings ? disc(-88, -160, 8, 8, earrings) + disc(88, -160, 8, 8, earrings) : "") +
    (bindi ? disc(0, -238, 7, 7, bindi) : "")
  );
}

/** Head and shoulders from the front, base of the image at the origin; 400 wide, 350 high. */
export function bust(sitter: Sitter): Fragment {
  const { skin, cloth } = sitter;
  const dark = mix(skin, paint.ink, 0.45);
  return (
    backHair(sitter) +
    solid("M-200 20Q-196 -62 -104 -84L-40 -104H40L104 -84Q196 -62 200 20Z", cloth) +
    path("M-44 -150H44V-104Q30 -64 0 -60Q-30 -64 -44 -104Z", mix(skin, paint.ink, 0.22)) +
    neckline(sitter) +
    ball(-86, -196, 13, 25, skin) +
    ball(86, -196, 13, 25, skin) +
    solid("M-84 -230Q-88 -130 -46 -96Q0 -66 46 -96Q88 -130 84 -230Q70 -300 0 -302Q-70 -300 -84 -230Z", skin) +
    stroke(
      "M-58 -216Q-40 -228 -20 -217M58 -216Q40 -228 20 -217",
      sitter.cut === "silver" ? paint.slate : paint.ink,
      6,
    ) +
    disc(-38, -194, 9, 7, paint.ink) +
    disc(38, -194, 9, 7, paint.ink) +
    beard(sitter) +
    stroke("M4 -190Q-10 -164 -10 -154Q0 -146 12 -152", dark, 4) +
    path(sitter.smiles ? smile : mouth, mix(skin, paint.rust, 0.6)) +
    (sitter.smiles ? path(teeth, paint.paper) : "") +
    worn(sitter) +
    frontHair(sitter)
  );
}

/** A head in profile, looking right; the base of the neck at the origin. About 370 high. */
export function profile(skin: string, hair: string, speaking = false): Fragment {
  const mouth = speaking
    ? "Q184 -136 172 -124L132 -112L160 -78Q158 -66 146 -60Q150 -30 116 -24"
    : "Q176 -122 168 -112L156 -106Q172 -100 162 -86Q150 -78 156 -62Q158 -32 118 -28";
  return (
    solid(
      `M-190 130Q-180 40 -84 20Q-66 -50 -106 -120Q-128 -300 -40 -350Q90 -390 144 -300L152 -236Q150 -224 158 -210L186 -162Q188 -148 164 -144L162 -134${mouth}Q84 -20 74 -30L80 14Q180 40 200 130Z`,
      skin,
    ) +
    solid(
      "M142 -300Q110 -408 -30 -388Q-170 -360 -150 -210Q-146 -110 -96 -70Q-86 -150 -50 -176Q-34 -240 20 -250Q80 -262 142 -300Z",
      hair,
    ) +
    path("M-34 -196Q-60 -206 -56 -168Q-44 -138 -28 -150Q-20 -176 -34 -196Z", mix(skin, paint.ink, 0.2)) +
    stroke("M96 -230Q118 -244 142 -236M104 -206Q120 -212 134 -202", paint.ink, 6)
  );
}

/** Lips, open by a share from shut (0) to singing (1). */
export function lips(colour: string, open: number): Fragment {
  const [top, bottom] = [-20 - open * 52, 30 + open * 78];
  return (
    (open > 0.05
      ? solid(
          `M-124 4Q-60 ${top} 0 ${top + 6}Q60 ${top} 124 4Q60 ${bottom} 0 ${bottom}Q-60 ${bottom} -124 4Z`,
          "#2A0F1E",
        )
      : "") +
    (open > 0.3
      ? path(
          `M-80 ${top * 0.55}Q0 ${top * 0.9} 80 ${top * 0.55}L70 ${top * 0.55 + 24}Q0 ${top * 0.6 + 26} -70 ${top * 0.55 + 24}Z`,
          "#FFFDF7",
        )
      : "") +
    solid(
      `M-140 2Q-70 ${top - 44} -26 ${top - 40}Q0 ${top - 22} 26 ${top - 40}Q70 ${top - 44} 140 2Q70 ${top + 8} 0 ${top + 16}Q-70 ${top + 8} -140 2Z`,
      colour,
    ) +
    solid(
      `M-140 2Q-70 ${bottom - 14} 0 ${bottom - 12}Q70 ${bottom - 14} 140 2Q80 ${bottom + 50} 0 ${bottom + 50}Q-80 ${bottom + 50} -140 2Z`,
      mix(colour, "#FFFFFF", 0.08),
    ) +
    element("path", {
      d: `M-50 ${bottom + 24}Q0 ${bottom + 34} 40 ${bottom + 22}`,
      fill: "none",
      stroke: "#FFFFFF",
      "stroke-width": 7,
      "stroke-linecap": "round",
      opacity: 0.5,
    })
  );
}
