import type { Away } from "@callboard/contracts/resume";
import { formatDay } from "#shared/lib/dates/dates.ts";

export const awayLine = ({ from, to }: Away): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
