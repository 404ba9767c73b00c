/**
 * Every table of Kervan: the table of contents of its data.
 *
 * Conventions: amounts are integer euro cents; rates are units of a currency for one euro;
 * a rental's pickup and dropoff are wall-clock times in Europe/Istanbul (no zone stored),
 * while `createdAt`, `fetchedAt` and the like are instants.
 * The exclusion constraint of `seasons` and the index `bookings_holding` of what holds a unit when
 * live in the migrations: Drizzle cannot express them.
 */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  char,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '#app/lib/words/language.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import type { Translations } from '#app/lib/words/translations.rules.ts';
import { customerOrder } from './customer-order.server.ts';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
const updatedAt = timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();
/** Counts the saves of a row; an editor sends back the one it read, so that a stale save is noticed. */
const version = integer('version').notNull().default(1);

/** Name of the member of staff who reported a record to the authority, and when (ISO 8601). */
interface Filed {
  at: string;
  by: string;
  /** SHA-256, in hex, of what the sheet said then; empty once that was forgotten. */
  hash: string;
}

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Uploaded or drawn pictures, stored as WebP in several widths under the hash of their content. */
export const images = pgTable(
  'images',
  {
    /** Content hash of the largest rendition; also the file-name stem. */
    id: text('id').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Widths in px of the stored renditions, ascending. */
    widths: integer('widths').array().notNull(),
    /** Bytes of all renditions together. */
    bytes: integer('bytes').notNull(),
    /** Drawn for Kervan, to be shown in place of a photo. */
    illustration: boolean('illustration').notNull().default(false),
    createdAt,
    /** When a sweep first found the picture unused; null while it is used or new. */
    unusedSince: timestamp('unused_since', { withTimezone: true }),
  },
  (t) => [check('images_size', sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} > 0`)],
);

/** The people who may use the back office. */
export const admins = pgTable(
  'admins',
  {
    id: text('id').primaryKey(),
    /** Lower case, so that `Ayse` and `ayse` are the same account. */
    username: text('username').notNull().unique(),
    name: text('name').notNull(),
    /** argon2id, in the PHC string form with its salt and costs. */
    passwordHash: text('password_hash').notNull(),
    active: boolean('active').notNull().default(true),
    /** Role of the account. One active owner is always left. */
    role: text('role', { enum: ['owner', 'staff'] })
      .notNull()
      .default('staff'),
    /** Chosen language of the back office; null: each screen has its own (`lib/words/language.ts`). */
    language: text('language').$type<Language>(),
    createdAt,
    updatedAt,
  },
  (t) => [
    check('admins_username', sql`${t.username} = lower(${t.username}) and ${t.username} <> ''`),
    check('admins_role', sql`${t.role} in ('owner', 'staff')`),
    check('admins_language', sql`${t.language} in ('tr', 'en')`),
  ],
);

/** Signed-in browsers. Only the hash of a token is kept: a reader of this table cannot sign in. */
export const adminTokens = pgTable(
  'admin_tokens',
  {
    /** SHA-256 of the token, in hex. */
    hash: text('hash').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt,
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('admin_tokens_admin').on(t.adminId), index('admin_tokens_expires').on(t.expiresAt)],
);

/**
 * Links by which a browser of an owner downloads a backup without sending its token. The secret is
 * random and only its hash is kept, as of sessions: who knows a token cannot compute it. A link ends with
 * the session that asked for it.
 */
export const backupLinks = pgTable(
  'backup_links',
  {
    /** SHA-256 of the secret, in hex. */
    hash: text('hash').primaryKey(),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => adminTokens.hash, { onDelete: 'cascade' }),
    /** The file of the backup. */
    name: text('name').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('backup_links_session').on(t.sessionHash)],
);

/** Results of requests with an `Idempotency-Key`, so that a repeated request creates nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Sender and purpose of the key: others may choose the same key. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request, in hex: the same key with another request is a mistake. */
    requestHash: text('request_hash').notNull(),
    /** Id of what was made, or ids with spaces; null only inside of the transaction that makes it. */
    madeId: text('made_id'),
    createdAt,
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index('idempotency_keys_created').on(t.createdAt),
  ],
);

/** Failed sign-ins and booking requests, counted for all processes by `rate-limiter-flexible`. */
export const rateLimits = pgTable('rate_limits', {
  /** Name of the limit with a hash of the person or address: names and addresses are not stored. */
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Expiry, in milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});

/** Log of changes. Rows never change; records of opened sections are deleted after ninety days. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** Null for what the software did by itself. */
    adminId: text('admin_id').references(() => admins.id, { onDelete: 'set null' }),
    /** Name at the time of the change. */
    adminName: text('admin_name').notNull(),
    /** Action: `create`, `update`, `delete`, `sign-in`, `open-section`… */
    action: text('action').notNull(),
    /** Kind of record: `car`, `image`, `post`… */
    entity: text('entity').notNull(),
    entityId: text('entity_id'),
    /** Name of the entity for people, at the time of the change. */
    title: text('title').notNull().default(''),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t) => [
    index('audit_log_at').on(t.at, t.id),
    index('audit_log_entity').on(t.entity, t.entityId, t.at),
    index('audit_log_admin').on(t.adminId, t.at),
    // Serves every sign-in: networks from which admins have signed in.
    index('audit_log_sign_ins')
      .on(sql`(${t.after} ->> 'network')`, t.at)
      .where(sql`entity = 'admin' and action = 'sign-in'`),
  ],
);

/** Texts of staff in the visitors' other languages, by language. The Turkish text has its own column. */
const translations = <Texts extends object>() =>
  jsonb('translations').$type<Translations<Texts>>().notNull().default({});

type Term = 'insurance' | 'deposit' | 'kilometres' | 'age' | 'fuel' | 'cancellation';

type CarTexts = { description: string; included: string[] } & Record<Term, string>;

export const cars = pgTable(
  'cars',
  {
    /** Readable and URL-safe: `fiat-egea-2024-k3f9`. */
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    brand: text('brand').notNull(),
    model: text('model').notNull(),
    year: smallint('year').notNull(),
    category: text('category').notNull(),
    bodyType: text('body_type').notNull(),
    fuelType: text('fuel_type').notNull(),
    transmission: text('transmission').notNull(),
    seats: smallint('seats').notNull(),
    doors: smallint('doors').notNull(),
    /** Number of suitcases for which it has room. */
    luggage: smallint('luggage'),
    /** Engine displacement in cc; null for an electric car. */
    engineCapacity: integer('engine_capacity'),
    description: text('description').notNull().default(''),
    pickupLocation: text('pickup_location'),
    dropoffLocation: text('dropoff_location'),
    dailyCents: integer('daily_cents'),
    weeklyCents: integer('weekly_cents'),
    monthlyCents: integer('monthly_cents'),
    active: boolean('active').notNull().default(true),
    featured: boolean('featured').notNull().default(false),
    features: text('features').array().notNull().default(sql`'{}'`),
    /** Own rental terms of the car; null: those of the settings. */
    terms: jsonb('terms')
      .$type<{ included: string[] | null } & Record<Term, string | null>>()
      .notNull()
      .default({
        ...{ included: null, insurance: null, deposit: null, kilometres: null },
        ...{ age: null, fuel: null, cancellation: null },
      }),
    /** The description and its own terms. */
    translations: translations<CarTexts>(),
    /** Names of extras that the office offers and this car does not. */
    withoutExtras: text('without_extras').array().notNull().default(sql`'{}'`),
    ratingAverage: numeric('rating_average', { precision: 2, scale: 1, mode: 'number' }),
    ratingCount: integer('rating_count').notNull().default(0),
    /**
     * Number of units of this car that the office owns; never fewer than its vehicles in service
     * (decision 028).
     */
    totalUnits: integer('total_units').notNull().default(1),
    mainImageId: text('main_image_id').references(() => images.id),
    mainImageAlt: text('main_image_alt'),
    version,
    createdAt,
    updatedAt,
  },
  (t) => [
    check('cars_year', sql`${t.year} between 1980 and 2100`),
    check('cars_seats', sql`${t.seats} between 1 and 50`),
    check('cars_doors', sql`${t.doors} between 2 and 6`),
    check('cars_luggage', sql`${t.luggage} between 0 and 20`),
    check('cars_engine', sql`${t.engineCapacity} between 500 and 10000`),
    check(
      'cars_prices',
      sql`${t.dailyCents} >= 0 and ${t.weeklyCents} >= 0 and ${t.monthlyCents} >= 0`,
    ),
    check('cars_rating', sql`${t.ratingAverage} between 0 and 5 and ${t.ratingCount} >= 0`),
    check('cars_units', sql`${t.totalUnits} >= 0`),
    index('cars_main_image').on(t.mainImageId),
  ],
);

/** The vehicles that the office owns, by plate; each is one unit of a car of the site. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: text('id').primaryKey(),
    /** Null after the car was deleted. */
    carId: text('car_id').references(() => cars.id, { onDelete: 'set null' }),
    /** `07 ABC 123`. */
    plate: text('plate').notNull(),
    colour: text('colour').notNull().default(''),
    chassisNumber: text('chassis_number').notNull().default(''),
    /** Last reading of the odometer. */
    kilometres: integer('kilometres'),
    /** Last valid day of the inspection (muayene); the insurances (sigorta, kasko) likewise. */
    inspectionDue: date('inspection_due', { mode: 'string' }),
    insuranceDue: date('insurance_due', { mode: 'string' }),
    cascoDue: date('casco_due', { mode: 'string' }),
    /** The next service (bakım): due on this day, or at `serviceDueKilometres`. */
    serviceDue: date('service_due', { mode: 'string' }),
    serviceDueKilometres: integer('service_due_kilometres'),
    notes: text('notes').notNull().default(''),
    /** False once it is sold. */
    inService: boolean('in_service').notNull().default(true),
    version,
    createdAt,
    updatedAt,
  },
  (t) => [
    check('vehicles_plate', sql`btrim(${t.plate}) <> ''`),
    check('vehicles_kilometres', sql`${t.kilometres} >= 0 and ${t.serviceDueKilometres} >= 0`),
    uniqueIndex('vehicles_plate_once').on(sql`replace(plate, ' ', '')`),
    index('vehicles_car').on(t.carId),
  ],
);

/** Days on which a vehicle cannot be let, both included: a service, own use. */
export const vehicleBlocks = pgTable(
  'vehicle_blocks',
  {
    id: text('id').primaryKey(),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    /** Damage whose repair needs these days; it is deleted together with the damage. */
    damageId: text('damage_id')
      .unique()
      .references((): AnyPgColumn => damages.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (t) => [
    check('vehicle_blocks_reason', sql`${t.reason} in ('service', 'repair', 'own-use', 'other')`),
    check(
      'vehicle_blocks_days',
      sql`${t.lastDay} >= ${t.firstDay} and ${t.lastDay} <= ${t.firstDay} + 366`,
    ),
    index('vehicle_blocks_vehicle').on(t.vehicleId),
    index('vehicle_blocks_last_day').on(t.lastDay),
  ],
);

/** Gallery pictures of a car, in the order in which they are shown. */
export const carImages = pgTable(
  'car_images',
  {
    carId: text('car_id')
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    imageId: text('image_id')
      .notNull()
      .references(() => images.id),
    alt: text('alt').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.carId, t.position] }),
    check('car_images_position', sql`${t.position} >= 0`),
    index('car_images_image').on(t.imageId),
  ],
);

/** Scheduled prices of a car. Both dates belong to the season; seasons of one car never overlap. */
export const seasons = pgTable(
  'seasons',
  {
    id: text('id').primaryKey(),
    carId: text('car_id')
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    dailyCents: integer('daily_cents'),
    weeklyCents: integer('weekly_cents'),
    monthlyCents: integer('monthly_cents'),
    translations: translations<{ name: string }>(),
  },
  (t) => [
    check('seasons_name', sql`btrim(${t.name}) <> ''`),
    check('seasons_end_after_start', sql`${t.endDate} > ${t.startDate}`),
    check(
      'seasons_prices',
      sql`${t.dailyCents} >= 0 and ${t.weeklyCents} >= 0 and ${t.monthlyCents} >= 0`,
    ),
    check(
      'seasons_one_price',
      sql`num_nonnulls(${t.dailyCents}, ${t.weeklyCents}, ${t.monthlyCents}) > 0`,
    ),
  ],
);

interface PostTexts {
  title: string;
  excerpt: string;
  content: string;
  /** Made of the content. */
  html: string;
  /** Alternative text of the cover. */
  alt: string;
}

/** Posts. Visitors get `html`, which is rendered and sanitised when the post is saved. */
export const posts = pgTable(
  'posts',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** Source as written: Markdown or HTML. */
    content: text('content').notNull(),
    html: text('html').notNull(),
    /** `MARKUP_VERSION` of the HTML of all languages. */
    markupVersion: smallint('markup_version').notNull().default(0),
    translations: translations<PostTexts>(),
    category: text('category').notNull(),
    /** Tags in the writer's order and spelling. */
    tags: text('tags').array().notNull().default(sql`'{}'`),
    author: text('author').notNull().default('Admin'),
    authorImageId: text('author_image_id').references(() => images.id),
    coverImageId: text('cover_image_id').references(() => images.id),
    coverImageAlt: text('cover_image_alt').notNull().default(''),
    status: text('status').notNull().default('draft'),
    featured: boolean('featured').notNull().default(false),
    readingMinutes: smallint('reading_minutes').notNull(),
    /** Publication time of a published post; a future time hides the post until then. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** Title, excerpt, tags and text of all languages for search, in the two forms that `searchForm` gives. */
    searchText: text('search_text').notNull(),
    /** Words and stems of everything. */
    searchVector: tsvector('search_vector')
      .notNull()
      .generatedAlwaysAs(
        sql`strip(to_tsvector('turkish', search_text) || to_tsvector('simple', search_text))`,
      ),
    version,
    createdAt,
    updatedAt,
  },
  (t) => [
    check('posts_status', sql`${t.status} in ('draft', 'published', 'archived')`),
    check('posts_published', sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
    check('posts_reading', sql`${t.readingMinutes} >= 1`),
    index('posts_shown')
      .on(t.publishedAt.desc().nullsFirst(), t.id)
      .where(sql`status = 'published'`),
    index('posts_tags').using('gin', t.tags),
    index('posts_search').using('gin', t.searchVector),
    index('posts_cover_image').on(t.coverImageId),
    index('posts_author_image').on(t.authorImageId),
  ],
);

/** Addresses that published posts once had; each leads to the post's present one. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text('slug').primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (t) => [index('former_slugs_post').on(t.postId)],
);

/** Destinations of transfers, with a one-way fare for each size of vehicle. */
export const zones = pgTable(
  'zones',
  {
    id: text('id').primaryKey(),
    zoneName: text('zone_name').notNull(),
    /** Other names by which visitors know it: Кемер, Altstadt. */
    spellings: text('spellings').array().notNull().default(sql`'{}'`),
    description: text('description').notNull().default(''),
    translations: translations<{ description: string }>(),
    capacity14Cents: integer('capacity_1_4_cents').notNull(),
    capacity16Cents: integer('capacity_1_6_cents').notNull(),
    capacity116Cents: integer('capacity_1_16_cents').notNull(),
    displayOrder: integer('display_order').notNull().default(0),
    active: boolean('active').notNull().default(true),
    version,
    createdAt,
    updatedAt,
  },
  (t) => [
    check('zones_name', sql`btrim(${t.zoneName}) <> ''`),
    check(
      'zones_prices',
      sql`${t.capacity14Cents} >= 0 and ${t.capacity16Cents} >= 0 and ${t.capacity116Cents} >= 0`,
    ),
    check('zones_order', sql`${t.displayOrder} >= 0`),
  ],
);

/** Bookings of staff, and visitors' requests through the API. Requests by WhatsApp are not stored. */
export const bookings = pgTable(
  'bookings',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    serviceType: text('service_type').notNull(),
    /** Null for a transfer, and after the car was deleted; then `carTitle` still tells which it was. */
    carId: text('car_id').references(() => cars.id, { onDelete: 'set null' }),
    carTitle: text('car_title'),
    /** Vehicle of the car, once it is chosen. */
    vehicleId: text('vehicle_id').references(() => vehicles.id, { onDelete: 'set null' }),
    /** The spec's `transferId`: whose fare the transfer has. Null for a rental and for a place without zone. */
    zoneId: text('zone_id').references(() => zones.id, { onDelete: 'set null' }),
    /** Name of the zone at the time of booking; stays if the zone is deleted. */
    zoneName: text('zone_name'),
    drivers: jsonb('drivers')
      .$type<{ name: string; surname: string; phoneNumber: string }[]>()
      .notNull(),
    /** E-mail address of the customer; empty for none. */
    email: text('email').notNull().default(''),
    pickupLocation: text('pickup_location').notNull(),
    dropoffLocation: text('dropoff_location').notNull(),
    pickupAt: timestamp('pickup_at', { mode: 'string', precision: 0 }).notNull(),
    dropoffAt: timestamp('dropoff_at', { mode: 'string', precision: 0 }).notNull(),
    transferData: jsonb('transfer_data').$type<{
      vehicleCapacity: string;
      passengers: number;
      childSeats?: number;
      suitcases?: number;
      flightNumber?: string;
      /** Driver of the office. */
      driverName?: string;
      driverPhone?: string;
      notes?: string;
    }>(),
    /** Number of each extra in a rental; null for a transfer. */
    extras: jsonb('extras').$type<Record<string, number>>(),
    /** Hotel for the delivery of a rental; the flight of a customer who is met at the airport. */
    hotel: text('hotel').notNull().default(''),
    flightNumber: text('flight_number').notNull().default(''),
    specialRequests: text('special_requests').notNull().default(''),
    /** Language in which the office writes to the customer. */
    language: text('language', { enum: SITE_LANGUAGES }).notNull().default('tr'),
    /** Agreed price in euro cents: the receipt or a total by hand, without charges (product.md, The account of a booking). */
    totalCents: integer('total_cents').notNull(),
    /** Sums of the booking's account in euro cents, written with its rows (`writeSums`). */
    chargedCents: integer('charged_cents').notNull().default(0),
    paidCents: integer('paid_cents').notNull().default(0),
    /** Deposits received and not returned. Card holds do not count: they are not money. */
    depositCents: integer('deposit_cents').notNull().default(0),
    /** Amount to pay for the booking. A cancelled booking owes its charges only. */
    dueCents: integer('due_cents')
      .notNull()
      .generatedAlwaysAs(
        sql`case when status = 'cancelled' then 0 else total_cents end + charged_cents`,
      ),
    /** Amount that is still to be paid; negative if the customer paid too much. */
    balanceCents: integer('balance_cents')
      .notNull()
      .generatedAlwaysAs(
        sql`case when status = 'cancelled' then 0 else total_cents end + charged_cents - paid_cents`,
      ),
    /** Reason of a cancelled booking; null for all others and if none was given. */
    cancelReason: text('cancel_reason', { enum: ['customer', 'office', 'no-show'] }),
    /** Total of the receipt when the booking was last priced. Without a price: 0 for a gift, else null. */
    quotedCents: integer('quoted_cents'),
    status: text('status').notNull().default('pending'),
    /**
     * True if a visitor asked for it, on the site or by a message that staff pasted; false if staff
     * typed it.
     */
    requested: boolean('requested').notNull().default(false),
    /** Report of a transfer to the ministry; null until it is reported (decision 032). */
    filed: jsonb('filed').$type<Filed>(),
    /** Booking of the way back, if a transfer was requested both ways (decision 053). */
    wayBackId: text('way_back_id').references((): AnyPgColumn => bookings.id, {
      onDelete: 'set null',
    }),
    /** Until when a visitor's request holds its unit; null for what staff recorded or have saved since. */
    holdUntil: timestamp('hold_until', { withTimezone: true }),
    /**
     * Secret in the address of the trip page (decision 055); a new one invalidates the old address.
     * Not hashed, because this row is the booking itself.
     */
    tripToken: uuid('trip_token').notNull().defaultRandom().unique(),
    /** Reference, people, phone numbers (digits alone, too), places and car or zone, folded, for search. */
    searchText: text('search_text').notNull().default(''),
    version,
    createdAt,
    updatedAt,
  },
  (t) => [
    check('bookings_service', sql`${t.serviceType} in ('car_rental', 'transfer')`),
    check(
      'bookings_status',
      sql`${t.status} in ('pending', 'confirmed', 'active', 'completed', 'cancelled')`,
    ),
    check(
      'bookings_car',
      sql`case ${t.serviceType} when 'car_rental' then ${t.carTitle} is not null else ${t.carId} is null and ${t.transferData} is not null end`,
    ),
    check('bookings_language', sql`${t.language} in ('tr', 'en', 'de', 'ru')`),
    check('bookings_zone', sql`${t.zoneId} is null or ${t.serviceType} = 'transfer'`),
    check('bookings_drivers', sql`jsonb_array_length(${t.drivers}) > 0`),
    check('bookings_dropoff_after_pickup', sql`${t.dropoffAt} >= ${t.pickupAt}`),
    // Bounds the index scan of the board and the reports: nothing that starts earlier can still run.
    check('bookings_length', sql`${t.dropoffAt} <= ${t.pickupAt} + interval '366 days'`),
    check('bookings_total', sql`${t.totalCents} >= 0 and ${t.quotedCents} >= 0`),
    check('bookings_deposit', sql`${t.depositCents} >= 0`),
    check('bookings_cancel_reason', sql`${t.cancelReason} is null or ${t.status} = 'cancelled'`),
    check('bookings_hold', sql`${t.holdUntil} is null or ${t.status} = 'pending'`),
    // The requests of visitors that still wait, of which each person may have a few.
    index('bookings_hold_until').on(t.holdUntil).where(sql`hold_until is not null`),
    index('bookings_car_id').on(t.carId),
    uniqueIndex('bookings_way_back').on(t.wayBackId).where(sql`way_back_id is not null`),
    index('bookings_vehicle').on(t.vehicleId).where(sql`vehicle_id is not null`),
    index('bookings_zone_id').on(t.zoneId),
    // The list's order, and what the board and the reports cut out of time.
    index('bookings_created').on(t.createdAt, t.id),
    // List of one status, and figures of the dashboard.
    index('bookings_status').on(t.status, t.createdAt, t.id, t.dueCents),
    // Figures of days and months; includes all columns that they need.
    index('bookings_pickup').on(t.pickupAt, t.dropoffAt, t.status, t.serviceType, t.dueCents),
    // Returns of a day, and two more orders of the list.
    index('bookings_dropoff').on(t.dropoffAt, t.id, t.status, t.serviceType),
    index('bookings_total').on(t.totalCents, t.id),
    // The list by customers.
    index('bookings_customer').on(customerOrder(t.drivers), t.id),
    // Filters of the list: open balances, overpaid bookings, deposits held.
    index('bookings_owes').on(t.createdAt, t.id).where(sql`balance_cents > 0`),
    index('bookings_overpaid').on(t.createdAt, t.id).where(sql`balance_cents < 0`),
    index('bookings_deposit_held').on(t.createdAt, t.id).where(sql`deposit_cents > 0`),
    index('bookings_balance').on(t.balanceCents, t.id),
    index('bookings_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

/**
 * Hand-over and return of a rental, at most one of each. Photos, signatures and numbers of
 * documents are deleted after the months of the settings.
 */
export const handovers = pgTable(
  'handovers',
  {
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    vehicleId: text('vehicle_id').references(() => vehicles.id, { onDelete: 'set null' }),
    /** Plate at the time of the hand-over; stays if the vehicle is deleted. */
    plate: text('plate').notNull(),
    at: timestamp('at', { mode: 'string', precision: 0 }).notNull(),
    kilometres: integer('kilometres').notNull(),
    fuelEighths: integer('fuel_eighths').notNull(),
    damages: jsonb('damages')
      .$type<{ panel: string; kind: string; note: string }[]>()
      .notNull()
      .default([]),
    /** Ids of pictures for staff alone. */
    photos: text('photos').array().notNull().default([]),
    notes: text('notes').notNull().default(''),
    /** Drivers with the numbers of their documents; empty for a return. */
    drivers: jsonb('drivers')
      .$type<
        {
          name: string;
          surname: string;
          idNumber: string;
          nationality: string;
          birthDate: string | null;
          licenceNumber: string;
          licenceClass: string;
          licenceDate: string | null;
          address: string;
        }[]
      >()
      .notNull()
      .default([]),
    /** Each stroke is x1, y1, x2, y2, … in a box of 3000 by 1000; null without a signature. */
    signatures: jsonb('signatures')
      .$type<{
        customer: { name: string; strokes: number[][] } | null;
        staff: { name: string; strokes: number[][] } | null;
      }>()
      .notNull(),
    /** Name of the member of staff who saved the record first. */
    staffName: text('staff_name').notNull(),
    /** Report to the police; null until it is reported (decision 032). */
    filed: jsonb('filed').$type<Filed>(),
    /** When documents, photos and signatures were deleted. */
    forgottenAt: timestamp('forgotten_at', { withTimezone: true }),
    version,
    createdAt,
    updatedAt,
  },
  (t) => [
    primaryKey({ columns: [t.bookingId, t.kind] }),
    check('handovers_kind', sql`${t.kind} in ('out', 'back')`),
    check('handovers_figures', sql`${t.kilometres} >= 0 and ${t.fuelEighths} between 0 and 8`),
    // Vehicles that are out, and the history of each vehicle.
    index('handovers_vehicle').on(t.vehicleId, t.at),
    index('handovers_photos').using('gin', t.photos),
    // Finds the hand-overs of a range of days.
    index('handovers_at').on(t.at, t.bookingId),
  ],
);

/**
 * A signed version of a part of a booking's papers: of the contract, the record of the hand-over
 * (`out`) or the record of the return (`back`). At most one version of a part is valid. It stops
 * being valid when somebody changes a fact that it states.
 */
export const signedPapers = pgTable(
  'signed_papers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    /** All that the paper printed (`signedContentSchema`). */
    content: jsonb('content').notNull(),
    /** Names under the signatures. */
    signers: text('signers').array().notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
    /** When the signature ended; null while it holds. */
    changedAt: timestamp('changed_at', { withTimezone: true }),
    /** Name of the member of staff who saved the change. */
    changedBy: text('changed_by'),
  },
  (t) => [
    check('signed_papers_part', sql`${t.part} in ('contract', 'out', 'back')`),
    check('signed_papers_changed', sql`(${t.changedAt} is null) = (${t.changedBy} is null)`),
    index('signed_papers_booking').on(t.bookingId),
    uniqueIndex('signed_papers_holds').on(t.bookingId, t.part).where(sql`changed_at is null`),
  ],
);

/**
 * Everyone who drove or asked, once a phone number and name. Written with every save of a booking
 * (`rememberCustomers`), and by staff on a page of its own.
 */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    /** Digits with the country (`phoneKey`); people who share a number have a row each. Null once anonymised. */
    phoneDigits: text('phone_digits'),
    /** Phone number as it was last written. */
    phone: text('phone').notNull(),
    name: text('name').notNull(),
    surname: text('surname').notNull().default(''),
    email: text('email').notNull().default(''),
    notes: text('notes').notNull().default(''),
    /** Warning for staff before they let a car to this customer; empty for none. */
    warning: text('warning').notNull().default(''),
    /** Latest pickup of the customer's bookings; null without bookings. */
    lastPickupAt: timestamp('last_pickup_at', { mode: 'string', precision: 0 }),
    /** Name, phone (also as digits alone) and e-mail, folded, for search and for the order of names. */
    searchText: text('search_text').notNull().default(''),
    anonymisedAt: timestamp('anonymised_at', { withTimezone: true }),
    version,
    createdAt,
    updatedAt,
  },
  (t) => [
    check(
      'customers_anonymised',
      sql`(${t.anonymisedAt} is null) = (${t.phoneDigits} is not null)`,
    ),
    index('customers_phone').on(t.phoneDigits),
    // The two orders of the list.
    index('customers_last_pickup')
      .on(t.lastPickupAt.desc().nullsLast(), t.id.desc().nullsFirst())
      .where(sql`anonymised_at is null`),
    index('customers_name').on(t.searchText, t.id).where(sql`anonymised_at is null`),
    index('customers_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

/**
 * Present and former people of a booking. There is no foreign key to the booking: the audit log
 * keeps deleted bookings, and anonymising must find them.
 */
export const bookingCustomers = pgTable(
  'booking_customers',
  {
    bookingId: text('booking_id').notNull(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Place among the drivers; the booking belongs to the first (0). Null once the person left it. */
    position: smallint('position'),
  },
  (t) => [
    primaryKey({ columns: [t.bookingId, t.customerId] }),
    // Includes the position, so that the table itself is not read.
    index('booking_customers_customer').on(t.customerId, t.bookingId, t.position),
  ],
);

/** Amounts that a booking costs beside its agreed price. A charge is voided, never deleted or changed. */
export const charges = pgTable(
  'charges',
  {
    id: text('id').primaryKey(),
    /** Order in which the charges were added. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    kind: text('kind').notNull(),
    /** Text for papers; empty: the name of the kind. */
    label: text('label').notNull().default(''),
    quantity: integer('quantity').notNull(),
    /** Price of one in euro cents; negative for goodwill. */
    eachCents: integer('each_cents').notNull(),
    cents: integer('cents').notNull(),
    /** Calendar day in Istanbul. */
    day: date('day', { mode: 'string' }).notNull(),
    /** True for charges that the record of the return lists. */
    ofReturn: boolean('of_return').notNull().default(false),
    note: text('note').notNull().default(''),
    /** Payment whose rounding this charge settles ("Kur farkı"); it is voided with the payment. */
    roundingOf: text('rounding_of')
      .references((): AnyPgColumn => payments.id)
      .unique(),
    staffName: text('staff_name').notNull(),
    createdAt,
    voidedAt: timestamp('voided_at', { withTimezone: true }),
    voidedBy: text('voided_by'),
    voidReason: text('void_reason'),
  },
  (t) => [
    check(
      'charges_kind',
      sql`${t.kind} in ('kilometres', 'fuel', 'late', 'damage', 'toll', 'fine', 'cleaning', 'cancellation', 'no-show', 'goodwill', 'other')`,
    ),
    check(
      'charges_product',
      sql`${t.quantity} >= 1 and ${t.cents} = ${t.quantity} * ${t.eachCents}`,
    ),
    check('charges_sign', sql`(${t.kind} in ('goodwill', 'other')) or ${t.cents} >= 0`),
    check(
      'charges_voided',
      sql`num_nonnulls(${t.voidedAt}, ${t.voidedBy}, ${t.voidReason}) in (0, 3)`,
    ),
    index('charges_booking').on(t.bookingId),
    index('charges_day').on(t.day).where(sql`voided_at is null`),
  ],
);

/** Counts of the cash box, one row a currency. `countedMinor - expectedMinor` is the difference. */
export const cashCounts = pgTable(
  'cash_counts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    currency: char('currency', { length: 3 }).notNull(),
    /** Hundredths of the currency. */
    expectedMinor: bigint('expected_minor', { mode: 'number' }).notNull(),
    countedMinor: bigint('counted_minor', { mode: 'number' }).notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
    staffName: text('staff_name').notNull(),
    note: text('note').notNull().default(''),
  },
  (t) => [
    check('cash_counts_currency', sql`${t.currency} in ('EUR', 'USD', 'TRY')`),
    check('cash_counts_counted', sql`${t.countedMinor} >= 0`),
    index('cash_counts_currency_at').on(t.currency, t.id),
  ],
);

/** Count of the cash box that included the row; null until the next count. */
const cashCountId = bigint('cash_count_id', { mode: 'number' }).references(() => cashCounts.id);

/** Cash that moved without a booking: taken to the bank, taken out, or put in. */
export const cashMoves = pgTable(
  'cash_moves',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['bank', 'taken', 'added'] }).notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** Hundredths of the currency, always positive. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
    staffName: text('staff_name').notNull(),
    note: text('note').notNull().default(''),
    /** Move that this one corrects, with the opposite direction. */
    reverses: text('reverses')
      .references((): AnyPgColumn => cashMoves.id)
      .unique(),
    cashCountId,
  },
  (t) => [
    check('cash_moves_kind', sql`${t.kind} in ('bank', 'taken', 'added')`),
    check(
      'cash_moves_amount',
      sql`${t.amountMinor} > 0 and ${t.currency} in ('EUR', 'USD', 'TRY')`,
    ),
    index('cash_moves_uncounted').on(t.currency).where(sql`cash_count_id is null`),
    index('cash_moves_moved').on(t.movedAt),
  ],
);

/** Money received from and returned to customers. A payment is reversed, never deleted or changed. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    /** Number of the receipt, without gaps. */
    number: integer('number').notNull().unique(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    purpose: text('purpose', { enum: ['price', 'deposit'] }).notNull(),
    method: text('method', { enum: ['cash', 'card', 'transfer', 'agency', 'kept'] }).notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** Amount as paid, in hundredths of its currency (of lira too), always positive. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** Units of the currency for one euro at that moment; 1 for euros. */
    rate: numeric('rate', { precision: 18, scale: 6, mode: 'number' }).notNull(),
    /** Euro cents that the payment counts for, rounded once. */
    cents: integer('cents').notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
    note: text('note').notNull().default(''),
    /** Payment that this one returns, in whole or in part. */
    refundOf: text('refund_of').references((): AnyPgColumn => payments.id),
    /** Payment that this one takes back as a mistake. */
    reverses: text('reverses')
      .references((): AnyPgColumn => payments.id)
      .unique(),
    /** Deposit row from which this payment of the price was kept. */
    keptFrom: text('kept_from')
      .references((): AnyPgColumn => payments.id)
      .unique(),
    staffName: text('staff_name').notNull(),
    cashCountId,
    createdAt,
  },
  (t) => [
    check('payments_direction', sql`${t.direction} in ('in', 'out')`),
    check('payments_purpose', sql`${t.purpose} in ('price', 'deposit')`),
    check('payments_method', sql`${t.method} in ('cash', 'card', 'transfer', 'agency', 'kept')`),
    check('payments_amount', sql`${t.amountMinor} > 0 and ${t.cents} >= 0 and ${t.rate} > 0`),
    check(
      'payments_currency',
      sql`${t.currency} in ('EUR', 'USD', 'TRY') and (${t.currency} <> 'EUR' or ${t.rate} = 1 and ${t.cents} = ${t.amountMinor})`,
    ),
    index('payments_booking').on(t.bookingId),
    index('payments_paid').on(t.paidAt),
    index('payments_refund_of').on(t.refundOf).where(sql`refund_of is not null`),
    index('payments_uncounted')
      .on(t.currency)
      .where(sql`method = 'cash' and cash_count_id is null`),
  ],
);

/** Amounts that a customer's bank holds for the office. A hold is not money and holds no card number. */
export const cardHolds = pgTable(
  'card_holds',
  {
    id: text('id').primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    cents: integer('cents').notNull(),
    /** Reference of the terminal or bank. */
    reference: text('reference').notNull().default(''),
    /** Last day of the hold, in Istanbul. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    note: text('note').notNull().default(''),
    state: text('state', { enum: ['held', 'captured', 'released'] })
      .notNull()
      .default('held'),
    /** Payment that captured the hold. */
    paymentId: text('payment_id').references(() => payments.id),
    staffName: text('staff_name').notNull(),
    createdAt,
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endedBy: text('ended_by'),
  },
  (t) => [
    check('card_holds_cents', sql`${t.cents} > 0`),
    check('card_holds_state', sql`${t.state} in ('held', 'captured', 'released')`),
    check('card_holds_ended', sql`(${t.state} = 'held') = (${t.endedAt} is null)`),
    index('card_holds_booking').on(t.bookingId),
    index('card_holds_open').on(t.expiresOn).where(sql`state = 'held'`),
  ],
);

/** Toll passages, fines and parking fees of a plate, as the authority lists them. */
export const roadCharges = pgTable(
  'road_charges',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['toll', 'fine', 'parking'] }).notNull(),
    plate: text('plate').notNull(),
    vehicleId: text('vehicle_id').references(() => vehicles.id, { onDelete: 'set null' }),
    /** Wall-clock time in Istanbul. */
    at: timestamp('at', { mode: 'string', precision: 0 }).notNull(),
    place: text('place').notNull().default(''),
    reference: text('reference').notNull().default(''),
    /** Hundredths of lira. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** Last day to pay, and last day of the discount for early payment; both for fines. */
    dueDay: date('due_day', { mode: 'string' }),
    discountUntil: date('discount_until', { mode: 'string' }),
    paidDay: date('paid_day', { mode: 'string' }),
    state: text('state', { enum: ['open', 'charged', 'office', 'disputed'] })
      .notNull()
      .default('open'),
    bookingId: text('booking_id').references(() => bookings.id),
    chargeId: text('charge_id').references(() => charges.id),
    note: text('note').notNull().default(''),
    staffName: text('staff_name').notNull(),
    version,
    createdAt,
    updatedAt,
  },
  (t) => [
    check('road_charges_kind', sql`${t.kind} in ('toll', 'fine', 'parking')`),
    check('road_charges_state', sql`${t.state} in ('open', 'charged', 'office', 'disputed')`),
    check('road_charges_amount', sql`${t.amountMinor} > 0`),
    // Importing the same row twice adds nothing.
    uniqueIndex('road_charges_once').on(t.plate, t.kind, t.at, t.reference),
    index('road_charges_open').on(t.at).where(sql`state = 'open'`),
    index('road_charges_booking').on(t.bookingId).where(sql`booking_id is not null`),
    index('road_charges_at').on(t.at, t.id),
  ],
);

/** Damages of a vehicle. */
export const damages = pgTable(
  'damages',
  {
    id: text('id').primaryKey(),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    panel: text('panel').notNull(),
    kind: text('kind').notNull(),
    note: text('note').notNull().default(''),
    state: text('state', { enum: ['open', 'charged', 'repaired', 'written-off'] })
      .notNull()
      .default('open'),
    estimateCents: integer('estimate_cents'),
    /** Booking at whose return the damage was found; null if it was there before. */
    foundBookingId: text('found_booking_id').references(() => bookings.id, {
      onDelete: 'set null',
    }),
    foundDay: date('found_day', { mode: 'string' }).notNull(),
    chargeId: text('charge_id').references(() => charges.id),
    /** What the repair cost. */
    expenseId: text('expense_id').references((): AnyPgColumn => expenses.id),
    repairedDay: date('repaired_day', { mode: 'string' }),
    staffName: text('staff_name').notNull(),
    version,
    createdAt,
    updatedAt,
  },
  (t) => [
    check('damages_state', sql`${t.state} in ('open', 'charged', 'repaired', 'written-off')`),
    check('damages_estimate', sql`${t.estimateCents} >= 0`),
    index('damages_vehicle').on(t.vehicleId, t.foundDay),
    index('damages_booking').on(t.foundBookingId).where(sql`found_booking_id is not null`),
  ],
);

/** Money that the office spends, for a vehicle or for itself. */
export const expenses = pgTable(
  'expenses',
  {
    id: text('id').primaryKey(),
    /** Null for an expense of the office. */
    vehicleId: text('vehicle_id').references(() => vehicles.id, { onDelete: 'set null' }),
    /** Plate at that time; stays if the vehicle is deleted. */
    plate: text('plate'),
    day: date('day', { mode: 'string' }).notNull(),
    category: text('category').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** Hundredths of the currency. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    rate: numeric('rate', { precision: 18, scale: 6, mode: 'number' }).notNull(),
    cents: integer('cents').notNull(),
    /** VAT inside the amount, in per cent. */
    vatPercent: smallint('vat_percent').notNull().default(0),
    vendor: text('vendor').notNull().default(''),
    note: text('note').notNull().default(''),
    method: text('method', { enum: ['cash', 'card', 'transfer'] }).notNull(),
    staffName: text('staff_name').notNull(),
    cashCountId,
    createdAt,
    voidedAt: timestamp('voided_at', { withTimezone: true }),
    voidedBy: text('voided_by'),
    voidReason: text('void_reason'),
  },
  (t) => [
    check(
      'expenses_category',
      sql`${t.category} in ('service', 'tyres', 'repair', 'insurance', 'tax', 'fuel', 'wash', 'fine', 'rent', 'other')`,
    ),
    check('expenses_amount', sql`${t.amountMinor} > 0 and ${t.cents} >= 0 and ${t.rate} > 0`),
    check('expenses_currency', sql`${t.currency} in ('EUR', 'USD', 'TRY')`),
    check('expenses_vat', sql`${t.vatPercent} between 0 and 100`),
    check('expenses_method', sql`${t.method} in ('cash', 'card', 'transfer')`),
    check(
      'expenses_voided',
      sql`num_nonnulls(${t.voidedAt}, ${t.voidedBy}, ${t.voidReason}) in (0, 3)`,
    ),
    index('expenses_day').on(t.day),
    index('expenses_vehicle').on(t.vehicleId, t.day).where(sql`vehicle_id is not null`),
    index('expenses_uncounted')
      .on(t.currency)
      .where(sql`method = 'cash' and cash_count_id is null`),
  ],
);

/** E-mails to the office about the requests of visitors: one for each, tried again until it is sent. */
export const requestMails = pgTable(
  'request_mails',
  {
    bookingId: text('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    attempts: smallint('attempts').notNull().default(0),
    /** Null once it is sent, and after the last attempt. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Why the last attempt failed. */
    error: text('error'),
  },
  (t) => [
    check('request_mails_attempts', sql`${t.attempts} >= 0`),
    index('request_mails_unsent').on(t.nextAttemptAt).where(sql`sent_at is null`),
  ],
);

/** The morning e-mail with the list of a day: one per day, whichever process sends it. */
export const morningMails = pgTable(
  'morning_mails',
  {
    /** Day in Istanbul. */
    day: date('day', { mode: 'string' }).primaryKey(),
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    /** When it was sent, or there was nothing to send. */
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** Why the last attempt failed. */
    error: text('error'),
  },
  (t) => [check('morning_mails_attempts', sql`${t.attempts} >= 0`)],
);

/** The secret address of the calendar feed, at most one. Only its hash is kept, as of sessions. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    id: smallint('id').primaryKey().default(1),
    /** SHA-256 of the secret, in hex. */
    hash: text('hash').notNull(),
    /** Owner who created the address, which ends when this person is no longer an active owner. */
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (t) => [check('calendar_feed_one_row', sql`${t.id} = 1`)],
);

/** Sets of exchange rates. Old sets are the history of the rates. */
export const exchangeRateSets = pgTable(
  'exchange_rate_sets',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text('source').notNull(),
    /** The day for which the source published the rates. */
    asOf: date('as_of', { mode: 'string' }).notNull(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull().defaultNow(),
    /** When a manual override stops holding; null for fetched rates. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (t) => [
    check('exchange_rate_sets_source', sql`${t.source} in ('ecb', 'manual')`),
    index('exchange_rate_sets_fetched').on(t.fetchedAt),
  ],
);

export const exchangeRates = pgTable(
  'exchange_rates',
  {
    setId: bigint('set_id', { mode: 'number' })
      .notNull()
      .references(() => exchangeRateSets.id, { onDelete: 'cascade' }),
    code: char('code', { length: 3 }).notNull(),
    /** Units of the currency for one euro. */
    rate: numeric('rate', { precision: 18, scale: 6, mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.setId, t.code] }),
    check('exchange_rates_positive', sql`${t.rate} > 0`),
    check('exchange_rates_code', sql`${t.code} in ('USD', 'TRY')`),
  ],
);

/** Every attempt to fetch rates, so that staff see when it last failed and why. */
export const exchangeRateFetches = pgTable('exchange_rate_fetches', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  attemptedAt: timestamp('attempted_at', { withTimezone: true }).notNull().defaultNow(),
  /** Null when it succeeded. */
  error: text('error'),
});

/** The one row of settings; `value` is validated by `settings.schema.ts`. */
export const settings = pgTable(
  'settings',
  {
    id: smallint('id').primaryKey().default(1),
    value: jsonb('value').notNull(),
    /** `MARKUP_VERSION` of the HTML of the legal texts. */
    markupVersion: smallint('markup_version').notNull().default(0),
    version,
    updatedAt,
  },
  (t) => [check('settings_one_row', sql`${t.id} = 1`)],
);
