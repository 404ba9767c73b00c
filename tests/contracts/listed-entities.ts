import { adminLettingRuleSchema } from '#app/domain/availability/letting-rule.schema.ts';
import { adminZoneSchema } from '#app/domain/zones/zone.schema.ts';
import { paginate } from '#app/lib/pagination.ts';
import * as bookingList from '#app/office/bookings/list/admin-bookings.route.tsx';
import * as dashboard from '#app/office/dashboard/admin-dashboard.route.tsx';
import * as postList from '#app/office/posts/list/admin-post-list.route.tsx';
import * as zoneList from '#app/office/zones/admin-zones.route.tsx';
import * as customerList from '#app/operations/customers/admin-customers.route.tsx';
import { customerPageSchema } from '#app/operations/customers/customer.schema.ts';
import * as lettingRuleList from '#app/operations/letting-rules/admin-letting-rules.route.tsx';
import * as vehicleList from '#app/operations/vehicles/admin-vehicles.route.tsx';
import { vehicleSchema } from '#app/operations/vehicles/vehicle.schema.ts';
import { aBooking, bookingsApi } from '#tests/support/admin-bookings.ts';
import { anAdminCar, carsApi } from '#tests/support/admin-cars.ts';
import { aPost, postsApi } from '#tests/support/admin-posts.ts';
import type { open } from '#tests/support/mounted.tsx';
import { type Api, entityApi } from '#tests/support/mounted-api.ts';

/** List of the office, described for the tests that every list must pass. */
export interface ListedEntity {
  routes: Parameters<typeof open>[1]['routes'];
  address: string;
  api: Api;
  /** Pattern of the API paths that read the list. */
  reads: RegExp;
  /** Adds this many rows to the API. The name of the nth row contains `words(n)`. */
  add: (count: number) => void;
  words: (n: number) => string;
  loadFailed: string;
  retry: string;
  empty: string;
  search: { label: string; noneFound: string; clear: string };
  /**
   * Number of rows of a page and name of the link to the next page; null if the list has only one
   * page.
   */
  pages: { size: number; next: string } | null;
  deletion: Deletion | null;
}

interface Deletion {
  /**
   * Name of the button that asks whether to delete the first row. If the button opens a menu, also
   * the name of the menu item.
   */
  ask: string[];
  title: string;
  confirm: string;
  cancel: string;
  done: string;
  /**
   * `failed`: message after a refusal without a reason. `refused`: message after a refusal with the
   * reason 'No room'.
   */
  failed: string;
  refused: string;
  path: string;
  remove: () => void;
}

const SAVED_AT = '2026-05-01T09:00:00.000Z';
/** Returns a name with two digits, so that no name begins with another name. */
const nameOf = (n: number) => `Satır ${String(n).padStart(2, '0')}`;

function cars(): ListedEntity {
  const kept: ReturnType<typeof anAdminCar>[] = [];
  return {
    routes: { '/admin': dashboard },
    address: '/admin?section=cars',
    api: carsApi(kept),
    reads: /^\/admin\/cars\?/,
    add(count) {
      for (let n = 1; n <= count; n += 1)
        kept.push(anAdminCar({ title: nameOf(n) }, { id: `car-${n}` }));
    },
    words: nameOf,
    loadFailed: 'Araç verileri yüklenemedi.',
    retry: 'Tekrar dene',
    empty: 'Henüz araç yok',
    search: {
      label: 'Başlık, marka veya model ara',
      noneFound: 'Aramanıza uyan araç yok',
      clear: 'Filtreleri temizle',
    },
    pages: { size: 20, next: 'Sonraki sayfa' },
    deletion: {
      ask: ['Satır 01 – sil'],
      title: 'Araç silinsin mi?',
      confirm: 'Sil',
      cancel: 'Vazgeç',
      done: 'Satır 01 silindi.',
      failed: 'Öğe silinemedi.',
      refused: 'No room',
      path: '/admin/cars/car-1',
      remove: () => kept.shift(),
    },
  };
}

function postsOf(kept: ReturnType<typeof aPost>[]) {
  return (count: number) => {
    for (let n = 1; n <= count; n += 1) kept.push(aPost({ slug: `yazi-${n}`, title: nameOf(n) }));
  };
}

function postsOfDashboard(): ListedEntity {
  const kept: ReturnType<typeof aPost>[] = [];
  return {
    routes: { '/admin': dashboard },
    address: '/admin?section=blog',
    api: postsApi(kept),
    reads: /^\/admin\/blogs\?/,
    add: postsOf(kept),
    words: nameOf,
    loadFailed: 'Blog verileri yüklenemedi.',
    retry: 'Tekrar dene',
    empty: 'Henüz yazı yok',
    search: {
      label: 'Yazılarda ara',
      noneFound: 'Aramanıza uyan yazı yok',
      clear: 'Filtreleri temizle',
    },
    pages: { size: 10, next: 'Sonraki sayfa' },
    deletion: {
      ask: ['Satır 01 – sil'],
      title: 'Yazı silinsin mi?',
      confirm: 'Sil',
      cancel: 'Vazgeç',
      done: '“Satır 01” silindi.',
      failed: 'Öğe silinemedi.',
      refused: 'No room',
      path: '/admin/blogs/yazi-1',
      remove: () => kept.shift(),
    },
  };
}

function posts(): ListedEntity {
  const kept: ReturnType<typeof aPost>[] = [];
  return {
    routes: { '/admin/blog': postList },
    address: '/admin/blog',
    api: postsApi(kept),
    // If the list for staff cannot be read, the dashboard reads the list for visitors.
    reads: /^(\/admin)?\/blogs\?/,
    add: postsOf(kept),
    words: nameOf,
    loadFailed: 'Failed to load blog posts',
    retry: 'Try again',
    empty: 'No blog posts yet',
    search: {
      label: 'Search posts',
      noneFound: 'No post matches these filters',
      clear: 'Clear',
    },
    pages: { size: 10, next: 'Next' },
    deletion: {
      ask: ['Delete Satır 01'],
      title: 'Delete this post?',
      confirm: 'Delete',
      cancel: 'Keep it',
      done: '“Satır 01” was deleted.',
      failed: 'Failed to delete blog post',
      refused: 'Failed to delete blog post',
      path: '/admin/blogs/yazi-1',
      remove: () => kept.shift(),
    },
  };
}

function bookings(): ListedEntity {
  const kept: ReturnType<typeof aBooking>[] = [];
  return {
    routes: { '/admin/bookings': bookingList },
    address: '/admin/bookings',
    api: bookingsApi(kept),
    reads: /^\/admin\/bookings(\?|$)/,
    add(count) {
      const phoneNumber = '+90 555 000 00 00';
      for (let n = 1; n <= count; n += 1) {
        const drivers = [{ name: `Kişi${n}`, surname: 'Ak', phoneNumber }];
        kept.push(aBooking({ id: `b${n}`, drivers }));
      }
    },
    words: (n) => `Kişi${n}`,
    loadFailed: 'Failed to fetch bookings',
    retry: 'Try again',
    empty: 'No bookings yet',
    search: {
      label: 'Search name, phone, place',
      noneFound: 'No booking matches these filters',
      clear: 'Clear filters',
    },
    pages: { size: 20, next: 'Next page' },
    deletion: {
      ask: ['Actions for B1', 'Delete'],
      title: 'Delete this booking?',
      confirm: 'Delete',
      cancel: 'Keep it',
      done: 'Booking deleted successfully!',
      failed: 'Error deleting booking',
      refused: 'Error deleting booking: No room',
      path: '/admin/bookings/b1',
      remove: () => kept.shift(),
    },
  };
}

function zones(): ListedEntity {
  const kept: ReturnType<typeof adminZoneSchema.parse>[] = [];
  return {
    routes: { '/admin/transfer-zones': zoneList },
    address: '/admin/transfer-zones',
    api: (...call) =>
      call[0] === 'GET' && call[1] === '/admin/transfers'
        ? kept
        : entityApi('/admin/transfers', kept, (input) => adminZoneSchema.parse(input))(...call),
    reads: /^\/admin\/transfers$/,
    add(count) {
      const pricing = { capacity_1_4: 30, capacity_1_6: 40, capacity_1_16: 90, currency: 'EUR' };
      for (let n = 1; n <= count; n += 1) {
        kept.push(
          adminZoneSchema.parse({
            ...{ id: `zone-${n}`, zoneName: nameOf(n), description: '', displayOrder: n },
            ...{ spellings: [], status: 'active', pricing, updatedAt: SAVED_AT, version: 1 },
            ...{ translations: { en: {}, de: {}, ru: {} }, upcomingBookings: 0 },
          }),
        );
      }
    },
    words: nameOf,
    loadFailed: 'Failed to fetch transfer zones',
    retry: 'Try again',
    empty: 'No transfer zones yet',
    search: {
      label: 'Search zones',
      noneFound: 'No zone matches your search',
      clear: 'Clear search',
    },
    pages: null,
    deletion: {
      ask: ['Delete Satır 01'],
      title: 'Delete this zone?',
      confirm: 'Delete',
      cancel: 'Cancel',
      done: 'Transfer zone deleted successfully!',
      failed: 'Error deleting zone',
      refused: 'Error deleting zone: No room',
      path: '/admin/transfers/zone-1',
      remove: () => kept.shift(),
    },
  };
}

function vehicles(): ListedEntity {
  const kept: ReturnType<typeof vehicleSchema.parse>[] = [];
  const entities = entityApi('/admin/vehicles', kept, (input) => vehicleSchema.parse(input));
  return {
    routes: { '/admin/vehicles': vehicleList },
    address: '/admin/vehicles',
    api: (...call) =>
      call[0] === 'GET' && call[1] === '/admin/vehicles'
        ? { vehicles: kept, cars: [] }
        : entities(...call),
    reads: /^\/admin\/vehicles$/,
    add(count) {
      for (let n = 1; n <= count; n += 1) {
        kept.push(
          vehicleSchema.parse({
            ...{ id: `v${n}`, plate: plateOf(n), carId: 'egea', carTitle: 'Fiat Egea', colour: '' },
            ...{ status: 'in-service', chassisNumber: '', kilometres: null, notes: '', due: [] },
            ...{ inspectionDue: null, insuranceDue: null, cascoDue: null, serviceDue: null },
            ...{ serviceDueKilometres: null, blocks: [], version: 1, updatedAt: SAVED_AT },
          }),
        );
      }
    },
    words: plateOf,
    loadFailed: 'Plakalar yüklenemedi.',
    retry: 'Tekrar dene',
    empty: 'Henüz plaka yok',
    search: {
      label: 'Plaka, araç veya renk ara',
      noneFound: 'Aramanıza uyan plaka yok',
      clear: 'Aramayı temizle',
    },
    pages: null,
    deletion: {
      ask: ['07 ABC 01 – sil'],
      title: 'Plaka silinsin mi?',
      confirm: 'Sil',
      cancel: 'Vazgeç',
      done: '07 ABC 01 silindi',
      failed: 'Plaka silinemedi.',
      refused: 'No room',
      path: '/admin/vehicles/v1',
      remove: () => kept.shift(),
    },
  };
}
const plateOf = (n: number) => `07 ABC ${String(n).padStart(2, '0')}`;

function lettingRules(): ListedEntity {
  const kept: ReturnType<typeof adminLettingRuleSchema.parse>[] = [];
  const path = '/admin/letting-rules';
  const entities = entityApi(path, kept, (input) => adminLettingRuleSchema.parse(input));
  return {
    routes: { [path]: lettingRuleList },
    address: path,
    api: (...call) =>
      call[0] === 'GET' && call[1] === path ? { rules: kept, cars: [] } : entities(...call),
    reads: /^\/admin\/letting-rules$/,
    add(count) {
      for (let n = 1; n <= count; n += 1) {
        kept.push(
          adminLettingRuleSchema.parse({
            ...{ id: `r${n}`, carId: null, carTitle: null, name: nameOf(n), translations: {} },
            ...{ firstDay: '2027-08-01', lastDay: '2027-08-31', minDays: n, maxDays: null },
            ...{ closed: false, noPickupWeekdays: [], noReturnWeekdays: [] },
            ...{ version: 1, updatedAt: SAVED_AT },
          }),
        );
      }
    },
    words: nameOf,
    loadFailed: 'Kiralama kuralları yüklenemedi.',
    retry: 'Tekrar dene',
    empty: 'Henüz kural yok',
    search: {
      label: 'Kural veya araç ara',
      noneFound: 'Uyan kural yok',
      clear: 'Aramayı temizle',
    },
    pages: null,
    deletion: {
      ask: ['Satır 01 – sil'],
      title: 'Kural silinsin mi?',
      confirm: 'Sil',
      cancel: 'Vazgeç',
      done: 'Satır 01 silindi',
      failed: 'Kural silinemedi.',
      refused: 'No room',
      path: '/admin/letting-rules/r1',
      remove: () => kept.shift(),
    },
  };
}

function customers(): ListedEntity {
  const kept: ReturnType<typeof customerPageSchema.parse>[] = [];
  return {
    routes: { '/admin/customers': customerList },
    address: '/admin/customers',
    api(_method, path) {
      const { searchParams: query } = new URL(path, 'http://api');
      const found = kept.filter(({ name }) => name.includes(query.get('search') ?? ''));
      const page = Number(query.get('page') ?? 1);
      const first = (page - 1) * 20;
      const pagination = paginate(page, 20, found.length);
      return { customers: found.slice(first, first + 20), pagination };
    },
    reads: /^\/admin\/customers(\?|$)/,
    add(count) {
      for (let n = 1; n <= count; n += 1) {
        kept.push(
          customerPageSchema.parse({
            ...{ id: `c${n}`, name: nameOf(n), surname: 'Ak', phone: '+90 555 000 00 00' },
            ...{ email: '', warning: '', notes: '', bookings: 0, total: 0, lastPickup: null },
            ...{ balance: 0, depositHeld: 0 },
            ...{ anonymisedAt: null, documents: null, history: [], sharedWith: [], version: 1 },
            ...{ createdAt: SAVED_AT, updatedAt: SAVED_AT },
          }),
        );
      }
    },
    words: nameOf,
    loadFailed: 'Müşteriler yüklenemedi.',
    retry: 'Tekrar dene',
    empty: 'Henüz müşteri yok',
    search: {
      label: 'Ad, telefon veya e-posta ara',
      noneFound: 'Aramanıza uyan müşteri yok',
      clear: 'Aramayı temizle',
    },
    pages: { size: 20, next: 'Sonraki sayfa' },
    deletion: null,
  };
}

/** Functions that describe a list, each with an API of its own, by the name in the tests. */
export const LISTED_ENTITIES: Record<string, () => ListedEntity> = {
  cars,
  posts,
  'posts of the dashboard': postsOfDashboard,
  bookings,
  'transfer zones': zones,
  vehicles,
  'letting rules': lettingRules,
  customers,
};
