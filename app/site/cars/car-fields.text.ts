/** What staff and users of the API read of a car's facts: their labels, and what is wrong with them. */
import { byScreen, inLanguages } from '#app/lib/language.ts';
import { translationLabels } from '#app/lib/translations.schema.ts';

export const turkishFactLabels = {
  title: 'Başlık',
  brand: 'Marka',
  model: 'Model',
  year: 'Yıl',
  category: 'Kategori',
  bodyType: 'Kasa tipi',
  fuelType: 'Yakıt',
  transmission: 'Vites',
  seats: 'Koltuk',
  doors: 'Kapı',
  engineCapacity: 'Motor hacmi',
  featured: 'Öne çıkan',
  description: 'Açıklama',
  pickupLocation: 'Alış yeri',
  dropoffLocation: 'Dönüş yeri',
  features: 'Özellikler',
  'terms.included': 'Fiyata dahil',
  'terms.insurance': 'Sigorta',
  'terms.deposit': 'Depozito',
  'terms.kilometres': 'Kilometre',
  'terms.age': 'Yaş ve ehliyet',
  'terms.fuel': 'Yakıt kuralı',
  'terms.cancellation': 'İptal',
  withoutExtras: 'Bu araçla verilmeyen ek hizmetler',
  ...translationLabels({
    description: 'Açıklama',
    included: 'Fiyata dahil',
    insurance: 'Sigorta',
    deposit: 'Depozito',
    kilometres: 'Kilometre',
    age: 'Yaş ve ehliyet',
    fuel: 'Yakıt kuralı',
    cancellation: 'İptal',
  }),
};

export const factLabels = inLanguages('en', turkishFactLabels, {
  title: 'Title',
  brand: 'Brand',
  model: 'Model',
  year: 'Year',
  category: 'Category',
  bodyType: 'Body type',
  fuelType: 'Fuel',
  transmission: 'Transmission',
  seats: 'Seats',
  doors: 'Doors',
  engineCapacity: 'Engine capacity',
  featured: 'Featured',
  description: 'Description',
  pickupLocation: 'Pickup location',
  dropoffLocation: 'Drop-off location',
  features: 'Features',
  'terms.included': 'Included in the price',
  'terms.insurance': 'Insurance',
  'terms.deposit': 'Deposit',
  'terms.kilometres': 'Kilometres',
  'terms.age': 'Age and licence',
  'terms.fuel': 'Fuel rule',
  'terms.cancellation': 'Cancellation',
  withoutExtras: 'Extras that this car does not offer',
  ...translationLabels({
    description: 'Description',
    included: 'Included in the price',
    insurance: 'Insurance',
    deposit: 'Deposit',
    kilometres: 'Kilometres',
    age: 'Age and licence',
    fuel: 'Fuel rule',
    cancellation: 'Cancellation',
  }),
});

const turkishInput = {
  required: (name: string) => `${name} gereklidir`,
  tooLong: (name: string, most: number) => `${name} en fazla ${most} karakter olabilir`,
  between: (name: string, least: number, most: number, unit = '') =>
    `${name} ${least} ile ${most}${unit} arasında bir tam sayı olmalıdır`,
  oneOf: (name: string, options: readonly string[]) =>
    `${name} şunlardan biri olmalıdır: ${options.join(', ')}`,
  tooMany: (names: string, most: number) => `En fazla ${most} olabilir: ${names}`,
  feature: 'Özellik',
  features: 'özellikler',
  included: 'fiyata dahil olanlar',
  tooOld: (first: number) => `Yıl en az ${first} olan bir tam sayı olmalıdır`,
};

/** Complete messages, shown at their field. */
export const inputTextOn = byScreen(turkishInput, {
  required: (name: string) => `${name} is required`,
  tooLong: (name: string, most: number) => `${name} must have at most ${most} characters`,
  between: (name: string, least: number, most: number, unit = '') =>
    `${name} must be a whole number from ${least} to ${most}${unit}`,
  oneOf: (name: string, options: readonly string[]) =>
    `${name} must be one of: ${options.join(', ')}`,
  tooMany: (names: string, most: number) => `There can be at most ${most} ${names}`,
  feature: 'Feature',
  /** In 'There can be at most 50 …'. */
  features: 'features',
  included: 'included things',
  tooOld: (first: number) => `Year must be a whole number of at least ${first}`,
});
export const inputText = inputTextOn.en;
