/** Settles as the promise does, or rejects after so many ms, having called `onTimeout`. */
export function withTimeout<Value>(
  promise: Promise<Value>,
  ms: number,
  onTimeout: () => void,
): Promise<Value> {
  const result = Promise.withResolvers<Value>();
  const expire = () => {
    onTimeout();
    result.reject(new Error(`no reply within ${ms} ms`));
  };
  let immediate: NodeJS.Immediate | undefined;
  // Timers run before sockets are read: a busy process reads a reply that is already there before it gives up.
  const timer = setTimeout(() => {
    immediate = setImmediate(expire);
  }, ms);
  promise.then(result.resolve, result.reject).finally(() => {
    clearTimeout(timer);
    clearImmediate(immediate);
  });
  return result.promise;
}
