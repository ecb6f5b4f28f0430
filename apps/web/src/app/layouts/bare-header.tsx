import { Brand } from "#shared/ui/brand.tsx";
import { Link } from "#shared/ui/link.tsx";

/** The way home from a page that has no header: signing in, signing up. */
export function BareHeader() {
  return (
    <header className="wrap flex pt-4 sm:pt-6">
      <Link to="/" aria-label="Callboard, home" className="rounded-control">
        <Brand />
      </Link>
    </header>
  );
}
