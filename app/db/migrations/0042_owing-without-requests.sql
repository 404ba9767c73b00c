DROP INDEX "bookings_owes";--> statement-breakpoint
DROP INDEX "bookings_overpaid";--> statement-breakpoint
CREATE INDEX "bookings_owes" ON "bookings" USING btree ("created_at","id") WHERE balance_cents > 0 and status <> 'pending';--> statement-breakpoint
CREATE INDEX "bookings_overpaid" ON "bookings" USING btree ("created_at","id") WHERE balance_cents < 0 and status <> 'pending';