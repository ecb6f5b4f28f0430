import { ArrowUp } from "lucide-react";
import { Link } from "../link.tsx";

/** Above a list that was entered in its middle: the way to the page before. */
export function NewerLink({ to, text }: { to: string; text: string }) {
  return (
    <Link
      to={to}
      className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
    >
      <ArrowUp aria-hidden className="size-5" />
      {text}
    </Link>
  );
}
