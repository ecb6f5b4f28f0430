import { Menu } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { IconButton } from "#shared/ui/icon-button.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";

const load = () => import("./menu-panel.tsx");
const MenuPanel = lazy(() => load().then(({ MenuPanel }) => ({ default: MenuPanel })));

/** Opens the slide-in menu; its code loads on hover, focus or press. */
export function MenuButton({ className }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setIsOpen(false), [key]);

  const handleClick = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={handleClick}
        onPointerEnter={load}
        onFocus={load}
        className={className}
      >
        <Menu aria-hidden className="size-6" />
      </IconButton>
      {wasOpened && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <MenuPanel isOpen={isOpen} onOpenChange={setIsOpen} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
