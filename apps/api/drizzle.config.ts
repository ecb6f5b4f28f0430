import { defineConfig } from "drizzle-kit";

/** Writes the next numbered migration from the schema: `pnpm --filter @callboard/api db:generate`. */
export default defineConfig({ dialect: "postgresql", schema: "./src/db/schema/*.ts", out: "./migrations" });
