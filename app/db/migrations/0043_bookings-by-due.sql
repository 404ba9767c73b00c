DROP INDEX "bookings_total";--> statement-breakpoint
CREATE INDEX "bookings_due" ON "bookings" USING btree ("due_cents","id");