import { en as rates } from '#app/base/exchange-rates/text/en.ts';
import { en as markup } from '#app/base/markup/text/en.ts';
import { en as settings } from '#app/base/settings/text/en.ts';
import { en as letting } from '#app/domain/availability/text/en.ts';
import { en as dates } from '#app/lib/text/en.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { en as publicBooking } from '#app/site/booking/text/en.ts';
import { en as cars } from '#app/site/cars/text/en.ts';
import { en as home } from '#app/site/home/text/en.ts';
import { en as news } from '#app/site/news/text/en.ts';
import { en as shell } from '#app/site/shell/text/en.ts';
import { en as transfers } from '#app/site/transfers/text/en.ts';
import { en as trip } from '#app/site/trip/text/en.ts';

export const en: SiteTexts = {
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
