ALTER TABLE "event_roles" ADD COLUMN "profession_key" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "pay_cents" integer;--> statement-breakpoint
CREATE INDEX "events_start_date" ON "events" USING btree ("start_date","id") WHERE "events"."visibility" = 'public' and "events"."kind" = 'event' and "events"."pay_cents" is not null;--> statement-breakpoint
CREATE INDEX "events_apply_until" ON "events" USING btree ("apply_until","id") WHERE "events"."visibility" = 'public' and "events"."kind" = 'event' and "events"."pay_cents" is not null and not "events"."is_past";--> statement-breakpoint
CREATE INDEX "events_pay_cents" ON "events" USING btree ("pay_cents","id") WHERE "events"."visibility" = 'public' and "events"."kind" = 'event' and "events"."pay_cents" is not null and not "events"."is_past";--> statement-breakpoint
CREATE INDEX "events_apply_until_period" ON "events" USING btree (fortnight_of("apply_until")) WHERE "events"."visibility" = 'public' and "events"."kind" = 'event' and "events"."pay_cents" is not null and not "events"."is_past";--> statement-breakpoint
CREATE INDEX "events_apply_until_words" ON "events" USING gin (words_of_period(fortnight_of("apply_until"), "search")) WITH (fastupdate=false) WHERE "events"."visibility" = 'public' and "events"."kind" = 'event' and "events"."pay_cents" is not null and not "events"."is_past";--> statement-breakpoint
CREATE INDEX "events_pay_cents_period" ON "events" USING btree (("pay_cents" / 2500)) WHERE "events"."visibility" = 'public' and "events"."kind" = 'event' and "events"."pay_cents" is not null and not "events"."is_past";--> statement-breakpoint
CREATE INDEX "events_pay_cents_words" ON "events" USING gin (words_of_period(("pay_cents" / 2500), "search")) WITH (fastupdate=false) WHERE "events"."visibility" = 'public' and "events"."kind" = 'event' and "events"."pay_cents" is not null and not "events"."is_past";--> statement-breakpoint
CREATE INDEX "events_without_tokens" ON "events" USING btree ("id") WHERE "events"."pay_cents" is null;--> statement-breakpoint
-- No figures of the words are kept, as in 0007.
ALTER INDEX "events_apply_until_words" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "events_pay_cents_words" ALTER COLUMN 1 SET STATISTICS 0;