/** What a search asks of PostgreSQL. Every condition can be answered from indexes of `posts`. */
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { posts } from '#app/db/schema.server.ts';
import type { SearchWord } from './post-text.rules.ts';

/** "kas" begins "kasko": what is shorter is told apart from words that merely begin like it. */
const TELLING_LENGTH = 4;
/** "lara" is in "olarak": only what is as long as this is looked for inside of words. */
const SHORTEST_PART = 5;
/** The stemmer cuts too much off short words: "side" to "si", "bakım" to "bak", "kundu" to "k". */
const SHORTEST_STEM = 4;
const SHORTEST_LOOSE_STEM = 3;
/** What other forms of a word begin with: "depozi" of "depozitosu", "deniz" of "denizden". */
const SHARED_PART = 0.6;
const SHORTEST_SHARED = 5;
/** Of shorter words too many are alike: "kaşta" and "kasko". */
const SHORTEST_ALIKE = 6;
/** Found by trying: "olimpos" is 0.4 like "olympos"; below it words with little in common turn up. */
const SIMILARITY = 0.4;

/** A word and what the Turkish grammar of PostgreSQL makes of it, as written and folded. */
export interface StemmedWord extends SearchWord {
  stems: string[];
}

/** Leaves out "ve", "için" and the like, which the grammar passes over. */
export async function stemWords(db: Db, words: SearchWord[]): Promise<StemmedWord[]> {
  if (words.length === 0) return [];
  const stems = (form: string) => sql`tsvector_to_array(to_tsvector('turkish', ${form}))`;
  const columns = words.map(
    ({ lower, folded }) => sql`case when ${stems(lower)} <> '{}'
      then ${stems(lower)} || ${stems(folded)} else '{}' end`,
  );
  const { rows } = await db.execute<{ stems: string[][] }>(
    sql`select json_build_array(${sql.join(columns, sql`, `)}) as stems`,
  );
  return words
    .map((word, i) => ({ ...word, stems: rows[0]?.stems[i] ?? [] }))
    .filter(({ stems }) => stems.length > 0);
}

/** Posts that have every word: as it is, by its stem, or as the beginning of a longer one. */
export function matchesWords(words: StemmedWord[]): SQL {
  return sql`${posts.searchVector} @@ ${allOf(words.map(begun))}`;
}

/**
 * How well a post that matches answers: for each word 4 when the title has it, 2 when only the text
 * does, 1 when a word of the title merely begins like it. No text is read for it, only the index.
 */
export function wordHits(words: StemmedWord[]): SQL<number> {
  return sumOf(
    words.map((word) => {
      const inTitle = (lexemes: string[]) => sql`${posts.titleVector} @@ ${allOf([lexemes])}`;
      if (isTelling(word)) return sql`case when ${inTitle(told(word))} then 4 else 2 end`;
      const inText = sql`${posts.id} in (select p.id from ${posts} p
        where p.search_vector @@ ${allOf([told(word)])})`;
      return sql`case when ${inTitle(told(word))} then 4 when ${inText} then 2
        when ${inTitle(begun(word))} then 1 else 0 end`;
    }),
  );
}

/** The words that no post has. Counted, since for `exists` PostgreSQL would read post by post. */
export async function unknownAmong(db: Db, words: StemmedWord[]): Promise<StemmedWord[]> {
  const uses = words.map((word) => db.$count(posts, matchesWords([word])));
  const { rows } = await db.execute<{ uses: number[] }>(
    sql`select array[${sql.join(uses, sql`, `)}]::int[] as uses`,
  );
  return words.filter((_, i) => rows[0]?.uses[i] === 0);
}

/**
 * For when no post has all the words: each in another inflection; of those that are `unknown` also
 * inside a longer one or, by its trigrams, something like it in the title. (For words that many
 * posts have, that would mean reading all their texts.) Ask it within `searching`.
 */
export function resemblesWords(words: StemmedWord[], unknown: StemmedWord[]): SQL | undefined {
  return and(
    ...words.map((word) =>
      or(
        sql`${posts.searchVector} @@ ${allOf([bent(word)])}`,
        ...(unknown.includes(word) ? [...insideOf(word), isLikeTitle(word)] : []),
      ),
    ),
  );
}

/** How many of the words the title resembles. */
export function likenessHits(words: StemmedWord[]): SQL<number> {
  return sumOf(
    words.map((word) => {
      const bentInTitle = sql`${posts.titleVector} @@ ${allOf([bent(word)])}`;
      return sql`(${or(bentInTitle, isLikeTitle(word))})::int`;
    }),
  );
}

function sumOf(hits: SQL[]): SQL<number> {
  return sql<number>`(${sql.join(hits, sql` + `)})`;
}

/**
 * A transaction to search in. In it `<%` takes words for alike at our threshold, and posts are
 * found by index only: PostgreSQL does not reckon with how long it takes to fetch the words of a
 * post, and with a common word would fetch those of all.
 */
export function searching<T>(db: Db, ask: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
      set_config('pg_trgm.word_similarity_threshold', ${String(SIMILARITY)}, true)`);
    return ask(tx);
  });
}

/** The word itself. Who typed a Turkish letter meant it: "kış" begins "kışın", not "kısa". */
function told(word: StemmedWord): string[] {
  if (isTelling(word)) return begun(word);
  const { lower, folded } = word;
  return [lower === folded ? quoted(folded) : beginning(lower), ...stemsFrom(word, SHORTEST_STEM)];
}

function isTelling({ folded }: StemmedWord): boolean {
  return folded.length >= TELLING_LENGTH;
}

/** The word, or one that begins like it. */
function begun(word: StemmedWord): string[] {
  return [...word.parts.map(beginning), ...stemsFrom(word, SHORTEST_STEM)];
}

/** The word in another inflection: it shares the stem or the beginning. */
function bent(word: StemmedWord): string[] {
  const { folded } = word;
  const shared = Math.max(SHORTEST_SHARED, Math.ceil(folded.length * SHARED_PART));
  return [
    ...begun(word),
    ...stemsFrom(word, SHORTEST_LOOSE_STEM),
    ...(folded.length > shared ? [beginning(folded.slice(0, shared))] : []),
  ];
}

function stemsFrom({ stems }: StemmedWord, shortest: number): string[] {
  return stems.filter((stem) => stem.length >= shortest).map(quoted);
}

/** Words are letters and digits only, so there is nothing in them to escape, here and below. */
function insideOf({ folded, parts }: StemmedWord): SQL[] {
  if (folded.length < SHORTEST_PART) return [];
  return parts.map((part) => sql`${posts.searchText} like ${`%${part}%`}`);
}

function isLikeTitle({ folded }: StemmedWord): SQL | undefined {
  return folded.length < SHORTEST_ALIKE ? undefined : sql`${folded} <% ${posts.searchTitle}`;
}

/** A query for one lexeme of each group. */
function allOf(groups: string[][]): SQL {
  const query = groups.map((lexemes) => `(${[...new Set(lexemes)].join(' | ')})`).join(' & ');
  return sql`${query}::tsquery`;
}

function quoted(lexeme: string): string {
  return `'${lexeme}'`;
}

function beginning(lexeme: string): string {
  return `${quoted(lexeme)}:*`;
}
