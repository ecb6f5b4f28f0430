DROP INDEX "comments_of_blog";--> statement-breakpoint
DROP INDEX "comments_of_parent";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reply_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "comments_of_blog" ON "comments" USING btree ("blog_id","created_at","id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_of_parent" ON "comments" USING btree ("parent_id","created_at","id");--> statement-breakpoint
UPDATE "comments" SET "reply_count" = "replies"."count" FROM (SELECT "parent_id", count(*)::int AS "count" FROM "comments" WHERE "parent_id" IS NOT NULL GROUP BY "parent_id") "replies" WHERE "comments"."id" = "replies"."parent_id";
