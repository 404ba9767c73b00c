import { ru as rates } from '#app/base/exchange-rates/text/ru.ts';
import { ru as markup } from '#app/base/markup/text/ru.ts';
import { ru as settings } from '#app/base/settings/text/ru.ts';
import { ru as letting } from '#app/domain/availability/text/ru.ts';
import { ru as dates } from '#app/lib/text/ru.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { ru as publicBooking } from '#app/site/booking/text/ru.ts';
import { ru as cars } from '#app/site/cars/text/ru.ts';
import { ru as home } from '#app/site/home/text/ru.ts';
import { ru as news } from '#app/site/news/text/ru.ts';
import { ru as shell } from '#app/site/shell/text/ru.ts';
import { ru as transfers } from '#app/site/transfers/text/ru.ts';
import { ru as trip } from '#app/site/trip/text/ru.ts';

export const ru: SiteTexts = {
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
