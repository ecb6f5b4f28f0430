import { limits } from "@callboard/contracts/limits";
import { useEffect, useState } from "react";
import { currentTime, parseDate } from "#shared/lib/dates/dates.ts";

const tickMs = 250;

/** Full seconds until another code may be requested, after one at `sentAt`; 0 when it may. */
export function useCountdown(sentAt: number): number {
  const [left, setLeft] = useState<number>(limits.otpResendWait / 1_000);
  useEffect(() => {
    const count = () => {
      const rest = parseDate(sentAt + limits.otpResendWait).diff(currentTime());
      setLeft(Math.ceil(Math.min(Math.max(rest, 0), limits.otpResendWait) / 1_000));
    };
    count();
    const timer = setInterval(count, tickMs);
    return () => clearInterval(timer);
  }, [sentAt]);
  return left;
}
