/** The English of office.text.ts, for a person who chose it. */

export const englishShell = {
  product: 'Kervan',
  area: 'Back office',
  skipToContent: 'Skip to content',
  nav: 'Back office menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  sections: {
    dashboard: 'Dashboard',
    cars: 'Cars',
    bookings: 'Bookings',
    customers: 'Customers',
    filings: 'Reports to authorities',
    blog: 'Blog',
    'transfer-zones': 'Transfer zones',
    'exchange-rates': 'Exchange rates',
    reports: 'Reports',
    settings: 'Settings',
    'audit-log': 'Activity log',
  },
  site: 'View website',
  newWindow: '(opens in a new window)',
  signedInAs: 'Signed in as',
  waiting: (count: number) => `${count} new ${count === 1 ? 'request waits' : 'requests wait'}`,
  sound: 'Request sound',
  soundState: { on: 'on', off: 'off' },
  account: 'My account',
  roles: { owner: 'Owner', staff: 'Staff' },
  signOut: 'Sign out',
  notices: 'Notifications',
  closeNotice: 'Dismiss notification',
  pageTitle: (page: string) => `${page} – Kervan`,
};

export const englishOwnersOnly = {
  title: 'This page is for the owner of the business',
  text: 'If you need to see it, ask an owner for the right.',
  back: 'Back to the dashboard',
};

export const englishFailure = {
  title: 'This page cannot be shown right now',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  missing: 'What you are looking for does not exist or has been deleted.',
  fault: 'Something went wrong. Try again; if it happens again, please tell us.',
  retry: 'Try again',
  home: 'Back to dashboard',
};

export const englishComingSoon = {
  badge: 'Coming soon',
  title: 'There is no such section yet',
  text: 'The section may still be in the making, or its address is not right.',
  back: 'Back to dashboard',
};
