import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Sort keys of the Turkish letters outside ASCII. `~` sorts after all letters, so that ç comes
 * after every word with c and before d.
 */
const PLACES = { ç: 'c~', ğ: 'g~', ı: 'h~', ö: 'o~', ş: 's~', ü: 'u~' };

/**
 * Latin letters that are not an ASCII letter with an accent, and the first letter that `fold`
 * writes for each.
 */
const OTHERS = { from: 'ŁłØøĐđÐðÞþÆæŒœƏə', to: 'llooddddttaaooee' };

/**
 * Returns the SQL of a sort key: the name of a booking's first driver, whose bytes sort in the
 * order of the Turkish alphabet. Not every PostgreSQL server has a Turkish collation. Ignores case
 * and other accents.
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

/**
 * Returns the text as part of the SQL, not as a parameter: PostgreSQL uses the index only if the
 * query has the same expression.
 */
function literal(text: string): SQL {
  return sql.raw(`'${text}'`);
}
