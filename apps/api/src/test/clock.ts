const firstMoment = Date.UTC(2026, 5, 15, 9);

/** A clock that stands still until a test moves it on. */
export function testClock() {
  let now = firstMoment;
  return {
    read: () => new Date(now),
    pass: (ms: number) => {
      now += ms;
    },
    reset: () => {
      now = firstMoment;
    },
  };
}
