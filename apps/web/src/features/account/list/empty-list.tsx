import { Link } from "react-router-dom";
import { buttonClass } from "#shared/ui/button.tsx";

type EmptyListProps = { text: string; to: string; action: string };

/** An empty list: a sentence and a link. */
export function EmptyList({ text, to, action }: EmptyListProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="text-muted">{text}</p>
      <Link to={to} className={buttonClass({ variant: "secondary", size: "small" })}>
        {action}
      </Link>
    </div>
  );
}
