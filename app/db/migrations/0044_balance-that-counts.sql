DROP INDEX "bookings_balance";--> statement-breakpoint
CREATE INDEX "bookings_balance" ON "bookings" USING btree ((case when "status" = 'pending' then 0 else "balance_cents" end),"id");