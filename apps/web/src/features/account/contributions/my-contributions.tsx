import type { OwnContribution } from "@callboard/contracts/contribution";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useReversePledge } from "#shared/lib/forms/use-reverse-pledge.ts";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { EmptyList } from "../list/empty-list.tsx";
import { MyList } from "../list/my-list.tsx";
import { myPageSize } from "../list/my-page-size.ts";
import { useItemDialog } from "../list/use-item-dialog.ts";
import { MyContributionItem } from "./my-contribution-item.tsx";

const inputOf = (page: number) => ({ limit: myPageSize, page });

/** My pledges, paged; the URL holds the last page shown. */
function useMyContributions() {
  const utils = trpc.useUtils();
  const cachedFrom = (page: number) => utils.contribution.mine.getInfiniteData(inputOf(page));
  const place = useListPages("contributions", cachedFrom);
  const query = trpc.contribution.mine.useInfiniteQuery(inputOf(place.start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  return { query, place };
}

export function MyContributions() {
  const contributions = useMyContributions();
  const { item, open, close, settle, section } = useItemDialog<OwnContribution>();
  const reverse = useReversePledge(() => {
    notify.success("Pledge taken back");
    settle();
  });
  return (
    <div ref={section} id="contributions">
      <AccountSection
        title="My contributions"
        lead="Pledges are promises: no card was charged, and each can be taken back."
      >
        <MyList
          {...contributions}
          itemsOf={(page) => page.contributions}
          words={["contribution", "contributions"]}
          loading="Loading your contributions..."
          failure="Your contributions could not be loaded"
          empty={
            <EmptyList
              text="You have not pledged to a campaign yet."
              to="/crowdfunding"
              action="See the campaigns"
            />
          }
        >
          {(contribution) => (
            <MyContributionItem contribution={contribution} onReverse={() => open(contribution)} />
          )}
        </MyList>
        <ConfirmDialog
          isOpen={item !== null}
          onOpenChange={close}
          title="Take this pledge back?"
          description={`${formatEuro(item?.amount ?? 0)} no longer count for “${item?.event_title ?? ""}”. The ledger keeps both lines.`}
          confirmText="Take back"
          isBusy={reverse.isPending}
          onConfirm={() => item && reverse.mutate({ id: item.id })}
        />
      </AccountSection>
    </div>
  );
}
