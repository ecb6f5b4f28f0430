/** `npm start`: from a fresh clone to a running product. */
import { startProduct } from "./product.mjs";
import { ensureBuilt, ensureInstalled, failWith, readDotEnv } from "./workspace.mjs";

try {
  readDotEnv();
  await ensureInstalled();
  const webDist = await ensureBuilt(process.env.BUILD_FOLDER);
  let isStopping = false;
  let product;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await product?.stop();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  const sayEnd = ({ name, code, signal }, next) =>
    console.error(`callboard: ${name} ended on its own (${signal ?? `exit code ${code}`})${next}`);
  const sayRestart = (end) => sayEnd(end, "; it is started again");
  product = await startProduct(process.env, webDist, console.log, sayRestart);
  const accounts = product.demoAccounts.join(", ");
  const people = accounts && ` (sign in as ${accounts}, password callboard-demo)`;
  console.log(`Callboard is ready at ${product.url}${people}`);
  const end = await product.ended;
  if (end && !isStopping) {
    isStopping = true;
    await product.stop();
    sayEnd(end, "");
    process.exit(1);
  }
} catch (error) {
  failWith(error);
}
