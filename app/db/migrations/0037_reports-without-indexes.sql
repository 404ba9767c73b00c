DROP INDEX "bookings_unfiled";--> statement-breakpoint
DROP INDEX "handovers_unfiled";