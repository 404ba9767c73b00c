DROP INDEX "bookings_pickup";--> statement-breakpoint
DROP INDEX "bookings_dropoff";--> statement-breakpoint
CREATE INDEX "bookings_pickup" ON "bookings" USING btree ("pickup_at","dropoff_at","status","service_type","total_cents");--> statement-breakpoint
CREATE INDEX "bookings_dropoff" ON "bookings" USING btree ("dropoff_at","id","status","service_type");