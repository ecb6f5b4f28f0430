// Silhouettes on an 80 × 100 canvas, in one colour.

const face = "M29 45c0-11 4-16 11-16s11 5 11 16-5 17-11 17-11-6-11-17Z";
const neck = "M34 56h12v20H34Z";

/** Heads by their hair. */
export const heads = [
  // Cropped.
  `${face}${neck}M28 44c-2-13 5-18 13-18s13 6 11 18c-3-6-6-8-12-8s-9 2-12 8Z`,
  // Long, over the shoulders.
  `${face}${neck}M27 43c-1-12 5-18 13-18s14 6 13 18c0 9 1 16 5 25-5 3-10 2-12-2H34c-2 4-7 5-12 2 4-9 5-16 5-25Z`,
  // A knot on top.
  `${face}${neck}M28 42c-1-11 4-16 12-16s13 5 12 16l-4-5H32ZM33 21a7 7 0 1 1 14 0 7 7 0 0 1-14 0Z`,
  // Curls.
  `${face}${neck}M25 45a7 7 0 0 1 0-10 7 7 0 0 1 6-9 8 8 0 0 1 9-4 8 8 0 0 1 9 4 7 7 0 0 1 6 9 7 7 0 0 1 0 10c-2 4-4 5-5 4V38H30v11c-1 1-3 0-5-4Z`,
  // A bob.
  `${face}${neck}M27 56c-2-8-2-14-1-18 2-8 7-12 14-12s12 4 14 12c1 4 1 10-1 18-3 3-6 2-7 0H34c-1 2-4 3-7 0Z`,
  // A beard, hair combed back.
  `${face}${neck}M28 44c-1-12 3-18 12-18s15 5 12 18v8c-1 9-6 14-12 14s-11-5-12-14Z`,
  // A cap.
  `${face}${neck}M27 41c-1-10 5-16 13-16 7 0 12 4 13 11l9 3c1 2-1 3-3 3H28Z`,
  // A plait over one shoulder.
  `${face}${neck}M28 43c-2-12 4-17 12-17s14 5 12 17l2 13c1 8 4 14 1 22-2 4-6 3-6-1 0-9-3-12-3-21H32Z`,
] as const;

/** Shoulders, from narrow to broad. */
export const shoulders = [
  "M12 101c0-18 9-27 22-31h12c13 4 22 13 22 31Z",
  "M8 101c1-19 11-28 26-33h12c15 5 25 14 26 33Z",
  "M15 101c-1-16 6-27 19-31h12c13 4 20 15 19 31Z",
] as const;

/** The tools of agencies: a clapperboard, a director's chair, a camera. */
export const agencyShapes = [
  "m20 38 38-10 2 7-38 10ZM22 47h36a2 2 0 0 1 2 2v21a2 2 0 0 1-2 2H22a2 2 0 0 1-2-2V49a2 2 0 0 1 2-2Z",
  "M22 24h4v28h28V24h4v33H22ZM25 26h30v13H25ZM24 59h5l30 29h-6ZM56 59h-5L21 88h6ZM20 54h40v5H20Z",
  "M22 46h25a4 4 0 0 1 4 4v4l11-6v20l-11-6v4a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V50a4 4 0 0 1 4-4ZM22 36.5a7.5 7.5 0 1 1 15 0 7.5 7.5 0 0 1-15 0ZM38 37.5a6.5 6.5 0 1 1 13 0 6.5 6.5 0 0 1-13 0ZM33 69h5l9 20h-5l-6.5-14L29 89h-5Z",
] as const;
