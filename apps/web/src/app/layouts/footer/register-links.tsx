import { Link } from "react-router-dom";
import { cx } from "../../../shared/lib/class-names.ts";
import { useSession } from "../../../shared/lib/session.ts";
import { buttonClass } from "../../../shared/ui/button.tsx";

const kinds = [
  { kind: "artist", text: "Register as Artist" },
  { kind: "agency", text: "Register as Agency" },
] as const;

/** The ways onto the board: straight to the wizard for whoever is signed in, through signing up for a visitor. */
export function RegisterLinks() {
  const { user } = useSession();
  return (
    <div className="grid w-full grid-cols-2 gap-3 sm:w-auto">
      {kinds.map(({ kind, text }) => (
        <Link
          key={kind}
          to={user ? `/claim-${kind}-profile` : `/register?as=${kind}`}
          className={cx(buttonClass({ variant: "secondary" }), "max-sm:px-2 max-[22rem]:text-14")}
        >
          {text}
        </Link>
      ))}
    </div>
  );
}
