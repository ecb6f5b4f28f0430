import type { OwnApplication } from "@callboard/contracts/application";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useWithdraw } from "#shared/lib/forms/use-withdraw.ts";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { EmptyList } from "../list/empty-list.tsx";
import { MyList } from "../list/my-list.tsx";
import { myPageSize } from "../list/my-page-size.ts";
import { useItemDialog } from "../list/use-item-dialog.ts";
import { MyApplicationItem } from "./my-application-item.tsx";

const inputOf = (page: number) => ({ limit: myPageSize, page });

/** My applications, paged; the URL holds the last page shown. */
function useMyApplications() {
  const utils = trpc.useUtils();
  const cachedFrom = (page: number) => utils.application.mine.getInfiniteData(inputOf(page));
  const place = useListPages("applications", cachedFrom);
  const query = trpc.application.mine.useInfiniteQuery(inputOf(place.start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  return { query, place };
}

export function MyApplications() {
  const applications = useMyApplications();
  const { item, open, close, settle, section } = useItemDialog<OwnApplication>();
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
            <MyApplicationItem application={application} onWithdraw={() => open(application)} />
          )}
        </MyList>
        <ConfirmDialog
          isOpen={item !== null}
          onOpenChange={close}
          title="Withdraw this application?"
          description="It is taken back unread. You can apply again as long as the call is open."
          confirmText="Withdraw"
          isBusy={withdraw.isPending}
          onConfirm={() => item && withdraw.mutate({ id: item.id })}
        />
      </AccountSection>
    </div>
  );
}
