/** What a search asks of PostgreSQL. Every condition can be answered from an index of `posts`. */
import { and, or, type SQL, sql } from 'drizzle-orm';
import { posts } from '#app/db/schema.server.ts';
import type { SearchWord } from './post-text.rules.ts';

/** Below it a part of a word has no trigram to look up; then only beginnings of words count. */
const SHORTEST_PART = 3;

/**
 * Posts that have every word, by its stem or as a part of a longer one; "ve", "için" and the like
 * are passed over, and match nothing when they are all there is. Undefined without words: everything.
 */
export function matchesWords(words: SearchWord[]): SQL | undefined {
  if (words.length === 0) return undefined;
  return and(
    sql`not ${saysNothing(words)}`,
    ...words.map((word) =>
      or(
        saysNothing([word]),
        sql`${posts.searchVector} @@ ${stems([word])}`,
        word.folded.length < SHORTEST_PART ? beginsWord(word) : hasPart(posts.searchText, word),
      ),
    ),
  );
}

/**
 * How many of the words a post has in its title, by stem or in part. Reads nothing but the title:
 * the search vector would have to be fetched once more for every post that was found.
 */
export function titleHits(words: SearchWord[]): SQL<number> {
  const hits = words.map((word) => {
    const stem = sql`(tsvector_to_array(to_tsvector('turkish', ${word.lower})))[1]`;
    const inStem = sql`${posts.searchTitle} like '%' || ${stem} || '%'`;
    return sql`coalesce(${or(hasPart(posts.searchTitle, word), inStem)}, false)::int`;
  });
  return sql<number>`(${sql.join(hits, sql` + `)})`;
}

/** Settled before the plan is made, since it depends on no row. */
function saysNothing(words: SearchWord[]): SQL {
  return sql`numnode(${asWritten(words)}) = 0`;
}

function asWritten(words: SearchWord[]): SQL {
  return sql`plainto_tsquery('turkish', ${words.map(({ lower }) => lower).join(' ')})`;
}

/** The words as written or folded: "koltuğu" has a stem by Turkish grammar, "koltugu" none. */
function stems(words: SearchWord[]): SQL {
  const folded = words.map((word) => word.folded).join(' ');
  return sql`(${asWritten(words)} || plainto_tsquery('turkish', ${folded}))`;
}

/** Words are letters and digits only, so there is nothing in them to escape. */
function hasPart(column: typeof posts.searchTitle | typeof posts.searchText, word: SearchWord) {
  return or(...word.parts.map((part) => sql`${column} like ${`%${part}%`}`));
}

function beginsWord({ folded }: SearchWord): SQL {
  return sql`${posts.searchVector} @@ to_tsquery('simple', ${`${folded}:*`})`;
}
