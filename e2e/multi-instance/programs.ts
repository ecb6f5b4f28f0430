type Program = { pid: number; url: string };
type Pair = readonly [Program, Program];

const told = process.env.PROGRAMS;
if (!told) throw new Error('PROGRAMS is not set: start this with "pnpm e2e:multi-instance"');

/** The programs behind the two proxies, as the starting script says. */
export const programs: { gateways: Pair; providers: Pair } = JSON.parse(told);

/** Ends a program as a power cut does. */
export function kill({ pid }: Program): void {
  process.kill(pid, "SIGKILL");
}
