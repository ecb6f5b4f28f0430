CREATE TABLE "word_lists" (
	"site" text PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"version" integer NOT NULL
);
