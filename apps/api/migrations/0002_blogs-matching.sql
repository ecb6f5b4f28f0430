-- The articles that a search finds, always by the index: left to choose, the planner reads the whole table for words that
-- it takes for common. The setting also keeps the function from being merged into a larger query.
CREATE FUNCTION blogs_matching(query tsquery)
  RETURNS TABLE (blog_id bigint, created_at timestamptz, published_at timestamptz)
  LANGUAGE sql STABLE SET enable_seqscan = off
  AS $$ SELECT id, created_at, coalesce(published_at, created_at) FROM blogs WHERE search @@ query $$;
