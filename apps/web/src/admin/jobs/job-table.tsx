import type { StaffJob } from "@callboard/contracts/job";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { type Act, ActDialog } from "../kit/act-dialog.tsx";
import { type Column, DataTable } from "../kit/data-table.tsx";
import { Instant } from "../kit/instant.tsx";
import { RowMenu } from "../kit/row-menu.tsx";
import { StatusChip, type Tone } from "../kit/status-chip.tsx";
import { jobStateNames } from "./job-words.ts";

const tones: Record<StaffJob["state"], Tone> = { dead: "warning", waiting: "neutral", running: "info" };

/** `staff_invitation to person@example.com`: what is known of a job. */
function detailText({ details }: StaffJob): string {
  const { template, to, ...rest } = details;
  const first = [template?.replaceAll("_", " "), to && `to ${to}`].filter(Boolean).join(" ");
  return [first, ...Object.entries(rest).map(([name, value]) => `${name}: ${value}`)]
    .filter(Boolean)
    .join(", ");
}

const titleOf = (job: StaffJob) => `${job.kind} ${job.key}`;

const columns: Column<StaffJob>[] = [
  {
    header: "Job",
    isTitle: true,
    cell: (job) => (
      <>
        <p className="font-semibold">{job.kind}</p>
        <p className="text-14">{detailText(job)}</p>
        <p className="text-13 text-muted">
          {job.key} · <Instant at={job.created_at} />
        </p>
      </>
    ),
  },
  {
    header: "State",
    cell: ({ state }) => <StatusChip tone={tones[state]}>{jobStateNames[state]}</StatusChip>,
  },
  { header: "Tries", cell: ({ attempts }) => attempts },
  {
    header: "What failed",
    className: "text-14 md:max-w-80",
    cell: ({ last_error }) =>
      last_error ? (
        <span className="wrap-anywhere">{last_error}</span>
      ) : (
        <span className="text-muted">Nothing</span>
      ),
  },
  {
    header: "Due",
    className: "md:whitespace-nowrap",
    cell: ({ run_at, state }) => (
      <>
        <Instant at={run_at} />
        {state === "dead" && <span className="block text-13 text-muted">its last try</span>}
      </>
    ),
  },
];

export function JobTable({ jobs }: { jobs: readonly StaffJob[] }) {
  const [act, setAct] = useState<Act | null>(null);
  const utils = trpc.useUtils();
  // Also after a refusal: somebody else was faster.
  const options = { meta: { errors: "inline" }, onSettled: () => utils.staffJobs.invalidate() } as const;
  const retry = trpc.staffJobs.retry.useMutation(options);
  const drop = trpc.staffJobs.drop.useMutation(options);
  const askToRetry = (job: StaffJob) =>
    setAct({
      title: "Try this job again?",
      description: `${titleOf(job)} is tried at once, and with all its tries.`,
      confirmText: "Try again",
      busyText: "Asking…",
      doneText: "The job is tried again",
      run: () => retry.mutateAsync({ id: job.id }),
    });
  const askToDrop = (job: StaffJob) =>
    setAct({
      title: "Drop this job?",
      description: `${titleOf(job)} is never done. This cannot be taken back.`,
      confirmText: "Drop",
      busyText: "Dropping…",
      doneText: "The job is dropped",
      run: () => drop.mutateAsync({ id: job.id }),
    });
  const actions: Column<StaffJob> = {
    header: "Acts",
    isActions: true,
    cell: (job) => (
      <RowMenu
        label={`Acts for ${titleOf(job)}`}
        acts={[
          { text: "Try again…", isDisabled: job.state === "running", onSelect: () => askToRetry(job) },
          { text: "Drop…", isDisabled: job.state === "running", onSelect: () => askToDrop(job) },
        ]}
      />
    ),
  };
  return (
    <>
      <DataTable caption="Jobs" columns={[...columns, actions]} rows={jobs} keyOf={({ id }) => id} />
      <ActDialog act={act} onClose={() => setAct(null)} />
    </>
  );
}
