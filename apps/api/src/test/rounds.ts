/** How often a test repeats itself: a few times in `npm test`, the full count in `npm run soak`. */
export function rounds(few: number, full: number): number {
  return process.env.SOAK === "on" ? full : few;
}
