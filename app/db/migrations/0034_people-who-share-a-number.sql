ALTER TABLE "customers" DROP CONSTRAINT "customers_phone_digits_unique";--> statement-breakpoint
CREATE INDEX "customers_phone" ON "customers" USING btree ("phone_digits");--> statement-breakpoint
-- As `phoneKey` in app/lib/phone.ts: the bracketed zero after a country is no part of the number.
UPDATE customers c SET phone_digits = read.digits, search_text = replace(c.search_text, c.phone_digits, read.digits)
FROM (SELECT id, regexp_replace(regexp_replace(phone, '^([^0-9]*(?:00[^0-9]*)?[1-9][0-9]{0,2}[[:space:].)/-]*)[[(][[:space:]]*0[[:space:]]*[])]', '\1'), '^[^0-9]*00|[^0-9]', '', 'g') AS digits,
    substring(phone FROM '^[^0-9]*(?:00[^0-9]*)?([1-9][0-9]{0,2})[[:space:].)/-]*[[(][[:space:]]*0[[:space:]]*[])]') AS country
  FROM customers WHERE phone ~ '^[^0-9]*(?:00|\+)') AS read
WHERE c.id = read.id AND c.phone_digits LIKE read.country || '0%';--> statement-breakpoint
-- The words of a name, as `wordsOf(fold(name))` in app/lib/turkish-text.ts has them of the letters of Europe.
CREATE FUNCTION pg_temp.words_of(name text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(regexp_split_to_array(
    replace(replace(replace(lower(translate(normalize(name, NFC),
      'ÇĞİIÖŞÜçğıöşüÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕóòôõÚÙÛúùûÑñÝýŁłØøĐđÐðƏəŠšŽžČčĆćÞÆŒ''’‘‛ʼʻʽʹ′`´＇',
      'CGIIOSUcgiosuAAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOooooUUUuuuNnYyLlOoDdDdEeSsZzCcCcþæœ')), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'),
    '[[:space:][:punct:]]+'), '')
$$;--> statement-breakpoint
-- As `isShorterForm` in app/office/customer-records/person.rules.ts.
CREATE FUNCTION pg_temp.is_shorter_form(words text[], others text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT EXISTS (SELECT FROM unnest(words) w WHERE length(w) > 1 AND w = ANY (others))
    AND NOT EXISTS (SELECT FROM unnest(words) w WHERE NOT EXISTS (SELECT FROM unnest(others) o
      WHERE o = w OR (1 IN (length(o), length(w)) AND left(o, 1) = left(w, 1))))
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.is_same_person(a text, b text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT pg_temp.words_of(a) @> pg_temp.words_of(b) AND pg_temp.words_of(a) <@ pg_temp.words_of(b)
    OR pg_temp.is_shorter_form(pg_temp.words_of(a), pg_temp.words_of(b))
    OR pg_temp.is_shorter_form(pg_temp.words_of(b), pg_temp.words_of(a))
$$;--> statement-breakpoint
-- Gives each person who shared a number with another one a row of their own. The row that is there keeps its
-- id, notes and warning; it stays linked without a place, for what the audit log has of both.
DO $$
DECLARE
  other record;
  person text;
BEGIN
  FOR other IN
    SELECT b.id AS booking_id, b.email, b.created_at, l.position, c.id AS customer_id, c.phone_digits,
      concat_ws(' ', c.name, c.surname) AS known, coalesce(d ->> 'name', '') AS name,
      coalesce(d ->> 'surname', '') AS surname, coalesce(d ->> 'phoneNumber', '') AS phone
    FROM booking_customers l JOIN customers c ON c.id = l.customer_id AND c.anonymised_at IS NULL
      JOIN bookings b ON b.id = l.booking_id CROSS JOIN LATERAL (SELECT b.drivers -> l.position::int AS d) AS driver
    WHERE l.position IS NOT NULL AND d IS NOT NULL
      AND NOT pg_temp.is_same_person(concat_ws(' ', c.name, c.surname), concat_ws(' ', d ->> 'name', d ->> 'surname'))
    ORDER BY b.created_at DESC, b.id, l.position
  LOOP
    SELECT id INTO person FROM customers c
    WHERE c.phone_digits = other.phone_digits AND c.id <> other.customer_id
      AND pg_temp.is_same_person(concat_ws(' ', c.name, c.surname), concat_ws(' ', other.name, other.surname))
    ORDER BY c.created_at DESC, c.id LIMIT 1;
    IF person IS NULL THEN
      person := gen_random_uuid()::text;
      INSERT INTO customers (id, phone_digits, phone, name, surname, email, created_at, search_text)
      VALUES (person, other.phone_digits, other.phone, other.name, other.surname,
        CASE WHEN other.position = 0 THEN other.email ELSE '' END, other.created_at,
        concat_ws(' ', nullif(array_to_string(pg_temp.words_of(other.name), ' '), ''),
          nullif(array_to_string(pg_temp.words_of(other.surname), ' '), ''),
          other.phone, other.phone_digits,
          CASE WHEN other.position = 0 THEN nullif(lower(other.email), '') END));
    END IF;
    UPDATE booking_customers SET position = NULL
    WHERE booking_id = other.booking_id AND customer_id = other.customer_id;
    INSERT INTO booking_customers (booking_id, customer_id, position)
    VALUES (other.booking_id, person, other.position)
    ON CONFLICT (booking_id, customer_id) DO UPDATE SET position = least(excluded.position, booking_customers.position);
    -- An e-mail that only the other one has given is theirs.
    UPDATE customers c SET email = '', search_text = regexp_replace(c.search_text, ' \S*@\S*$', '')
    WHERE c.id = other.customer_id AND c.email <> '' AND c.email = other.email AND other.position = 0
      AND NOT EXISTS (SELECT FROM booking_customers l JOIN bookings b ON b.id = l.booking_id
        WHERE l.customer_id = c.id AND l.position = 0 AND b.email = c.email);
  END LOOP;
END $$;--> statement-breakpoint
UPDATE customers c SET
  last_pickup_at = (SELECT max(b.pickup_at) FROM booking_customers l JOIN bookings b ON b.id = l.booking_id
    WHERE l.customer_id = c.id AND l.position IS NOT NULL),
  created_at = least(c.created_at, (SELECT min(b.created_at) FROM booking_customers l JOIN bookings b ON b.id = l.booking_id
    WHERE l.customer_id = c.id AND l.position IS NOT NULL))
WHERE c.phone_digits IN (SELECT phone_digits FROM customers WHERE phone_digits IS NOT NULL GROUP BY phone_digits HAVING count(*) > 1);--> statement-breakpoint
DROP FUNCTION pg_temp.is_same_person(text, text);--> statement-breakpoint
DROP FUNCTION pg_temp.is_shorter_form(text[], text[]);--> statement-breakpoint
DROP FUNCTION pg_temp.words_of(text);
