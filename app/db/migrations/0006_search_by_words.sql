DROP INDEX "posts_search_parts";--> statement-breakpoint
DROP INDEX "posts_search_titles";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "title_vector";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "search_title";
