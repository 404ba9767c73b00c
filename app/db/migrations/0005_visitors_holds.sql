ALTER TABLE "bookings" ADD COLUMN "hold_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_hold_until" ON "bookings" USING btree ("hold_until") WHERE hold_until is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hold" CHECK ("bookings"."hold_until" is null or "bookings"."status" = 'pending');