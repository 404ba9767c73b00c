CREATE TABLE "letting_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"car_id" text,
	"name" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"min_days" smallint,
	"max_days" smallint,
	"closed" boolean DEFAULT false NOT NULL,
	"no_pickup_weekdays" text[] DEFAULT '{}' NOT NULL,
	"no_return_weekdays" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letting_rules_days" CHECK ("letting_rules"."last_day" >= "letting_rules"."first_day"),
	CONSTRAINT "letting_rules_length" CHECK ("letting_rules"."min_days" >= 1 and "letting_rules"."max_days" >= 1),
	CONSTRAINT "letting_rules_min_max" CHECK ("letting_rules"."max_days" >= "letting_rules"."min_days")
);
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "buffer_minutes" smallint;--> statement-breakpoint
ALTER TABLE "letting_rules" ADD CONSTRAINT "letting_rules_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letting_rules_car" ON "letting_rules" USING btree ("car_id");--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_buffer" CHECK ("cars"."buffer_minutes" between 0 and 1440);--> statement-breakpoint
CREATE TRIGGER "tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "letting_rules" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"();
