-- The articles that a search finds, at most so many, always by the index: left to choose, the planner reads the whole
-- table for words that it takes for common. Its settings also keep the function from being merged into a larger query.
CREATE FUNCTION blogs_matching(query tsquery, most integer) RETURNS SETOF bigint
  LANGUAGE sql STABLE SET enable_seqscan = off
  AS $$ SELECT id FROM blogs WHERE search @@ query LIMIT most $$;
