import type { tr } from './tr.ts';

export const en: typeof tr = {
  shell: {
    product: 'Kervan',
    area: 'Back office',
    skipToContent: 'Skip to content',
    nav: 'Back office menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
    sections: {
      dashboard: 'Dashboard',
      // Names from the spec, part 2.
      cars: 'Cars Management',
      bookings: 'Bookings',
      customers: 'Customers',
      cash: 'Cash box',
      filings: 'Reports to authorities',
      'road-charges': 'Tolls and fines',
      blog: 'Blog Management',
      'transfer-zones': 'Transfer Zones',
      'exchange-rates': 'Exchange rates',
      reports: 'Reports',
      settings: 'Settings',
      'audit-log': 'Activity log',
    },
    foot: 'Shortcuts',
    footNames: { today: 'Today', requests: 'Requests', board: 'Board', search: 'Search' },
    fold: 'Fold the menu',
    unfold: 'Unfold the menu',
    site: 'View website',
    newWindow: '(opens in a new window)',
    signedInAs: 'Signed in as',
    waiting: (count: number) =>
      `${count} ${count === 1 ? 'request waits' : 'requests wait'} for an answer`,
    sound: 'Request sound',
    soundState: { on: 'on', off: 'off' },
    account: 'My account',
    roles: { owner: 'Owner', staff: 'Staff' },
    signOut: 'Sign out',
    notices: 'Notifications',
    closeNotice: 'Dismiss notification',
    /** Message after a click on a link without a connection. */
    offline:
      'There is no connection, so this page cannot be opened now. What you see and typed is kept.',
    pageTitle: (page: string) => `${page} – Kervan`,
  },
  ownersOnly: {
    title: 'This page is for the owner of the business',
    text: 'If you need to see it, ask an owner for the right.',
    back: 'Back to the dashboard',
  },
  failure: {
    title: 'This page cannot be shown right now',
    unreachable: 'The server cannot be reached. Check your connection and try again.',
    missing: 'What you are looking for does not exist or has been deleted.',
    fault: 'Something went wrong. Try again; if it happens again, please tell us.',
    retry: 'Try again',
    home: 'Back to dashboard',
  },
  comingSoon: {
    badge: 'Coming soon',
    title: 'There is no such section yet',
    text: 'The section may still be in the making, or its address is not right.',
    back: 'Back to dashboard',
  },
};
