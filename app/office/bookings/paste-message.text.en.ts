import { euros } from './booking-words.ts';

/** Of a visitor’s pasted WhatsApp message. */
export const en = {
  title: 'Paste a WhatsApp message',
  lead: 'Fills in the form from a visitor’s request, at the price that the visitor was shown.',
  field: 'Message',
  hint: 'The whole message, from its greeting to the code in its last line (KRV1-…).',
  fromClipboard: 'Paste from clipboard',
  read: 'Fill in the form',
  clipboardRefused: 'The browser does not let us read the clipboard. Paste into the field instead.',
  unreadable: {
    empty: 'There is no text to read. Paste the message here.',
    tooLong: 'This text is too long for a message. Copy the visitor’s message alone.',
    none: 'There is no request code (KRV1-…) in this text. Copy the whole message: open “Read more” first if it is folded.',
    damaged: 'The code in the last line is cut off or was changed. Copy the whole message again.',
  },
  filled: {
    rental: 'The form was filled in from a rental request.',
    transfer: 'The form was filled in from a transfer request.',
  },
  undo: 'Undo',
  undone: 'What the message filled in is taken out again; what you changed since stays.',
  another: 'Paste another message',
  checkTitle: 'To be checked',
  checks: {
    carDeleted: 'The car of the request is not in the fleet any more. Choose another car.',
    /** In cents; `today` is null where no price is known today. */
    shownPrice: (shown: number, today: number | null) =>
      today === null
        ? `The visitor was shown ${euros(shown)}.`
        : `The visitor was shown ${euros(shown)}; today it is ${euros(today)}. The shown price is filled in; you can take today’s below.`,
    carInactive: (title: string) => `${title} is not shown to visitors at present.`,
    extraTooMany: (name: string, requested: number, most: number) =>
      `${name}: ${requested} requested, ${most} filled in; that is all you offer.`,
    placeUnknown: (place: string) => `“${place}” is not among the places of the business.`,
    specialPrice: 'No fare is listed for this road (Özel Fiyat): enter a total.',
    transferEnd: 'The transfer ends one hour after the pickup.',
    customer: 'A rental request has no name or phone number: take them from the chat.',
  },
};
