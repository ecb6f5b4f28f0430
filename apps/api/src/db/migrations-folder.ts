import { fileURLToPath } from "node:url";

/** The folder of the numbered migrations. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
