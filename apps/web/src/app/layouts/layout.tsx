import type { ComponentType, ReactNode } from "react";
import { Link, type Location } from "react-router-dom";
import { SignInDialogHost } from "#features/session/sign-in/sign-in-dialog-host.tsx";
import { Brand } from "#shared/ui/brand.tsx";
import { lazyHydrated } from "#shared/ui/state/lazy-hydration.tsx";
import type { LayoutName } from "../page-module.ts";
import { Header } from "./header.tsx";

/** Replaces the header on the sign-in and sign-up pages. */
function BareHeader() {
  return (
    <header className="wrap flex pt-4 sm:pt-6">
      <Link to="/" aria-label="Callboard, home" className="rounded-control">
        <Brand />
      </Link>
    </header>
  );
}

const SessionNotices = lazyHydrated(() =>
  import("./session-notices.tsx").then(({ SessionNotices }) => SessionNotices),
);
const PageEnd = lazyHydrated(() => import("./page-end.tsx").then(({ PageEnd }) => PageEnd));

type LayoutProps = {
  name: LayoutName;
  location: Location;
  /** Replaces the shared header. */
  PageHeader?: ComponentType | undefined;
  children: ReactNode;
};

export function Layout({ name, location, PageHeader, children }: LayoutProps) {
  const isBlogList = /^\/blog\/?$/i.test(location.pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute top-2 left-2 z-60 -translate-y-20 rounded-control bg-primary px-4 py-2.5 font-semibold text-on-primary focus:translate-y-0"
      >
        Skip to content
      </a>
      {name === "bare" && <BareHeader />}
      {name === "site" && (PageHeader ? <PageHeader /> : <Header hasPhoneSearch={isBlogList} />)}
      <SessionNotices />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PageEnd />
      <SignInDialogHost />
    </div>
  );
}
