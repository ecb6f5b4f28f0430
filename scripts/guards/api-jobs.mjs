const jobs = "apps/api/src/jobs";
const routes = "apps/api/src/modules/job";
const routeTests = [`${routes}/job-routes.test.ts`];
const runner = [`${jobs}/job-runner.test.ts`];

/** Guards of what is done after an act: once, also when a process dies. */
export const jobGuards = [
  {
    file: `${jobs}/job-repository.ts`,
    text: "JSON.stringify(payload).length > payloadMax",
    replacement: "payload === payloadMax",
    tests: runner,
  },
  {
    file: `${jobs}/job-repository.ts`,
    text: '.where(and(eq(jobs.lease, lease), eq(jobs.state, "running")))',
    replacement: '.where(eq(jobs.state, "running"))',
    tests: runner,
  },
  {
    file: `${jobs}/job-repository.ts`,
    text: '"done", payload: null, lease: null',
    replacement: '"done", lease: null',
    tests: runner,
  },
  {
    file: `${jobs}/job-repository.ts`,
    text: "lt(jobs.finished_at, addMs(now, -retentionMs))",
    replacement: "lt(jobs.finished_at, now)",
    tests: runner,
  },
  {
    file: `${jobs}/job-repository.ts`,
    text: ".where(and(isActive, lte(jobs.run_at, now), inArray(jobs.kind, kinds)))",
    replacement: ".where(and(isActive, inArray(jobs.kind, kinds)))",
    tests: runner,
  },
  {
    file: `${jobs}/job-runner.ts`,
    text: "if (running.size >= atOnce || able.length === 0) return false;",
    replacement: "if (able.length === 0) return false;",
    tests: runner,
  },
  {
    file: `${jobs}/job-runner.ts`,
    text: "countOf(kind) < most",
    replacement: "most > 0",
    tests: runner,
  },
  {
    file: `${jobs}/run-job.ts`,
    text: "if (job.attempts > attemptsMax) throw",
    replacement: "if (job.attempts < 0) throw",
    tests: runner,
  },
  {
    file: `${jobs}/run-job.ts`,
    text: "error instanceof RefusedJobError || attempts >= attemptsMax",
    replacement: "error instanceof RefusedJobError",
    tests: runner,
  },
  {
    file: `${jobs}/run-job.ts`,
    text: "if (isOurs === false || performance.now() > until) lost.abort();",
    replacement: "",
    tests: runner,
  },
  {
    file: `${jobs}/run-job.ts`,
    text: "const settlePauses = [100, 1_000, 3_000, 10_000];",
    replacement: "const settlePauses: number[] = [];",
    tests: runner,
  },
  {
    file: `${jobs}/run-job.ts`,
    text: '"query" in error || "severity" in error',
    replacement: '"nothing" in error',
    tests: runner,
  },
  {
    file: `${jobs}/job-list-repository.ts`,
    text: 'name !== "sealed" && ',
    replacement: "",
    tests: routeTests,
  },
  {
    file: `${jobs}/job-list-repository.ts`,
    text: '      .for("update");\n',
    replacement: ";\n",
    needsServer: true,
    tests: routeTests,
  },
  {
    file: `${jobs}/job-list-repository.ts`,
    text: '"dropped", payload: null',
    replacement: '"dropped"',
    tests: routeTests,
  },
  {
    file: `${routes}/change-job.ts`,
    text: "if (!mayBeChanged(before.state)) throw",
    replacement: "if (!before.state) throw",
    tests: routeTests,
  },
];
