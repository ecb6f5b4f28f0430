-- Search finds articles by their author, those of before too.
UPDATE "blogs" SET "search" = "search" || setweight(to_tsvector('callboard', "created_by"), 'B') WHERE "created_by" <> '';
