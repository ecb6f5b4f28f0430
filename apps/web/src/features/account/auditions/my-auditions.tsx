import { trpc } from "#shared/lib/api/trpc.ts";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { EmptyList } from "../list/empty-list.tsx";
import { MyList } from "../list/my-list.tsx";
import { myPageSize } from "../list/my-page-size.ts";
import { MyAuditionItem } from "./my-audition-item.tsx";

const inputOf = (page: number) => ({ limit: myPageSize, page });

function useOwnAuditions() {
  const utils = trpc.useUtils();
  const cachedFrom = (page: number) => utils.event.mine.getInfiniteData(inputOf(page));
  const place = useListPages("auditions", cachedFrom);
  const query = trpc.event.mine.useInfiniteQuery(inputOf(place.start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  return { query, place };
}

/** The auditions, events and campaigns that the user has posted, with the calls of their teams, newest first. */
export function MyAuditions() {
  const auditions = useOwnAuditions();
  const isOfTeam = auditions.query.data?.pages.some(({ events }) => events.some(({ team }) => team));
  return (
    <div id="auditions">
      <AccountSection
        title="My auditions"
        lead={
          isOfTeam
            ? "What you have posted, and the calls of your team."
            : "The calls, events and campaigns that you have posted."
        }
      >
        <MyList
          {...auditions}
          itemsOf={(page) => page.events}
          words={["audition", "auditions"]}
          loading="Loading your auditions..."
          failure="Your auditions could not be loaded"
          empty={
            <EmptyList
              text="You have not posted anything yet."
              to="/create-event"
              action="Post an audition"
            />
          }
        >
          {(event) => <MyAuditionItem event={event} />}
        </MyList>
      </AccountSection>
    </div>
  );
}
