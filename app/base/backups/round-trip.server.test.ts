import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { describe, expect, test } from 'vitest';
import { imageFileName } from '#app/base/images/images.rules.ts';
import { recordChange } from '#app/db/audit-log.server.ts';
import { applyMigrations, readMigrations, readSchemaVersion } from '#app/db/migrations.server.ts';
import * as schema from '#app/db/schema.server.ts';
import {
  backUp,
  contentOf,
  restoreFile,
  type TestSite,
  testSites,
} from '#tests/support/backups.ts';
import {
  aBooking,
  aCar,
  anAdmin,
  anImage,
  aPost,
  aSeason,
  aZone,
} from '#tests/support/factories.ts';
import { severableConnection } from '#tests/support/severable-connection.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { collect, readBackupFile, writeBackupFile } from './backup-file.server.ts';
import { writeWhole } from './backup-store.server.ts';
import { OutcomeUnknown, PicturesLeft } from './restore-backup.server.ts';

const { aSite, folder } = testSites();
const file = join(folder, 'one.tar');

/** Fills the tables of a business with texts that contain all characters to escape. */
async function fill({ client, images }: TestSite) {
  const db = drizzle(client, { schema });
  const admin = await anAdmin(db, { name: 'Ayşe\tYılmaz' });
  const picture = await anImage(db, { widths: [320, 640] });
  for (const width of picture.widths) {
    await images.put(imageFileName(picture.id, width), Buffer.from(`picture of ${width} px\0\n`));
  }
  const car = await aCar(db, {
    title: 'Satır\nsonu \\N \\. "tırnak" ; \r\n',
    mainImageId: picture.id,
    features: ['Klima', 'a,b', '{"x"}', 'null', ''],
    engineCapacity: null,
    ratingAverage: 4.9,
  });
  await aSeason(db, { carId: car.id });
  await db.insert(schema.lettingRules).values({
    id: 'kural',
    carId: car.id,
    ...{ firstDay: '2026-08-01', lastDay: '2026-08-31', minDays: 5, name: 'Ağustos \\N' },
    noReturnWeekdays: ['sunday'],
  });
  await aPost(db, { title: 'İncekum’da gün', tags: ['ŞİLE', 'ığdır'] });
  const zone = await aZone(db);
  const { id: bookingId } = await aBooking(db, { carId: car.id, extras: { cocukKoltugu: 2 } });
  await fillAccount(db, { carId: car.id, bookingId });
  const transferData = { vehicleCapacity: 'capacity_1_4', passengers: 2, notes: 'Geç' };
  const transfer = { serviceType: 'transfer', carTitle: null, zoneId: zone.id, transferData };
  const { id: wayBackId } = await aBooking(db, transfer);
  await aBooking(db, { ...transfer, wayBackId });
  await db.insert(schema.settings).values({ value: { business: { name: '😀 \\ "' } } });
  for (const title of ['one', 'two', 'three']) {
    const change = { action: 'create', entity: 'car', entityId: car.id, title } as const;
    await recordChange(db, { ...change, actor: admin, after: { a: [1, null] }, now: new Date(0) });
  }
}

/** Tables of the account of bookings, and of money around it. */
const ACCOUNT_TABLES = [
  ...['charges', 'payments', 'card_holds', 'cash_counts', 'cash_moves'],
  ...['expenses', 'road_charges', 'damages'],
];

/** Adds rows to each table of accounts, with rows that refer to each other. */
async function fillAccount(
  db: NodePgDatabase<typeof schema>,
  { carId, bookingId }: { carId: string; bookingId: string },
) {
  const [at, day, staffName] = [new Date('2026-07-01T09:00:00Z'), '2026-07-01', 'Zeynep'];
  const vehicleId = 'araç';
  await db.insert(schema.vehicles).values({ id: vehicleId, carId, plate: '07 ŞĞ 1' });
  const counted = { expectedMinor: 10_000, countedMinor: 9_500, countedAt: at, staffName };
  const [count] = await db
    .insert(schema.cashCounts)
    .values({ currency: 'EUR', ...counted, note: 'eksik\t\n' })
    .returning();
  const cashCountId = count?.id ?? null;
  const paid = { bookingId, currency: 'EUR', rate: 1, paidAt: at, staffName };
  const price = { ...paid, purpose: 'price', amountMinor: 10_000, cents: 10_000 } as const;
  const deposit = { ...paid, purpose: 'deposit', amountMinor: 6000, cents: 6000 } as const;
  const [cash, kept, card] = [{ method: 'cash' }, { method: 'kept' }, { method: 'card' }] as const;
  const [into, out] = [{ direction: 'in' }, { direction: 'out' }] as const;
  const lira = { currency: 'TRY', rate: 41.237_9, amountMinor: 412_379 };
  await db.insert(schema.payments).values([
    { ...price, ...cash, ...into, ...lira, id: 'p1', number: 1, cashCountId },
    { ...price, ...cash, ...out, id: 'p2', number: 2, refundOf: 'p1', note: 'geri \\N' },
    { ...price, ...cash, ...into, id: 'p3', number: 3 },
    { ...price, ...cash, ...out, id: 'p4', number: 4, reverses: 'p3', note: 'yanlış' },
    { ...deposit, ...cash, ...into, id: 'p5', number: 5 },
    { ...deposit, ...kept, ...out, id: 'p6', number: 6 },
    { ...deposit, ...kept, ...into, purpose: 'price', id: 'p7', number: 7, keptFrom: 'p6' },
    { ...price, ...card, ...into, id: 'p8', number: 8 },
  ]);
  const charge = { bookingId, quantity: 1, day, staffName };
  const voided = { voidedAt: at, voidedBy: staffName, voidReason: 'iki kez' };
  await db.insert(schema.charges).values([
    { ...charge, id: 'c1', kind: 'damage', eachCents: 6000, cents: 6000, ofReturn: true },
    { ...charge, id: 'c2', kind: 'other', eachCents: -2, cents: -2, roundingOf: 'p1' },
    { ...charge, id: 'c3', kind: 'toll', eachCents: 200, cents: 200, ...voided },
  ]);
  const hold = { bookingId, cents: 30_000, expiresOn: day, staffName };
  const ended = { endedAt: at, endedBy: staffName };
  await db.insert(schema.cardHolds).values([
    { ...hold, id: 'h1', reference: 'POS 1' },
    { ...hold, id: 'h2', state: 'captured', paymentId: 'p8', ...ended },
  ]);
  const move = {
    kind: 'bank',
    currency: 'EUR',
    amountMinor: 5000,
    movedAt: at,
    staffName,
  } as const;
  await db.insert(schema.cashMoves).values([
    { ...move, id: 'm1', cashCountId },
    { ...move, id: 'm2', reverses: 'm1' },
  ]);
  const expense = { day, currency: 'TRY', amountMinor: 7500, rate: 37.5, cents: 200, staffName };
  await db.insert(schema.expenses).values([
    { ...expense, id: 'e1', category: 'repair', method: 'cash', vehicleId, plate: '07 ŞĞ 1' },
    { ...expense, id: 'e2', category: 'fuel', method: 'card', ...voided },
  ]);
  const passage = { kind: 'toll', plate: '07 ŞĞ 1', amountMinor: 7500, staffName } as const;
  await db.insert(schema.roadCharges).values([
    { ...passage, id: 'r1', at: '2026-07-01 10:30', state: 'open' },
    { ...passage, id: 'r2', at: '2026-07-01 10:31', state: 'charged', bookingId, chargeId: 'c3' },
  ]);
  const damage = { vehicleId, panel: 'bonnet', kind: 'scratch', foundDay: day, staffName };
  await db.insert(schema.damages).values([
    { ...damage, id: 'd1', state: 'charged', foundBookingId: bookingId, chargeId: 'c1' },
    { ...damage, id: 'd2', state: 'repaired', expenseId: 'e1', repairedDay: day },
  ]);
}

async function filledSite() {
  const site = await aSite({ migrated: true });
  await fill(site);
  return site;
}

let made: ReturnType<typeof backUp> | undefined;
/** Returns the list of a filled site's backup, which is made once and stored in `file`. */
function filledBackup() {
  made ??= filledSite().then((site) => backUp(site, file));
  return made;
}

function restoreInto(site: TestSite, from = file, replace = false) {
  return restoreFile(from, { ...site, replace, now: new Date() });
}

describe('a restored backup', () => {
  test('has every row, sequence and picture after two rounds', async () => {
    const first = await filledSite();
    const content = await contentOf(first);
    const emptyTables = ACCOUNT_TABLES.filter((name) => !/^[1-9]/.test(content[name] ?? ''));
    expect(emptyTables).toEqual([]);
    made = backUp(first, file);
    const list = await filledBackup();
    expect(list).toMatchObject({ missingImages: [], totals: { images: 2 } });
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const second = await aSite();
    expect(await restoreInto(second)).toEqual({ ok: true, list, effects: null });
    expect(await contentOf(second)).toEqual(content);

    const again = join(folder, 'again.tar');
    await backUp(second, again);
    const third = await aSite({ migrated: true });
    expect(await restoreInto(third, again)).toMatchObject({ ok: true });
    expect(await contentOf(third)).toEqual(content);
    // Proves that sequences continue.
    const { rows } = await third.client.query(
      `insert into audit_log (admin_name, action, entity) values ('K', 'create', 'car') returning id::int`,
    );
    expect(rows).toEqual([{ id: 4 }]);
  });

  test('contains tables that the code does not know', async () => {
    const site = await aSite({ migrated: true });
    await site.client.query('create table sights (id int primary key, name text)');
    await site.client.query('create unlogged table counters (id int)');
    await site.client.query(`insert into sights values (1, 'Aspendos')`);
    const { tables } = await backUp(site, join(folder, 'more.tar'));
    const { rows } = await site.client.query(
      `select tablename::text as name from pg_tables where schemaname = 'public' and tablename <> 'counters'`,
    );
    const left = ['admin_tokens', 'backup_links', 'rate_limits'];
    const saved = rows.filter(({ name }) => !left.includes(name));
    expect(tables.map(({ name }) => name).sort()).toEqual(saved.map(({ name }) => name).sort());
    expect(tables.find(({ name }) => name === 'sights')).toMatchObject({ rows: 1 });
  });

  test('contains neither sessions nor rate limits', async () => {
    const site = await filledSite();
    await signIn(drizzle(site.client, { schema }));
    await site.client.query(`insert into rate_limits (key, points) values ('sign-in:a', 3)`);
    const sessions = join(folder, 'sessions.tar');
    await backUp(site, sessions);
    const target = await aSite();
    expect(await restoreInto(target, sessions)).toMatchObject({ ok: true });
    const { rows } = await target.client.query(
      `select (select count(*)::int from admins) as admins, (select count(*)::int from admin_tokens) as sessions,
        (select count(*)::int from rate_limits) as limits`,
    );
    expect(rows).toEqual([{ admins: 2, sessions: 0, limits: 0 }]);
  });

  test('lists missing pictures and restores the others', async () => {
    const site = await filledSite();
    const names = readdirSync(site.imageFolder).sort();
    rmSync(join(site.imageFolder, names[0] ?? ''));
    const partial = await backUp(site, join(folder, 'poor.tar'));
    expect(partial.missingImages).toEqual([names[0]]);
    expect(partial.images.map(({ name }) => name)).toEqual([names[1]]);
    const target = await aSite();
    expect(await restoreInto(target, join(folder, 'poor.tar'))).toMatchObject({ ok: true });
  });

  test('of format 1, with tables in numbered parts, has every row', async () => {
    const site = await filledSite();
    const now = join(folder, 'format-2.tar');
    const list = await backUp(site, now);
    const former = join(folder, 'format-1.tar');
    await writeBackupFile(
      async ({ add }) => {
        for await (const { name, content } of readBackupFile(now, 'tables/')) {
          const rows =
            gunzipSync(await collect(content))
              .toString()
              .match(/.*\n/g) ?? [];
          for (const [at, row] of rows.entries()) {
            const number = String(at + 1).padStart(5, '0');
            await add(name.replace('.copy', `.${number}.copy`), gzipSync(row));
          }
        }
        for await (const { name, content } of readBackupFile(now, 'images/')) {
          await add(name, await collect(content));
        }
        return { ...list, format: 1 };
      },
      (tar) => writeWhole(former, tar),
    );
    const target = await aSite();
    expect(await restoreInto(target, former)).toMatchObject({ ok: true });
    expect(await contentOf(target)).toEqual(await contentOf(site));
  });

  test('has an unknown outcome if the connection breaks during the commit', async () => {
    const target = await aSite();
    const line = await severableConnection(target.connectionString, { cutAt: 'commit' });
    const { connectionString } = line;
    await expect(restoreInto({ ...target, connectionString })).rejects.toThrow(OutcomeUnknown);
    await line.close();
  });

  test('of an older schema is migrated to the current one', async () => {
    const old = await aSite();
    await old.client.query('begin');
    await applyMigrations(old.client, readMigrations().slice(0, 3));
    await old.client.query('commit');
    const bookings = [
      ['KRV-1', '+90 5'],
      ['KRV-2', '0049 171'],
      ['KRV-3', '+7 912'],
      ['KRV-4', '+44 77'],
      ['KRV-5', '0171 123'],
    ].map(
      ([reference, phone]) =>
        `('${reference}', '${reference}', 'car_rental', 'Fiat', '[{"name":"İpek","surname":"Su","phoneNumber":"${phone}"}]',
        'Kaş', 'Kaş', '2026-07-01 10:00', '2026-07-02 10:00', 100, 'confirmed')`,
    );
    await old.client.query(`
      insert into bookings (id, reference, service_type, car_title, drivers, pickup_location, dropoff_location,
        pickup_at, dropoff_at, total_cents, status)
      values ${bookings.join()}`);
    await old.client.query(
      `insert into audit_log (admin_name, action, thing, thing_id) values ('K', 'create', 'booking', 'b')`,
    );
    await backUp(old, join(folder, 'old.tar'));
    for (const target of [await aSite(), await filledSite()]) {
      const result = await restoreInto(target, join(folder, 'old.tar'), true);
      expect(result).toMatchObject({ ok: true });
      const { rows } = await target.client.query(
        'select reference, search_text, language from bookings order by reference',
      );
      const search_text = expect.stringContaining('ipek su');
      expect(rows).toEqual([
        { reference: 'KRV-1', search_text, language: 'tr' },
        { reference: 'KRV-2', search_text, language: 'de' },
        { reference: 'KRV-3', search_text, language: 'ru' },
        { reference: 'KRV-4', search_text, language: 'en' },
        { reference: 'KRV-5', search_text, language: 'tr' },
      ]);
      const log = await target.client.query(
        `select entity, entity_id from audit_log where action <> 'restore'`,
      );
      expect(log.rows).toEqual([{ entity: 'booking', entity_id: 'b' }]);
      expect((await readSchemaVersion(target.client))?.hash).toBe(readMigrations().at(-1)?.hash);
    }
  });
});

describe('a restore changes nothing', () => {
  let empty: Promise<TestSite> | undefined;
  /** Returns a site without tables, shared by tests that must leave it empty. */
  const emptySite = () => {
    empty ??= aSite();
    return empty;
  };
  async function mustStayEmpty(target: TestSite) {
    const { rows } = await target.client.query(
      `select from pg_tables where schemaname in ('public', 'drizzle')`,
    );
    expect(rows).toEqual([]);
  }

  test("if it would replace people's work without permission", async () => {
    await filledBackup();
    const target = await aSite({ migrated: true });
    await target.client.query(`insert into settings (value) values ('{}')`);
    const content = await contentOf(target);
    expect(await restoreInto(target)).toEqual({
      ok: false,
      reason: 'not-empty',
      tables: ['settings'],
    });
    expect(await contentOf(target)).toEqual(content);
    expect(await restoreInto(target, file, true)).toMatchObject({ ok: true });
    expect(await contentOf(target)).not.toEqual(content);
  });

  test('if there are tables of another program', async () => {
    const target = await aSite();
    await target.client.query('create table wp_posts (id int)');
    expect(await restoreInto(target, file, true)).toEqual({
      ok: false,
      reason: 'foreign-tables',
      tables: ['wp_posts'],
    });
  });

  test('if the site is running', async () => {
    const target = await aSite();
    await target.client.query(`set application_name = 'kervan'`);
    expect(await restoreInto(target)).toEqual({ ok: false, reason: 'in-use' });
  });

  test('if the file was cut, extended or is no backup', async () => {
    await filledBackup();
    const whole = readFileSync(file);
    const target = await emptySite();
    const cut = join(folder, 'cut.tar');
    const places = [0, 1, 511, 512, whole.length - 1, whole.length - 512, whole.length - 2048];
    for (let at = 1000; at < whole.length; at += 1499) places.push(at);
    for (const at of places) {
      writeFileSync(cut, whole.subarray(0, at));
      expect([at, await restoreInto(target, cut)]).toEqual([at, { ok: false, reason: 'damaged' }]);
    }
    for (const other of [Buffer.concat([whole, Buffer.alloc(512)]), 'Merhaba'.repeat(1000)]) {
      writeFileSync(cut, other);
      expect(await restoreInto(target, cut)).toEqual({ ok: false, reason: 'damaged' });
    }
    await mustStayEmpty(target);
  });

  test('if any byte has changed', async () => {
    const whole = readFileSync(file);
    const target = await emptySite();
    const altered = join(folder, 'altered.tar');
    const places = [0, 100, 124, 148, 156, 300, 511, whole.length - 1, whole.length - 1024];
    for (let at = 600; at < whole.length; at += 997) places.push(at);
    for (const at of places) {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(altered, bytes);
      expect([at, await restoreInto(target, altered)]).toEqual([
        at,
        { ok: false, reason: 'damaged' },
      ]);
    }
    await mustStayEmpty(target);
  });

  test('if a picture is larger than 64 MiB', async () => {
    const list = await filledBackup();
    const bomb = join(folder, 'bomb.tar');
    await writeBackupFile(
      async ({ add }) => {
        await add('images/0123456789abcdef01234567-320.webp', Buffer.from('first a picture'));
        await add('images/0123456789abcdef01234567-640.webp', Buffer.alloc(65 * 1024 * 1024));
        return list;
      },
      (tar) => writeWhole(bomb, tar),
    );
    const target = await emptySite();
    expect(await restoreInto(target, bomb)).toEqual({ ok: false, reason: 'damaged' });
    expect(existsSync(target.imageFolder)).toBe(false);
    await mustStayEmpty(target);
  });

  test('if the backup is of a newer Kervan', async () => {
    const newer = await aSite({ migrated: true });
    await newer.client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9000000000000)`,
    );
    await backUp(newer, join(folder, 'newer.tar'));
    const target = await emptySite();
    expect(await restoreInto(target, join(folder, 'newer.tar'))).toEqual({
      ok: false,
      reason: 'newer-schema',
    });
    await mustStayEmpty(target);
  });

  test('if it is interrupted before its rows are loaded', async () => {
    await filledBackup();
    const target = await filledSite();
    const content = await contentOf(target);
    const interrupted = new AbortController();
    const { client } = target;
    await client.query('begin; lock table cars in access share mode');
    const options = { ...target, replace: true, now: new Date(), signal: interrupted.signal };
    const failed = expect(restoreFile(file, options)).rejects.toThrow('It was interrupted.');
    const waiting = `select from pg_stat_activity
      where application_name = 'kervan restore' and wait_event_type = 'Lock'`;
    const { client: observer } = await emptySite();
    while ((await observer.query(waiting)).rows.length === 0) await wait(10);
    interrupted.abort(new Error('It was interrupted.'));
    await failed;
    await client.query('commit');
    expect(await contentOf(target)).toEqual(content);
  });

  test('if its check is interrupted', async () => {
    await filledBackup();
    const signal = AbortSignal.abort(new Error('It was interrupted.'));
    const target = await emptySite();
    const restoring = restoreFile(file, { ...target, replace: false, now: new Date(), signal });
    await expect(restoring).rejects.toThrow('It was interrupted.');
    await mustStayEmpty(target);
  });

  test('if a picture cannot be stored, and the stored pictures are removed', async () => {
    const { images: pictures } = await filledBackup();
    const [known = '', other = ''] = pictures.map(({ name }) => name);
    const target = await filledSite();
    await target.images.put(known, Buffer.from('was there before'));
    const content = await contentOf(target);
    const interrupted = new AbortController();
    const stops = {
      'the disk is full': async () => Promise.reject(new Error('the disk is full')),
      'It was interrupted.': async () => interrupted.abort(new Error('It was interrupted.')),
    };
    for (const [message, stop] of Object.entries(stops)) {
      const stored: string[] = [];
      const images: TestSite['images'] = {
        ...target.images,
        async put(name, bytes) {
          await target.images.put(name, bytes);
          stored.push(name);
          if (stored.length === 2) await stop();
        },
      };
      const { signal } = interrupted;
      await expect(
        restoreFile(file, { ...target, images, replace: true, now: new Date(), signal }),
      ).rejects.toThrow(message);
      expect(stored).toEqual([known, other]);
      expect(readdirSync(target.imageFolder)).not.toContain(other);
      expect(Object.keys(await contentOf(target))).toEqual(Object.keys(content));
    }
  });

  test('if pictures cannot be stored or removed', async () => {
    await filledBackup();
    const target = await emptySite();
    const stop = () => Promise.reject(new Error('the disk is gone'));
    let puts = 0;
    const images: TestSite['images'] = {
      ...target.images,
      put: (...file) => (puts++ === 0 ? target.images.put(...file) : stop()),
      removeFile: stop,
    };
    const failed = restoreInto({ ...target, images });
    await expect(failed).rejects.toThrow(PicturesLeft);
    await expect(failed).rejects.toThrow(/2 picture files .* the disk is gone/);
    await mustStayEmpty(target);
  });
});
