import type { MouseEvent } from "react";
import { Link } from "react-router-dom";

export type Choice = { text: string; href: string; isChosen: boolean };

type ChoiceLinksProps = {
  label: string;
  choices: Choice[];
  /** Follows a link without loading the page anew. */
  onFollow: (href: string) => (event: MouseEvent) => void;
};

const look =
  "inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-15 font-semibold whitespace-nowrap transition-colors duration-120 hover:border-control aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper";

/** Links of which one is chosen. */
export function ChoiceLinks({ label, choices, onFollow }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ text, href, isChosen }) => (
          <li key={text}>
            <Link
              to={href}
              onClick={onFollow(href)}
              aria-current={isChosen ? "true" : undefined}
              className={look}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
