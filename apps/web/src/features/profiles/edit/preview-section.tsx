import { type ProfileReader, profileReaders } from "@callboard/contracts/audience";
import { Tabs } from "radix-ui";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { ProfileBody } from "../profile-body.tsx";
import { readerWords } from "./audiences/audience-words.ts";

function Preview({ as }: { as: ProfileReader }) {
  const { data, error, isFetching, refetch } = trpc.portfolio.preview.useQuery(
    { as },
    { meta: { errors: "inline" } },
  );
  if (data) return <ProfileBody profile={data} isPreview />;
  if (error && !isFetching)
    return (
      <ErrorState
        message={failureMessage(readFailure(error), "The preview could not be loaded")}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Loading text="Loading preview...">
      <Skeleton className="h-96 w-full rounded-card!" />
    </Loading>
  );
}

const tab =
  "inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-15 font-semibold transition-colors duration-120 hover:border-control data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-paper";

/** The profile as each of its readers sees it. */
export function PreviewSection() {
  const [as, setAs] = useState<ProfileReader>("public");
  return (
    <AccountSection title="Preview" lead="Your profile as it is saved, the way others see it.">
      <Tabs.Root value={as} onValueChange={(value) => setAs(value as ProfileReader)}>
        <Tabs.List aria-label="Seen by" className="mb-4 flex flex-wrap gap-2">
          {profileReaders.map((reader) => (
            <Tabs.Trigger key={reader} value={reader} className={tab}>
              {readerWords[reader]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {profileReaders.map((reader) => (
          <Tabs.Content
            key={reader}
            value={reader}
            className="rounded-card border border-line border-dashed p-4"
          >
            <Preview as={reader} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </AccountSection>
  );
}
