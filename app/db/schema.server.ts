/**
 * All tables of Kervan.
 *
 * Conventions: amounts are integer euro cents, unless the column states a currency. Rates are units
 * of a currency for one euro. Pickup and dropoff times are wall-clock times in Istanbul, without
 * time zone; `createdAt`, `fetchedAt` and the like are instants.
 *
 * Two objects are only in the migrations, because Drizzle cannot express them: the exclusion
 * constraint of `seasons`, and the index `bookings_holding` of the bookings that hold a unit.
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
import { countedBalanceSql } from './counted-balance.server.ts';
import { customerOrder } from './customer-order.server.ts';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
const updatedAt = timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();
/**
 * Number of saves of a row. An editor sends back the number that it read, so that a stale save is
 * refused.
 */
const version = integer('version').notNull().default(1);

/** Report of a record to an authority. */
interface Filed {
  /** Time of the report, ISO 8601. */
  at: string;
  /** Name of the member of staff who reported the record. */
  by: string;
  /**
   * SHA-256, in hex, of the text that was reported; empty after that text was deleted for privacy.
   */
  hash: string;
}

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Uploaded and drawn pictures, stored as WebP in several widths. Files are named by the hash of
 * their content.
 */
export const images = pgTable(
  'images',
  {
    /** Content hash of the largest rendition. File names begin with it. */
    id: text('id').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Widths in px of the stored renditions, ascending. */
    widths: integer('widths').array().notNull(),
    /** Bytes of all renditions together. */
    bytes: integer('bytes').notNull(),
    /** True for a drawing made for Kervan, which is shown in place of a photo. */
    illustration: boolean('illustration').notNull().default(false),
    createdAt,
    /**
     * Time when a sweep first found the picture unused; null while it is used, and until the first
     * sweep.
     */
    unusedSince: timestamp('unused_since', { withTimezone: true }),
  },
  (t) => [check('images_size', sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} > 0`)],
);

export const admins = pgTable(
  'admins',
  {
    id: text('id').primaryKey(),
    /** Lower case, so that `Ayse` and `ayse` are the same account. */
    username: text('username').notNull().unique(),
    name: text('name').notNull(),
    /** argon2id hash as a PHC string, which includes salt and costs. */
    passwordHash: text('password_hash').notNull(),
    active: boolean('active').notNull().default(true),
    /** Role of the account. At least one active owner always remains. */
    role: text('role', { enum: ['owner', 'staff'] })
      .notNull()
      .default('staff'),
    /**
     * Chosen language of the back office. Null: each screen has its default
     * (`lib/words/language.ts`).
     */
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

/**
 * Sessions of admins. Only hashes of tokens are stored, so that nobody can sign in with the content
 * of this table.
 */
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
 * Links by which an owner's browser downloads a backup without sending its token. Only the hash of
 * a link's random secret is stored. A link is deleted with the session that requested it.
 */
export const backupLinks = pgTable(
  'backup_links',
  {
    /** SHA-256 of the secret, in hex. */
    hash: text('hash').primaryKey(),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => adminTokens.hash, { onDelete: 'cascade' }),
    /** File name of the backup. */
    name: text('name').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('backup_links_session').on(t.sessionHash)],
);

/** Results of requests with an `Idempotency-Key`, so that a repeated request creates nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Sender and purpose of the key, because different senders may choose the same key. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request, in hex. The same key with a different request is refused. */
    requestHash: text('request_hash').notNull(),
    /**
     * Id of the created record, or several ids separated by spaces. Null only inside the
     * transaction that creates it.
     */
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
  /** Name of the limit with a hash of the user name or IP address, which are not stored. */
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Time of expiry in ms since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});

/** Log of changes. Rows never change. Records of opened sections are deleted after 90 days. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** Null for changes by the software itself. */
    adminId: text('admin_id').references(() => admins.id, { onDelete: 'set null' }),
    /** Author's name at the time of the change. */
    adminName: text('admin_name').notNull(),
    /** Action: `create`, `update`, `delete`, `sign-in`, `open-section`… */
    action: text('action').notNull(),
    /** Kind of entity: `car`, `image`, `post`… */
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
    // Finds the networks from which admins have signed in, at each sign-in.
    index('audit_log_sign_ins')
      .on(sql`(${t.after} ->> 'network')`, t.at)
      .where(sql`entity = 'admin' and action = 'sign-in'`),
  ],
);

/** Texts by language, except Turkish, which has its own columns. */
const translations = <Texts extends object>() =>
  jsonb('translations').$type<Translations<Texts>>().notNull().default({});

type Term = 'insurance' | 'deposit' | 'kilometres' | 'age' | 'fuel' | 'cancellation';

type CarTexts = { description: string; included: string[] } & Record<Term, string>;

export const cars = pgTable(
  'cars',
  {
    /** Readable and URL-safe id: `fiat-egea-2024-k3f9`. */
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
    /** Number of suitcases that fit into the car; null if unknown. */
    luggage: smallint('luggage'),
    /** Engine displacement in cm³; null for an electric car. */
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
    /** The car's own rental terms. Null: the terms of the settings apply. */
    terms: jsonb('terms')
      .$type<{ included: string[] | null } & Record<Term, string | null>>()
      .notNull()
      .default({
        ...{ included: null, insurance: null, deposit: null, kilometres: null },
        ...{ age: null, fuel: null, cancellation: null },
      }),
    /** Translations of the description and of the car's own terms. */
    translations: translations<CarTexts>(),
    /** Names of extras from the settings that are not available for this car. */
    withoutExtras: text('without_extras').array().notNull().default(sql`'{}'`),
    ratingAverage: numeric('rating_average', { precision: 2, scale: 1, mode: 'number' }),
    ratingCount: integer('rating_count').notNull().default(0),
    /**
     * Number of units that the office owns. Never fewer than the car's vehicles in service
     * (decision 028).
     */
    totalUnits: integer('total_units').notNull().default(1),
    /** Minutes for which a rental holds its unit after the drop-off. Null: as in the settings. */
    bufferMinutes: smallint('buffer_minutes'),
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
    check('cars_buffer', sql`${t.bufferMinutes} between 0 and 1440`),
    index('cars_main_image').on(t.mainImageId),
  ],
);

/** Vehicles of the office, by plate. Each vehicle is one unit of a car. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: text('id').primaryKey(),
    /** Null after the car was deleted. */
    carId: text('car_id').references(() => cars.id, { onDelete: 'set null' }),
    /** Plate as typed, e.g. `07 ABC 123`. */
    plate: text('plate').notNull(),
    colour: text('colour').notNull().default(''),
    chassisNumber: text('chassis_number').notNull().default(''),
    /** Last reading of the odometer in km. */
    kilometres: integer('kilometres'),
    /**
     * Last valid day of the inspection (muayene), of the liability insurance (sigorta) and of the
     * own-damage insurance (kasko).
     */
    inspectionDue: date('inspection_due', { mode: 'string' }),
    insuranceDue: date('insurance_due', { mode: 'string' }),
    cascoDue: date('casco_due', { mode: 'string' }),
    /**
     * Day of the next service (bakım). The service is due on this day or at `serviceDueKilometres`,
     * whichever comes first.
     */
    serviceDue: date('service_due', { mode: 'string' }),
    serviceDueKilometres: integer('service_due_kilometres'),
    notes: text('notes').notNull().default(''),
    /** False once the vehicle is sold. */
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

/**
 * Days on which a vehicle cannot be rented, e.g. for a service. First and last day are included.
 */
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
    /** Damage that is repaired on these days. The block is deleted with the damage. */
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

/** Scheduled prices of a car. First and last day are included. Seasons of a car never overlap. */
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

/** Days for which cars may be let (`product.md, "Letting rules"`). */
export const lettingRules = pgTable(
  'letting_rules',
  {
    id: text('id').primaryKey(),
    /** Null: the rule applies to all cars. */
    carId: text('car_id').references(() => cars.id, { onDelete: 'cascade' }),
    /** Reason that visitors read; may be empty. */
    name: text('name').notNull().default(''),
    translations: translations<{ name: string }>(),
    /** First and last day of the pickups to which the rule applies. */
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    minDays: smallint('min_days'),
    maxDays: smallint('max_days'),
    closed: boolean('closed').notNull().default(false),
    noPickupWeekdays: text('no_pickup_weekdays').array().notNull().default(sql`'{}'`),
    noReturnWeekdays: text('no_return_weekdays').array().notNull().default(sql`'{}'`),
    version,
    createdAt,
    updatedAt,
  },
  (t) => [
    check('letting_rules_days', sql`${t.lastDay} >= ${t.firstDay}`),
    check('letting_rules_length', sql`${t.minDays} >= 1 and ${t.maxDays} >= 1`),
    check('letting_rules_min_max', sql`${t.maxDays} >= ${t.minDays}`),
    index('letting_rules_car').on(t.carId),
  ],
);

interface PostTexts {
  title: string;
  excerpt: string;
  content: string;
  /** HTML that is rendered from `content`. */
  html: string;
  alt: string;
}

/** Posts. Visitors get `html`, which is rendered from `content` and sanitised on each save. */
export const posts = pgTable(
  'posts',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** Text as staff wrote it, in Markdown or HTML. */
    content: text('content').notNull(),
    html: text('html').notNull(),
    /** `MARKUP_VERSION` with which the HTML of all languages was rendered. */
    markupVersion: smallint('markup_version').notNull().default(0),
    translations: translations<PostTexts>(),
    category: text('category').notNull(),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    author: text('author').notNull().default('Admin'),
    authorImageId: text('author_image_id').references(() => images.id),
    coverImageId: text('cover_image_id').references(() => images.id),
    coverImageAlt: text('cover_image_alt').notNull().default(''),
    status: text('status').notNull().default('draft'),
    featured: boolean('featured').notNull().default(false),
    readingMinutes: smallint('reading_minutes').notNull(),
    /**
     * Time of publication; null for a draft that was never published. A future time hides the post
     * until then.
     */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /**
     * Title, excerpt, tags and text of all languages for search, in both forms that `searchForm`
     * returns.
     */
    searchText: text('search_text').notNull(),
    /** Words and Turkish stems of `searchText`. */
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

/** Former slugs of published posts. Each redirects to the post's present slug. */
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

/** Destinations of transfers, with a one-way fare for each vehicle size. */
export const zones = pgTable(
  'zones',
  {
    id: text('id').primaryKey(),
    zoneName: text('zone_name').notNull(),
    /** Other names by which visitors know the zone, e.g. Кемер. */
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

/**
 * Bookings recorded by staff, and visitors' requests through the API. Requests by WhatsApp are not
 * stored until staff paste them.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    serviceType: text('service_type').notNull(),
    /** Null for a transfer, and after the car was deleted. `carTitle` stays. */
    carId: text('car_id').references(() => cars.id, { onDelete: 'set null' }),
    carTitle: text('car_title'),
    vehicleId: text('vehicle_id').references(() => vehicles.id, { onDelete: 'set null' }),
    /**
     * Zone whose fare the transfer has (`transferId` of the spec). Null for a rental, for a place
     * outside all zones, and after the zone was deleted.
     */
    zoneId: text('zone_id').references(() => zones.id, { onDelete: 'set null' }),
    /** Name of the zone when the booking was last edited. It stays if the zone is deleted. */
    zoneName: text('zone_name'),
    drivers: jsonb('drivers')
      .$type<{ name: string; surname: string; phoneNumber: string }[]>()
      .notNull(),
    /** E-mail address of the customer; empty if unknown. */
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
    /** Number of units of each extra; null for a transfer. */
    extras: jsonb('extras').$type<Record<string, number>>(),
    /** Hotel where a rental is delivered. */
    hotel: text('hotel').notNull().default(''),
    /** Flight of a customer who is met at the airport. */
    flightNumber: text('flight_number').notNull().default(''),
    specialRequests: text('special_requests').notNull().default(''),
    /** Language in which the office writes to the customer. */
    language: text('language', { enum: SITE_LANGUAGES }).notNull().default('tr'),
    /**
     * Agreed price in euro cents, without charges: the calculated price, or a total that staff
     * typed (`product.md, "The account of a booking"`).
     */
    totalCents: integer('total_cents').notNull(),
    /**
     * Sums of the booking's account in euro cents. `writeSums` updates them with each change of the
     * account.
     */
    chargedCents: integer('charged_cents').notNull().default(0),
    paidCents: integer('paid_cents').notNull().default(0),
    /**
     * Amount in euro cents that was paid before Kervan had accounts, without a row in `payments`.
     * The migration set it for bookings that were completed by then (decision 059).
     */
    settledCents: integer('settled_cents').notNull().default(0),
    /**
     * Deposits received and not returned, in euro cents. Card holds do not count, because they are
     * not money.
     */
    depositCents: integer('deposit_cents').notNull().default(0),
    /** Amount to pay in euro cents. A cancelled booking owes only its charges. */
    dueCents: integer('due_cents')
      .notNull()
      .generatedAlwaysAs(
        sql`case when status = 'cancelled' then 0 else total_cents end + charged_cents`,
      ),
    /** Unpaid amount in euro cents; negative if the customer paid too much. */
    balanceCents: integer('balance_cents')
      .notNull()
      .generatedAlwaysAs(
        sql`case when status = 'cancelled' then 0 else total_cents end + charged_cents - settled_cents - paid_cents`,
      ),
    /** Reason of a cancellation; null for other bookings, and if no reason was given. */
    cancelReason: text('cancel_reason', {
      enum: ['customer', 'office', 'no-show', 'full', 'price', 'no-answer'],
    }),
    /**
     * Calculated price in euro cents at the last pricing. Without a calculated price: 0 if staff
     * agreed on 0, else null.
     */
    quotedCents: integer('quoted_cents'),
    /** Lines of the receipt at the last pricing; null for bookings before migration 0047. */
    receiptLines: jsonb('receipt_lines').$type<{ cents: number }[]>(),
    status: text('status').notNull().default('pending'),
    /**
     * True if a visitor requested the booking, on the site or by a message that staff pasted. False
     * if staff typed it.
     */
    requested: boolean('requested').notNull().default(false),
    /** Report of a transfer to the ministry; null until it is reported (decision 032). */
    filed: jsonb('filed').$type<Filed>(),
    /** Booking of the return transfer, if both were requested together (decision 053). */
    wayBackId: text('way_back_id').references((): AnyPgColumn => bookings.id, {
      onDelete: 'set null',
    }),
    /**
     * Time until which a visitor's request holds its unit. Null for bookings that staff recorded,
     * and after staff saved the request.
     */
    holdUntil: timestamp('hold_until', { withTimezone: true }),
    /**
     * Secret in the address of the trip page (decision 055). A new secret invalidates the old
     * address. Stored unhashed, because this row contains the booking, too.
     */
    tripToken: uuid('trip_token').notNull().defaultRandom().unique(),
    /**
     * Reference, people, phone numbers (also as digits only), places and car or zone, folded for
     * search.
     */
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
    // Limits the index scans of the board and the reports: a booking that starts more than 366 days
    // earlier has ended.
    check('bookings_length', sql`${t.dropoffAt} <= ${t.pickupAt} + interval '366 days'`),
    check('bookings_total', sql`${t.totalCents} >= 0 and ${t.quotedCents} >= 0`),
    check('bookings_deposit', sql`${t.depositCents} >= 0`),
    check('bookings_cancel_reason', sql`${t.cancelReason} is null or ${t.status} = 'cancelled'`),
    check('bookings_hold', sql`${t.holdUntil} is null or ${t.status} = 'pending'`),
    // Visitors' requests that still hold a unit or did; each person may have only a few.
    index('bookings_hold_until').on(t.holdUntil).where(sql`hold_until is not null`),
    index('bookings_car_id').on(t.carId),
    uniqueIndex('bookings_way_back').on(t.wayBackId).where(sql`way_back_id is not null`),
    index('bookings_vehicle').on(t.vehicleId).where(sql`vehicle_id is not null`),
    index('bookings_zone_id').on(t.zoneId),
    // Default order of the list of bookings.
    index('bookings_created').on(t.createdAt, t.id),
    // List of one status, and sums of the dashboard.
    index('bookings_status').on(t.status, t.createdAt, t.id, t.dueCents),
    // Sums of days and months. The index includes all columns that they need.
    index('bookings_pickup').on(t.pickupAt, t.dropoffAt, t.status, t.serviceType, t.dueCents),
    // Returns of a day, and two more orders of the list of bookings.
    index('bookings_dropoff').on(t.dropoffAt, t.id, t.status, t.serviceType),
    index('bookings_due').on(t.dueCents, t.id),
    // Order of the list of bookings by customer.
    index('bookings_customer').on(customerOrder(t.drivers), t.id),
    // Filters of the list of bookings: open balances, overpaid bookings, deposits held.
    index('bookings_owes')
      .on(t.createdAt, t.id)
      .where(sql`balance_cents > 0 and status <> 'pending'`),
    index('bookings_overpaid')
      .on(t.createdAt, t.id)
      .where(sql`balance_cents < 0 and status <> 'pending'`),
    index('bookings_deposit_held').on(t.createdAt, t.id).where(sql`deposit_cents > 0`),
    // Order of the list of bookings by balance.
    index('bookings_balance').on(countedBalanceSql(t), t.id),
    index('bookings_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

/**
 * Hand-over (`out`) and return (`back`) of a rental, at most one of each. Photos, signatures and
 * document numbers are deleted after the number of months in the settings.
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
    /** Ids of pictures that only staff may see. */
    photos: text('photos').array().notNull().default([]),
    notes: text('notes').notNull().default(''),
    /** Drivers with their document numbers; empty for a return. */
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
    /** Each stroke is x1, y1, x2, y2, … in a box of 3000 × 1000 units. Null without a signature. */
    signatures: jsonb('signatures')
      .$type<{
        customer: { name: string; strokes: number[][] } | null;
        staff: { name: string; strokes: number[][] } | null;
      }>()
      .notNull(),
    /** Name of the member of staff who first saved the record. */
    staffName: text('staff_name').notNull(),
    /** Report to the police; null until it is reported (decision 032). */
    filed: jsonb('filed').$type<Filed>(),
    /** Time when document numbers, photos and signatures were deleted for privacy. */
    documentsDeletedAt: timestamp('forgotten_at', { withTimezone: true }),
    version,
    createdAt,
    updatedAt,
  },
  (t) => [
    primaryKey({ columns: [t.bookingId, t.kind] }),
    check('handovers_kind', sql`${t.kind} in ('out', 'back')`),
    check('handovers_figures', sql`${t.kilometres} >= 0 and ${t.fuelEighths} between 0 and 8`),
    // Vehicles that are out now, and the history of each vehicle.
    index('handovers_vehicle').on(t.vehicleId, t.at),
    index('handovers_photos').using('gin', t.photos),
    // Hand-overs of a range of days.
    index('handovers_at').on(t.at, t.bookingId),
  ],
);

/**
 * Signed versions of a booking's papers. `part` is the contract, the record of the hand-over
 * (`out`) or the record of the return (`back`). At most one version of a part is valid. It becomes
 * invalid when staff change a fact that it states.
 */
export const signedPapers = pgTable(
  'signed_papers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    /** Everything that the signed paper stated (`signedContentSchema`). */
    content: jsonb('content').notNull(),
    signers: text('signers').array().notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
    /** Time when a change made the signature invalid; null while it is valid. */
    changedAt: timestamp('changed_at', { withTimezone: true }),
    /** Name of the member of staff who saved that change. */
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
 * People named in bookings, one row for each phone number and name. Each save of a booking writes
 * them (`rememberCustomers`), and staff edit them on their own page.
 */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    /**
     * Digits with country code (`phoneKey`); null once anonymised. People who share a number have
     * one row each.
     */
    phoneDigits: text('phone_digits'),
    /** Phone number as last typed. */
    phone: text('phone').notNull(),
    name: text('name').notNull(),
    surname: text('surname').notNull().default(''),
    email: text('email').notNull().default(''),
    notes: text('notes').notNull().default(''),
    /** Warning for staff before they rent a car to this customer; empty for none. */
    warning: text('warning').notNull().default(''),
    /**
     * Latest pickup of the customer's bookings, as wall-clock time in Istanbul; null without
     * bookings.
     */
    lastPickupAt: timestamp('last_pickup_at', { mode: 'string', precision: 0 }),
    /**
     * Name, phone (also as digits only) and e-mail, folded for search and for the order of names.
     */
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
    // The two orders of the list of customers.
    index('customers_last_pickup')
      .on(t.lastPickupAt.desc().nullsLast(), t.id.desc().nullsFirst())
      .where(sql`anonymised_at is null`),
    index('customers_name').on(t.searchText, t.id).where(sql`anonymised_at is null`),
    index('customers_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

/**
 * Present and former people of each booking. There is no foreign key to the booking: anonymising a
 * customer must also find deleted bookings, which the audit log keeps.
 */
export const bookingCustomers = pgTable(
  'booking_customers',
  {
    bookingId: text('booking_id').notNull(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /**
     * Position in the booking's `drivers`, from 0. The first person is the booking's customer.
     * Null once the booking no longer names the person.
     */
    position: smallint('position'),
  },
  (t) => [
    primaryKey({ columns: [t.bookingId, t.customerId] }),
    // Includes the position, so that queries need not read the table itself.
    index('booking_customers_customer').on(t.customerId, t.bookingId, t.position),
  ],
);

/**
 * Amounts that a booking costs in addition to its agreed price. A charge may be voided, but is
 * never deleted or changed.
 */
export const charges = pgTable(
  'charges',
  {
    id: text('id').primaryKey(),
    /** Order in which charges were added. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    kind: text('kind').notNull(),
    /** Text on papers. If empty, papers show the name of the kind. */
    label: text('label').notNull().default(''),
    quantity: integer('quantity').notNull(),
    /** Amount for a quantity of 1, in euro cents; negative for goodwill. */
    eachCents: integer('each_cents').notNull(),
    /** Quantity × `eachCents`, in euro cents. */
    cents: integer('cents').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** True for charges that the record of the return added. */
    ofReturn: boolean('of_return').notNull().default(false),
    note: text('note').notNull().default(''),
    /**
     * Payment whose rounding difference this charge settles ("Kur farkı"). The charge is voided
     * with the payment.
     */
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

/**
 * Counts of the cash box, one row for each currency. The difference is `countedMinor -
 * expectedMinor`.
 */
export const cashCounts = pgTable(
  'cash_counts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    currency: char('currency', { length: 3 }).notNull(),
    /** Cash in the box by the records, in hundredths of the currency. */
    expectedMinor: bigint('expected_minor', { mode: 'number' }).notNull(),
    /** Cash that was counted, in hundredths of the currency. */
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

/** Count of the cash box that first included the row; null until the next count. */
const cashCountId = bigint('cash_count_id', { mode: 'number' }).references(() => cashCounts.id);

/** Cash moved without a booking: to the bank, taken out, or put in. */
export const cashMoves = pgTable(
  'cash_moves',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['bank', 'taken', 'added'] }).notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** Amount in hundredths of the currency, always positive. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
    staffName: text('staff_name').notNull(),
    note: text('note').notNull().default(''),
    /** Move that this row corrects by the same amount in the opposite direction. */
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

/**
 * Money received from and returned to customers. A payment may be reversed, but is never deleted or
 * changed.
 */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    /** Receipt number. Numbers have no gaps. */
    number: integer('number').notNull().unique(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    purpose: text('purpose', { enum: ['price', 'deposit'] }).notNull(),
    method: text('method', { enum: ['cash', 'card', 'transfer', 'agency', 'kept'] }).notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** Amount as paid, in hundredths of its currency, always positive. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** Units of the currency for one euro at the time of payment; 1 for euros. */
    rate: numeric('rate', { precision: 18, scale: 6, mode: 'number' }).notNull(),
    /**
     * Amount that counts towards the balance, in euro cents: the paid amount, converted and rounded
     * once.
     */
    cents: integer('cents').notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
    note: text('note').notNull().default(''),
    /** Payment that this row refunds, in full or in part. */
    refundOf: text('refund_of').references((): AnyPgColumn => payments.id),
    /** Payment that this row reverses because it was a mistake. */
    reverses: text('reverses')
      .references((): AnyPgColumn => payments.id)
      .unique(),
    /** Row that returned the deposit from which this payment of the price was kept. */
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
    index('payments_recorded').on(t.createdAt),
    index('payments_refund_of').on(t.refundOf).where(sql`refund_of is not null`),
    index('payments_uncounted')
      .on(t.currency)
      .where(sql`method = 'cash' and cash_count_id is null`),
  ],
);

/**
 * Amounts that a customer's bank reserves for the office. A hold is not money. No card number is
 * stored.
 */
export const cardHolds = pgTable(
  'card_holds',
  {
    id: text('id').primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id),
    cents: integer('cents').notNull(),
    /** Reference of the card terminal or bank. */
    reference: text('reference').notNull().default(''),
    /** Last day of the hold in Istanbul. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    note: text('note').notNull().default(''),
    state: text('state', { enum: ['held', 'captured', 'released'] })
      .notNull()
      .default('held'),
    /** Payment by which the office collected the held amount; null unless captured. */
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

/** Tolls, fines and parking fees of a plate, as the authority lists them. */
export const roadCharges = pgTable(
  'road_charges',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['toll', 'fine', 'parking'] }).notNull(),
    plate: text('plate').notNull(),
    /** Wall-clock time in Istanbul. */
    at: timestamp('at', { mode: 'string', precision: 0 }).notNull(),
    place: text('place').notNull().default(''),
    reference: text('reference').notNull().default(''),
    /** Amount in hundredths of a lira. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** Last day to pay a fine. */
    dueDay: date('due_day', { mode: 'string' }),
    /** Last day of the discount for paying a fine early. */
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
    /** Booking at whose return the damage was found; null if it was not found at a return. */
    foundBookingId: text('found_booking_id').references(() => bookings.id, {
      onDelete: 'set null',
    }),
    foundDay: date('found_day', { mode: 'string' }).notNull(),
    chargeId: text('charge_id').references(() => charges.id),
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

/**
 * Money that the office spends. A row without `vehicleId` and `plate` is an expense of the office
 * itself.
 */
export const expenses = pgTable(
  'expenses',
  {
    id: text('id').primaryKey(),
    /** Null for an expense of the office itself, and after the vehicle was deleted. */
    vehicleId: text('vehicle_id').references(() => vehicles.id, { onDelete: 'set null' }),
    /** Plate at the time of the expense; stays if the vehicle is deleted. */
    plate: text('plate'),
    day: date('day', { mode: 'string' }).notNull(),
    category: text('category').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** Amount in hundredths of the currency. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** Units of the currency for one euro at the time of the expense. */
    rate: numeric('rate', { precision: 18, scale: 6, mode: 'number' }).notNull(),
    cents: integer('cents').notNull(),
    /** VAT rate included in the amount, in per cent. */
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
    /** Count that includes the cash which came back when the expense was voided. */
    voidCashCountId: bigint('void_cash_count_id', { mode: 'number' }).references(
      () => cashCounts.id,
    ),
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
    index('expenses_void_uncounted')
      .on(t.currency)
      .where(sql`method = 'cash' and voided_at is not null and void_cash_count_id is null`),
  ],
);

/**
 * E-mails to the office about visitors' requests. There is one for each request, and it is retried
 * until it is sent or the attempts run out.
 */
export const requestMails = pgTable(
  'request_mails',
  {
    bookingId: text('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    attempts: smallint('attempts').notNull().default(0),
    /** Time of the next attempt; null once the e-mail is sent, and after the last attempt. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    error: text('error'),
  },
  (t) => [
    check('request_mails_attempts', sql`${t.attempts} >= 0`),
    index('request_mails_unsent').on(t.nextAttemptAt).where(sql`sent_at is null`),
  ],
);

/** Morning e-mails with the list of a day. There is one per day, whichever process sends it. */
export const morningMails = pgTable(
  'morning_mails',
  {
    /** Day in Istanbul. */
    day: date('day', { mode: 'string' }).primaryKey(),
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    /** Time when the e-mail was sent, or when there was nothing to send. */
    doneAt: timestamp('done_at', { withTimezone: true }),
    error: text('error'),
  },
  (t) => [check('morning_mails_attempts', sql`${t.attempts} >= 0`)],
);

/** Secret address of the calendar feed, at most one. Only the hash of the secret is stored. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    id: smallint('id').primaryKey().default(1),
    /** SHA-256 of the secret, in hex. */
    hash: text('hash').notNull(),
    /**
     * Owner who created the address. It becomes invalid when this person is no longer an active
     * owner.
     */
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (t) => [check('calendar_feed_one_row', sql`${t.id} = 1`)],
);

/** Sets of exchange rates. Old sets are kept as the history of the rates. */
export const exchangeRateSets = pgTable(
  'exchange_rate_sets',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text('source').notNull(),
    /** Day for which the source published the rates. */
    asOf: date('as_of', { mode: 'string' }).notNull(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull().defaultNow(),
    /** Time until which manual rates are valid; null for fetched rates. */
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

/** Attempts to fetch exchange rates, so that staff see when the last one failed and why. */
export const exchangeRateFetches = pgTable('exchange_rate_fetches', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  attemptedAt: timestamp('attempted_at', { withTimezone: true }).notNull().defaultNow(),
  /** Reason of the failure; null if the attempt succeeded. */
  error: text('error'),
});

/** The business's only row of settings. `settings.schema.ts` validates `value`. */
export const settings = pgTable(
  'settings',
  {
    id: smallint('id').primaryKey().default(1),
    value: jsonb('value').notNull(),
    /** `MARKUP_VERSION` with which the HTML of the legal texts was rendered. */
    markupVersion: smallint('markup_version').notNull().default(0),
    version,
    updatedAt,
  },
  (t) => [check('settings_one_row', sql`${t.id} = 1`)],
);
