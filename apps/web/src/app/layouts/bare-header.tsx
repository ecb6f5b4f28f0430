import { Link } from "react-router-dom";
import { Brand } from "#shared/ui/brand.tsx";

/** Replaces the header on the sign-in and sign-up pages. */
export function BareHeader() {
  return (
    <header className="wrap flex pt-4 sm:pt-6">
      <Link to="/" aria-label="Callboard, home" className="rounded-control">
        <Brand />
      </Link>
    </header>
  );
}
