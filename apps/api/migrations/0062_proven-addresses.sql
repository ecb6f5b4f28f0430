ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of_account" ON "notifications" USING btree ("about_id") WHERE "notifications"."about_id" is not null;--> statement-breakpoint
-- What is counted has no readable number and address any more: what stands there counts towards the budgets of prefixes and of the day.
UPDATE "codes" SET "phone" = left("phone", 6);--> statement-breakpoint
UPDATE "counted_mails" SET "address" = '';--> statement-breakpoint
UPDATE "notifications" SET "about_id" = "users"."id" FROM "users"
WHERE "kind" IN ('team_role', 'team_removed', 'team_left') AND split_part("key", ' ', 3) = "users"."id"::text;--> statement-breakpoint
UPDATE "notifications" SET "about_id" = "owner_id" FROM "team_invitations"
WHERE "kind" = 'team_invited' AND "key" = 'team invitation ' || "team_invitations"."id";--> statement-breakpoint
UPDATE "notifications" SET "about_id" = "team_invitations"."user_id" FROM "team_invitations"
WHERE "kind" = 'team_joined' AND "key" = 'team joined ' || "team_invitations"."id";
