DROP INDEX "events_created";--> statement-breakpoint
DROP INDEX "events_search";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_past" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "events_created_at" ON "events" USING btree ("kind","is_past","is_featured","created_at","id");--> statement-breakpoint
CREATE INDEX "events_created_at_category" ON "events" USING btree ("kind","is_past","is_featured","category_id","created_at","id");--> statement-breakpoint
CREATE INDEX "events_created_at_city" ON "events" USING btree ("kind","is_past","is_featured","city_key","created_at","id");--> statement-breakpoint
CREATE INDEX "events_created_at_category_city" ON "events" USING btree ("kind","is_past","is_featured","category_id","city_key","created_at","id");--> statement-breakpoint
CREATE INDEX "events_starts_at" ON "events" USING btree ("kind","is_past","is_featured","starts_at","id");--> statement-breakpoint
CREATE INDEX "events_starts_at_category" ON "events" USING btree ("kind","is_past","is_featured","category_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "events_starts_at_city" ON "events" USING btree ("kind","is_past","is_featured","city_key","starts_at","id");--> statement-breakpoint
CREATE INDEX "events_starts_at_category_city" ON "events" USING btree ("kind","is_past","is_featured","category_id","city_key","starts_at","id");--> statement-breakpoint
CREATE INDEX "events_due" ON "events" USING btree ("starts_at") WHERE not "events"."is_past";--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ("search") WITH (fastupdate=false);