import { LogOut, MessagesSquare, UserRound } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { SignOutDialog } from "./sign-out-dialog.tsx";
import { userMenuClass } from "./user-menu-class.ts";

const itemClass =
  "flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[7px] px-3 outline-none data-highlighted:bg-sunken";

/** The button with its menu, open from the start: the first press loads it. */
export function UserDropdown({ children }: { children: ReactNode }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const isLeaving = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const hasAccount = useCapability("accounts");
  const hasMessages = useCapability("conversations");
  const handleClosed = (event: Event) => {
    if (!isLeaving.current) return;
    isLeaving.current = false;
    event.preventDefault();
    // Focuses the button first, because the dialog restores the focus to where it was.
    trigger.current?.focus();
    setIsAsking(true);
  };
  return (
    <>
      {/* Not modal: a modal menu writes a style element, which the content policy refuses. */}
      <DropdownMenu.Root defaultOpen modal={false}>
        <DropdownMenu.Trigger ref={trigger} className={userMenuClass}>
          {children}
        </DropdownMenu.Trigger>
        {/* Without a portal, so that it stays in the header's landmark and in the tab order. */}
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          onCloseAutoFocus={handleClosed}
          className="z-40 min-w-48 animate-fade rounded-control border border-line bg-surface p-1 text-ink shadow-float"
        >
          {hasAccount && (
            <DropdownMenu.Item asChild>
              <Link to="/account" className={itemClass}>
                <UserRound aria-hidden className="size-4.5 text-muted" />
                Account
              </Link>
            </DropdownMenu.Item>
          )}
          {hasMessages && (
            <DropdownMenu.Item asChild>
              <Link to="/account/messages" className={itemClass}>
                <MessagesSquare aria-hidden className="size-4.5 text-muted" />
                Messages
              </Link>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item
            className={itemClass}
            onSelect={() => {
              isLeaving.current = true;
            }}
          >
            <LogOut aria-hidden className="size-4.5 text-muted" />
            Logout
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <SignOutDialog isOpen={isAsking} onOpenChange={setIsAsking} />
    </>
  );
}
