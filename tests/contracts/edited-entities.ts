import { z } from 'zod';
import * as settingsEdit from '#app/base/settings/editor/admin-settings.route.tsx';
import type { EditedSettings } from '#app/base/settings/editor/settings-form.tsx';
import {
  defaultSettings,
  settingsFacts,
  settingsInputSchema,
} from '#app/base/settings/settings.schema.ts';
import { adminLettingRuleSchema } from '#app/domain/availability/letting-rule.schema.ts';
import { adminZoneSchema } from '#app/domain/zones/zone.schema.ts';
import type { EditingText } from '#app/editing/editing.text.ts';
import { changedFacts } from '#app/lib/facts.schema.ts';
import * as bookingEdit from '#app/office/bookings/editor/admin-booking-edit.route.tsx';
import * as carEdit from '#app/office/fleet/admin-car-edit.route.tsx';
import * as postEdit from '#app/office/posts/editor/admin-post-edit.route.tsx';
import * as zones from '#app/office/zones/admin-zones.route.tsx';
import * as customerEdit from '#app/operations/customers/admin-customer-edit.route.tsx';
import { customerPageSchema } from '#app/operations/customers/customer.schema.ts';
import * as handover from '#app/operations/handovers/admin-handover.route.tsx';
import { handoverSchema } from '#app/operations/handovers/handover.schema.ts';
import * as lettingRuleEdit from '#app/operations/letting-rules/admin-letting-rule-edit.route.tsx';
import * as vehicleEdit from '#app/operations/vehicles/admin-vehicle-edit.route.tsx';
import { vehicleSchema } from '#app/operations/vehicles/vehicle.schema.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { aBooking, bookingsApi } from '#tests/support/admin-bookings.ts';
import { anAdminCar } from '#tests/support/admin-cars.ts';
import { aPost, postsApi } from '#tests/support/admin-posts.ts';
import { anAccount } from '#tests/support/booking-account.ts';
import type { open } from '#tests/support/mounted.tsx';
import { type Api, entityApi } from '#tests/support/mounted-api.ts';

/** Entity that staff edit, described for the tests that every editor must pass. */
export interface EditedEntity {
  routes: Parameters<typeof open>[1]['routes'];
  /** Address of the editor. The test's API has only this entity. */
  address: string;
  /** Address to which the editor's links and its cancel button lead. */
  list: string;
  api: Api;
  /** Path of the entity in the API. */
  path: string;
  /** Path of the API to which a new entity is posted; null if the editor creates none. */
  collection: string | null;
  editing: EditingText;
  saveButton: string;
  saved: string;
  /** Message after a refusal without a reason. */
  failed: string;
  /** Label of a text field, and its name in the API. */
  field: { label: string; name: string };
  required: string;
  /** Returns the text field's value on the server; undefined if the entity was deleted. */
  stored: () => string | undefined;
  changeField: (text: string) => void;
  remove: () => void;
  /**
   * Path of the request that reads the entity, and the message if it fails; null if the entity is
   * read with a list.
   */
  loading: { failed: string; path: string } | null;
  /** Address of an entity that does not exist; null if the entity has no page of its own. */
  missing: string | null;
}

interface Kept {
  version: number;
}

/** Returns `changeField` and `remove` for the entities in `kept`. */
function keptIn<T extends Kept>(kept: T[], changes: (text: string) => Partial<T>) {
  return {
    changeField(text: string): void {
      for (const each of kept) Object.assign(each, changes(text), { version: each.version + 1 });
    },
    remove(): void {
      kept.length = 0;
    },
  };
}

const { en, tr } = allTexts.office;
const SAVED_AT = '2026-05-01T09:00:00.000Z';

function car(): EditedEntity {
  const cars = [anAdminCar()];
  const path = '/admin/cars/fiat-egea-2024-a1b2';
  const cases = entityApi('/admin/cars', cars, anAdminCar);
  return {
    routes: { '/admin/editCar': carEdit },
    address: '/admin/editCar?id=fiat-egea-2024-a1b2',
    list: '/admin?section=cars',
    api: (...call) => (call[1] === '/settings' ? { rental: { places: [] } } : cases(...call)),
    path,
    collection: '/admin/cars',
    editing: en.fleet.form.editing,
    saveButton: 'Update Car',
    saved: 'Fiat Egea 2024 has been saved',
    failed: 'Failed to save car data.',
    field: { label: 'Model', name: 'model' },
    required: 'Title',
    stored: () => cars[0]?.model,
    ...keptIn(cars, (model) => ({ model })),
    loading: { failed: 'Failed to load car data. Please try again.', path },
    missing: '/admin/editCar?id=nobody',
  };
}

function post(): EditedEntity {
  const content = 'Sahil yolunda bir gün, ardından yayla yolunda bir gün daha.';
  const posts = [aPost({ slug: 'kas-yolu', title: 'Kaş yolu', content })];
  const path = '/admin/blogs/kas-yolu';
  return {
    routes: { '/admin/blog/new': postEdit, '/admin/blog/edit/:id': postEdit },
    address: '/admin/blog/edit/kas-yolu',
    list: '/admin/blog',
    api: (...call) => {
      if (call[1].startsWith('/blogs/tags?')) return [];
      if (call[1] !== '/admin/blogs/preview') return postsApi(posts)(...call);
      return { html: '', excerpt: '', readingMinutes: 1, slug: 'kas-yolu' };
    },
    path,
    collection: '/admin/blogs',
    editing: en.newsroom.form.editing,
    saveButton: 'Update Post',
    saved: '“Kaş yolu” has been saved',
    failed: 'Failed to update blog post',
    field: { label: 'Author', name: 'author.name' },
    required: 'Title',
    stored: () => posts[0]?.author.name,
    ...keptIn(posts, (name) => ({ author: { name, avatar: null } })),
    loading: { failed: 'Failed to load blog post. Please try again.', path },
    missing: '/admin/blog/edit/nobody',
  };
}

function booking(): EditedEntity {
  const bookings = [aBooking()];
  const path = '/admin/bookings/b1';
  return {
    routes: { '/admin/bookings/new': bookingEdit, '/admin/bookings/:id': bookingEdit },
    address: path,
    list: '/admin/bookings',
    api: bookingsApi(bookings),
    path,
    collection: '/admin/bookings',
    editing: en.bookings.form.editing,
    saveButton: 'Update Booking',
    saved: 'Booking updated successfully!',
    failed: 'Error updating booking',
    field: { label: 'Special requests', name: 'specialRequests' },
    required: 'First name',
    stored: () => bookings[0]?.specialRequests,
    ...keptIn(bookings, (specialRequests) => ({ specialRequests })),
    loading: { failed: 'Failed to load booking. Please try again.', path },
    missing: '/admin/bookings/nobody',
  };
}

function zone(): EditedEntity {
  const fares = { capacity_1_4: 30, capacity_1_6: 40.5, capacity_1_16: 120, currency: 'EUR' };
  const aZone = (input: object) =>
    adminZoneSchema.parse({
      ...{ id: 'lara', zoneName: 'Lara', description: 'Oteller', displayOrder: 10, spellings: [] },
      ...{ status: 'active', pricing: fares, translations: { en: {}, de: {}, ru: {} } },
      ...{ upcomingBookings: 0, version: 1, updatedAt: SAVED_AT },
      ...input,
    });
  const kept = [aZone({})];
  const path = '/admin/transfers/lara';
  return {
    routes: { '/admin/transfer-zones': zones },
    address: '/admin/transfer-zones?edit=lara',
    list: '/admin/transfer-zones',
    api: (...call) =>
      call[0] === 'GET' && call[1] === '/admin/transfers'
        ? kept
        : entityApi('/admin/transfers', kept, (input) =>
            aZone({ ...input, pricing: { ...fares, ...input.pricing } }),
          )(...call),
    path,
    collection: '/admin/transfers',
    editing: en.zones.page.editing,
    saveButton: 'Save',
    saved: 'Transfer zone updated successfully!',
    failed: 'Error updating zone',
    field: { label: 'Zone name', name: 'zoneName' },
    required: 'Zone name',
    stored: () => kept[0]?.zoneName,
    ...keptIn(kept, (zoneName) => ({ zoneName })),
    loading: null,
    missing: null,
  };
}

function customer(): EditedEntity {
  const customers = [
    customerPageSchema.parse({
      ...{ id: 'ayse', name: 'Ayşe', surname: 'Yılmaz', phone: '+90 555 000 00 00', email: '' },
      ...{ warning: '', notes: '', bookings: 0, total: 0, lastPickup: null, anonymisedAt: null },
      ...{ balance: 0, depositHeld: 0 },
      ...{ documents: null, history: [], sharedWith: [], version: 1 },
      ...{ createdAt: SAVED_AT, updatedAt: SAVED_AT },
    }),
  ];
  const path = '/admin/customers/ayse';
  return {
    routes: { '/admin/customers/:id': customerEdit },
    address: path,
    list: '/admin/customers',
    api: entityApi('/admin/customers', customers, (input) => customerPageSchema.parse(input)),
    path,
    collection: null,
    editing: tr.customers.form.editing,
    saveButton: 'Kaydet',
    saved: 'Ayşe Yılmaz kaydedildi',
    failed: 'Müşteri kaydedilemedi',
    field: { label: 'Uyarı', name: 'warning' },
    required: 'Ad',
    stored: () => customers[0]?.warning,
    ...keptIn(customers, (warning) => ({ warning })),
    loading: { failed: 'Müşteri yüklenemedi. Lütfen tekrar deneyin.', path },
    missing: '/admin/customers/nobody',
  };
}

function vehicle(): EditedEntity {
  const aVehicle = (input: object) =>
    vehicleSchema.parse({
      ...{ id: 'v1', plate: '07 ABC 01', carId: 'egea', carTitle: 'Fiat Egea', colour: '' },
      ...{ status: 'in-service', chassisNumber: '', kilometres: null, notes: '', due: [] },
      ...{ inspectionDue: null, insuranceDue: null, cascoDue: null, serviceDue: null },
      ...{ serviceDueKilometres: null, blocks: [], version: 1, updatedAt: SAVED_AT },
      ...input,
    });
  const vehicles = [aVehicle({})];
  const path = '/admin/vehicles/v1';
  const entities = entityApi('/admin/vehicles', vehicles, aVehicle);
  return {
    routes: { '/admin/vehicles/:id': vehicleEdit },
    address: path,
    list: '/admin/vehicles',
    async api(...call) {
      if (call[1].endsWith('/rentals')) return { rentals: [], total: 0 };
      if (call[1].endsWith('/damages')) return { damages: [], expenses: [] };
      if (call[0] === 'GET' && call[1] === '/admin/vehicles') {
        return {
          vehicles,
          cars: [{ id: 'egea', title: 'Fiat Egea', units: 1, plates: 1, vehicles: 1 }],
        };
      }
      const response = await entities(...call);
      const isSaved = call[0] !== 'GET' && !(response instanceof Response);
      return isSaved ? { ...(response as object), carUnits: [] } : response;
    },
    path,
    collection: '/admin/vehicles',
    editing: tr.vehicles.form.editing,
    saveButton: 'Kaydet',
    saved: '07 ABC 01 kaydedildi',
    failed: 'Plaka kaydedilemedi',
    field: { label: 'Renk', name: 'colour' },
    required: 'Plaka',
    stored: () => vehicles[0]?.colour,
    ...keptIn(vehicles, (colour) => ({ colour })),
    loading: { failed: 'Plaka kaydı yüklenemedi. Lütfen tekrar deneyin.', path: '/admin/vehicles' },
    missing: '/admin/vehicles/nobody',
  };
}

function lettingRule(): EditedEntity {
  const aRule = (input: object) =>
    adminLettingRuleSchema.parse({
      ...{ id: 'r1', carId: null, carTitle: null, name: 'Ağustos', translations: {} },
      ...{ firstDay: '2027-08-01', lastDay: '2027-08-31', minDays: 5, maxDays: null },
      ...{ closed: false, noPickupWeekdays: [], noReturnWeekdays: [] },
      ...{ version: 1, updatedAt: SAVED_AT },
      ...input,
    });
  const rules = [aRule({})];
  const collection = '/admin/letting-rules';
  const path = `${collection}/r1`;
  const entities = entityApi(collection, rules, aRule);
  return {
    routes: { '/admin/letting-rules/:id': lettingRuleEdit },
    address: path,
    list: collection,
    api: (...call) =>
      call[0] === 'GET' && call[1] === collection ? { rules, cars: [] } : entities(...call),
    path,
    collection,
    editing: tr.lettingRules.form.editing,
    saveButton: 'Kaydet',
    saved: 'Kural kaydedildi',
    failed: 'Kural kaydedilemedi',
    field: { label: 'Ad', name: 'name' },
    required: 'İlk gün',
    stored: () => rules[0]?.name,
    ...keptIn(rules, (name) => ({ name })),
    loading: { failed: 'Kural yüklenemedi. Lütfen tekrar deneyin.', path: collection },
    missing: `${collection}/nobody`,
  };
}

function settings(): EditedEntity {
  const extra = { daily: 5, maxCount: 3 };
  const extras = { cocukKoltugu: extra, ekSurucu: extra, gencSurucu: extra };
  const legal = Object.fromEntries(Object.keys(defaultSettings.legal).map((name) => [name, '']));
  const rental = { ...defaultSettings.rental, extras };
  const input = settingsInputSchema.parse({ ...defaultSettings, rental, legal });
  const kept: EditedSettings[] = [
    { ...input, id: 'settings', updatedAt: SAVED_AT, mapTiles: null, panorama: null, version: 1 },
  ];
  const path = '/admin/settings';
  const facts = { ...settingsFacts, panorama: z.any() };
  return {
    routes: { '/admin/settings/:page': settingsEdit },
    address: '/admin/settings/business',
    list: '/admin',
    api: entityApi('/admin', kept, (sent) => ({
      ...(kept[0] as EditedSettings),
      ...changedFacts(facts, kept[0] as EditedSettings, sent),
    })),
    path,
    collection: null,
    editing: tr.settings.form.editing,
    saveButton: 'Kaydet',
    saved: 'Ayarlar kaydedildi',
    failed: 'Ayarlar kaydedilemedi',
    field: { label: 'İşletme adı', name: 'business.name' },
    required: 'İşletme adı',
    stored: () => kept[0]?.business.name,
    ...keptIn(kept, (name) => ({ business: { ...input.business, name } })),
    loading: { failed: 'Ayarlar yüklenemedi', path },
    missing: null,
  };
}

function handedOver(): EditedEntity {
  const rental = aBooking({ status: 'active' });
  const aRecord = (record: object) =>
    handoverSchema.parse({
      ...{ id: 'out', kind: 'out', at: '2026-05-13T10:00', plate: '07 ABC 01', kilometres: 45_000 },
      ...{ fuelEighths: 8, notes: '', staffName: 'Deniz Kaya', version: 1 },
      ...{ createdAt: SAVED_AT, updatedAt: SAVED_AT },
      ...record,
    });
  const records = [aRecord({})];
  const collection = '/admin/bookings/b1/handovers';
  const rates = {
    ...{ dailyKilometres: null, extraKilometreCents: null },
    ...{ fuelEighthCents: null, lateHourCents: null },
  };
  const rest = {
    back: null,
    vehicles: [],
    rates,
    days: 3,
    lastDamages: {},
    account: anAccount(),
    depositTerm: null,
  };
  const entities = entityApi(collection, records, aRecord);
  return {
    routes: { '/admin/bookings/:id/handover/out': handover },
    address: '/admin/bookings/b1/handover/out',
    list: '/admin/bookings/b1',
    api: (...call) =>
      call[0] === 'GET' && call[1] === collection
        ? { booking: rental, out: records[0] ?? null, ...rest }
        : entities(...call),
    path: `${collection}/out`,
    collection,
    editing: tr.handovers.editing,
    saveButton: 'Kaydet',
    saved: 'Changes saved',
    failed: 'Kaydedilemedi',
    field: { label: 'Notlar', name: 'notes' },
    required: 'Kilometre',
    stored: () => records[0]?.notes,
    ...keptIn(records, (notes) => ({ notes })),
    loading: { failed: 'yüklenemedi', path: collection },
    missing: null,
  };
}

/** Functions that describe an entity, each with an API of its own, by the name in the tests. */
export const EDITED_ENTITIES: Record<string, () => EditedEntity> = {
  car,
  post,
  booking,
  'transfer zone': zone,
  customer,
  vehicle,
  'letting rule': lettingRule,
  settings,
  'hand-over': handedOver,
};
