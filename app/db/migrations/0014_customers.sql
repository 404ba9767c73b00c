CREATE TABLE "booking_customers" (
	"booking_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"position" smallint,
	CONSTRAINT "booking_customers_booking_id_customer_id_pk" PRIMARY KEY("booking_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"phone_digits" text,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"surname" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"warning" text DEFAULT '' NOT NULL,
	"last_pickup_at" timestamp(0),
	"search_text" text DEFAULT '' NOT NULL,
	"anonymised_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_phone_digits_unique" UNIQUE("phone_digits"),
	CONSTRAINT "customers_anonymised" CHECK (("customers"."anonymised_at" is null) = ("customers"."phone_digits" is not null))
);
--> statement-breakpoint
ALTER TABLE "booking_customers" ADD CONSTRAINT "booking_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_customers_customer" ON "booking_customers" USING btree ("customer_id","booking_id","position");--> statement-breakpoint
CREATE INDEX "customers_last_pickup" ON "customers" USING btree ("last_pickup_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE anonymised_at is null;--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree ("search_text","id") WHERE anonymised_at is null;--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- As `phoneKey` in app/lib/phone.ts.
CREATE FUNCTION pg_temp.phone_key(phone text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(
    regexp_replace(
      CASE WHEN digits LIKE '00%' THEN substr(digits, 3) ELSE regexp_replace(digits, '^0', '90') END,
      '^(?=5[0-9]{9}$)', '90'),
    '^900(?=[0-9]{10}$)', '90')
  FROM (SELECT regexp_replace(phone, '[^0-9]', '', 'g') AS digits) AS typed
$$;--> statement-breakpoint
-- Everyone who is in a booking, once a phone: as the latest booking has them.
WITH people AS (
  SELECT b.id AS booking_id, b.created_at, b.pickup_at, d.n,
    CASE WHEN d.n = 1 THEN b.email ELSE '' END AS email,
    coalesce(d.driver ->> 'name', '') AS name, coalesce(d.driver ->> 'surname', '') AS surname,
    coalesce(d.driver ->> 'phoneNumber', '') AS phone,
    pg_temp.phone_key(coalesce(d.driver ->> 'phoneNumber', '')) AS phone_digits
  FROM bookings b CROSS JOIN LATERAL jsonb_array_elements(b.drivers) WITH ORDINALITY AS d(driver, n)
), latest AS (
  SELECT DISTINCT ON (phone_digits) * FROM people WHERE length(phone_digits) >= 5
  ORDER BY phone_digits, created_at DESC, booking_id, n
), reachable AS (
  SELECT DISTINCT ON (phone_digits) phone_digits, email FROM people WHERE email <> ''
  ORDER BY phone_digits, created_at DESC, booking_id
), seen AS (
  SELECT phone_digits, max(pickup_at) AS last_pickup_at, min(created_at) AS since FROM people GROUP BY phone_digits
)
INSERT INTO customers (id, phone_digits, phone, name, surname, email, last_pickup_at, created_at, search_text)
SELECT gen_random_uuid()::text, phone_digits, l.phone, l.name, l.surname, coalesce(r.email, ''), s.last_pickup_at, s.since,
  -- As `fold` in app/lib/turkish-text.ts does with the letters of Europe.
  lower(translate(concat_ws(' ', nullif(l.name, ''), nullif(l.surname, ''), l.phone, phone_digits, nullif(r.email, '')),
    'ÇĞİIÖŞÜçğıöşüÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕóòôõÚÙÛúùûÑñÝý', 'CGIIOSUcgiosuAAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOooooUUUuuuNnYy'))
FROM latest l JOIN seen s USING (phone_digits) LEFT JOIN reachable r USING (phone_digits);--> statement-breakpoint
INSERT INTO booking_customers (booking_id, customer_id, position)
SELECT b.id, c.id, min(d.n) - 1
FROM bookings b CROSS JOIN LATERAL jsonb_array_elements(b.drivers) WITH ORDINALITY AS d(driver, n)
JOIN customers c ON c.phone_digits = pg_temp.phone_key(coalesce(d.driver ->> 'phoneNumber', ''))
GROUP BY b.id, c.id;--> statement-breakpoint
DROP FUNCTION pg_temp.phone_key(text);
