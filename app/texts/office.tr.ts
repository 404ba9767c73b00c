import { tr as audit } from '#app/base/audit/text/tr.ts';
import { tr as auth } from '#app/base/auth/text/tr.ts';
import { tr as backups } from '#app/base/backups/text/tr.ts';
import { tr as rates } from '#app/base/exchange-rates/office-text/tr.ts';
import { tr as images } from '#app/base/images/text/tr.ts';
import { tr as messages } from '#app/base/messages/text/tr.ts';
import { tr as people } from '#app/base/people/text/tr.ts';
import { tr as settings } from '#app/base/settings/office-text/tr.ts';
import { tr as account } from '#app/domain/account/office-text/tr.ts';
import { tr as cars } from '#app/domain/cars/office-text/tr.ts';
import { tr as news } from '#app/domain/posts/office-text/tr.ts';
import { tr as zones } from '#app/domain/zones/office-text/tr.ts';
import { tr as editing } from '#app/editing/text/tr.ts';
import { tr as price } from '#app/lib/office-text/tr.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { tr as bookingAccount } from '#app/office/bookings/account/text/tr.ts';
import { tr as customerMatch } from '#app/office/bookings/customer/text/tr.ts';
import { tr as bookings } from '#app/office/bookings/office-text/tr.ts';
import { tr as today } from '#app/office/dashboard/text/tr.ts';
import { tr as fleet } from '#app/office/fleet/text/tr.ts';
import { tr as frame } from '#app/office/frame/text/tr.ts';
import { tr as newsroom } from '#app/office/posts/text/tr.ts';
import { tr as reports } from '#app/office/reports/text/tr.ts';
import { tr as accountReports } from '#app/operations/account-reports/text/tr.ts';
import { tr as agenda } from '#app/operations/agenda/text/tr.ts';
import { tr as filings } from '#app/operations/authority-reports/text/tr.ts';
import { tr as board } from '#app/operations/board/text/tr.ts';
import { tr as cash } from '#app/operations/cash/text/tr.ts';
import { tr as customers } from '#app/operations/customers/text/tr.ts';
import { tr as dayList } from '#app/operations/day-sheet/text/tr.ts';
import { tr as expenses } from '#app/operations/expenses/text/tr.ts';
import { tr as handovers } from '#app/operations/handovers/text/tr.ts';
import { tr as lettingRules } from '#app/operations/letting-rules/text/tr.ts';
import { tr as outgoing } from '#app/operations/notifications/text/tr.ts';
import { tr as papers } from '#app/operations/papers/text/tr.ts';
import { tr as road } from '#app/operations/road/text/tr.ts';
import { tr as search } from '#app/operations/search/text/tr.ts';
import { tr as damages } from '#app/operations/vehicles/damages/text/tr.ts';
import { tr as vehicles } from '#app/operations/vehicles/text/tr.ts';

export const tr: OfficeTexts = {
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
