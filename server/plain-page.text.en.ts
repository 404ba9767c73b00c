/** What visitors read in English when no page of the site can be rendered. */
import type { tr } from './plain-page.text.tr.ts';

export const en: typeof tr = {
  refusals: {
    400: {
      title: 'The request could not be understood.',
      text: 'Please check the address and try again.',
    },
    403: {
      title: 'This form was sent from another site.',
      text: 'For your safety it was not accepted. Please open the page on this site and try again.',
    },
    404: {
      title: 'Page not found.',
      text: 'The address may be mistyped, or the page may have been removed.',
    },
    413: { title: 'What was sent is too large.', text: 'Please shorten it and try again.' },
    415: {
      title: 'What was sent is not accepted in this form.',
      text: 'Please try again with the form on the page.',
    },
    429: { title: 'You have sent too many requests.', text: 'Please wait a moment and try again.' },
    503: { title: 'The site is very busy right now.', text: 'Please try again in a little while.' },
    database: {
      title: 'We cannot show this page right now.',
      text: 'There is a short interruption. Please try again in a little while.',
    },
    'disk-full': {
      title: 'Nothing can be saved right now.',
      text: 'The server’s disk is full. Please try again later.',
    },
  },
  unexpected: { title: 'An unexpected error has occurred.', text: 'Please try again later.' },
  retry: 'Try again',
  home: 'Back to the home page',
};
