-- The events that a search finds, always by the index: see blogs_matching.
CREATE FUNCTION events_matching(query tsquery)
  RETURNS TABLE (event_id bigint, created_at timestamptz, starts_at timestamptz)
  LANGUAGE sql STABLE SET enable_seqscan = off
  AS $$ SELECT id, created_at, starts_at FROM events WHERE search @@ query $$;
