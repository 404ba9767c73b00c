/** What the car editor's controls hold, and how it becomes a car of the API and back. */

import { hasEngine } from '#app/features/cars/car.rules.ts';
import type { Image } from '#app/features/images/images.schema.ts';
import { readDecimal } from '#app/lib/decimal.ts';
import type { CarForm } from './car-form.schema.ts';
import { type AdminCar, type CarInput, newCar } from './car-input.schema.ts';

/** What the editor of a new car begins with. */
export function newCarForm(thisYear: number): CarForm {
  const nothing = { title: '', brand: '', model: '', mainImage: null, gallery: [] };
  const pricing = { daily: null, weekly: null, monthly: null };
  return carToForm({ ...newCar(thisYear), ...nothing, pricing });
}

export function carToForm(
  car: Omit<CarInput, 'mainImage' | 'gallery'> & Pick<AdminCar, 'mainImage' | 'gallery'>,
): CarForm {
  return {
    title: car.title,
    brand: car.brand,
    model: car.model,
    year: numberText(car.year),
    category: car.category,
    bodyType: car.bodyType,
    fuelType: car.fuelType,
    transmission: car.transmission,
    seats: numberText(car.seats),
    doors: numberText(car.doors),
    engineCapacity: numberText(car.engineCapacity),
    description: car.description,
    pickupLocation: car.pickupLocation ?? '',
    dropoffLocation: car.dropoffLocation ?? '',
    pricing: {
      daily: numberText(car.pricing.daily),
      weekly: numberText(car.pricing.weekly),
      monthly: numberText(car.pricing.monthly),
    },
    mainImage: car.mainImage,
    gallery: car.gallery,
    status: car.status,
    featured: car.featured,
    features: car.features,
    seasonalPricing: car.seasonalPricing,
    stats: {
      rating: {
        average: numberText(car.stats.rating.average),
        count: numberText(car.stats.rating.count),
      },
    },
    total_units: numberText(car.total_units),
  };
}

/** As it is to be sent; NaN where no number can be read, which the schema refuses. */
export function formToInput(form: CarForm): CarInput {
  return {
    ...form,
    year: requiredNumber(form.year),
    seats: requiredNumber(form.seats),
    doors: requiredNumber(form.doors),
    engineCapacity: hasEngine(form.fuelType) ? readDecimal(form.engineCapacity) : null,
    pickupLocation: form.pickupLocation.trim() || null,
    dropoffLocation: form.dropoffLocation.trim() || null,
    currency: 'EUR',
    pricing: {
      daily: readDecimal(form.pricing.daily),
      weekly: readDecimal(form.pricing.weekly),
      monthly: readDecimal(form.pricing.monthly),
    },
    mainImage: form.mainImage && pictureInput(form.mainImage),
    gallery: form.gallery.map(pictureInput),
    stats: {
      rating: {
        average: readDecimal(form.stats.rating.average),
        count: readDecimal(form.stats.rating.count) ?? 0,
      },
    },
    total_units: requiredNumber(form.total_units),
  };
}

function numberText(number: number | null): string {
  return number === null ? '' : String(number);
}

function requiredNumber(typed: string): number {
  return readDecimal(typed) ?? Number.NaN;
}

function pictureInput({ url, alt }: Image): { url: string; alt: string } {
  return { url, alt };
}
