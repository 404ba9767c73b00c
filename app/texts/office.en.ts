import { en as audit } from '#app/base/audit/text/en.ts';
import { en as auth } from '#app/base/auth/text/en.ts';
import { en as backups } from '#app/base/backups/text/en.ts';
import { en as rates } from '#app/base/exchange-rates/office-text/en.ts';
import { en as images } from '#app/base/images/text/en.ts';
import { en as messages } from '#app/base/messages/text/en.ts';
import { en as people } from '#app/base/people/text/en.ts';
import { en as settings } from '#app/base/settings/office-text/en.ts';
import { en as account } from '#app/domain/account/office-text/en.ts';
import { en as cars } from '#app/domain/cars/office-text/en.ts';
import { en as news } from '#app/domain/posts/office-text/en.ts';
import { en as zones } from '#app/domain/zones/office-text/en.ts';
import { en as editing } from '#app/editing/text/en.ts';
import { en as price } from '#app/lib/office-text/en.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { en as bookingAccount } from '#app/office/bookings/account/text/en.ts';
import { en as customerMatch } from '#app/office/bookings/customer/text/en.ts';
import { en as bookings } from '#app/office/bookings/office-text/en.ts';
import { en as today } from '#app/office/dashboard/text/en.ts';
import { en as fleet } from '#app/office/fleet/text/en.ts';
import { en as frame } from '#app/office/frame/text/en.ts';
import { en as newsroom } from '#app/office/posts/text/en.ts';
import { en as reports } from '#app/office/reports/text/en.ts';
import { en as accountReports } from '#app/operations/account-reports/text/en.ts';
import { en as agenda } from '#app/operations/agenda/text/en.ts';
import { en as filings } from '#app/operations/authority-reports/text/en.ts';
import { en as board } from '#app/operations/board/text/en.ts';
import { en as cash } from '#app/operations/cash/text/en.ts';
import { en as customers } from '#app/operations/customers/text/en.ts';
import { en as dayList } from '#app/operations/day-sheet/text/en.ts';
import { en as expenses } from '#app/operations/expenses/text/en.ts';
import { en as handovers } from '#app/operations/handovers/text/en.ts';
import { en as lettingRules } from '#app/operations/letting-rules/text/en.ts';
import { en as outgoing } from '#app/operations/notifications/text/en.ts';
import { en as papers } from '#app/operations/papers/text/en.ts';
import { en as road } from '#app/operations/road/text/en.ts';
import { en as search } from '#app/operations/search/text/en.ts';
import { en as damages } from '#app/operations/vehicles/damages/text/en.ts';
import { en as vehicles } from '#app/operations/vehicles/text/en.ts';

export const en: OfficeTexts = {
  account,
  accountReports,
  agenda,
  audit,
  auth,
  backups,
  board,
  bookingAccount,
  bookings,
  cars,
  cash,
  customerMatch,
  customers,
  damages,
  dayList,
  editing,
  expenses,
  filings,
  fleet,
  frame,
  handovers,
  lettingRules,
  images,
  messages,
  news,
  newsroom,
  outgoing,
  papers,
  people,
  price,
  rates,
  reports,
  road,
  search,
  settings,
  today,
  vehicles,
  zones,
};
