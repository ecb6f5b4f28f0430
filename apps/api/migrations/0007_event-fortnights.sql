-- A search looks at one fortnight after the other, beginning with the first of its list. In the index the words stand
-- below their fortnight, so that the beginning of a word is a short range of it, however common the word is elsewhere.
-- Fortnights are counted from 1970. The seconds of a moment are no immutable function of the database, those of an
-- interval are.
CREATE FUNCTION event_fortnight(moment timestamptz) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN floor(extract(epoch FROM moment - timestamptz '1970-01-01 00:00:00+00') / 1209600)::integer;
--> statement-breakpoint
-- The words and marks of a search column, as those of a fortnight. Nobody can ask for more than the first 500 letters of
-- a word, and beside a longer one there may be no room. The cost keeps the planner from trying it row by row.
CREATE FUNCTION words_of_fortnight(fortnight integer, words tsvector) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000
  RETURN array_to_tsvector(array(SELECT fortnight || '/' || left(word, 500) FROM unnest(tsvector_to_array(words)) AS word));
--> statement-breakpoint
-- The same of a query, whose words stand in quotes; a quote inside of one is written twice.
CREATE FUNCTION query_of_fortnight(fortnight integer, query tsquery) RETURNS tsquery
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(query::text, $$'((?:[^']|'')+)'$$, '''' || fortnight || $$/\1'$$, 'g')::tsquery;
--> statement-breakpoint
DROP FUNCTION events_matching;--> statement-breakpoint
DROP INDEX "events_search";--> statement-breakpoint
CREATE INDEX "events_created_at_fortnight" ON "events" USING btree (event_fortnight("created_at"));--> statement-breakpoint
CREATE INDEX "events_created_at_words" ON "events" USING gin (words_of_fortnight(event_fortnight("created_at"), "search")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "events_starts_at_fortnight" ON "events" USING btree (event_fortnight("starts_at"));--> statement-breakpoint
CREATE INDEX "events_starts_at_words" ON "events" USING gin (words_of_fortnight(event_fortnight("starts_at"), "search")) WITH (fastupdate=false);--> statement-breakpoint
-- No figures of the words are kept: making them would take longer than all else about the table, and none helps.
ALTER INDEX "events_created_at_words" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "events_starts_at_words" ALTER COLUMN 1 SET STATISTICS 0;
