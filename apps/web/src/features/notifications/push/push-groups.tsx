import { type MailGroup, mailGroups, mailGroupWords } from "@callboard/contracts/notification-mail";
import type { PushSettings } from "@callboard/contracts/push";
import { useId } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";

/** Which groups come by push, and what changes that. A change is shown at once, as long as it is being saved. */
function useGroups({ groups: saved }: PushSettings) {
  const { push } = trpc.useUtils();
  const { mutate, isPending, variables } = trpc.push.saveGroups.useMutation({
    meta: { failure: "Your choice could not be saved" },
    onMutate: () => push.settings.cancel(),
    onSuccess: (settings) => push.settings.setData(undefined, settings),
  });
  const groups: readonly string[] = isPending ? variables.groups : saved;
  const change = (group: MailGroup, isWanted: boolean) => {
    if (isPending) return;
    const others = saved.filter((other) => other !== group);
    mutate({ groups: isWanted ? [...others, group] : others });
  };
  return { groups, change };
}

type ChoiceProps = { group: MailGroup; isWanted: boolean; onChange: (isWanted: boolean) => void };

function GroupChoice({ group, isWanted, onChange }: ChoiceProps) {
  const id = useId();
  const { title, text } = mailGroupWords[group];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-text`}
        checked={isWanted}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-3 size-5 accent-primary"
      />
      <label htmlFor={id} className="flex min-h-11 items-center font-semibold">
        {title}
      </label>
      <p id={`${id}-text`} className="col-start-2 -mt-1.5 text-14 text-muted">
        {text}
      </p>
    </div>
  );
}

/** Which groups of notifications come by push: to every browser of the account. */
export function PushGroups({ settings }: { settings: PushSettings }) {
  const { groups, change } = useGroups(settings);
  return (
    <fieldset className="grid gap-3 border-line border-t pt-5">
      <legend className="sr-only">What to be notified of in browsers</legend>
      <p aria-hidden className="font-semibold">
        What to be notified of
      </p>
      <p className="text-14 text-muted">
        {settings.browsers === 1
          ? "In the one browser that you turned it on in."
          : `In all ${settings.browsers} browsers that you turned it on in.`}{" "}
        Each choice is saved at once. Not in your quiet hours.
      </p>
      {mailGroups.map((group) => (
        <GroupChoice
          key={group}
          group={group}
          isWanted={groups.includes(group)}
          onChange={(isWanted) => change(group, isWanted)}
        />
      ))}
    </fieldset>
  );
}
