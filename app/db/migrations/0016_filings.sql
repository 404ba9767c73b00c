ALTER TABLE "bookings" ADD COLUMN "filed" jsonb;--> statement-breakpoint
ALTER TABLE "handovers" ADD COLUMN "filed" jsonb;--> statement-breakpoint
ALTER TABLE "handovers" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
-- What was forgotten before there were reports has no documents, photos, signatures or notes any more.
UPDATE "handovers" SET "forgotten_at" = now()
FROM "handovers" AS "out" JOIN "bookings" ON "bookings"."id" = "out"."booking_id"
WHERE "out"."booking_id" = "handovers"."booking_id" AND "out"."kind" = 'out'
  AND "bookings"."status" IN ('completed', 'cancelled')
  AND "out"."drivers" = '[]' AND "out"."photos" = '{}' AND "out"."notes" = ''
  AND "out"."signatures" = '{"customer": null, "staff": null}';--> statement-breakpoint
CREATE INDEX "bookings_unfiled" ON "bookings" USING btree ("pickup_at") WHERE service_type = 'transfer' and (filed is null and status in ('confirmed', 'active', 'completed') or filed is not null and status = 'cancelled');--> statement-breakpoint
CREATE INDEX "handovers_at" ON "handovers" USING btree ("at","booking_id");--> statement-breakpoint
CREATE INDEX "handovers_unfiled" ON "handovers" USING btree ("at") WHERE filed is null and forgotten_at is null;
