-- A line that takes a pledge back is its reversal.
ALTER TABLE "contributions" RENAME COLUMN "takes_back_id" TO "reversal_of_id";--> statement-breakpoint
ALTER TABLE "contributions" RENAME CONSTRAINT "contributions_taken_back_once" TO "contributions_reversed_once";--> statement-breakpoint
ALTER TABLE "contributions" RENAME CONSTRAINT "contributions_takes_back_id_contributions_id_fk" TO "contributions_reversal_of_id_contributions_id_fk";
