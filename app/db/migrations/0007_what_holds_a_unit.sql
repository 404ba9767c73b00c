DROP INDEX "bookings_holding";--> statement-breakpoint
-- Finds exactly the bookings that meet a period, however many came before, and answers from itself alone.
CREATE INDEX "bookings_holding" ON "bookings" USING gist (tsrange("pickup_at", "dropoff_at")) INCLUDE ("car_id", "pickup_at", "dropoff_at", "hold_until") WHERE status in ('pending', 'confirmed', 'active') and car_id is not null;
