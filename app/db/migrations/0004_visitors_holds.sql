DROP INDEX "bookings_holding";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "hold_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_hold_until" ON "bookings" USING btree ("hold_until") WHERE hold_until is not null;--> statement-breakpoint
CREATE INDEX "bookings_holding" ON "bookings" USING btree ("pickup_at","dropoff_at","car_id","hold_until") WHERE status in ('pending', 'confirmed', 'active') and car_id is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hold" CHECK ("bookings"."hold_until" is null or "bookings"."status" = 'pending');