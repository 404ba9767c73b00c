ALTER TABLE "road_charges" DROP CONSTRAINT "road_charges_vehicle_id_vehicles_id_fk";
--> statement-breakpoint
DROP INDEX "bookings_balance";--> statement-breakpoint
CREATE INDEX "bookings_balance" ON "bookings" USING btree ((case when "status" = 'pending' then 0 else "balance_cents" end),"id");--> statement-breakpoint
ALTER TABLE "road_charges" DROP COLUMN "vehicle_id";