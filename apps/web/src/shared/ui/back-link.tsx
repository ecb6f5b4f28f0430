import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-15 font-semibold hover:bg-sunken print:hidden"
    >
      <ArrowLeft aria-hidden className="size-5" />
      {children}
    </Link>
  );
}
