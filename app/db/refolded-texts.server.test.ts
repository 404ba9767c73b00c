import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingSearchText } from '#app/domain/bookings/booking.rules.ts';
import { searchForm } from '#app/domain/posts/post.rules.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aBooking, aPost } from '#tests/support/factories.ts';
import { readMigrations } from './migrations.server.ts';
import { bookings, posts } from './schema.server.ts';

const { db } = await testDatabase();

/**
 * Statements of the migration that folds stored search texts again, without its indexes, which
 * exist already.
 */
const statements = (
  readMigrations().find(({ sql: all }) => all.some((each) => each.includes('pg_temp.refold')))
    ?.sql ?? []
).filter((statement) => !statement.includes(' INDEX '));

const migrate = () =>
  db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });

test('the search text of an older booking becomes the one of today', async () => {
  const drivers = ['Łukasz Błaszczyk', 'Þórunn Æsa', 'Андрій Їжак', "D'Angelo O’Connor"].map(
    (name) => ({ name, surname: 'Söğüt', phoneNumber: '0532 111 22 33' }),
  );
  // Search text as an older `fold` wrote it: lower case, Turkish and Russian letters as plain ones,
  // no accents.
  const searchText = [
    'krv-aaaaa łukasz błaszczyk sogut 0532 111 22 33 05321112233 þorunn æsa sogut 0532 111 22 33',
    "05321112233 andriy іjak sogut 0532 111 22 33 05321112233 d'angelo o’connor sogut",
    '0532 111 22 33 05321112233 ofis ofis egea',
  ].join(' ');
  const booked = {
    ...{ reference: 'KRV-AAAAA', drivers, email: '' },
    ...{ pickupLocation: 'Ofis', dropoffLocation: 'Ofis', carTitle: 'Egea', zoneName: null },
  };
  await aBooking(db, { ...booked, id: 'a', searchText });
  await migrate();
  const [row] = await db.select().from(bookings).where(eq(bookings.id, 'a'));
  expect(row?.searchText).toBe(bookingSearchText(booked));
});

test('the search text of an older post gets all words of the present search form', async () => {
  const title = 'Łódź ve Side’deki ÇIRALI’ya';
  const { id } = await aPost(db, { title, excerpt: '', content: '', tags: [] });
  const searchText = 'łódź ve side deki çıralı ya łodz ve side deki cirali ya';
  await db.update(posts).set({ searchText }).where(eq(posts.id, id));
  await migrate();
  const [row] = await db.select().from(posts).where(eq(posts.id, id));
  const words = new Set(row?.searchText.split(' '));
  expect(
    searchForm(title)
      .split(' ')
      .filter((word) => !words.has(word)),
  ).toEqual([]);
});
