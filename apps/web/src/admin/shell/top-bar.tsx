import { Menu } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { BrandMark } from "#shared/ui/brand.tsx";
import { IconButton } from "#shared/ui/icon-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { SideNav } from "./side-nav.tsx";
import { ViewerCard } from "./viewer-card.tsx";

/** On a phone: the navigation behind a button. */
export function TopBar() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center justify-between border-line border-b bg-paper px-4 lg:hidden">
      <Link to="/admin" className="flex min-h-11 items-center gap-2.5 rounded-control font-semibold">
        <BrandMark className="size-7" />
        Back office
      </Link>
      <IconButton label="Menu" className="-mr-2.5" onClick={() => setIsOpen(true)}>
        <Menu aria-hidden className="size-6" />
      </IconButton>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Back office" shape="panel">
        <div className="grid gap-6">
          <SideNav onNavigate={() => setIsOpen(false)} />
          <ViewerCard />
        </div>
      </Dialog>
    </header>
  );
}
