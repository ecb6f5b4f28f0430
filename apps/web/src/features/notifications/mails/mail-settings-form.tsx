import {
  type MailGroup,
  type MailRhythm,
  type MailSettings,
  mailGroups,
  mailGroupWords,
  mailRhythms,
  mailRhythmWords,
} from "@callboard/contracts/notification-mail";
import { type FormEvent, useId, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { Select } from "#shared/ui/form/control.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { QuietHoursFields } from "./quiet-hours-fields.tsx";

type GroupProps = { group: MailGroup; value: MailRhythm; onChange: (rhythm: MailRhythm) => void };

function GroupRhythm({ group, value, onChange }: GroupProps) {
  const id = useId();
  const { title, text } = mailGroupWords[group];
  return (
    <div className="grid gap-x-6 gap-y-2 border-line border-t py-4 first:border-t-0 first:pt-0 sm:grid-cols-[minmax(0,1fr)_11rem] sm:items-center">
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          {title}
        </label>
        <p id={`${id}-text`} className="text-14 text-muted">
          {text}
        </p>
      </div>
      <Select
        id={id}
        aria-describedby={`${id}-text`}
        value={value}
        onChange={(event) => onChange(event.target.value as MailRhythm)}
      >
        {mailRhythms.map((rhythm) => (
          <option key={rhythm} value={rhythm}>
            {mailRhythmWords[rhythm]}
          </option>
        ))}
      </Select>
    </div>
  );
}

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** `Asia/Kolkata` as people say it. */
const nameOfZone = (zone: string) => zone.replaceAll("_", " ");

/** Whose clock counts: that of the browser that saved last. */
function ZoneNote({ saved, here }: { saved: string; here: string }) {
  return (
    <p className="text-14 text-muted">
      Mails of a day come at eight in the morning, those of a week on Monday, by the clock of{" "}
      {nameOfZone(saved)}
      {saved === here ? "." : `. Saving here makes it ${nameOfZone(here)}.`}
    </p>
  );
}

/** The settings, to be changed and saved together. */
export function MailSettingsForm({ settings }: { settings: MailSettings }) {
  const [rhythms, setRhythms] = useState(settings.rhythms);
  const [quiet, setQuiet] = useState(settings.quiet);
  const utils = trpc.useUtils();
  const time_zone = browserZone();
  const save = trpc.notification.saveMailSettings.useMutation({
    meta: { failure: "Your settings could not be saved" },
    onSuccess: (saved) => {
      utils.notification.mailSettings.setData(undefined, saved);
      notify.success("Settings saved");
    },
  });
  const isWrong = quiet !== null && quiet.from === quiet.to;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) save.mutate({ rhythms, quiet, time_zone });
  };
  return (
    <form onSubmit={submit} className="grid gap-6">
      <fieldset className="grid">
        <legend className="mb-4 text-20 font-bold">What to mail, and how often</legend>
        {mailGroups.map((group) => (
          <GroupRhythm
            key={group}
            group={group}
            value={rhythms[group]}
            onChange={(rhythm) => setRhythms({ ...rhythms, [group]: rhythm })}
          />
        ))}
      </fieldset>
      <QuietHoursFields
        quiet={quiet}
        onChange={setQuiet}
        error={isWrong ? "Choose two different times" : null}
      />
      <ZoneNote saved={settings.time_zone} here={time_zone} />
      <SubmitButton isSending={save.isPending} busyText="Saving..." className="justify-self-start">
        Save
      </SubmitButton>
    </form>
  );
}
