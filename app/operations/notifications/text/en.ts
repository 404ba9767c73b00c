/** Names of sheets and columns in exported files, in the language of the person who exports. */
import { formatCount } from '#app/lib/money/decimal.ts';
import type { tr } from './tr.ts';

const tables: (typeof tr)['tables'] = {
  bookings: {
    sheet: 'Bookings',
    columns: {
      reference: 'Reference',
      car: 'Car or zone',
      customer: 'Customer',
      phone: 'Phone',
      charges: 'Charges (€)',
      paid: 'Paid (€)',
      settledBefore: 'Settled before accounts began (€)',
      balance: 'Balance (€)',
      deposit: 'Deposit held (€)',
      created: 'Recorded',
    },
  },
  customers: {
    sheet: 'Customers',
    columns: {
      bookings: 'Bookings',
      total: 'Total (€)',
      last: 'Last pickup',
      since: 'Known since',
    },
  },
  handovers: {
    sheet: 'Hand-overs',
    columns: {
      reference: 'Reference',
      kind: 'Kind',
      car: 'Car',
      at: 'Time',
      fuel: 'Fuel (eighths)',
      damages: 'Damage',
      total: 'Charged (€)',
      staff: 'Recorded by',
      recorded: 'Recorded',
    },
  },
  vehicles: {
    sheet: 'Vehicles',
    columns: { fuelEighths: 'Fuel (eighths)', due: 'Falls due', blocked: 'Blocked' },
  },
  payments: {
    sheet: 'Payments',
    purposes: { price: 'Rental', deposit: 'Deposit' },
    columns: {
      number: 'Receipt no.',
      at: 'Paid',
      reference: 'Booking',
      purpose: 'Purpose',
      method: 'Method',
      currency: 'Currency',
      amount: 'Amount',
      rate: 'Rate',
      credited: 'Credited (€)',
      corrects: 'Returns no.',
      note: 'Note',
      staff: 'Recorded by',
    },
  },
  charges: {
    sheet: 'Charges',
    columns: {
      day: 'Day',
      reference: 'Booking',
      kind: 'Kind',
      label: 'Description',
      quantity: 'Quantity',
      each: 'Price of one (€)',
      amount: 'Amount (€)',
      voided: 'Voided',
      reason: 'Reason',
      note: 'Note',
      staff: 'Recorded by',
    },
  },
  refusals: {
    tooMany: (most) =>
      `An Excel file holds at most ${formatCount(most)} rows, and this list has more. A CSV file takes them all.`,
    tooManyDays: (most) =>
      `Choose a first and a last day, at most ${most} days. Only owners export longer lists.`,
    wrongDay: 'must be a day, as 2026-07-14',
    wrongRange: 'The last day must not be before the first',
  },
};

export const en: typeof tr = {
  mailTest: {
    impossible: 'No e-mail is set up on the server, or the settings have no address',
    failed: (reason: string) => `The e-mail could not be sent: ${reason}`,
  },
  page: {
    pageTitle: 'Calendar and notices – Kervan',
    title: 'Calendar and notices',
    lead: 'Pickups in the calendar of your phone, new requests in your e-mail.',
    back: 'Settings',
    failed: 'This section could not be loaded.',
    cancel: 'Cancel',
    unreachable: 'The server gave no answer. Check your connection and try again.',
    calendar: {
      title: 'Calendar subscription',
      text: 'Pickups, returns and transfers appear in a calendar of Google, Apple or Outlook. Whoever knows the address sees the names and phone numbers of your customers; give it only to people you trust. The address ends when the person who made it can no longer sign in, or is no owner any more.',
      none: 'There is no address yet.',
      since: (moment: string) =>
        `The address was made on ${moment}. It cannot be shown again; if you have lost it, renew it.`,
      make: 'Make an address',
      renew: 'Renew the address',
      end: 'Close the address',
      asking: { renew: 'Renew the address?', end: 'Close the address?' },
      ends: 'The present address stops working at once; calendars that subscribe to it are not updated any more.',
      confirm: { renew: 'Renew', end: 'Close' },
      once: 'The address is shown only now. Copy it, and add it to your calendar as “Subscribe by URL”:',
      copy: 'Copy',
      copied: 'The address was copied.',
      notCopied: 'It could not be copied; select the address and copy it yourself.',
    },
    mail: {
      title: 'Notices by e-mail',
      text: 'Each new booking request from the site, and every morning the tasks of the day, are sent by e-mail.',
      notConfigured:
        'No e-mail is set up on the server (SMTP_URL and MAIL_FROM). New requests still show in the menu of the back office.',
      noRecipient: 'No address has been entered yet.',
      to: (emails: string[]) => `E-mails go to: ${emails.join(', ')}`,
      failures: (count: number, error: string) =>
        `${count === 1 ? 'The e-mail of one request' : `The e-mails of ${count} requests`} could not be sent. The server answered: ${error}`,
      morning: (day: string, error: string) =>
        `The task list of the morning of ${day} could not be sent. The server answered: ${error}`,
      change: 'Change the addresses',
      test: 'Send a test e-mail',
      sent: 'The test e-mail was sent.',
    },
  },
  tables,
};
