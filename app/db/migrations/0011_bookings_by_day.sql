CREATE INDEX "bookings_dropoff" ON "bookings" USING btree ("dropoff_at","id");--> statement-breakpoint
CREATE INDEX "bookings_total" ON "bookings" USING btree ("total_cents","id");