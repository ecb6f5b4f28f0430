/** Settles as the reply does, or rejects after so many ms, having called `onLate`. */
export function withinTime<Reply>(reply: Promise<Reply>, ms: number, onLate: () => void): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const giveUp = () => {
    onLate();
    reject(new Error(`No answer within ${ms} ms`));
  };
  let hurry: NodeJS.Immediate | undefined;
  // Timers come before the network: a busy program reads first what has been waiting for it.
  const timer = setTimeout(() => {
    hurry = setImmediate(giveUp);
  }, ms);
  reply.then(resolve, reject).finally(() => {
    clearTimeout(timer);
    clearImmediate(hurry);
  });
  return promise;
}
