import type { Notification } from "@callboard/contracts/notification";
import { Link } from "react-router-dom";
import { cx } from "#shared/lib/text/class-names.ts";

/** In the reader's own time: only who is signed in sees it, in a browser. */
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

type NotificationItemProps = { notification: Notification; onOpen: () => void };

export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { title, path, created_at, is_read } = notification;
  return (
    <Link
      to={path}
      onClick={() => !is_read && onOpen()}
      className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 rounded-control px-3 py-3 hover:bg-sunken sm:px-4"
    >
      <span aria-hidden className={cx("size-2.5 rounded-full", is_read ? "bg-transparent" : "bg-primary")} />
      <span className={cx("wrap-anywhere", !is_read && "font-semibold")}>
        {!is_read && <span className="sr-only">Unread: </span>}
        {title}
      </span>
      <time dateTime={created_at} className="col-start-2 mt-0.5 text-15 text-muted">
        {moment.format(new Date(created_at))}
      </time>
    </Link>
  );
}
