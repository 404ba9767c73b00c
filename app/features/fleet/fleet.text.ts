/** The texts of the car editor. What the spec quotes (parts 5 and 8) is verbatim. */
import { editingText } from '#app/editing/editing.text.ts';
import type { CarField, CarSection } from './car-fields.rules.ts';
import type { SeasonInput } from './car-input.schema.ts';
import { withLabel } from './season-editor.text.ts';

const fields: Record<CarField, string> = {
  title: 'Title',
  brand: 'Brand',
  model: 'Model',
  year: 'Year',
  category: 'Category',
  bodyType: 'Body type',
  description: 'Description',
  mainImage: 'Main image',
  gallery: 'Gallery',
  fuelType: 'Fuel',
  transmission: 'Transmission',
  engineCapacity: 'Engine capacity',
  seats: 'Seats',
  doors: 'Doors',
  features: 'Features',
  'pricing.daily': 'Daily price',
  'pricing.weekly': 'Weekly price',
  'pricing.monthly': 'Monthly price',
  seasonalPricing: 'Scheduled pricing',
  pickupLocation: 'Pickup location',
  dropoffLocation: 'Drop-off location',
  status: 'Active',
  featured: 'Featured',
  total_units: 'Units',
  'stats.rating.average': 'Rating',
  'stats.rating.count': 'Ratings',
};

/** Fields whose messages speak of what is inside of them. */
const UNNAMED: CarField[] = ['mainImage', 'gallery', 'features', 'seasonalPricing'];

/** Fields that share their messages. */
const ALIKE: CarField[] = ['pricing.daily', 'pricing.weekly', 'pricing.monthly'];

const sections: Record<CarSection, { title: string; text?: string }> = {
  basics: { title: 'Car' },
  pictures: { title: 'Pictures' },
  specs: { title: 'Specifications' },
  features: { title: 'Features', text: 'What the car has; shown as a list on its page.' },
  pricing: { title: 'Prices', text: 'In euros. Visitors see them in the currency they choose.' },
  seasons: {
    title: 'Scheduled pricing',
    text: 'Prices of certain dates. Where one is empty, the price above holds.',
  },
  places: { title: 'Pickup and drop-off', text: 'Where this car usually stands.' },
  fleet: { title: 'Fleet and visibility' },
};

const euros = (amount: number) =>
  `€${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

export const carFormText = {
  editing: editingText('car'),
  fields,
  sections,
  sectionsLabel: 'Sections of this form',
  hasErrors: 'has errors',
  /** In the list on top, where the field's label does not stand beside it. */
  fieldMessage: (field: CarField, message: string) =>
    UNNAMED.includes(field)
      ? `${fields[field]}: ${message}`
      : ALIKE.includes(field)
        ? withLabel(fields[field], message)
        : message,
  newTitle: 'Add car',
  newHint: 'Title, brand, model and daily price are needed; the rest can follow later.',
  editTitle: (title: string) => `Edit ${title}`,
  back: 'Cars',
  viewOnSite: 'View on site',
  hints: {
    title: 'As visitors read it, such as Fiat Egea 1.4 or similar',
    brand: 'Choose a make or type another',
    engine: 'In cc',
    engineElectric: 'An electric car has none',
    place: 'Choose a place or type another',
    weekly: (amount: number) => `Empty: 7 × daily = ${euros(amount)}`,
    weeklyEmpty: 'Empty: 7 × the daily price',
    monthly: (amount: number) => `Empty: 30 × daily = ${euros(amount)}`,
    monthlyEmpty: 'Empty: 30 × the daily price',
    status: 'Shown on the public site',
    featured: 'Shown before other cars',
    newUnits: 'How many of this car you own',
    units: (free: number, bookings: number) =>
      `${free} free now; ${bookings === 1 ? '1 booking' : `${bookings} bookings`} now or later`,
    rating: 'From 0 to 5',
  },
  openChoices: (label: string) => `Show choices for ${label}`,
  ownFeatures: 'Also noted for this car',
  featureCount: (chosen: number) => `${chosen} selected`,
  save: {
    create: 'Create Car',
    update: 'Update Car',
    created: (title: string) => `${title} has been created`,
    updated: (title: string) => `${title} has been saved`,
    failed: 'Failed to save car data.',
    uploadFailed: 'A picture could not be uploaded. Try it again or remove it, then save.',
  },
  errors: {
    title: 'Please fix the following errors:',
  },
  /** Spec, part 8. */
  loadFailed: 'Failed to load car data. Please try again.',
  conflict: {
    noPicture: 'No picture',
    prices: ({ daily, weekly, monthly }: SeasonInput) =>
      [
        daily !== null && `${euros(daily)} daily`,
        weekly !== null && `${euros(weekly)} weekly`,
        monthly !== null && `${euros(monthly)} monthly`,
      ]
        .filter(Boolean)
        .join(', '),
    pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  },
};
