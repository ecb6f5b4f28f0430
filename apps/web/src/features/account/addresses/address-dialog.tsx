import { profileSlugLimits } from "@callboard/contracts/profile-slug";
import { trpc } from "#shared/lib/api/trpc.ts";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { SectionFailure } from "../section-failure.tsx";
import { AddressForm } from "./address-form.tsx";

const { changes, days } = profileSlugLimits;

type AddressDialogProps = { kind: "artist" | "agency"; onDone: () => void };

/** Chooses another address, or says from when on that is possible. */
export function AddressDialog({ kind, onDone }: AddressDialogProps) {
  const { data, error, isFetching, refetch } = trpc.profileAddress.mine.useQuery(undefined, {
    // What is proposed is free at that moment only.
    ...{ staleTime: 0, gcTime: 0 },
    meta: { errors: "inline" },
  });
  const address = data?.[kind];
  if (error && !data && !isFetching)
    return (
      <SectionFailure
        message={failureMessage(readFailure(error), "The address could not be loaded")}
        onRetry={() => void refetch()}
      />
    );
  if (!address)
    return (
      <Loading text="Loading the address..." className="grid gap-4">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-5 w-3/4" />
      </Loading>
    );
  const { slug, former, locked_until } = address;
  return (
    <div className="grid grid-cols-1 gap-4">
      {locked_until ? (
        <p className="rounded-control bg-info-ground px-4 py-3 text-info">
          You have changed this address {changes} times in {days} days. You can change it again from{" "}
          {formatDay(locked_until)} on.
        </p>
      ) : (
        <AddressForm key={slug} kind={kind} address={address} onDone={onDone} />
      )}
      {former.length > 0 && (
        <div className="text-14 text-muted">
          <p>These addresses lead to your profile too, and stay yours:</p>
          <ul aria-label="Earlier addresses" className="mt-1 flex flex-wrap gap-x-3">
            {former.map((name) => (
              <li key={name} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
