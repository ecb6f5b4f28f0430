import { startProduct } from "../../scripts/product.mjs";

// `npm start` without its build, for a test that kills it.

const product = await startProduct(process.env, process.env.WEB_DIST);
process.on("disconnect", async () => {
  await product.stop();
  process.exit();
});
process.send?.({ ready: true });
