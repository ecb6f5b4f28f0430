-- Numbers in their normal form: without the zeros of calls within the country. Of accounts whose numbers differ in those
-- zeros alone, the first one in normal form has the number; the others keep theirs as it is written.
WITH numbers AS (
  SELECT id, phone, regexp_replace(phone, '^\+(91|1|44|61|81)0+', '+\1') AS normal FROM users
), owners AS (
  SELECT DISTINCT ON (normal) id, normal FROM numbers ORDER BY normal, phone <> normal, id
)
UPDATE users SET phone = owners.normal FROM owners
WHERE users.id = owners.id AND users.phone <> owners.normal AND owners.normal ~ '^\+[1-9]\d{3,14}$';
