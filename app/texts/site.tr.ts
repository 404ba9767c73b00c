import { tr as rates } from '#app/base/exchange-rates/text/tr.ts';
import { tr as markup } from '#app/base/markup/text/tr.ts';
import { tr as settings } from '#app/base/settings/text/tr.ts';
import { tr as letting } from '#app/domain/availability/text/tr.ts';
import { tr as dates } from '#app/lib/text/tr.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { tr as publicBooking } from '#app/site/booking/text/tr.ts';
import { tr as cars } from '#app/site/cars/text/tr.ts';
import { tr as home } from '#app/site/home/text/tr.ts';
import { tr as news } from '#app/site/news/text/tr.ts';
import { tr as shell } from '#app/site/shell/text/tr.ts';
import { tr as transfers } from '#app/site/transfers/text/tr.ts';
import { tr as trip } from '#app/site/trip/text/tr.ts';

export const tr: SiteTexts = {
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
