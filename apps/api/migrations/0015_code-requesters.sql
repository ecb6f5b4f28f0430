ALTER TABLE "codes" ADD COLUMN "client" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "requested_by" bigint;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "is_sent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "tries_by_owner" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "tries_by_others" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_of_client" ON "codes" USING btree ("client","created_at");--> statement-breakpoint
CREATE INDEX "codes_of_account" ON "codes" USING btree ("requested_by","created_at");--> statement-breakpoint
CREATE INDEX "codes_sent" ON "codes" USING btree ("created_at","phone") WHERE "codes"."is_sent";