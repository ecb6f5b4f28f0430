import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { usePageContext } from "#shared/lib/page/page-context.ts";

/**
 * Goes to another path of this site instead, for good: the gateway answers with 301, the browser replaces the address.
 * The page still says what stands in its head.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const { report } = usePageContext();
  if (report) Object.assign(report, { status: 301, redirect: to });
  useEffect(() => void navigate(to, { replace: true }), [to, navigate]);
  return null;
}
