import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
} from "cockatiel";
import { PushError, type PushService } from "./push-service.ts";

type Options = {
  /** So many failures in a row open the circuit of a service. */
  failures?: number;
  /** For how long at first, and at most, in ms. */
  pause?: number;
  longestPause?: number;
};

/** Services that are remembered: whoever names many forgets those that were used the longest ago. */
const servicesMax = 100;

const isOutage = (error: unknown) => !(error instanceof PushError) || error.kind === "unavailable";

/** Leaves a service alone that has failed several times in a row: a circuit breaker for each, so that one that is down holds up no other. */
export function withCircuit(
  service: PushService,
  { failures = 5, pause = 10_000, longestPause = 300_000 }: Options = {},
): PushService {
  const create = () =>
    circuitBreaker(handleWhen(isOutage), {
      breaker: new ConsecutiveBreaker(failures),
      halfOpenAfter: new ExponentialBackoff({ initialDelay: pause, maxDelay: longestPause }),
    });
  const circuits = new Map<string, ReturnType<typeof create>>();

  function circuitOf(origin: string) {
    const circuit = circuits.get(origin) ?? create();
    circuits.delete(origin);
    circuits.set(origin, circuit);
    for (const oldest of circuits.keys()) if (circuits.size > servicesMax) circuits.delete(oldest);
    return circuit;
  }

  return {
    send: async (push, signal) => {
      try {
        await circuitOf(new URL(push.target.endpoint).origin).execute(() => service.send(push, signal));
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        throw new PushError("unavailable", "The push service has failed several times in a row", pause);
      }
    },
  };
}
