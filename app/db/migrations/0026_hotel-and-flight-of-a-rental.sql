ALTER TABLE "bookings" ADD COLUMN "hotel" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "flight_number" text DEFAULT '' NOT NULL;