ALTER TABLE "expenses" ADD COLUMN "void_cash_count_id" bigint;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_void_cash_count_id_cash_counts_id_fk" FOREIGN KEY ("void_cash_count_id") REFERENCES "public"."cash_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expenses_void_uncounted" ON "expenses" USING btree ("currency") WHERE method = 'cash' and voided_at is not null and void_cash_count_id is null;--> statement-breakpoint
-- Until now the void of a counted expense changed nothing in the cash box. Voids before the newest count of their currency keep it so:
-- they belong to the first count after them, together with an expense that was void before it was counted.
UPDATE expenses e SET void_cash_count_id = c.id, cash_count_id = coalesce(e.cash_count_id, c.id)
  FROM (SELECT e.id AS expense_id, min(n.id) AS id FROM expenses e
    JOIN cash_counts n ON n.currency = e.currency AND n.counted_at >= e.voided_at GROUP BY e.id) c
  WHERE e.id = c.expense_id AND e.method = 'cash';
