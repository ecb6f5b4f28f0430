import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { choiceLinkClass } from "#shared/ui/choice-link-class.ts";

export type Choice = { text: string; href: string; isChosen: boolean };

type ChoiceLinksProps = {
  label: string;
  choices: Choice[];
  /** Follows a link without loading the page anew. */
  onFollow: (href: string) => (event: MouseEvent) => void;
};

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
              className={choiceLinkClass}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
