import { en as audit } from '#app/base/audit/text/en.ts';
import { en as auth } from '#app/base/auth/text/en.ts';
import { en as backups } from '#app/base/backups/text/en.ts';
import { en as rates } from '#app/base/exchange-rates/office-text/en.ts';
import { en as images } from '#app/base/images/text/en.ts';
import { en as messages } from '#app/base/messages/text/en.ts';
import { en as people } from '#app/base/people/text/en.ts';
import { en as settings } from '#app/base/settings/office-text/en.ts';
import { en as cars } from '#app/domain/cars/office-text/en.ts';
import { en as news } from '#app/domain/posts/office-text/en.ts';
import { en as zones } from '#app/domain/zones/office-text/en.ts';
import { en as editing } from '#app/editing/text/en.ts';
import type { OfficeTexts } from '#app/lib/catalogue.ts';
import { en as price } from '#app/lib/office-text/en.ts';
import { en as board } from '#app/loop/board/text/en.ts';
import { en as customers } from '#app/loop/customers/text/en.ts';
import { en as dayList } from '#app/loop/day-list/text/en.ts';
import { en as filings } from '#app/loop/filings/text/en.ts';
import { en as handovers } from '#app/loop/handovers/text/en.ts';
import { en as morning } from '#app/loop/morning/text/en.ts';
import { en as outgoing } from '#app/loop/outgoing/text/en.ts';
import { en as papers } from '#app/loop/papers/text/en.ts';
import { en as vehicles } from '#app/loop/vehicles/text/en.ts';
import { en as bookings } from '#app/office/bookings/office-text/en.ts';
import { en as customerMatch } from '#app/office/customer-records/text/en.ts';
import { en as fleet } from '#app/office/fleet/text/en.ts';
import { en as frame } from '#app/office/frame/text/en.ts';
import { en as newsroom } from '#app/office/newsroom/text/en.ts';
import { en as reports } from '#app/office/reports/text/en.ts';
import { en as today } from '#app/office/today/text/en.ts';

export const en: OfficeTexts = {
  audit,
  auth,
  backups,
  board,
  bookings,
  cars,
  customerMatch,
  customers,
  dayList,
  editing,
  filings,
  fleet,
  frame,
  handovers,
  images,
  messages,
  morning,
  news,
  newsroom,
  outgoing,
  papers,
  people,
  price,
  rates,
  reports,
  settings,
  today,
  vehicles,
  zones,
};
