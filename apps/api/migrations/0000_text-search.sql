-- Words as they are, without accents and in lower case: no stemming, since readers write in several languages.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION callboard (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION callboard
  ALTER MAPPING FOR asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
  WITH unaccent, simple;
