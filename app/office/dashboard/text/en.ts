import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import type { tr } from './tr.ts';

const page: (typeof tr)['page'] = {
  newBooking: 'New booking',
  newCar: 'New car',
  more: 'Add something else',
  newPost: 'New post',
  close: 'Close',
  readiness: {
    title: 'Setup',
    missing: (count: number) => `Setup: ${count} left`,
  },
};

const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const readinessKinds = {
  'unfit-settings': () => 'These settings cannot be read; the defaults apply',
  'first-password': () => 'You still use the password from the first start',
  'proxy-not-trusted': () => 'Proxy headers are ignored: set TRUST_PROXY=on on the server',
  'no-cars': () => 'The site has no cars',
  'no-zones': () => 'The site has no transfer zones',
  'cars-without-price': (count: number) =>
    `${plural(count, 'car')} ${count === 1 ? 'has' : 'have'} no price`,
  'cars-without-photo': (count: number) =>
    `${plural(count, 'car')} ${count === 1 ? 'has' : 'have'} no photo`,
  'seasons-ending': (count: number) =>
    count === 1
      ? 'The seasonal prices of 1 car end with none to follow'
      : `The seasonal prices of ${count} cars end with none to follow`,
  'stale-rates': () => 'The exchange rates are out of date',
  'backup-due': () => 'There is no recent backup',
  'mail-failing': () => 'New requests cannot be sent by email',
  'placeholder-contact': (count: number) =>
    count === 1
      ? '1 contact detail is still a placeholder'
      : `${count} contact details are still placeholders`,
  'return-charges-empty': () => 'Return charges are empty: no amounts are suggested at a return',
  'untranslated-cars': (count: number) =>
    `${plural(count, 'car')} ${count === 1 ? 'is' : 'are'} not translated into every language`,
  'untranslated-zones': (count: number) =>
    `${plural(count, 'transfer zone')} ${count === 1 ? 'is' : 'are'} not translated into every language`,
  'untranslated-settings': () => 'The settings are not translated into every language',
};

const rateProblems = {
  defaults: () => 'Default rates are in use',
  old: (day: string) => `The latest rate is from ${day}`,
  failed: (day: string) => `The last update failed; the rates from ${day} are in use`,
};

export const en: typeof tr = {
  fleetTabs: { label: 'Fleet', cars: 'Cars', vehicles: 'Vehicles', lettingRules: 'Rules' },
  overview: {
    allBookings: 'All bookings',
    allCars: 'All cars',
  },
  stats: {
    title: 'At a glance',
    failed: 'The dashboard figures could not be loaded.',
    today: (pickups: number, returns: number) =>
      `${plural(pickups, 'pickup')} · ${plural(returns, 'return')}`,
    available: (free: number, total: number) => `${free} / ${total} free`,
    pending: (count: number) => plural(count, 'request'),
    revenue: (sum: string) => `${sum} this month`,
    open: (sum: string) => `${sum} owed`,
    deposits: (sum: string) => `${sum} deposits`,
    cars: (total: number, active: number) => `${plural(total, 'car')}, ${active} active`,
    bookings: (total: number, active: number) =>
      `${plural(total, 'booking')}, ${formatCount(active)} active`,
    posts: (published: number, drafts: number) =>
      `${plural(published, 'post')}, ${plural(drafts, 'draft')}`,
  },
  readiness: {
    failed: 'The setup list could not be loaded.',
    allReady: 'All set: cars, prices, zones and rates are complete.',
    more: (count: number) => `and ${count} more`,
    kinds: readinessKinds,
    first: {
      'no-cars': 'Add the first car',
      'no-zones': 'Add the first transfer zone',
    },
    changePassword: 'Choose your own password',
    rates: (problem: keyof typeof rateProblems, day: string | null) =>
      rateProblems[problem](day ?? ''),
    mail: (count: string) => `${count} not sent`,
    backup: (day: string | null) => (day ? `The last backup is from ${day}` : 'No backup yet'),
  },
  bookings: {
    title: 'Latest bookings',
    failed: 'The bookings could not be loaded. Please try again.',
    empty: 'No bookings yet',
    emptyText: 'The first booking you save will appear here.',
    statuses: {
      pending: 'Pending',
      confirmed: 'Confirmed',
      active: 'Active',
      completed: 'Completed',
      cancelled: 'Cancelled',
    },
  },
  available: {
    title: 'Available cars',
    failed: 'The cars could not be loaded.',
    empty: 'No cars available',
    emptyText: 'Published cars will appear here.',
    units: (free: number, total: number) => `${free}/${total} available`,
    allOut: 'All rented out',
    inactive: 'Not published',
    aDay: '/ day',
  },
  cars: {
    lead: (total: number) => plural(total, 'car'),
    failed: 'The cars could not be loaded.',
    empty: 'No cars yet',
    emptyText: 'Add your first car; once published, it appears on the website.',
    noneFound: 'No cars match your search',
    search: 'Search by title, brand or model',
    car: 'Car',
    category: 'Category',
    price: 'Daily price',
    units: 'Available',
    closedUntil: (day) => `no pickups until ${unbroken(staffDay(day, 'en'))}`,
    unitsOf: (free: number, total: number) => `${free} / ${total}`,
    status: 'Status',
    active: 'Active',
    inactive: 'Inactive',
    featured: 'Featured',
    switchStatus: (title: string) => `${title} is on the website`,
    nowActive: (title: string) => `${title} is now on the website.`,
    nowInactive: (title: string) => `${title} is no longer on the website.`,
    statusFailed: (title: string) => `${title}: the status could not be changed.`,
    typeName: (title) => `Type the name of the car to delete it: ${title}`,
    upcoming: (count: number) =>
      `This car has ${plural(count, 'current or upcoming booking')}. Bookings are not deleted; they keep the name of the car.`,
    deletion: 'Delete car?',
    deleted: (title: string) => `${title} deleted.`,
  },
  posts: {
    lead: (total: number) => plural(total, 'post'),
    failed: 'The posts could not be loaded.',
    empty: 'No posts yet',
    emptyText: 'Add your first post; once published, it appears on the website.',
    noneFound: 'No posts match your search',
    search: 'Search posts',
    post: 'Post',
    category: 'Category',
    status: 'Status',
    statuses: { draft: 'Draft', published: 'Published', archived: 'Archived' },
    featured: 'Featured',
    created: 'Created',
    deletion: 'Delete post?',
    deleted: (title: string) => `“${title}” deleted.`,
    manage: 'Manage all posts',
    preview: (title: string) => `Preview ${title} (opens in a new tab)`,
  },
  list: {
    actions: 'Actions',
    statusFilter: 'Filter by status',
    allStatuses: 'All',
    clear: 'Clear filters',
    edit: (title: string) => `Edit ${title}`,
    view: (title: string) => `View ${title} on the website (opens in a new tab)`,
    delete: (title: string) => `Delete ${title}`,
  },
  deletion: {
    question: (title: string) =>
      `Are you sure you want to delete "${title}"? This action cannot be undone.`,
    confirm: 'Delete',
    cancel: 'Cancel',
    failed: (error: string) => error || 'This could not be deleted.',
  },
  page,
};
