-- Tables get the names that the code has for their rows.
ALTER TABLE "blog_placements" RENAME TO "blog_listing_rows";--> statement-breakpoint
ALTER TABLE "blog_listing_rows" RENAME CONSTRAINT "blog_placements_domain_suffix_tag_id_blog_id_pk" TO "blog_listing_rows_domain_suffix_tag_id_blog_id_pk";--> statement-breakpoint
ALTER TABLE "blog_listing_rows" RENAME CONSTRAINT "blog_placements_blog_id_blogs_id_fk" TO "blog_listing_rows_blog_id_blogs_id_fk";--> statement-breakpoint
ALTER INDEX "blog_placements_created_at" RENAME TO "blog_listing_rows_created_at";--> statement-breakpoint
ALTER INDEX "blog_placements_created_at_category" RENAME TO "blog_listing_rows_created_at_category";--> statement-breakpoint
ALTER INDEX "blog_placements_created_at_featured" RENAME TO "blog_listing_rows_created_at_featured";--> statement-breakpoint
ALTER INDEX "blog_placements_created_at_category_featured" RENAME TO "blog_listing_rows_created_at_category_featured";--> statement-breakpoint
ALTER INDEX "blog_placements_published_at" RENAME TO "blog_listing_rows_published_at";--> statement-breakpoint
ALTER INDEX "blog_placements_published_at_category" RENAME TO "blog_listing_rows_published_at_category";--> statement-breakpoint
ALTER INDEX "blog_placements_published_at_featured" RENAME TO "blog_listing_rows_published_at_featured";--> statement-breakpoint
ALTER INDEX "blog_placements_published_at_category_featured" RENAME TO "blog_listing_rows_published_at_category_featured";--> statement-breakpoint
ALTER TABLE "tag_placements" RENAME TO "tag_listing_rows";--> statement-breakpoint
ALTER TABLE "tag_listing_rows" RENAME CONSTRAINT "tag_placements_domain_suffix_tag_id_pk" TO "tag_listing_rows_domain_suffix_tag_id_pk";--> statement-breakpoint
ALTER TABLE "tag_listing_rows" RENAME CONSTRAINT "tag_placements_tag_id_tags_id_fk" TO "tag_listing_rows_tag_id_tags_id_fk";--> statement-breakpoint
ALTER INDEX "tag_placements_position" RENAME TO "tag_listing_rows_position";--> statement-breakpoint
ALTER TABLE "event_keys" RENAME TO "event_idempotency_keys";--> statement-breakpoint
ALTER TABLE "event_idempotency_keys" RENAME CONSTRAINT "event_keys_user_id_key_pk" TO "event_idempotency_keys_user_id_key_pk";--> statement-breakpoint
ALTER TABLE "event_idempotency_keys" RENAME CONSTRAINT "event_keys_user_id_users_id_fk" TO "event_idempotency_keys_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "event_idempotency_keys" RENAME CONSTRAINT "event_keys_event_id_events_id_fk" TO "event_idempotency_keys_event_id_events_id_fk";
