import { openDatabase } from "../db/open-database.ts";
import { professions } from "../db/schema/reference.ts";

// Writes pairs of rows until it is killed, and says after each pair that it is there. First it tells what it has found,
// and how long opening took.

const [, , place = "", round = ""] = process.argv;
const began = performance.now();
const database = await openDatabase({
  ...(place.startsWith("postgres") ? { databaseUrl: place, dataDir: "" } : { dataDir: place }),
  onConnectionError: () => {},
});
await database.prepare();
const opened = performance.now() - began;
const rows = await database.db.select({ name: professions.name }).from(professions);
process.send?.({ opened, names: rows.map(({ name }) => name) });

// Whoever started it is gone.
process.on("disconnect", () => process.exit());

for (let number = 0; ; number += 1) {
  const pair = `${round}-${number}`;
  await database.db.transaction(async (tx) => {
    await tx.insert(professions).values({ name: `${pair} first`, position: number });
    await tx.insert(professions).values({ name: `${pair} second`, position: number });
  });
  process.send?.({ pair });
}
