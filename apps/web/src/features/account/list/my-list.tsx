import { PagedList, type PagedListProps } from "#shared/ui/list/paged-list.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { SectionFailure } from "../section-failure.tsx";

type MyListProps<Page, Item> = Omit<PagedListProps<Page, Item>, "skeleton"> & { loading: string };

/** One of the account's lists. Each item has a link, which takes the focus when the item is the first new one. */
export function MyList<Page, Item extends { id: number }>({ loading, ...props }: MyListProps<Page, Item>) {
  const skeleton = (
    <Loading text={loading} className="grid gap-3">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </Loading>
  );
  return (
    <div>
      <PagedList
        {...props}
        skeleton={skeleton}
        Failure={SectionFailure}
        className="-my-4 divide-y divide-line"
      />
    </div>
  );
}
