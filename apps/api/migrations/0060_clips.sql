ALTER TABLE "profiles" ADD COLUMN "public_away" datemultirange DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "clips" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Of these profiles everybody reads when they are away: their search column is written anew.
UPDATE "profiles" SET "search" = NULL WHERE "audiences" ->> 'away' = 'public';
