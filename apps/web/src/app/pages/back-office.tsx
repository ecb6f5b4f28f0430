import { useEffect, useState } from "react";
import { usePageContext } from "#shared/lib/page/page-context.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { reloadAt } from "#shared/lib/session/reload-at.ts";
import { NotFound } from "#shared/ui/state/not-found.tsx";

function Leaving() {
  usePageHead({ title: "Back office", description: "Where the site is run.", robots: "noindex" });
  useEffect(() => reloadAt(window.location.href), []);
  return null;
}

/**
 * Where somebody goes on to the back office, as after signing in: it is no part of this app, and loaded as a document of its own.
 * A gateway that has one renders nothing here.
 */
export function Page() {
  const { report, hydrating } = usePageContext();
  const [isRendered] = useState(() => report !== undefined || hydrating.current);
  return isRendered ? <NotFound /> : <Leaving />;
}
