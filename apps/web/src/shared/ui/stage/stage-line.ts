/** How the drawings of a stage are drawn. */
export const stageLine = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
} as const;
