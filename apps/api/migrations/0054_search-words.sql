-- By how many letters two words differ.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- What a word sounds like, equal for the ways in which Indian names are written in Latin letters: Meera and Mira, Lakshmi and Laxmi.
CREATE FUNCTION sound_of(word text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
BEGIN
  word := replace(replace(word, 'ksh', 'x'), 'ph', 'f');
  -- The hard and the soft c, before "ch" becomes c.
  word := regexp_replace(regexp_replace(word, 'c(?=[eiy])', 's', 'g'), 'c(?!h)', 'k', 'g');
  word := regexp_replace(word, 'ch+', 'c', 'g');
  -- Breathed and plain consonants.
  word := regexp_replace(word, '([sbdgjkt])h+', '\1', 'g');
  -- Vowels that are written with one letter or two.
  word := regexp_replace(regexp_replace(word, 'aa+', 'a', 'g'), 'ee+|ii+|ie$', 'i', 'g');
  word := regexp_replace(word, 'oo+|uu+|ou|au|ow', 'u', 'g');
  word := regexp_replace(translate(word, 'qwyz', 'kvij'), '[ae]i', 'e', 'g');
  RETURN regexp_replace(word, '(.)\1+', '\1', 'g');
END
$$;
--> statement-breakpoint
-- What a sound begins with; a vowel is any vowel.
CREATE FUNCTION initial_of(sound text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(left(sound, 1), 'eiou', 'aaaa');
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL,
	"sound" text GENERATED ALWAYS AS (sound_of(word)) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING btree ("word" collate "C");--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING btree (initial_of("sound"),length("sound"));--> statement-breakpoint
-- The words of a search column that somebody might mistype: those of titles, names, tags and places, not of descriptions.
CREATE FUNCTION words_to_spell(search tsvector) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT lexeme FROM unnest(ts_filter(search, '{a,b,c}')) WHERE char_length(lexeme) BETWEEN 3 AND 40 AND lexeme !~ '[0-9]';
END;
--> statement-breakpoint
CREATE FUNCTION remember_words() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO search_words (word)
    SELECT spelt FROM words_to_spell(NEW.search) AS spelt
    WHERE NOT EXISTS (SELECT FROM search_words WHERE word COLLATE "C" = spelt COLLATE "C");
  RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO search_words (word)
  SELECT DISTINCT word
  FROM (
    SELECT search FROM blogs
    UNION ALL SELECT search FROM events WHERE visibility = 'public'
    UNION ALL SELECT search FROM profiles WHERE visibility = 'public'
  ) AS searched, words_to_spell(search) AS word;
--> statement-breakpoint
CREATE TRIGGER blogs_words AFTER INSERT OR UPDATE OF search ON blogs
  FOR EACH ROW EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TRIGGER events_words AFTER INSERT OR UPDATE OF search, visibility ON events
  FOR EACH ROW WHEN (NEW.visibility = 'public') EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TRIGGER profiles_words AFTER INSERT OR UPDATE OF search, visibility ON profiles
  FOR EACH ROW WHEN (NEW.visibility = 'public') EXECUTE FUNCTION remember_words();
