ALTER TABLE "bookings" ADD COLUMN "way_back_id" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_way_back_id_bookings_id_fk" FOREIGN KEY ("way_back_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_way_back" ON "bookings" USING btree ("way_back_id") WHERE way_back_id is not null;