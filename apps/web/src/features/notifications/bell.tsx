import { limits } from "@callboard/contracts/limits";
import { Bell as BellIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { useUnread } from "./notification-queries.ts";

/** Leads to the notifications, with how many are unread. */
export function Bell() {
  const unread = useUnread();
  const count = unread < limits.unreadMax ? String(unread) : `${limits.unreadMax - 1}+`;
  return (
    <Link
      to="/account/notifications"
      aria-label={unread > 0 ? `Notifications, ${count} unread` : "Notifications"}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-control text-ink transition-colors duration-120 hover:bg-sunken"
    >
      <BellIcon aria-hidden className="size-6" />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 font-semibold text-13 text-on-primary tabular-nums leading-none"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
