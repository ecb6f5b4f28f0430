const kinds = ["comment", "pledge", "event", "application"] as const;
export type Kind = (typeof kinds)[number];

/** Something that a person asked to be written. Its text is found nowhere else. */
export type Write = {
  kind: Kind;
  text: string;
  /** In euro; 0 for what is no pledge. */
  amount: number;
  /** Whether the product said that it is written. What has another end may be there or not. */
  isAcknowledged: boolean;
};

/** What is there in the end: the texts of each kind, the amounts in the ledger, and their sum as the product tells it. */
export type Found = { texts: Record<Kind, string[]>; amounts: Map<string, number>; raised: number };

function countOf(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function findingsOf(kind: Kind, writes: Write[], found: Found): string[] {
  const counts = countOf(found.texts[kind]);
  const asked = new Set(writes.map(({ text }) => text));
  const lost = writes.filter(({ isAcknowledged, text }) => isAcknowledged && !counts.has(text));
  return [
    ...lost.map(({ text }) => `${kind} acknowledged and lost: ${text}`),
    ...[...counts].filter(([, count]) => count > 1).map(([text]) => `${kind} there more than once: ${text}`),
    ...[...counts.keys()].filter((text) => !asked.has(text)).map((text) => `${kind} of nobody: ${text}`),
  ];
}

/** Holds what was asked for against what is there. Gives a sentence for each thing that must not be. */
export function check(writes: Write[], found: Found): string[] {
  const findings = kinds.flatMap((kind) =>
    findingsOf(
      kind,
      writes.filter((write) => write.kind === kind),
      found,
    ),
  );
  const wrong = writes.filter(
    ({ text, amount }) => found.amounts.has(text) && found.amounts.get(text) !== amount,
  );
  const sum = [...found.amounts.values()].reduce((total, amount) => total + amount, 0);
  return [
    ...findings,
    ...wrong.map(({ text }) => `pledge of another amount: ${text}`),
    ...(sum === found.raised ? [] : [`the ledger comes to ${sum}, and ${found.raised} is said to be raised`]),
  ];
}
