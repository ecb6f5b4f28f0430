CREATE TABLE "saved_search_articles" (
	"search_id" bigint NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"blog_id" bigint NOT NULL,
	CONSTRAINT "saved_search_articles_search_id_blog_id_pk" PRIMARY KEY("search_id","blog_id")
);
--> statement-breakpoint
CREATE TABLE "saved_search_profiles" (
	"search_id" bigint NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"profile_id" bigint NOT NULL,
	CONSTRAINT "saved_search_profiles_search_id_profile_id_pk" PRIMARY KEY("search_id","profile_id")
);
--> statement-breakpoint
ALTER TABLE "blog_listing_rows" ADD COLUMN "author_slug" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "author_slug" text;--> statement-breakpoint
-- What is there already is nobody's news: a constant default writes no row.
ALTER TABLE "blogs" ADD COLUMN "first_public_at" timestamp (3) with time zone DEFAULT 'epoch';--> statement-breakpoint
ALTER TABLE "blogs" ALTER COLUMN "first_public_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "blog_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "profile_id" bigint;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "first_public_at" timestamp (3) with time zone DEFAULT 'epoch';--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "first_public_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "kind" text DEFAULT 'call' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "domain_suffix" text;--> statement-breakpoint
ALTER TABLE "saved_search_articles" ADD CONSTRAINT "saved_search_articles_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_articles" ADD CONSTRAINT "saved_search_articles_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_profiles" ADD CONSTRAINT "saved_search_profiles_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_profiles" ADD CONSTRAINT "saved_search_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_articles_of_blog" ON "saved_search_articles" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "saved_search_articles_found" ON "saved_search_articles" USING btree ("search_id","found_at");--> statement-breakpoint
CREATE INDEX "saved_search_articles_untold" ON "saved_search_articles" USING btree ("search_id") WHERE "saved_search_articles"."told_at" is null;--> statement-breakpoint
CREATE INDEX "saved_search_articles_old" ON "saved_search_articles" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "saved_search_profiles_of_profile" ON "saved_search_profiles" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "saved_search_profiles_found" ON "saved_search_profiles" USING btree ("search_id","found_at");--> statement-breakpoint
CREATE INDEX "saved_search_profiles_untold" ON "saved_search_profiles" USING btree ("search_id") WHERE "saved_search_profiles"."told_at" is null;--> statement-breakpoint
CREATE INDEX "saved_search_profiles_old" ON "saved_search_profiles" USING btree ("found_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_listing_rows_author" ON "blog_listing_rows" USING btree ("domain_suffix","author_slug","published_at","blog_id") WHERE "blog_listing_rows"."author_slug" is not null;--> statement-breakpoint
CREATE INDEX "blogs_without_author_slug" ON "blogs" USING btree ("id") WHERE "blogs"."author_slug" is null;--> statement-breakpoint
CREATE INDEX "notifications_of_blog" ON "notifications" USING btree ("blog_id") WHERE "notifications"."blog_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_of_profile" ON "notifications" USING btree ("profile_id") WHERE "notifications"."profile_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_of_kind" ON "saved_searches" USING btree ("kind","user_id","id");