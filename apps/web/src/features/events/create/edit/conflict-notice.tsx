import { useState } from "react";
import { Button } from "#shared/ui/button.tsx";

type ConflictNoticeProps = {
  /** Goes on with what stands in the form. */
  onKeep: () => Promise<void>;
  /** Puts what is saved into the form. */
  onTake: () => Promise<void>;
};

/** Somebody saved the call in another window meanwhile: nothing of either is lost until one is chosen. */
export function ConflictNotice({ onKeep, onTake }: ConflictNoticeProps) {
  const [isBusy, setIsBusy] = useState(false);
  const choose = (act: () => Promise<void>) => () => {
    setIsBusy(true);
    void act()
      .catch(() => {})
      .finally(() => setIsBusy(false));
  };
  return (
    <section
      aria-labelledby="conflict"
      className="grid gap-3 rounded-card border border-warning bg-warning-ground p-4 text-warning sm:p-6"
    >
      <h2 id="conflict" className="text-20">
        This call was changed in another window
      </h2>
      <p>What you have written here is not lost. Save it over the other change, or start again from that.</p>
      <p className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" disabled={isBusy} onClick={choose(onKeep)}>
          Keep what I wrote
        </Button>
        <Button variant="secondary" size="small" disabled={isBusy} onClick={choose(onTake)}>
          Load what is saved
        </Button>
      </p>
    </section>
  );
}
