ALTER TABLE "cars" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "spellings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;