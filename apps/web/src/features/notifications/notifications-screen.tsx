import { Link } from "react-router-dom";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { Button } from "#shared/ui/button.tsx";
import { PagedList } from "#shared/ui/list/paged-list.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { NotificationItem } from "./notification-item.tsx";
import { useMarkRead, useNotifications, useUnread } from "./notification-queries.ts";

const skeleton = (
  <Loading text="Loading notifications..." className="grid gap-3 p-3">
    {["one", "two", "three", "four"].map((key) => (
      <Skeleton key={key} className="h-14 w-full" />
    ))}
  </Loading>
);

/** All that somebody was told, newest first. */
export function NotificationsScreen() {
  const notifications = useNotifications();
  const markRead = useMarkRead();
  const newest = notifications.query.data?.pages[0]?.notifications[0];
  const unread = useUnread();
  return (
    <div className="wrap grid max-w-3xl! grid-cols-1 gap-6 pt-8 sm:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-34 sm:text-40">Notifications</h1>
        {useCapability("mails") && (
          <Link to="/account/emails" className="text-link inline-flex min-h-11 items-center">
            Notification settings
          </Link>
        )}
        {unread > 0 && newest && (
          <Button
            variant="secondary"
            size="small"
            disabled={markRead.isPending}
            onClick={() => markRead.mutate({ up_to: newest.seq })}
          >
            Mark all as read
          </Button>
        )}
      </div>
      <div className="rounded-card border border-line bg-surface p-1 sm:p-2">
        <PagedList
          {...notifications}
          itemsOf={(page) => page.notifications}
          words={["notification", "notifications"]}
          failure="Your notifications could not be loaded"
          skeleton={skeleton}
          className="divide-y divide-line"
          empty={
            <Empty
              title="Nothing to tell you yet"
              text="When somebody applies for your call, or answers your application, it stands here."
            />
          }
        >
          {(notification) => (
            <NotificationItem
              notification={notification}
              onOpen={() => markRead.mutate({ ids: [notification.id] })}
            />
          )}
        </PagedList>
      </div>
    </div>
  );
}
