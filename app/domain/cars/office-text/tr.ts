import { translationLabels } from '#app/lib/words/translation-labels.ts';

const description = 'Açıklama';
const terms = {
  included: 'Fiyata dahil',
  insurance: 'Sigorta',
  deposit: 'Depozito',
  kilometres: 'Kilometre',
  age: 'Yaş ve ehliyet',
  fuel: 'Yakıt kuralı',
  cancellation: 'İptal',
};

export const tr = {
  labels: {
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
    luggage: 'Valiz',
    engineCapacity: 'Motor hacmi',
    featured: 'Öne çıkan',
    description,
    pickupLocation: 'Alış yeri',
    dropoffLocation: 'Dönüş yeri',
    features: 'Özellikler',
    'terms.included': terms.included,
    'terms.insurance': terms.insurance,
    'terms.deposit': terms.deposit,
    'terms.kilometres': terms.kilometres,
    'terms.age': terms.age,
    'terms.fuel': terms.fuel,
    'terms.cancellation': terms.cancellation,
    withoutExtras: 'Bu araçta sunulmayan ek hizmetler',
    bufferMinutes: 'İki kiralama arası (dakika)',
    ...translationLabels({ description, ...terms }),
  },
  input: {
    required: (name: string) => `${name} gereklidir`,
    tooLong: (name: string, most: number) => `${name} en fazla ${most} karakter olabilir`,
    between: (name: string, least: number, most: number, unit = '') =>
      `${name} ${least} ile ${most}${unit} arasında bir tam sayı olmalıdır`,
    oneOf: (name: string, options: readonly string[]) =>
      `${name} şunlardan biri olmalıdır: ${options.join(', ')}`,
    tooMany: (names: string, most: number) => `${names}: en fazla ${most} olabilir`,
    tooManyFeatures: (_label: string, most: number) => `En fazla ${most} özellik olabilir`,
    tooManyIncluded: (_label: string, most: number) =>
      `Fiyata dahil olanlar en fazla ${most} tane olabilir`,
    featureRequired: 'Özellik gereklidir',
    featureTooLong: (_label: string, most: number) => `Özellik en fazla ${most} karakter olabilir`,
    tooOld: (_label: string, first: number) => `Yıl en az ${first} olan bir tam sayı olmalıdır`,
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    cars: typeof tr;
  }
}
