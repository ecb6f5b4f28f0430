ALTER TABLE "applications" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "applications_over_time" ON "applications" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "applications_answered" ON "applications" USING brin ("answered_at");--> statement-breakpoint
CREATE INDEX "comments_over_time" ON "comments" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "contributions_over_time" ON "contributions" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "events_over_time" ON "events" USING brin ("created_at");