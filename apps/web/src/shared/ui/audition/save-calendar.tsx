import { type ReactNode, useState } from "react";
import { notify } from "#shared/lib/failure/notify.ts";
import { saveFile } from "#shared/lib/page/save-file.ts";
import { Button } from "../button.tsx";

type SaveCalendarProps = { fetchFile: () => Promise<{ name: string; file: string }>; children: ReactNode };

/** Saves a file that calendars take in, in the place of an earlier one. */
export function SaveCalendar({ fetchFile, children }: SaveCalendarProps) {
  const [isBusy, setIsBusy] = useState(false);
  const handleClick = async () => {
    setIsBusy(true);
    try {
      const { name, file } = await fetchFile();
      saveFile({ name, text: file, type: "text/calendar;charset=utf-8" });
    } catch {
      notify.error("The calendar file could not be saved");
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="small" busyText={isBusy && "Saving..."} onClick={handleClick}>
      {children}
    </Button>
  );
}
