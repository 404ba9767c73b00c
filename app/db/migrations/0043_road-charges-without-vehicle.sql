ALTER TABLE "road_charges" DROP CONSTRAINT "road_charges_vehicle_id_vehicles_id_fk";
--> statement-breakpoint
ALTER TABLE "road_charges" DROP COLUMN "vehicle_id";