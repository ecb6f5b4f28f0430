/** What all rows of an export come to as JSON, in characters: gateways take no longer answers than 8 MiB. */
const sizeMax = 5 * 1_048_576;

/** As many rows of each list as fit. The short ones are whole: what they leave of their shares is for the long ones. */
export function withinSize(lists: [name: string, rows: unknown[]][]): Record<string, unknown[]> {
  const sized = lists.map(([name, rows]) => {
    const sizes = rows.map((row) => JSON.stringify(row).length);
    return { name, rows, sizes, size: sizes.reduce((sum, size) => sum + size, 0) };
  });
  let left = sizeMax;
  const byName = new Map<string, unknown[]>();
  for (const [index, { name, rows, sizes }] of sized.toSorted((a, b) => a.size - b.size).entries()) {
    const share = left / (sized.length - index);
    let taken = 0;
    let kept = 0;
    for (const size of sizes) {
      if (taken + size > share) break;
      taken += size;
      kept += 1;
    }
    byName.set(name, rows.slice(0, kept));
    left -= taken;
  }
  return Object.fromEntries(lists.map(([name]) => [name, byName.get(name) ?? []]));
}
