import { Check } from "lucide-react";
import { type MouseEvent, useId } from "react";
import { Link } from "react-router-dom";

export type FacetValue = {
  value: string;
  label: string;
  /** How many results the value leaves; null where nobody has counted them. */
  count: number | null;
  /** True where only the first results were counted: there are at least so many. */
  isMore: boolean;
  /** Chooses the value; of one that is chosen, takes it away. */
  href: string;
  isChosen: boolean;
};

type FacetGroupProps = {
  title: string;
  values: FacetValue[];
  /** Follows a link without loading the page anew. */
  onFollow: (href: string) => (event: MouseEvent) => void;
};

const look =
  "group inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-15 transition-colors duration-120 hover:border-control aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper sm:min-h-9";

function Count({ count, isMore }: Pick<FacetValue, "count" | "isMore">) {
  if (count === null) return null;
  return (
    <span className="text-14 text-muted tabular-nums group-aria-[current]:text-inherit">
      {count}
      {isMore && "+"}
    </span>
  );
}

/** The values of one filter as links, each with how many results it leaves. Nothing where there is no value. */
export function FacetGroup({ title, values, onFollow }: FacetGroupProps) {
  const heading = useId();
  if (values.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid min-w-0 grid-cols-1 content-start gap-2.5">
      <h3 id={heading} className="text-15 text-muted">
        {title}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {values.map(({ value, label, count, isMore, href, isChosen }) => (
          <li key={value} className="max-w-full">
            <Link
              to={href}
              onClick={onFollow(href)}
              aria-current={isChosen ? "true" : undefined}
              className={look}
            >
              {isChosen && <Check aria-hidden className="size-4 shrink-0" />}
              <span className="min-w-0 font-semibold wrap-anywhere">{label}</span>{" "}
              <Count count={count} isMore={isMore} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
