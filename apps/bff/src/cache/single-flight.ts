/** A read that is under way, and how often its tag had been invalidated when it began. */
type Flight<Value> = { promise: Promise<Value> | undefined; epoch: number };

/** Reads under way by key, so that identical ones can share one request (request coalescing). */
export function createSingleFlight<Value>() {
  const flights = new Map<string, Flight<Value>>();
  return {
    /** The read of a key that began in this epoch; undefined where there is none to join. */
    find: (key: string, epoch: number): Promise<Value> | undefined => {
      const flight = flights.get(key);
      return flight?.epoch === epoch ? flight.promise : undefined;
    },
    start: (key: string, epoch: number, load: () => Promise<Value>): Promise<Value> => {
      const flight: Flight<Value> = { promise: undefined, epoch };
      flights.set(key, flight);
      const promise = load().finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
        // The map's former hash tables would otherwise keep the value alive until a major collection.
        flight.promise = undefined;
      });
      flight.promise = promise;
      return promise;
    },
  };
}
