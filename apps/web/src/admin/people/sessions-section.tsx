import type { Person } from "@callboard/contracts/person";
import { trpc } from "#shared/lib/api/trpc.ts";
import { describeBrowser } from "#shared/lib/text/describe-browser.ts";
import { Button } from "#shared/ui/button.tsx";
import type { Act } from "../kit/act-dialog.tsx";
import { Instant } from "../kit/instant.tsx";
import { ListState, TableSkeleton } from "../kit/list-state.tsx";

type SessionsProps = { person: Person; onAsk: (act: Act) => void };

/** Where an account is signed in, and how to end that. */
export function Sessions({ person: { id, name, can }, onAsk }: SessionsProps) {
  const utils = trpc.useUtils();
  const query = trpc.people.sessions.useQuery({ id }, { staleTime: 0, meta: { errors: "inline" } });
  const options = { meta: { errors: "inline" }, onSettled: () => utils.people.invalidate() } as const;
  const endOne = trpc.people.endSession.useMutation(options);
  const endAll = trpc.people.endSessions.useMutation(options);
  const words = { confirmText: "End session", busyText: "Ending…" };
  const askToEnd = (session_id: number, browser: string) =>
    onAsk({
      ...words,
      title: "End this session?",
      description: `${name} is signed out in ${browser}, and can sign in again.`,
      doneText: "The session is ended",
      run: () => endOne.mutateAsync({ id, session_id }),
    });
  const askToEndAll = () =>
    onAsk({
      ...words,
      confirmText: "End all sessions",
      title: "End all sessions?",
      description: `${name} is signed out everywhere, and can sign in again.`,
      doneText: "All sessions are ended",
      run: () => endAll.mutateAsync({ id }),
    });
  return (
    <ListState query={query} failure="The sessions could not be loaded" skeleton={<TableSkeleton rows={2} />}>
      {({ sessions }) =>
        sessions.length === 0 ? (
          <p className="text-15 text-muted">Signed in nowhere.</p>
        ) : (
          <div className="grid grid-cols-1 justify-items-start gap-3">
            <ul aria-label="Sessions" className="w-full rounded-card border border-line bg-surface">
              {sessions.map((session) => {
                const browser = describeBrowser(session.user_agent);
                return (
                  <li
                    key={session.id}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line px-4 py-3 not-first:border-t"
                  >
                    <div className="min-w-0 text-15">
                      <p className="font-semibold">{browser}</p>
                      <p className="text-14 text-muted">
                        Signed in <Instant at={session.created_at} />, last used{" "}
                        <Instant at={session.last_used_at} />
                      </p>
                    </div>
                    {can.end_sessions && (
                      <Button
                        variant="quiet"
                        size="small"
                        aria-label={`End the session in ${browser}`}
                        onClick={() => askToEnd(session.id, browser)}
                      >
                        End…
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
            {can.end_sessions && sessions.length > 1 && (
              <Button variant="secondary" size="small" onClick={askToEndAll}>
                End all sessions…
              </Button>
            )}
          </div>
        )
      }
    </ListState>
  );
}
