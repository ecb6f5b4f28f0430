import { MonitorSmartphone } from "lucide-react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { describeBrowser } from "#shared/lib/text/describe-browser.ts";

type Place = {
  id: number;
  created_at: string;
  last_used_at: string;
  user_agent: string | null;
  is_current: boolean;
};

export function SessionList({ sessions }: { sessions: readonly Place[] }) {
  return (
    <ul className="divide-y divide-line">
      {sessions.map(({ id, user_agent, created_at, last_used_at, is_current }) => (
        <li key={id} className="flex items-start gap-3.5 py-3.5 first:pt-0 last:pb-0">
          <MonitorSmartphone aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              {describeBrowser(user_agent)}
              {is_current && (
                <span className="rounded-full bg-success-ground px-2.5 py-0.5 text-14 text-success">
                  This browser
                </span>
              )}
            </p>
            <p className="text-15 text-muted">
              Signed in {formatDay(created_at)}, last used {formatDay(last_used_at)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
