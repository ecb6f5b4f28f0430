type Mark = { user_id: number; seq: number };

/** Gives each row the next number of its reader, in their order. `marks` hold the number of each reader's last one. */
export function numbered<Row extends { user_id: number }>(rows: Row[], marks: Mark[]): (Row & Mark)[] {
  const next = new Map(marks.map(({ user_id, seq }) => [user_id, seq]));
  const fromLast = rows.toReversed().map((row) => {
    const seq = next.get(row.user_id) ?? 0;
    next.set(row.user_id, seq - 1);
    return { ...row, seq };
  });
  return fromLast.toReversed();
}
