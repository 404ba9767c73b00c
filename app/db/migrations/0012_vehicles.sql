CREATE TABLE "vehicle_blocks" (
	"id" text PRIMARY KEY NOT NULL,
	"vehicle_id" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_blocks_reason" CHECK ("vehicle_blocks"."reason" in ('service', 'repair', 'own-use', 'other')),
	CONSTRAINT "vehicle_blocks_days" CHECK ("vehicle_blocks"."last_day" >= "vehicle_blocks"."first_day" and "vehicle_blocks"."last_day" <= "vehicle_blocks"."first_day" + 366)
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" text PRIMARY KEY NOT NULL,
	"car_id" text,
	"plate" text NOT NULL,
	"colour" text DEFAULT '' NOT NULL,
	"chassis_number" text DEFAULT '' NOT NULL,
	"kilometres" integer,
	"inspection_due" date,
	"insurance_due" date,
	"casco_due" date,
	"service_due" date,
	"service_due_kilometres" integer,
	"notes" text DEFAULT '' NOT NULL,
	"in_service" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicles_plate" CHECK (btrim("vehicles"."plate") <> ''),
	CONSTRAINT "vehicles_kilometres" CHECK ("vehicles"."kilometres" >= 0 and "vehicles"."service_due_kilometres" >= 0)
);
--> statement-breakpoint
ALTER TABLE "cars" DROP CONSTRAINT "cars_units";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "vehicle_id" text;--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD CONSTRAINT "vehicle_blocks_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vehicle_blocks_vehicle" ON "vehicle_blocks" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "vehicle_blocks_last_day" ON "vehicle_blocks" USING btree ("last_day");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_plate_once" ON "vehicles" USING btree (replace(plate, ' ', ''));--> statement-breakpoint
CREATE INDEX "vehicles_car" ON "vehicles" USING btree ("car_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_vehicle" ON "bookings" USING btree ("vehicle_id") WHERE vehicle_id is not null;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_units" CHECK ("cars"."total_units" >= 0);--> statement-breakpoint
CREATE TRIGGER "tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vehicle_blocks" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"();--> statement-breakpoint
CREATE TRIGGER "tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vehicles" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"();
