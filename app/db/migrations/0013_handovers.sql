CREATE TABLE "handovers" (
	"booking_id" text NOT NULL,
	"kind" text NOT NULL,
	"vehicle_id" text,
	"plate" text NOT NULL,
	"at" timestamp(0) NOT NULL,
	"kilometres" integer NOT NULL,
	"fuel_eighths" integer NOT NULL,
	"damages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"drivers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"signatures" jsonb NOT NULL,
	"charges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"staff_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handovers_booking_id_kind_pk" PRIMARY KEY("booking_id","kind"),
	CONSTRAINT "handovers_kind" CHECK ("handovers"."kind" in ('out', 'back')),
	CONSTRAINT "handovers_figures" CHECK ("handovers"."kilometres" >= 0 and "handovers"."fuel_eighths" between 0 and 8)
);
--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handovers_vehicle" ON "handovers" USING btree ("vehicle_id","at");--> statement-breakpoint
CREATE INDEX "handovers_photos" ON "handovers" USING gin ("photos");