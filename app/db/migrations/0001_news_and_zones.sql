CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"html" text NOT NULL,
	"category" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"author" text DEFAULT 'Admin' NOT NULL,
	"author_image_id" text,
	"cover_image_id" text,
	"cover_image_alt" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"reading_minutes" smallint NOT NULL,
	"published_at" timestamp with time zone,
	"search_title" text NOT NULL,
	"search_text" text NOT NULL,
	"title_vector" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('turkish', search_title) || to_tsvector('simple', search_title))) STORED NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('turkish', search_text) || to_tsvector('simple', search_text))) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "posts_status" CHECK ("posts"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "posts_published" CHECK ("posts"."status" <> 'published' or "posts"."published_at" is not null),
	CONSTRAINT "posts_reading" CHECK ("posts"."reading_minutes" >= 1)
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" text PRIMARY KEY NOT NULL,
	"zone_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"capacity_1_4_cents" integer NOT NULL,
	"capacity_1_6_cents" integer NOT NULL,
	"capacity_1_16_cents" integer NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "zones_name" CHECK (btrim("zones"."zone_name") <> ''),
	CONSTRAINT "zones_prices" CHECK ("zones"."capacity_1_4_cents" >= 0 and "zones"."capacity_1_6_cents" >= 0 and "zones"."capacity_1_16_cents" >= 0),
	CONSTRAINT "zones_order" CHECK ("zones"."display_order" >= 0)
);
--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_image_id_images_id_fk" FOREIGN KEY ("author_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_image_id_images_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_slugs_post" ON "former_slugs" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "posts_shown" ON "posts" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_tags" ON "posts" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "posts_search_parts" ON "posts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_search_titles" ON "posts" USING gin ("search_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_cover_image" ON "posts" USING btree ("cover_image_id");--> statement-breakpoint
CREATE INDEX "posts_author_image" ON "posts" USING btree ("author_image_id");