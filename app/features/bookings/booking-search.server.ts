import { and, like, or, type SQL } from 'drizzle-orm';
import { bookings } from '#app/db/schema.server.ts';
import { searchTerms } from './booking-search.rules.ts';

/**
 * Bookings whose search text contains every word of a search, wherever in it. Nothing for an empty
 * search. Words of three letters and more are looked up in `bookings_search`, by their trigrams.
 */
export function containsTerms(search: string): SQL | undefined {
  const { words, numbers } = searchTerms(search);
  return and(
    ...words.map(contains),
    ...numbers.map(({ parts, digits }) =>
      or(and(...parts.map(contains)), digits ? contains(digits) : undefined),
    ),
  );
}

function contains(part: string): SQL {
  return like(bookings.searchText, `%${part.replace(/[\\%_]/g, '\\$&')}%`);
}
