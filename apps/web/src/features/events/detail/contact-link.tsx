import type { EventDetails } from "@callboard/contracts/event";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { cx } from "#shared/lib/text/class-names.ts";
import { buttonClass } from "#shared/ui/button.tsx";

/** The id of the contact block on an event's or campaign's page. */
export const contactId = "contact";
export const contactHash = `#${contactId}`;

/** True where the contact block says how to reach somebody. */
export function isReachable({ contact_number, email }: EventDetails): boolean {
  return Boolean(contact_number || email);
}

/** The page's main action where it is done outside of it: leads to the contact block. */
export function ContactLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Link to={contactHash} className={cx(buttonClass(), "px-8 print:hidden", className)}>
      {children}
    </Link>
  );
}
