-- Articles are searched as events are (see 0007), but by the quarter of a year: there are fewer of them over more years.
-- What is not theirs alone is given a name that fits both; indexes hold a function by its identity.
ALTER FUNCTION event_fortnight RENAME TO fortnight_of;--> statement-breakpoint
ALTER FUNCTION words_of_fortnight RENAME TO words_of_period;--> statement-breakpoint
ALTER INDEX "events_created_at_fortnight" RENAME TO "events_created_at_period";--> statement-breakpoint
ALTER INDEX "events_starts_at_fortnight" RENAME TO "events_starts_at_period";--> statement-breakpoint
CREATE FUNCTION quarter_of(moment timestamptz) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN floor(extract(epoch FROM moment - timestamptz '1970-01-01 00:00:00+00') / 7862400)::integer;
--> statement-breakpoint
-- A query with a place before each word, and the query that has the period there: the first is worked out once, the second
-- for every period. Words stand in quotes, a quote inside of one is written twice, and no word holds an @.
DROP FUNCTION query_of_fortnight;--> statement-breakpoint
CREATE FUNCTION query_template(query tsquery) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(query::text, $$'((?:[^']|'')+)'$$, $$'@/\1'$$, 'g');
--> statement-breakpoint
CREATE FUNCTION query_of_period(period integer, template text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN replace(template, '@/', period || '/')::tsquery;
--> statement-breakpoint
DROP FUNCTION blogs_matching;--> statement-breakpoint
DROP INDEX "blogs_search";--> statement-breakpoint
CREATE INDEX "blogs_created_at_period" ON "blogs" USING btree (quarter_of("created_at"));--> statement-breakpoint
CREATE INDEX "blogs_created_at_words" ON "blogs" USING gin (words_of_period(quarter_of("created_at"), "search")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "blogs_published_at_period" ON "blogs" USING btree (quarter_of(coalesce("published_at", "created_at")));--> statement-breakpoint
CREATE INDEX "blogs_published_at_words" ON "blogs" USING gin (words_of_period(quarter_of(coalesce("published_at", "created_at")), "search")) WITH (fastupdate=false);--> statement-breakpoint
ALTER INDEX "blogs_created_at_words" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "blogs_published_at_words" ALTER COLUMN 1 SET STATISTICS 0;
