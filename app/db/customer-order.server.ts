import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Sort keys of Turkish letters outside ASCII: each letter comes after all words that begin with the
 * letter before it.
 */
const PLACES = { ç: 'c~', ğ: 'g~', ı: 'h~', ö: 'o~', ş: 's~', ü: 'u~' };

/** Letters that are no ASCII letter with an accent, and the first letter that `fold` writes for each. */
const OTHERS = { from: 'ŁłØøĐđÐðÞþÆæŒœƏə', to: 'llooddddttaaooee' };

/**
 * The name of a booking's customer as a text whose bytes are in the order of the Turkish alphabet: not
 * every server has that collation. Capitals and other accents count for nothing.
 */
export function customerOrder(drivers: SQLWrapper): SQL {
  const name = sql`(${drivers}->0->>'name') || ' ' || (${drivers}->0->>'surname')`;
  const small = sql`translate(normalize(${name}, NFC), ${literal(`IİÇĞÖŞÜ${OTHERS.from}`)}, ${literal(`ıiçğöşü${OTHERS.to}`)})`;
  const placed = Object.entries(PLACES).reduce(
    (form, [letter, place]) => sql`replace(${form}, ${literal(letter)}, ${literal(place)})`,
    small,
  );
  const accents = literal('[\\u0300-\\u036F]');
  return sql`lower(regexp_replace(normalize(${placed}, NFD), ${accents}, '', 'g') collate "C")`;
}

/** An index and a query must say the same: a parameter would hide the index from the query. */
function literal(text: string): SQL {
  return sql.raw(`'${text}'`);
}
