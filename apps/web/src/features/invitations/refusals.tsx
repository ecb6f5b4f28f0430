import { useRef } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { Button } from "#shared/ui/button.tsx";

/** Whether one takes invitations at all, and from whom not. */
export function Refusals() {
  const { callInvitation } = trpc.useUtils();
  const place = useRef<HTMLDivElement>(null);
  const { data } = trpc.callInvitation.settings.useQuery(undefined, { meta: { errors: "inline" } });
  const refuse = trpc.callInvitation.refuse.useMutation({
    meta: { failure: "It could not be saved" },
    onSuccess: (settings) => {
      callInvitation.settings.setData(undefined, settings);
      // What was pressed may be gone.
      place.current?.querySelector<HTMLElement>("h2")?.focus();
    },
  });
  if (!data) return null;
  const { refuses_all, refused } = data;
  const action = (
    <Button
      variant="secondary"
      size="small"
      busyText={refuse.isPending && refuse.variables.poster_id === undefined && "Saving..."}
      onClick={() => refuse.mutate({ is_refused: !refuses_all })}
    >
      {refuses_all ? "Take invitations again" : "Take no more invitations"}
    </Button>
  );
  return (
    <div ref={place}>
      <AccountSection
        title="Who may invite you"
        lead={
          refuses_all
            ? "You take no invitations. Nobody who invites you learns that."
            : "Anybody who has an open call. Nobody learns whether you take their invitations."
        }
        action={action}
      >
        {refused.length > 0 && !refuses_all && (
          <ul aria-label="Whose invitations you do not take" className="grid grid-cols-1 gap-2">
            {refused.map(({ id, name }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-2"
              >
                <span className="min-w-0 wrap-anywhere">None from {name}</span>
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => refuse.mutate({ poster_id: id, is_refused: false })}
                >
                  Take again <span className="sr-only">from {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </AccountSection>
    </div>
  );
}
