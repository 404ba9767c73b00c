/** What staff read when they paste a visitor's message. English, as its screen is (product.md, Language). */
import type { ExtraName } from '#app/features/settings/extras.rules.ts';

export const pastedMessageText = {
  title: 'Paste a WhatsApp message',
  lead: 'Fills in the form from a visitor’s request and prices it again.',
  field: 'Message',
  hint: 'The whole message, from its greeting to the code in its last line (KRV1-…).',
  fromClipboard: 'Paste from clipboard',
  read: 'Fill in the form',
  clipboardRefused: 'The browser does not let us read the clipboard. Paste into the field instead.',
  reasons: {
    empty: 'There is no text to read. Paste the message here.',
    none: 'There is no request code (KRV1-…) in this text. Copy the whole message: open “Read more” first if it is folded.',
    cut: 'The code at the end of the message is cut off. Copy the whole message, down to its last letter.',
    damaged:
      'The code at the end of the message was changed on its way. Copy it again, or ask the visitor to send it again.',
    unknown: 'The code at the end of the message is of a kind that this form does not know.',
  },
  filled: {
    rental: 'The form was filled in from a rental request.',
    transfer: 'The form was filled in from a transfer request.',
    undo: 'Undo',
    undone: 'The form is as it was before.',
    another: 'Paste another message',
    checkTitle: 'To be checked',
    assumedTitle: 'Assumed',
  },
  warnings: {
    others: (count: number) =>
      count === 1
        ? 'The text holds another, older request, too; the last one was taken.'
        : `The text holds ${count} older requests, too; the last one was taken.`,
    edited: (label: string, said: string, code: string) =>
      `The text says “${label}: ${said}”, its code “${code}”. The code was taken; ask the visitor what is right.`,
    carGone: (title: string) => `${title} is not in the fleet any more. Choose another car.`,
    carInactive: (title: string) => `${title} is not shown to visitors at present.`,
    extraGone: (name: string) => `${name} is not offered any more and was left out.`,
    extraTooMany: (name: string, asked: number, most: number) =>
      `${name}: ${asked} asked for, at most ${most} offered; ${most} filled in.`,
    placeUnknown: (place: string) => `“${place}” is not among the places of the business.`,
    unreadable: 'A date or time in the message makes no sense and was left empty.',
    past: 'The pickup lies in the past.',
    endsBeforeStart: 'The drop-off is not after the pickup.',
    specialPrice: 'No active zone covers the drop-off (Özel Fiyat): enter a total.',
    surname: 'The message gives one name only; the last name is missing.',
    phone: 'The phone number does not look like one.',
  },
  assumptions: {
    transferEnd: 'The transfer ends one hour after the pickup.',
    customer: 'A rental request has no name or phone number: take them from the chat.',
  },
  extras: {
    cocukKoltugu: 'Child seat',
    ekSurucu: 'Additional driver',
    gencSurucu: 'Young driver package',
  } satisfies Record<ExtraName, string>,
  price: {
    title: 'Price',
    item: 'Item',
    seen: 'In the message',
    today: 'Today',
    base: 'Car rental',
    fare: 'Fare',
    total: 'Total',
    none: '–',
    same: (total: string) => `Today’s price is what the visitor saw: ${total}.`,
    changed: (seen: string, today: string) => `The price has changed: ${seen} → ${today}.`,
    unseen: (today: string) => `Today’s price is ${today}. The message names no total.`,
    unpriced: 'There is no price by today’s rules yet.',
    atTheirRate: (rate: string) => `Both at the rate of the message, 1 € = ${rate}.`,
    inEuros: (euros: string) => `Today’s total is ${euros}.`,
    inCurrency: (euros: string, amount: string) =>
      `Today’s total is ${euros}, which is ${amount} at today’s rate.`,
  },
};
