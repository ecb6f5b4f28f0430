import { Link, useLocation } from "react-router-dom";
import { Brand } from "#shared/ui/brand.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { AreaRoutes } from "./area-routes.tsx";
import { DemoNotice } from "./demo-notice.tsx";
import { SideNav } from "./side-nav.tsx";
import { TopBar } from "./top-bar.tsx";
import { ViewerCard } from "./viewer-card.tsx";

function SideBar() {
  return (
    <header className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-line border-r px-4 py-5 lg:flex">
      <Link to="/admin" className="grid justify-items-start gap-1 rounded-control px-2">
        <Brand />
        <span className="pl-10.5 text-13 font-semibold text-muted">Back office</span>
      </Link>
      <div className="flex-1">
        <SideNav />
      </div>
      <ViewerCard />
    </header>
  );
}

/** The frame of the back office: navigation beside the page on a desk, behind a button on a phone. */
export function Shell() {
  const { pathname } = useLocation();
  return (
    <div className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="absolute top-2 left-2 z-60 -translate-y-20 rounded-control bg-primary px-4 py-2.5 font-semibold text-on-primary focus:translate-y-0"
      >
        Skip to content
      </a>
      <SideBar />
      <TopBar />
      <div className="min-w-0">
        <DemoNotice />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl px-4 pt-6 pb-24 sm:px-6 lg:px-10 lg:pt-9"
        >
          <ErrorBoundary key={pathname}>
            <AreaRoutes />
          </ErrorBoundary>
        </main>
      </div>
    </div>
  );
}
