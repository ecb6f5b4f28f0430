import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { openPglite } from "../db/pglite.ts";
import { categories } from "../db/schema/category.ts";
import { diskFiles } from "../modules/media/files/disk-files.ts";
import { mediaStore } from "../modules/media/media-store.ts";
import { listenForUploads } from "./upload-server.ts";

// The upload server as a program of its own, over the folder that it is given: one that can be killed, and whose memory
// nothing else is in. Each message asks for the peak of its
// resident memory since the one before; then what nobody needs any more is thrown away, and the next peak begins.

const [, , folder = ""] = process.argv;
const database = await openPglite(join(folder, "db"));
await database.prepare();
const app = await listenForUploads(
  {
    db: database.db,
    media: mediaStore(diskFiles(join(folder, "media"))),
    clock: () => new Date(),
    uploadFolder: join(folder, "uploads"),
  },
  {
    check: (texts) => texts,
    // Any row with an address does.
    save: async (tx, { banner_photo, description_photo }) => {
      const row = { name: banner_photo, photo: description_photo, show_on_header: false, position: 0 };
      await tx.insert(categories).values(row);
    },
  },
);

let peak = 0;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 5);
process.on("message", () => {
  process.send?.({ peak });
  globalThis.gc?.();
  peak = process.memoryUsage.rss();
});
process.on("disconnect", () => process.exit(0));
process.send?.({ port: (app.server.address() as AddressInfo).port });
