ALTER TABLE "posts" ADD COLUMN "markup_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "markup_version" smallint DEFAULT 0 NOT NULL;