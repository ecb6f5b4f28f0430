CREATE TABLE "counted_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "counted_mails_created" ON "counted_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "counted_mails_of_address" ON "counted_mails" USING btree ("address","created_at");