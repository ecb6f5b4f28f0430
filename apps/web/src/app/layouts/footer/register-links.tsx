import { Link } from "react-router-dom";
import { useUser } from "#shared/lib/session/session.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { buttonClass } from "#shared/ui/button.tsx";

const kinds = [
  { kind: "artist", text: "Register as Artist" },
  { kind: "agency", text: "Register as Agency" },
] as const;

/** Leads signed-in users to the wizard, visitors to sign-up. */
export function RegisterLinks() {
  const user = useUser();
  return (
    <div className="grid w-full grid-cols-2 gap-3 max-[14rem]:grid-cols-1 sm:w-auto">
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
