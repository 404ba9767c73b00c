ALTER TABLE "bookings" ADD COLUMN "language" text DEFAULT 'tr' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_language" CHECK ("bookings"."language" in ('tr', 'en', 'de', 'ru'));--> statement-breakpoint
-- As `languageOfPhone` in app/lib/phone.ts, for numbers that say their country.
UPDATE "bookings" SET "language" = CASE
    WHEN "digits" ~ '^4[139]' THEN 'de'
    WHEN "digits" ~ '^7' THEN 'ru'
    ELSE 'en'
  END
FROM (
  SELECT "id" AS "of", regexp_replace(ltrim("drivers" -> 0 ->> 'phoneNumber'), '^(\+|00)|\D', '', 'g') AS "digits"
  FROM "bookings" WHERE ltrim("drivers" -> 0 ->> 'phoneNumber') ~ '^(\+|00)[1-9]'
) AS "abroad"
WHERE "id" = "of" AND "digits" !~ '^90';
