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
      priceLines: 'Price lines',
      formerPrice: 'Total before cancellation (€)',
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
      kind: 'Type',
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
    columns: { fuelEighths: 'Fuel (eighths)', due: 'Due next', blocked: 'Blocked days' },
  },
  payments: {
    sheet: 'Payments',
    purposes: { price: 'Rental', deposit: 'Deposit' },
    columns: {
      number: 'Receipt no.',
      at: 'Paid at',
      reference: 'Booking',
      purpose: 'Purpose',
      method: 'Method',
      currency: 'Currency',
      amount: 'Amount',
      rate: 'Rate',
      credited: 'Credited (€)',
      corrects: 'Refers to no.',
      note: 'Note',
      staff: 'Recorded by',
    },
  },
  charges: {
    sheet: 'Charges',
    columns: {
      day: 'Day',
      reference: 'Booking',
      kind: 'Type',
      label: 'Description',
      quantity: 'Quantity',
      each: 'Unit price (€)',
      amount: 'Amount (€)',
      voided: 'Voided at',
      reason: 'Reason',
      note: 'Note',
      staff: 'Recorded by',
    },
  },
  refusals: {
    tooMany: (most) =>
      `An Excel file holds at most ${formatCount(most)} rows, and this list has more. A CSV file takes them all.`,
    tooManyDays: (most) =>
      `Choose a first and a last day, at most ${most} days. Only an owner can export longer lists.`,
    wrongDay: 'must be a day such as 2026-07-14',
    wrongRange: 'The last day must not be before the first',
  },
};

export const en: typeof tr = {
  mailTest: {
    impossible: 'Email is not set up on the server, or the settings have no address',
    failed: (reason: string) => `The email could not be sent: ${reason}`,
  },
  page: {
    pageTitle: 'Calendar and notices – Kervan',
    title: 'Calendar and notices',
    lead: 'Pickups in your phone’s calendar, new requests in your inbox.',
    back: 'Settings',
    failed: 'This section could not be loaded.',
    cancel: 'Cancel',
    unreachable: 'The server gave no answer. Check your connection and try again.',
    calendar: {
      title: 'Calendar subscription',
      text: 'Pickups, returns and transfers appear in a Google, Apple or Outlook calendar. Anyone who knows the address can see the names and phone numbers of your customers; give it only to people you trust. The address stops working when the person who created it can no longer sign in or is no longer an owner.',
      none: 'There is no address yet.',
      since: (moment: string) =>
        `The address was created on ${moment}. It cannot be shown again; if you have lost it, renew it.`,
      make: 'Create address',
      renew: 'Renew address',
      end: 'Close address',
      asking: { renew: 'Renew the address?', end: 'Close the address?' },
      ends: 'The current address stops working at once; calendars subscribed to it are no longer updated.',
      confirm: { renew: 'Renew', end: 'Close' },
      once: 'The address is shown only this once. Copy it and add it to your calendar as “Subscribe by URL”:',
      copy: 'Copy',
      copied: 'Address copied.',
      notCopied: 'It could not be copied; select the address and copy it yourself.',
    },
    mail: {
      title: 'Email notices',
      text: 'Every new booking request from the site, and every morning the day’s tasks, are sent by email.',
      notConfigured:
        'Email is not set up on the server (SMTP_URL and MAIL_FROM). New requests still show in the menu of the back office.',
      noRecipient: 'No address has been entered yet.',
      to: (emails: string[]) => `Emails go to: ${emails.join(', ')}`,
      failures: (count: number, error: string) =>
        `${count === 1 ? 'The email of one request' : `The emails of ${count} requests`} could not be sent. The server answered: ${error}`,
      morning: (day: string, error: string) =>
        `The daily list for the morning of ${day} could not be sent. The server answered: ${error}`,
      change: 'Change addresses',
      test: 'Send a test email',
      sent: 'Test email sent.',
    },
  },
  tables,
};
