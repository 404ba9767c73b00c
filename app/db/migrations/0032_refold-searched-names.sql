DROP INDEX "bookings_customer";--> statement-breakpoint
CREATE INDEX "bookings_customer" ON "bookings" USING btree (lower(regexp_replace(normalize(replace(replace(replace(replace(replace(replace(translate(normalize(("drivers"->0->>'name') || ' ' || ("drivers"->0->>'surname'), NFC), 'IİÇĞÖŞÜŁłØøĐđÐðÞþÆæŒœƏə', 'ıiçğöşüllooddddttaaooee'), 'ç', 'c~'), 'ğ', 'g~'), 'ı', 'h~'), 'ö', 'o~'), 'ş', 's~'), 'ü', 'u~'), NFD), '[\u0300-\u036F]', '', 'g') collate "C"),"id");--> statement-breakpoint
-- Brings texts that were folded before to the letters that `fold` in app/lib/turkish-text.ts knows since.
CREATE FUNCTION pg_temp.refold(folded text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(replace(replace(
    translate(folded, 'łøđðəħŧŋіїєґқғңәөұүһ''’‘‛ʼʻʽʹ′`´＇', 'loddehtniiegkgneouuh'),
    'þ', 'th'), 'æ', 'ae'), 'œ', 'oe')
$$;--> statement-breakpoint
UPDATE bookings SET search_text = pg_temp.refold(search_text) WHERE search_text <> pg_temp.refold(search_text);--> statement-breakpoint
UPDATE customers SET search_text = pg_temp.refold(search_text) WHERE search_text <> pg_temp.refold(search_text);--> statement-breakpoint
-- A post has words as they are written and folded; names before their suffix also as one word (`searchForm`).
UPDATE posts SET search_text = concat_ws(' ', search_text, nullif(pg_temp.refold(search_text), search_text),
  (SELECT string_agg(lower(joined || ' ' || translate(joined, 'çğıöşü', 'cgiosu')), ' ')
    FROM (SELECT translate(parts[1] || parts[2], 'ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ', 'abcçdefgğhıijklmnoöpqrsştuüvwxyz') AS joined
      FROM regexp_matches(concat_ws(' ', title, excerpt, content), '([[:alnum:]ÇĞİIÖŞÜçğıöşü]+)[''’‘ʼ]([[:alnum:]ÇĞİIÖŞÜçğıöşü]+)', 'g') AS parts) AS words));--> statement-breakpoint
DROP FUNCTION pg_temp.refold(text);
