/** Pale colours of light; what is written on them is dark. */
export const accent = {
  amber: "#FFC387",
  rose: "#FFB9C4",
  steel: "#A8D2F4",
  fern: "#B2E2BE",
  lilac: "#D4C6F9",
  straw: "#F3DE8A",
};
const accents = Object.values(accent);

/** The stage that everything stands on, and what is written on it and on accents. */
export const stage = { ground: "#110C19", ink: "#F4F0F9", muted: "#B7AEC7", accentInk: "#17111F" };

/** A number that stays the same for the same text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

const beam = (x: number, foot: number, width: number) =>
  `M${x - 4} -4 L${foot - width} 104 L${foot + width} 104 L${x + 4} -4 Z`;

/** Two beams of light, drawn from a seed: what stands in for a picture that is missing. */
export function fallbackArt(seedText: string, width: number, height: number): string {
  const seed = seedOf(seedText);
  const first = seed % accents.length;
  const second = (first + 1 + ((seed >>> 4) % (accents.length - 1))) % accents.length;
  const [footLeft, footRight] = [26 + ((seed >>> 18) % 24), 44 + ((seed >>> 22) % 24)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 92 100" preserveAspectRatio="xMidYMid slice">
<rect x="-50" y="-50" width="200" height="200" fill="${stage.ground}"/>
<path d="${beam(4 + ((seed >>> 8) % 26), footLeft, 22)}" fill="${accents[first]}" opacity="0.5"/>
<path d="${beam(60 + ((seed >>> 14) % 26), footRight, 19)}" fill="${accents[second]}" opacity="0.42"/>
<path d="M-50 92h200v60h-200z" fill="${stage.accentInk}" opacity="0.7"/>
<ellipse cx="${(footLeft + footRight) / 2}" cy="92" rx="30" ry="4" fill="${accents[first]}" opacity="0.7"/>
</svg>`;
}

/** The mark of the site. */
export function markArt(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2a1763"/><path d="M23.5 0h.5a8 8 0 0 1 5.66 2.34L24 32H8a8 8 0 0 1-6.93-4Z" fill="#ffc387"/><g transform="rotate(-7 16 18)"><path d="M9 9.5h14v17H9z" fill="#fff"/><path d="M12 16.5h8M12 19.75h8M12 23h4.5" stroke="#2a1763" stroke-width="1.6" stroke-linecap="round"/></g><circle cx="15" cy="10.8" r="2.5" fill="#2a1763"/></svg>`;
}

/** A rectangle of one colour. */
export function plainArt(width: number, height: number, color: string, radius = 0): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}" fill="${color}"/></svg>`;
}
