/** What staff read around the papers and messages of a booking. */
import { formatCount } from '#app/lib/decimal.ts';
import type { SiteLanguage } from '#app/lib/texts.ts';
import type { MessageStep } from '../message-template.rules.ts';
import type { Paper } from '../papers.rules.ts';

export const en = {
  paperNames: {
    contract: 'Rental contract',
    handover: 'Hand-over sheet',
    confirmation: 'Booking confirmation',
    receipt: 'Receipt',
  } satisfies Record<Paper, string>,
  handover: 'Hand-over and return',
  handovers: { out: 'Hand-over', back: 'Return' },
  kilometres: (count: number) => `${formatCount(count)} km`,
  fuel: (eighths: number) => `Fuel ${eighths}/8`,
  photosOf: { out: 'Photos of the hand-over', back: 'Photos of the return' },
  photo: (number: number, count: number) => `Photo ${number} of ${count}`,
  photoFailed: 'Photo could not be loaded',
  morePhotos: (count: number) => (count === 1 ? '1 more photo' : `${count} more photos`),
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  closePhoto: 'Close',
  papers: 'Papers',
  papersHint: 'To print or to save as PDF; they show the booking as it is saved.',
  messages: 'WhatsApp',
  messagesHint: 'Opens ready to send; you can change it first.',
  steps: {
    request: 'Request received',
    confirmation: 'Confirmation',
    reminder: 'Reminder',
    return: 'Return',
  } satisfies Record<MessageStep, string>,
  language: 'Language of the message',
  languages: { tr: 'Turkish', en: 'English', de: 'German', ru: 'Russian' } satisfies Record<
    SiteLanguage,
    string
  >,
  /** The page that a customer opens. */
  trip: {
    title: 'Trip page',
    close: 'Close',
    hint: 'For the customer: status, car and plate, days, price. Opens until 30\u00a0days after the trip.',
    address: 'Address of the trip page',
    copy: 'Copy link',
    copied: 'Link copied.',
    copyByHand: 'Copy the selected link.',
    open: 'Open',
    withdraw: 'Withdraw link',
    withdrawTitle: 'Withdraw this link?',
    withdrawText: 'It stops opening for everybody who has it. A new link takes its place.',
    withdrawn: 'The former link no longer opens; this is the new one.',
    cancel: 'Cancel',
    failed: 'The link could not be withdrawn. Please try again.',
  },
  opensChat: '(opens WhatsApp)',
  failed: 'The messages could not be loaded.',
  retry: 'Try again',
  none: 'There is no message for this booking; texts are written in Settings.',
  noneNow: 'There is no message to send at this point of the booking.',
  noPhone: 'The customer has no valid phone number.',
};
