import type { Headshot } from "@callboard/contracts/headshot";
import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { useState } from "react";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { Button } from "#shared/ui/button.tsx";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { OrderedList } from "../order/ordered-list.tsx";
import { useHeadshotActs, useOrderHeadshots } from "../use-portfolio-acts.ts";
import { AddHeadshot } from "./add-headshot.tsx";
import { DescribeHeadshot } from "./describe-headshot.tsx";
import { HeadshotItem } from "./headshot-item.tsx";

const { headshotsMax } = portfolioLimits;

type Asked = { act: "describe" | "remove"; headshot: Headshot } | null;

/** Headshots of the profile: the first one is the main one. */
export function HeadshotSection({ headshots }: { headshots: Headshot[] }) {
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<Asked>(null);
  const acts = useHeadshotActs();
  const { mutate: order } = useOrderHeadshots();
  const close = () => setAsked(null);
  const isFull = headshots.length >= headshotsMax;
  return (
    <AccountSection
      title="Headshots"
      lead={`Up to ${headshotsMax} photos. The first one is your main headshot: it stands in the directory, and where your profile is shared.`}
      action={
        <Button size="small" disabled={isFull} onClick={() => setIsAdding(true)}>
          Add a headshot
        </Button>
      }
    >
      {headshots.length === 0 ? (
        <p className="text-muted">No headshots yet. Profiles with a photo are looked at first.</p>
      ) : (
        <OrderedList
          label="Headshots"
          shape="grid"
          items={headshots}
          nameOf={({ alt }) => alt}
          onOrder={(items) => order(items.map(({ id }) => id))}
        >
          {(headshot, index) => (
            <HeadshotItem
              headshot={headshot}
              isMain={index === 0}
              onDescribe={() => setAsked({ act: "describe", headshot })}
              onRemove={() => setAsked({ act: "remove", headshot })}
            />
          )}
        </OrderedList>
      )}
      {isFull && <p className="text-muted">You have {headshotsMax} headshots. Delete one to add another.</p>}
      <Dialog isOpen={isAdding} onOpenChange={setIsAdding} title="Add a headshot">
        <AddHeadshot onAdded={() => setIsAdding(false)} />
      </Dialog>
      <Dialog
        isOpen={asked?.act === "describe"}
        onOpenChange={close}
        title="Describe the headshot"
        description="For people who do not see it."
      >
        {asked && <DescribeHeadshot headshot={asked.headshot} onSaved={close} />}
      </Dialog>
      <ConfirmDialog
        isOpen={asked?.act === "remove"}
        onOpenChange={close}
        title="Delete this headshot?"
        description={`“${asked?.headshot.alt ?? ""}” is deleted for good.`}
        confirmText="Delete"
        isBusy={acts.remove.isPending}
        onConfirm={() => asked && acts.remove.mutate({ id: asked.headshot.id }, { onSettled: close })}
      />
    </AccountSection>
  );
}
