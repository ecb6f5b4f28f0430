CREATE TABLE "former_tag_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"tag_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_tag_slugs" ADD CONSTRAINT "former_tag_slugs_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_tag_slugs_of_tag" ON "former_tag_slugs" USING btree ("tag_id");