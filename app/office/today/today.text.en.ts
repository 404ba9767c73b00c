import type { tr } from './today.text.tr.ts';

export const en: typeof tr = {
  newBooking: 'New booking',
  newCar: 'New car',
  newPost: 'New post',
  failed: 'The data could not be loaded. Please try again.',
  readiness: {
    title: 'Ready to go?',
    missing: (count: number) => `Ready to go? ${count} missing`,
  },
};
