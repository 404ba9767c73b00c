CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"service_type" text NOT NULL,
	"car_id" text,
	"car_title" text,
	"drivers" jsonb NOT NULL,
	"pickup_location" text NOT NULL,
	"dropoff_location" text NOT NULL,
	"pickup_at" timestamp(0) NOT NULL,
	"dropoff_at" timestamp(0) NOT NULL,
	"transfer_data" jsonb,
	"special_requests" text DEFAULT '' NOT NULL,
	"total_cents" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_reference_unique" UNIQUE("reference"),
	CONSTRAINT "bookings_service" CHECK ("bookings"."service_type" in ('car_rental', 'transfer')),
	CONSTRAINT "bookings_status" CHECK ("bookings"."status" in ('pending', 'confirmed', 'active', 'completed', 'cancelled')),
	CONSTRAINT "bookings_car" CHECK (case "bookings"."service_type" when 'car_rental' then "bookings"."car_title" is not null else "bookings"."car_id" is null and "bookings"."transfer_data" is not null end),
	CONSTRAINT "bookings_drivers" CHECK (jsonb_array_length("bookings"."drivers") > 0),
	CONSTRAINT "bookings_dropoff_after_pickup" CHECK ("bookings"."dropoff_at" >= "bookings"."pickup_at"),
	CONSTRAINT "bookings_length" CHECK ("bookings"."dropoff_at" <= "bookings"."pickup_at" + interval '366 days'),
	CONSTRAINT "bookings_total" CHECK ("bookings"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "car_images" (
	"car_id" text NOT NULL,
	"position" smallint NOT NULL,
	"image_id" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "car_images_car_id_position_pk" PRIMARY KEY("car_id","position"),
	CONSTRAINT "car_images_position" CHECK ("car_images"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cars" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"year" smallint NOT NULL,
	"category" text NOT NULL,
	"body_type" text NOT NULL,
	"fuel_type" text NOT NULL,
	"transmission" text NOT NULL,
	"seats" smallint NOT NULL,
	"doors" smallint NOT NULL,
	"engine_capacity" integer,
	"description" text DEFAULT '' NOT NULL,
	"pickup_location" text,
	"dropoff_location" text,
	"daily_cents" integer,
	"weekly_cents" integer,
	"monthly_cents" integer,
	"active" boolean DEFAULT true NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"rating_average" numeric(2, 1),
	"rating_count" integer DEFAULT 0 NOT NULL,
	"total_units" integer DEFAULT 1 NOT NULL,
	"main_image_id" text,
	"main_image_alt" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cars_year" CHECK ("cars"."year" between 1980 and 2100),
	CONSTRAINT "cars_seats" CHECK ("cars"."seats" between 1 and 50),
	CONSTRAINT "cars_doors" CHECK ("cars"."doors" between 2 and 6),
	CONSTRAINT "cars_engine" CHECK ("cars"."engine_capacity" between 500 and 10000),
	CONSTRAINT "cars_prices" CHECK ("cars"."daily_cents" >= 0 and "cars"."weekly_cents" >= 0 and "cars"."monthly_cents" >= 0),
	CONSTRAINT "cars_rating" CHECK ("cars"."rating_average" between 0 and 5 and "cars"."rating_count" >= 0),
	CONSTRAINT "cars_units" CHECK ("cars"."total_units" >= 1)
);
--> statement-breakpoint
CREATE TABLE "exchange_rate_fetches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_rate_fetches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "exchange_rate_sets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_rate_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "exchange_rate_sets_source" CHECK ("exchange_rate_sets"."source" in ('ecb', 'manual'))
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"set_id" bigint NOT NULL,
	"code" char(3) NOT NULL,
	"rate" numeric(18, 6) NOT NULL,
	CONSTRAINT "exchange_rates_set_id_code_pk" PRIMARY KEY("set_id","code"),
	CONSTRAINT "exchange_rates_positive" CHECK ("exchange_rates"."rate" > 0),
	CONSTRAINT "exchange_rates_code" CHECK ("exchange_rates"."code" in ('USD', 'TRY'))
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_size" CHECK ("images"."width" > 0 and "images"."height" > 0 and "images"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" text PRIMARY KEY NOT NULL,
	"car_id" text NOT NULL,
	"name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"daily_cents" integer,
	"weekly_cents" integer,
	"monthly_cents" integer,
	CONSTRAINT "seasons_name" CHECK (btrim("seasons"."name") <> ''),
	CONSTRAINT "seasons_end_after_start" CHECK ("seasons"."end_date" > "seasons"."start_date"),
	CONSTRAINT "seasons_prices" CHECK ("seasons"."daily_cents" >= 0 and "seasons"."weekly_cents" >= 0 and "seasons"."monthly_cents" >= 0),
	CONSTRAINT "seasons_one_price" CHECK (num_nonnulls("seasons"."daily_cents", "seasons"."weekly_cents", "seasons"."monthly_cents") > 0)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_one_row" CHECK ("settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_images" ADD CONSTRAINT "car_images_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_images" ADD CONSTRAINT "car_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_main_image_id_images_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_set_id_exchange_rate_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."exchange_rate_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_holding" ON "bookings" USING btree ("pickup_at","dropoff_at","car_id") WHERE status in ('pending', 'confirmed', 'active') and car_id is not null;--> statement-breakpoint
CREATE INDEX "bookings_car_id" ON "bookings" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "car_images_image" ON "car_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "cars_main_image" ON "cars" USING btree ("main_image_id");--> statement-breakpoint
CREATE INDEX "exchange_rate_sets_fetched" ON "exchange_rate_sets" USING btree ("fetched_at");--> statement-breakpoint
-- Both dates belong to a season, hence the closed range.
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_no_overlap" EXCLUDE USING gist ("car_id" WITH =, daterange("start_date", "end_date", '[]') WITH &&);
