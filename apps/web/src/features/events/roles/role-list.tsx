import type { EventDetails } from "@callboard/contracts/event";
import type { EventRole } from "@callboard/contracts/event-role";
import { Check } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useNow } from "#shared/lib/page/use-now.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import { Button } from "#shared/ui/button.tsx";
import { loadApplyDialog } from "../application/apply-dialog-host.tsx";
import type { Applying } from "../application/use-applying.ts";
import { resultsOf } from "../finding/results-link.ts";
import { isRoleOpenAt, roleFacts, wantsText } from "./role-text.ts";

const prepare = () => void loadApplyDialog().catch(() => {});

type ActionProps = { role: EventRole; isOpen: boolean; applying: Applying | undefined };

/** Apply, that one has applied for it, or that it is closed. */
function RoleAction({ role, isOpen, applying }: ActionProps) {
  if (applying?.viewer?.application?.role?.id === role.id) {
    return (
      <p className="flex min-h-9 items-center gap-1.5 text-15 font-semibold">
        <Check aria-hidden className="size-4.5" />
        You have applied
      </p>
    );
  }
  if (!isOpen) return <p className="flex min-h-9 items-center text-15 text-muted">Closed</p>;
  if (!applying?.canApply) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-haspopup="dialog"
      onClick={() => applying.openFor(role.id)}
      onPointerEnter={prepare}
      onFocus={prepare}
      className="max-sm:min-h-11 print:hidden"
    >
      Apply <span className="sr-only">for {role.name}</span>
    </Button>
  );
}

function RoleFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="text-15">
      <span className="text-muted">{label}: </span>
      <span className="font-semibold">{children}</span>
    </p>
  );
}

/** Whom it is for; its profession leads to the other calls with a role for it, where the upstream filters by that. */
function Facts({ role }: { role: EventRole }) {
  const hasFilters = useCapability("filters");
  const facts = roleFacts(role);
  return (
    <p className="text-15 text-muted wrap-anywhere">
      {facts.map((fact, place) => (
        <Fragment key={fact}>
          {place > 0 && " · "}
          {hasFilters && fact === role.profession ? (
            <Link to={resultsOf({ profession: fact })} className="text-link">
              {fact}
            </Link>
          ) : (
            fact
          )}
        </Fragment>
      ))}
    </p>
  );
}

function RoleItem({ role, isOpen, applying }: ActionProps) {
  const { name, description, pay, wants, apply_by } = role;
  const asked = wantsText(wants);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t py-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
        <h3 className="text-18 leading-heading wrap-anywhere">{name}</h3>
        <Facts role={role} />
        {description && <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere">{description}</p>}
        <div className="flex flex-wrap gap-x-6 gap-y-1 empty:hidden">
          {pay !== null && <RoleFact label="Pay">{formatEuro(pay)} per person</RoleFact>}
          {asked && <RoleFact label="Asked for">{asked}</RoleFact>}
          {apply_by && <RoleFact label="Apply by">{formatDay(apply_by)}</RoleFact>}
        </div>
      </div>
      <RoleAction role={role} isOpen={isOpen} applying={applying} />
    </li>
  );
}

type RoleListProps = {
  event: EventDetails;
  /** Without it, nobody can apply here. */
  applying?: Applying;
};

/** What a call casts, each role with its own way to apply. Nothing where it says nothing of roles. */
export function RoleList({ event, applying }: RoleListProps) {
  const now = useNow();
  if (event.roles.length === 0) return null;
  return (
    <section aria-labelledby="roles" className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id="roles" className="text-28">
        Roles
      </h2>
      <ul className="border-line border-b">
        {event.roles.map((role) => (
          <RoleItem key={role.id} role={role} isOpen={isRoleOpenAt(role, now)} applying={applying} />
        ))}
      </ul>
    </section>
  );
}
