import { Bell } from "#features/notifications/bell.tsx";
import { Live } from "#features/notifications/live.tsx";
import { PushKeeper } from "#features/notifications/push/push-keeper.tsx";
import { UserMenu } from "#features/session/menu/user-menu.tsx";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { cx } from "#shared/lib/text/class-names.ts";

/** The header's part for who is signed in; `className` is of the menu, which gives way to the slide-in one on phones. */
export function SignedInMenu({ name, className }: { name: string; className?: string | undefined }) {
  const isTold = useCapability("notifications");
  return (
    <>
      {isTold && (
        <>
          <Bell />
          <Live />
          <PushKeeper />
        </>
      )}
      <div className={cx("flex min-w-0 justify-end", !isTold && "ml-13", className)}>
        <UserMenu name={name} />
      </div>
    </>
  );
}
