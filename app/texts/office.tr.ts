import { tr as audit } from '#app/base/audit/text/tr.ts';
import { tr as auth } from '#app/base/auth/text/tr.ts';
import { tr as backups } from '#app/base/backups/text/tr.ts';
import { tr as rates } from '#app/base/exchange-rates/office-text/tr.ts';
import { tr as images } from '#app/base/images/text/tr.ts';
import { tr as messages } from '#app/base/messages/text/tr.ts';
import { tr as people } from '#app/base/people/text/tr.ts';
import { tr as settings } from '#app/base/settings/office-text/tr.ts';
import { tr as cars } from '#app/domain/cars/office-text/tr.ts';
import { tr as news } from '#app/domain/posts/office-text/tr.ts';
import { tr as zones } from '#app/domain/zones/office-text/tr.ts';
import { tr as editing } from '#app/editing/text/tr.ts';
import type { OfficeTexts } from '#app/lib/catalogue.ts';
import { tr as price } from '#app/lib/office-text/tr.ts';
import { tr as board } from '#app/loop/board/text/tr.ts';
import { tr as customers } from '#app/loop/customers/text/tr.ts';
import { tr as dayList } from '#app/loop/day-list/text/tr.ts';
import { tr as filings } from '#app/loop/filings/text/tr.ts';
import { tr as handovers } from '#app/loop/handovers/text/tr.ts';
import { tr as morning } from '#app/loop/morning/text/tr.ts';
import { tr as outgoing } from '#app/loop/outgoing/text/tr.ts';
import { tr as papers } from '#app/loop/papers/text/tr.ts';
import { tr as vehicles } from '#app/loop/vehicles/text/tr.ts';
import { tr as bookings } from '#app/office/bookings/office-text/tr.ts';
import { tr as customerMatch } from '#app/office/customer-records/text/tr.ts';
import { tr as fleet } from '#app/office/fleet/text/tr.ts';
import { tr as frame } from '#app/office/frame/text/tr.ts';
import { tr as newsroom } from '#app/office/newsroom/text/tr.ts';
import { tr as reports } from '#app/office/reports/text/tr.ts';
import { tr as today } from '#app/office/today/text/tr.ts';

export const tr: OfficeTexts = {
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
