import { Link } from "react-router-dom";
import { UserPanel } from "#features/session/menu/user-panel.tsx";
import { useUser } from "#shared/lib/session/session.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { SessionMenu } from "./session-menu.tsx";
import { postAuditionLink, useSectionLinks } from "./site-links.ts";

type MenuPanelProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function MenuPanel({ isOpen, onOpenChange }: MenuPanelProps) {
  const user = useUser();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Menu" shape="panel">
      <nav aria-label="Sections">
        <ul className="border-line border-t">
          {useSectionLinks().map(({ to, text }) => (
            <li key={to} className="border-line border-b">
              <Link to={to} className="flex min-h-14 items-center font-display text-20 font-heading">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid gap-3">
        <Link to={postAuditionLink.to} className={buttonClass()}>
          {postAuditionLink.text}
        </Link>
        {user ? <UserPanel name={user.name} /> : <SessionMenu className="border border-control" />}
      </div>
    </Dialog>
  );
}
