CREATE TABLE "profile_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"profile_id" bigint,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_slugs_key" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "slug_changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_slugs" ADD CONSTRAINT "profile_slugs_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_slugs_of_profile" ON "profile_slugs" USING btree ("profile_id","chosen_at");