type Program = { pid: number; url: string };
export type Pair = readonly [Program, Program];

/** False where PostgreSQL or Redis is missing: the global setup then starts nothing. */
export const isRunning = process.env.PROGRAMS !== undefined;

/** Both programs behind each of the two balancers, as the global setup started them. */
export const programs: { gateways: Pair; apis: Pair } = JSON.parse(process.env.PROGRAMS ?? "{}");

/** The database of both APIs. */
export const databaseUrl = process.env.PROGRAMS_DATABASE_URL ?? "";

/** Kills a program (SIGKILL). */
export function kill({ pid }: Program): void {
  process.kill(pid, "SIGKILL");
}
