import type { Page } from '@playwright/test';
import { addDays } from '#app/lib/dates/dates.ts';
import { today } from './cars.ts';

export const day = addDays(today(), 30);

export const form = (page: Page) => page.getByRole('form', { name: 'Transfer rezervasyonu' });
/** Form in the hero that shows the fare. */
export const bar = (page: Page) => page.getByRole('form', { name: 'Transfer ücreti' });
export const fares = (page: Page) => page.getByRole('list', { name: 'Bölge fiyatları' });
export const summary = (page: Page) => page.getByRole('region', { name: 'Transfer özeti' });
export const send = (page: Page) =>
  page.getByRole('button', { name: 'WhatsApp ile transfer iste' });
export const vehicle = (page: Page, name: string) => page.getByRole('radio', { name });

export const row = (page: Page, zone: string) =>
  fares(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `${zone} bölgesini seç`, exact: true }) });

/** Values that `fillIn` types. The drop-off is its argument. */
export const typed = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  phone: '+90 555 000 00 00',
  passengers: 3,
  childSeats: 1,
  suitcases: 4,
  pickupLocation: 'Antalya Havalimanı (AYT)',
  date: day,
  time: '10:30',
  bothWays: true,
  returnDate: addDays(day, 7),
  returnTime: '18:00',
  flightNumber: 'XQ 123',
  message: 'İki bavul.\nBir çocuk koltuğu lütfen.',
};

export async function fillIn(page: Page, dropoffLocation = 'Belek, Örnek Otel'): Promise<void> {
  await form(page).getByLabel('Ad soyad').fill(typed.name);
  await form(page).getByLabel('E-posta').fill(typed.email);
  await form(page).getByLabel('Telefon').fill(typed.phone);
  await form(page).getByLabel('Yolcu sayısı').selectOption(String(typed.passengers));
  await form(page).getByLabel('Çocuk koltuğu').selectOption(String(typed.childSeats));
  await form(page).getByLabel('Valiz').selectOption(String(typed.suitcases));
  await form(page).getByLabel('Alış yeri').fill(typed.pickupLocation);
  await form(page).getByLabel('Varış yeri').fill(dropoffLocation);
  await form(page).getByLabel('Tarih', { exact: true }).fill(typed.date);
  await form(page).getByLabel('Saat', { exact: true }).selectOption(typed.time);
  await form(page).getByLabel('Dönüş transferi de istiyorum').check();
  await form(page).getByLabel('Dönüş tarihi').fill(typed.returnDate);
  await form(page).getByLabel('Dönüş saati').selectOption(typed.returnTime);
  await form(page).getByLabel('Uçuş numarası').fill(typed.flightNumber);
  await form(page).getByLabel('Mesajınız').fill(typed.message);
}
