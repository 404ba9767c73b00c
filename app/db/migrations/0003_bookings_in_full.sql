ALTER TABLE "bookings" DROP CONSTRAINT "bookings_total";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "zone_id" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "zone_name" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "extras" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "quoted_cents" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_zone_id" ON "bookings" USING btree ("zone_id");--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_status" ON "bookings" USING btree ("status","created_at","id","total_cents");--> statement-breakpoint
CREATE INDEX "bookings_pickup" ON "bookings" USING btree ("pickup_at","dropoff_at");--> statement-breakpoint
CREATE INDEX "bookings_search" ON "bookings" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_zone" CHECK ("bookings"."zone_id" is null or "bookings"."service_type" = 'transfer');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_total" CHECK ("bookings"."total_cents" >= 0 and "bookings"."quoted_cents" >= 0);--> statement-breakpoint
-- As `fold` in app/lib/turkish-text.ts does with Turkish letters; every later save writes it itself.
UPDATE "bookings" SET "search_text" = lower(translate(
  concat_ws(' ', "reference",
    (SELECT string_agg(concat_ws(' ', d ->> 'name', d ->> 'surname', d ->> 'phoneNumber', regexp_replace(d ->> 'phoneNumber', '\D', '', 'g')), ' ')
      FROM jsonb_array_elements("drivers") AS d),
    "pickup_location", "dropoff_location", "car_title"),
  'ÇĞİIÖŞÜçğıöşü', 'CGIIOSUcgiosu'));
