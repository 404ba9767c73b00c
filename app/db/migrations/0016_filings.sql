ALTER TABLE "bookings" ADD COLUMN "filed" jsonb;--> statement-breakpoint
ALTER TABLE "handovers" ADD COLUMN "filed" jsonb;--> statement-breakpoint
ALTER TABLE "handovers" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_unfiled" ON "bookings" USING btree ("pickup_at") WHERE filed is null and service_type = 'transfer' and status in ('confirmed', 'active', 'completed');--> statement-breakpoint
CREATE INDEX "handovers_at" ON "handovers" USING btree ("at","booking_id");--> statement-breakpoint
CREATE INDEX "handovers_unfiled" ON "handovers" USING btree ("at") WHERE filed is null and forgotten_at is null;
