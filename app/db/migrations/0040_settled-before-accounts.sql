ALTER TABLE "bookings" ADD COLUMN "settled_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Until now the office kept its payments elsewhere. Completed bookings count as paid, so that an office which gets
-- accounts does not see its whole past as open. Where payments are recorded already, nothing changes (decision 059).
UPDATE bookings SET settled_cents = due_cents
  WHERE status = 'completed' AND due_cents > 0 AND NOT EXISTS (SELECT 1 FROM payments);--> statement-breakpoint
-- Dropping the column drops its indexes.
ALTER TABLE "bookings" DROP COLUMN "balance_cents";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "balance_cents" integer GENERATED ALWAYS AS (case when status = 'cancelled' then 0 else total_cents end + charged_cents - settled_cents - paid_cents) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_owes" ON "bookings" USING btree ("created_at","id") WHERE balance_cents > 0;--> statement-breakpoint
CREATE INDEX "bookings_overpaid" ON "bookings" USING btree ("created_at","id") WHERE balance_cents < 0;--> statement-breakpoint
CREATE INDEX "bookings_balance" ON "bookings" USING btree ("balance_cents","id");
