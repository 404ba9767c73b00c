import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';
import { CURRENCIES, type CurrencyCode } from '#app/lib/money/money.ts';
import type { tr } from './tr.ts';

const percent = makeOnFirstUse(
  () => new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 }),
);

const number = makeOnFirstUse(
  () => new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
);

export const en: typeof tr = {
  page: {
    number: (rate: number) => number().format(rate),
    decimalMark: '.',
    pageTitle: 'Exchange rates – Kervan',
    title: 'Exchange rates',
    lead: 'Prices are entered in euros; visitors see other currencies at these rates.',
    failed: 'The rates could not be loaded.',
    historyFailed: 'The history of the rates could not be loaded.',
    sources: {
      ecb: 'European Central Bank',
      manual: 'Manual rate',
      default: 'Default rate',
    },
    currencies: { EUR: 'Euro', USD: 'US dollar', TRY: 'Turkish lira' },
    current: {
      title: 'Current rates',
      source: 'Source',
      day: 'Date of the rate',
      noDay: 'No date',
      age: (days: number) =>
        days <= 0 ? 'today’s rate' : days === 1 ? '1 day old' : `${days} days old`,
      next: 'Next update',
      soon: 'Any moment',
      lastAttempt: 'Last attempt',
      never: 'None yet',
      went: 'successful',
      wentWrong: 'failed',
      lastError: 'Last error',
      noError: 'No error',
      provider: 'Central bank rate',
      defaults: (usd: string, lira: string) =>
        `No rates have come from the provider yet; the default rates apply (€1 = $${usd} = ₺${lira}).`,
      failing: (at: string, error: string) =>
        `The rates could not be updated on ${at}: ${error} The last known rates apply.`,
      failingBehind: (at: string, error: string) =>
        `The provider’s rates could not be fetched on ${at}: ${error} The website uses the manual rate.`,
    },
    refresh: {
      button: 'Update now',
      changed: 'Rates updated.',
      same: 'The rates are already up to date.',
      overridden: 'The provider’s rates have been fetched; the manual rate still applies.',
      failed: (error: string) =>
        error ? `The rates could not be updated: ${error}` : 'The rates could not be updated.',
    },
    history: {
      title: 'Rate history',
      empty: 'No rates recorded yet',
      emptyText: 'Rates will be listed here after the first update.',
      caption: 'Recorded rates, latest first',
      columns: { day: 'Date', source: 'Source', fetched: 'Received', expires: 'Ends' },
      noEnd: '–',
      pages: {
        nav: 'Pages of the rate history',
        previous: 'Previous page',
        next: 'Next page',
        page: (page: number) => `Page ${page}`,
      },
    },
    override: {
      title: 'Set rates manually',
      text: 'These rates apply until the time you choose; then the provider’s rate applies again automatically.',
      rate: (code: CurrencyCode) => `1 € = … ${CURRENCIES[code].symbol} (${code})`,
      date: 'End date',
      time: 'End time',
      timeHint: 'Turkish time',
      set: 'Apply these rates',
      replace: 'Apply new rates',
      done: 'The manual rates now apply.',
      failed: (error: string) =>
        `The rates could not be applied: ${error || 'The server gave no answer.'}`,
      check: 'Please check these fields',
      nothing: 'There is nothing to apply. Change a rate or the end first.',
      leave: {
        title: 'Leave without saving?',
        text: 'The rates you typed have not been applied.',
        leave: 'Leave without saving',
        stay: 'Keep editing',
      },
      band: (until: string | null) =>
        until ? `The manual rate applies until ${until}.` : 'The manual rate applies.',
      remove: 'Remove',
      removing: {
        title: 'Remove the manual rate?',
        question: () =>
          'The provider’s latest rate applies again at once. The rates you set stay in the history.',
        confirm: 'Remove',
        cancel: 'Cancel',
        failed: (error: string) => error || 'The manual rate could not be removed.',
        done: () => 'The manual rate has been removed.',
      },
      confirming: {
        title: 'Unusual rates',
        text: 'Apply them anyway?',
        confirm: 'Yes, apply',
        cancel: 'Correct them',
      },
      unusual: (code: CurrencyCode, change: number, inForce: number) =>
        `The ${code} rate is ${percent().format(Math.abs(change))} ${change > 0 ? 'above' : 'below'} the current one (${number().format(inForce)}).`,
      unusualSum: 'The rates you entered are far from the current ones.',
      rateRequired: (code: string) => `Enter the ${code} rate`,
      rateRange: (code: string, min: number, max: number) =>
        `The ${code} rate must be a number from ${number().format(min)} to ${number().format(max)}`,
      rateDecimals: (_code: string, most: number) => `The rate can have at most ${most} decimals`,
      expiryRequired: 'Enter the end date and time',
      dateRequired: 'Enter the end date as dd/mm/yyyy',
      timeRequired: 'Enter the end time as hh:mm',
      expiryPast: 'The end must be in the future',
      expiryFar: (days: number) => `The end can be at most ${days} days away`,
      none: 'There is no manual rate in force.',
    },
  },
  feedErrors: {
    unreachable: (_detail: string) => 'The rate provider cannot be reached.',
    timeout: (seconds: string) =>
      `The rate provider did not answer within ${seconds} ${seconds === '1' ? 'second' : 'seconds'}.`,
    status: (status: string) => `The rate provider answered with status ${status}.`,
    tooLarge: (_detail: string) => 'The provider’s answer is far larger than expected.',
    notTheFeed: (_detail: string) =>
      'The provider’s answer could not be read: it is not the expected list of rates.',
    badDate: (date: string) => `The rate list has an invalid date: ${date}`,
    otherBase: (value: string) => `The rate list is not based on the euro: EUR ${value}`,
    missing: (code: string) => `${code} is missing from the rate list.`,
    implausible: (rate: string) => `This rate is not plausible: ${rate}`,
  },
};
