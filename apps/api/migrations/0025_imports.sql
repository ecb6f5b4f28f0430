CREATE TABLE "imported_articles" (
	"key" text PRIMARY KEY NOT NULL,
	"article_id" bigint NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_images" (
	"hash" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imported_articles" ADD CONSTRAINT "imported_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_articles_of_article" ON "imported_articles" USING btree ("article_id");