import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { usePageContext } from "#shared/lib/page/page-context.ts";

/**
 * A permanent redirect on this site: the gateway answers 301, the browser replaces the URL. The page still sets its
 * head.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const { report } = usePageContext();
  if (report) Object.assign(report, { status: 301, redirect: to });
  useEffect(() => void navigate(to, { replace: true }), [to, navigate]);
  return null;
}
