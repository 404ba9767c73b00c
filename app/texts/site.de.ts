import { de as rates } from '#app/base/exchange-rates/text/de.ts';
import { de as markup } from '#app/base/markup/text/de.ts';
import { de as settings } from '#app/base/settings/text/de.ts';
import { de as letting } from '#app/domain/availability/text/de.ts';
import { de as dates } from '#app/lib/text/de.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { de as publicBooking } from '#app/site/booking/text/de.ts';
import { de as cars } from '#app/site/cars/text/de.ts';
import { de as home } from '#app/site/home/text/de.ts';
import { de as news } from '#app/site/news/text/de.ts';
import { de as shell } from '#app/site/shell/text/de.ts';
import { de as transfers } from '#app/site/transfers/text/de.ts';
import { de as trip } from '#app/site/trip/text/de.ts';

export const de: SiteTexts = {
  cars,
  dates,
  home,
  letting,
  markup,
  news,
  publicBooking,
  rates,
  settings,
  shell,
  transfers,
  trip,
};
