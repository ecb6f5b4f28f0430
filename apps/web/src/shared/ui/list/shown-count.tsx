type ShownCountProps = {
  count: number;
  /** What is counted: ["event", "events"]. */
  words: readonly [one: string, many: string];
  hasMore: boolean | undefined;
  /** True while the list still shows what was asked for before. */
  isStale: boolean;
};

/** Tells assistive technology how long a list has become, after a search, a filter or Load More. */
export function ShownCount({ count, words: [one, many], hasMore, isStale }: ShownCountProps) {
  const text = `${count} ${count === 1 ? one : many} shown${hasMore ? ", and there are more" : ""}`;
  return (
    <p role="status" className="sr-only">
      {!isStale && text}
    </p>
  );
}
