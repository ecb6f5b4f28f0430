import { defineConfig } from "drizzle-kit";

/** Writes the next numbered migration from the schema: `npm run db:generate`. */
export default defineConfig({ dialect: "postgresql", schema: "./src/db/schema/*.ts", out: "./migrations" });
