DROP INDEX "profiles_created";--> statement-breakpoint
DROP INDEX "profiles_created_kind";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "search" "tsvector";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "facets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_without_search" ON "profiles" USING btree ("id") WHERE "profiles"."search" is null;--> statement-breakpoint
CREATE INDEX "profiles_created_at" ON "profiles" USING btree ("created_at","id") WHERE "profiles"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "profiles_created_at_kind" ON "profiles" USING btree ("kind","created_at","id") WHERE "profiles"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "profiles_created_at_period" ON "profiles" USING btree (fortnight_of("created_at")) WHERE "profiles"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "profiles_created_at_words" ON "profiles" USING gin (words_of_period(fortnight_of("created_at"), "search")) WITH (fastupdate=false) WHERE "profiles"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "profiles_updated_at" ON "profiles" USING btree ("updated_at","id") WHERE "profiles"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "profiles_updated_at_kind" ON "profiles" USING btree ("kind","updated_at","id") WHERE "profiles"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "profiles_updated_at_period" ON "profiles" USING btree (fortnight_of("updated_at")) WHERE "profiles"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "profiles_updated_at_words" ON "profiles" USING gin (words_of_period(fortnight_of("updated_at"), "search")) WITH (fastupdate=false) WHERE "profiles"."visibility" = 'public';--> statement-breakpoint
-- No figures of the words are kept, as in 0007.
ALTER INDEX "profiles_created_at_words" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "profiles_updated_at_words" ALTER COLUMN 1 SET STATISTICS 0;