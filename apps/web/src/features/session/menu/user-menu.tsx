import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { UserFace } from "./user-face.tsx";
import { userMenuClass } from "./user-menu-class.ts";

const load = () => import("./user-dropdown.tsx");
const UserDropdown = lazy(() => load().then(({ UserDropdown }) => ({ default: UserDropdown })));

/** A button that opens the user's menu. The menu's code loads on hover, focus or press. */
export function UserMenu({ name }: { name: string }) {
  const [wasOpened, setWasOpened] = useState(false);
  const face = (
    <>
      <UserFace name={name} />
      <ChevronDown aria-hidden className="size-4.5 shrink-0 text-muted" />
    </>
  );
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWasOpened(true)}
      onPointerEnter={load}
      onFocus={load}
      className={userMenuClass}
    >
      {face}
    </button>
  );
  if (!wasOpened) return button;
  return (
    <ErrorBoundary fallback={button}>
      <Suspense fallback={button}>
        <UserDropdown>{face}</UserDropdown>
      </Suspense>
    </ErrorBoundary>
  );
}
