CREATE TABLE "card_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"cents" integer NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"expires_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"payment_id" text,
	"staff_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "card_holds_cents" CHECK ("card_holds"."cents" > 0),
	CONSTRAINT "card_holds_state" CHECK ("card_holds"."state" in ('held', 'captured', 'released')),
	CONSTRAINT "card_holds_ended" CHECK (("card_holds"."state" = 'held') = ("card_holds"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "cash_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"currency" char(3) NOT NULL,
	"expected_minor" bigint NOT NULL,
	"counted_minor" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"staff_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "cash_counts_currency" CHECK ("cash_counts"."currency" in ('EUR', 'USD', 'TRY')),
	CONSTRAINT "cash_counts_counted" CHECK ("cash_counts"."counted_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cash_moves" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_minor" bigint NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"staff_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reverses" text,
	"cash_count_id" bigint,
	CONSTRAINT "cash_moves_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "cash_moves_kind" CHECK ("cash_moves"."kind" in ('bank', 'taken', 'added')),
	CONSTRAINT "cash_moves_amount" CHECK ("cash_moves"."amount_minor" > 0 and "cash_moves"."currency" in ('EUR', 'USD', 'TRY'))
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "charges_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" text NOT NULL,
	"kind" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"each_cents" integer NOT NULL,
	"cents" integer NOT NULL,
	"day" date NOT NULL,
	"of_return" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"rounding_of" text,
	"staff_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"voided_at" timestamp with time zone,
	"voided_by" text,
	"void_reason" text,
	CONSTRAINT "charges_rounding_of_unique" UNIQUE("rounding_of"),
	CONSTRAINT "charges_kind" CHECK ("charges"."kind" in ('kilometres', 'fuel', 'late', 'damage', 'toll', 'fine', 'cleaning', 'cancellation', 'no-show', 'goodwill', 'other')),
	CONSTRAINT "charges_product" CHECK ("charges"."quantity" >= 1 and "charges"."cents" = "charges"."quantity" * "charges"."each_cents"),
	CONSTRAINT "charges_sign" CHECK (("charges"."kind" in ('goodwill', 'other')) or "charges"."cents" >= 0),
	CONSTRAINT "charges_voided" CHECK (num_nonnulls("charges"."voided_at", "charges"."voided_by", "charges"."void_reason") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "damages" (
	"id" text PRIMARY KEY NOT NULL,
	"vehicle_id" text NOT NULL,
	"panel" text NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"estimate_cents" integer,
	"found_booking_id" text,
	"found_day" date NOT NULL,
	"charge_id" text,
	"repaired_day" date,
	"staff_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "damages_state" CHECK ("damages"."state" in ('open', 'charged', 'repaired', 'written-off')),
	CONSTRAINT "damages_estimate" CHECK ("damages"."estimate_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "expenses" (
	"id" text PRIMARY KEY NOT NULL,
	"vehicle_id" text,
	"plate" text,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_minor" bigint NOT NULL,
	"rate" numeric(18, 6) NOT NULL,
	"cents" integer NOT NULL,
	"vat_percent" smallint DEFAULT 0 NOT NULL,
	"vendor" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"method" text NOT NULL,
	"staff_name" text NOT NULL,
	"cash_count_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"voided_at" timestamp with time zone,
	"voided_by" text,
	"void_reason" text,
	CONSTRAINT "expenses_category" CHECK ("expenses"."category" in ('service', 'tyres', 'repair', 'insurance', 'tax', 'fuel', 'wash', 'fine', 'rent', 'other')),
	CONSTRAINT "expenses_amount" CHECK ("expenses"."amount_minor" > 0 and "expenses"."cents" >= 0 and "expenses"."rate" > 0),
	CONSTRAINT "expenses_currency" CHECK ("expenses"."currency" in ('EUR', 'USD', 'TRY')),
	CONSTRAINT "expenses_vat" CHECK ("expenses"."vat_percent" between 0 and 100),
	CONSTRAINT "expenses_method" CHECK ("expenses"."method" in ('cash', 'card', 'transfer')),
	CONSTRAINT "expenses_voided" CHECK (num_nonnulls("expenses"."voided_at", "expenses"."voided_by", "expenses"."void_reason") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"booking_id" text NOT NULL,
	"direction" text NOT NULL,
	"purpose" text NOT NULL,
	"method" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_minor" bigint NOT NULL,
	"rate" numeric(18, 6) NOT NULL,
	"cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"refund_of" text,
	"reverses" text,
	"kept_from" text,
	"staff_name" text NOT NULL,
	"cash_count_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_number_unique" UNIQUE("number"),
	CONSTRAINT "payments_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "payments_kept_from_unique" UNIQUE("kept_from"),
	CONSTRAINT "payments_direction" CHECK ("payments"."direction" in ('in', 'out')),
	CONSTRAINT "payments_purpose" CHECK ("payments"."purpose" in ('price', 'deposit')),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('cash', 'card', 'transfer', 'agency', 'kept')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_minor" > 0 and "payments"."cents" >= 0 and "payments"."rate" > 0),
	CONSTRAINT "payments_currency" CHECK ("payments"."currency" in ('EUR', 'USD', 'TRY') and ("payments"."currency" <> 'EUR' or "payments"."rate" = 1 and "payments"."cents" = "payments"."amount_minor"))
);
--> statement-breakpoint
CREATE TABLE "road_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"plate" text NOT NULL,
	"vehicle_id" text,
	"at" timestamp(0) NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"due_day" date,
	"discount_until" date,
	"paid_day" date,
	"state" text DEFAULT 'open' NOT NULL,
	"booking_id" text,
	"charge_id" text,
	"note" text DEFAULT '' NOT NULL,
	"staff_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "road_charges_kind" CHECK ("road_charges"."kind" in ('toll', 'fine', 'parking')),
	CONSTRAINT "road_charges_state" CHECK ("road_charges"."state" in ('open', 'charged', 'office', 'disputed')),
	CONSTRAINT "road_charges_amount" CHECK ("road_charges"."amount_minor" > 0)
);
--> statement-breakpoint
DROP INDEX "bookings_status";--> statement-breakpoint
DROP INDEX "bookings_pickup";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "charged_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "paid_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "deposit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "due_cents" integer GENERATED ALWAYS AS (case when status = 'cancelled' then 0 else total_cents end + charged_cents) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "balance_cents" integer GENERATED ALWAYS AS (case when status = 'cancelled' then 0 else total_cents end + charged_cents - paid_cents) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "card_holds" ADD CONSTRAINT "card_holds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_holds" ADD CONSTRAINT "card_holds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_moves" ADD CONSTRAINT "cash_moves_reverses_cash_moves_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."cash_moves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_moves" ADD CONSTRAINT "cash_moves_cash_count_id_cash_counts_id_fk" FOREIGN KEY ("cash_count_id") REFERENCES "public"."cash_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_rounding_of_payments_id_fk" FOREIGN KEY ("rounding_of") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_found_booking_id_bookings_id_fk" FOREIGN KEY ("found_booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_cash_count_id_cash_counts_id_fk" FOREIGN KEY ("cash_count_id") REFERENCES "public"."cash_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_of_payments_id_fk" FOREIGN KEY ("refund_of") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reverses_payments_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kept_from_payments_id_fk" FOREIGN KEY ("kept_from") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_cash_count_id_cash_counts_id_fk" FOREIGN KEY ("cash_count_id") REFERENCES "public"."cash_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_charges" ADD CONSTRAINT "road_charges_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_charges" ADD CONSTRAINT "road_charges_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "road_charges" ADD CONSTRAINT "road_charges_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_holds_booking" ON "card_holds" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "card_holds_open" ON "card_holds" USING btree ("expires_on") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "cash_counts_currency_at" ON "cash_counts" USING btree ("currency","id");--> statement-breakpoint
CREATE INDEX "cash_moves_uncounted" ON "cash_moves" USING btree ("currency") WHERE cash_count_id is null;--> statement-breakpoint
CREATE INDEX "cash_moves_moved" ON "cash_moves" USING btree ("moved_at");--> statement-breakpoint
CREATE INDEX "charges_booking" ON "charges" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "charges_day" ON "charges" USING btree ("day") WHERE voided_at is null;--> statement-breakpoint
CREATE INDEX "damages_vehicle" ON "damages" USING btree ("vehicle_id","found_day");--> statement-breakpoint
CREATE INDEX "damages_booking" ON "damages" USING btree ("found_booking_id") WHERE found_booking_id is not null;--> statement-breakpoint
CREATE INDEX "expenses_day" ON "expenses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "expenses_vehicle" ON "expenses" USING btree ("vehicle_id","day") WHERE vehicle_id is not null;--> statement-breakpoint
CREATE INDEX "expenses_uncounted" ON "expenses" USING btree ("currency") WHERE method = 'cash' and cash_count_id is null;--> statement-breakpoint
CREATE INDEX "payments_booking" ON "payments" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "payments_refund_of" ON "payments" USING btree ("refund_of") WHERE refund_of is not null;--> statement-breakpoint
CREATE INDEX "payments_uncounted" ON "payments" USING btree ("currency") WHERE method = 'cash' and cash_count_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "road_charges_once" ON "road_charges" USING btree ("plate","kind","at","reference");--> statement-breakpoint
CREATE INDEX "road_charges_open" ON "road_charges" USING btree ("at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "road_charges_booking" ON "road_charges" USING btree ("booking_id") WHERE booking_id is not null;--> statement-breakpoint
CREATE INDEX "road_charges_at" ON "road_charges" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "bookings_owes" ON "bookings" USING btree ("created_at","id") WHERE balance_cents > 0;--> statement-breakpoint
CREATE INDEX "bookings_overpaid" ON "bookings" USING btree ("created_at","id") WHERE balance_cents < 0;--> statement-breakpoint
CREATE INDEX "bookings_deposit_held" ON "bookings" USING btree ("created_at","id") WHERE deposit_cents > 0;--> statement-breakpoint
CREATE INDEX "bookings_balance" ON "bookings" USING btree ("balance_cents","id");--> statement-breakpoint
CREATE INDEX "bookings_status" ON "bookings" USING btree ("status","created_at","id","due_cents");--> statement-breakpoint
CREATE INDEX "bookings_pickup" ON "bookings" USING btree ("pickup_at","dropoff_at","status","service_type","due_cents");--> statement-breakpoint
-- Charges of returns become rows. The agreed price no longer contains them; the sum stays the same. If a total was
-- agreed below the charges, the difference becomes goodwill.
INSERT INTO charges (id, booking_id, kind, quantity, each_cents, cents, day, of_return, note, staff_name, created_at)
  SELECT gen_random_uuid()::text, h.booking_id, c ->> 'kind', coalesce((c ->> 'count')::int, 1),
    coalesce((c ->> 'eachCents')::int, (c ->> 'cents')::int), (c ->> 'cents')::int, h.at::date, true,
    coalesce(c ->> 'note', ''), h.staff_name, h.created_at
  FROM handovers h, jsonb_array_elements(h.charges) c;--> statement-breakpoint
INSERT INTO charges (id, booking_id, kind, quantity, each_cents, cents, day, of_return, note, staff_name)
  SELECT gen_random_uuid()::text, b.id, 'goodwill', 1, b.total_cents - s.cents, b.total_cents - s.cents,
    s.day, false, '', 'Kervan'
  FROM bookings b JOIN (SELECT booking_id, sum(cents) AS cents, max(day) AS day FROM charges GROUP BY 1) s
    ON s.booking_id = b.id
  WHERE b.total_cents < s.cents;--> statement-breakpoint
UPDATE bookings b SET charged_cents = s.cents, total_cents = b.total_cents - s.cents
  FROM (SELECT booking_id, sum(cents)::int AS cents FROM charges GROUP BY 1) s
  WHERE s.booking_id = b.id;--> statement-breakpoint
ALTER TABLE "handovers" DROP COLUMN "charges";--> statement-breakpoint
-- Damages that the last record of each vehicle lists are open damages of the vehicle.
INSERT INTO damages (id, vehicle_id, panel, kind, note, found_booking_id, found_day, staff_name)
  SELECT gen_random_uuid()::text, h.vehicle_id, d ->> 'panel', d ->> 'kind', coalesce(d ->> 'note', ''),
    CASE h.kind WHEN 'back' THEN h.booking_id END, h.at::date, h.staff_name
  FROM (SELECT DISTINCT ON (vehicle_id) * FROM handovers WHERE vehicle_id IS NOT NULL
      ORDER BY vehicle_id, at DESC, kind) h, jsonb_array_elements(h.damages) d;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_deposit" CHECK ("bookings"."deposit_cents" >= 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancel_reason" CHECK ("bookings"."cancel_reason" is null or "bookings"."status" = 'cancelled');