import type { OwnApplication } from "@callboard/contracts/application";
import { notify } from "#shared/lib/failure/notify.ts";
import { useWithdraw } from "#shared/lib/forms/use-withdraw.ts";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { AccountSection } from "../account-section.tsx";
import { EmptyList } from "../list/empty-list.tsx";
import { MyList } from "../list/my-list.tsx";
import { useItemDialog } from "../list/use-item-dialog.ts";
import { MyApplicationItem } from "./my-application-item.tsx";
import { useMyApplications } from "./my-application-queries.ts";

export function MyApplications() {
  const applications = useMyApplications();
  const { asked, ask, close, settle, section } = useItemDialog<OwnApplication>();
  const withdraw = useWithdraw((message) => {
    notify.success(message);
    settle();
  });
  return (
    <div ref={section}>
      <AccountSection
        title="My applications"
        lead="You can withdraw an application until it has been opened."
      >
        <MyList
          {...applications}
          itemsOf={(page) => page.applications}
          words={["application", "applications"]}
          loading="Loading your applications..."
          failure="Your applications could not be loaded"
          empty={
            <EmptyList text="You have not applied for anything yet." to="/events" action="Find auditions" />
          }
        >
          {(application) => (
            <MyApplicationItem application={application} onWithdraw={() => ask(application)} />
          )}
        </MyList>
        <ConfirmDialog
          isOpen={asked !== null}
          onOpenChange={close}
          title="Withdraw this application?"
          description="It is taken back unread. You can apply again as long as the call is open."
          confirmText="Withdraw"
          isBusy={withdraw.isPending}
          onConfirm={() => asked && withdraw.mutate({ id: asked.id })}
        />
      </AccountSection>
    </div>
  );
}
