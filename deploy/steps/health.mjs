/** Ends with 0 when the server on PORT says that it is ready, else with 1 and the reason. */
try {
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`, {
    signal: AbortSignal.timeout(4_000),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
} catch (error) {
  process.stderr.write(`not ready: ${error.cause?.message ?? error.message}\n`);
  process.exit(1);
}
