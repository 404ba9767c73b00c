ALTER TABLE "bookings" ADD COLUMN "trip_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_trip_token_unique" UNIQUE("trip_token");