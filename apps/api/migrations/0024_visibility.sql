DROP INDEX "events_created_at";--> statement-breakpoint
DROP INDEX "events_created_at_category";--> statement-breakpoint
DROP INDEX "events_created_at_city";--> statement-breakpoint
DROP INDEX "events_created_at_category_city";--> statement-breakpoint
DROP INDEX "events_created_at_period";--> statement-breakpoint
DROP INDEX "events_created_at_words";--> statement-breakpoint
DROP INDEX "events_starts_at";--> statement-breakpoint
DROP INDEX "events_starts_at_category";--> statement-breakpoint
DROP INDEX "events_starts_at_city";--> statement-breakpoint
DROP INDEX "events_starts_at_category_city";--> statement-breakpoint
DROP INDEX "events_starts_at_period";--> statement-breakpoint
DROP INDEX "events_starts_at_words";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "visibility_reason" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "visibility_by" bigint;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "visibility_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "findings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_visibility_by_users_id_fk" FOREIGN KEY ("visibility_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_withheld" ON "events" USING btree ("visibility","created_at","id") WHERE "events"."visibility" <> 'public';--> statement-breakpoint
CREATE INDEX "events_created_at" ON "events" USING btree ("kind","is_past","is_featured","created_at","id") WHERE "events"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "events_created_at_category" ON "events" USING btree ("kind","is_past","is_featured","category_id","created_at","id") WHERE "events"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "events_created_at_city" ON "events" USING btree ("kind","is_past","is_featured","city_key","created_at","id") WHERE "events"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "events_created_at_category_city" ON "events" USING btree ("kind","is_past","is_featured","category_id","city_key","created_at","id") WHERE "events"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "events_created_at_period" ON "events" USING btree (fortnight_of("created_at")) WHERE "events"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "events_created_at_words" ON "events" USING gin (words_of_period(fortnight_of("created_at"), "search")) WITH (fastupdate=false) WHERE "events"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "events_starts_at" ON "events" USING btree ("kind","is_past","is_featured","starts_at","id") WHERE "events"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "events_starts_at_category" ON "events" USING btree ("kind","is_past","is_featured","category_id","starts_at","id") WHERE "events"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "events_starts_at_city" ON "events" USING btree ("kind","is_past","is_featured","city_key","starts_at","id") WHERE "events"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "events_starts_at_category_city" ON "events" USING btree ("kind","is_past","is_featured","category_id","city_key","starts_at","id") WHERE "events"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "events_starts_at_period" ON "events" USING btree (fortnight_of("starts_at")) WHERE "events"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "events_starts_at_words" ON "events" USING gin (words_of_period(fortnight_of("starts_at"), "search")) WITH (fastupdate=false) WHERE "events"."visibility" = 'public';