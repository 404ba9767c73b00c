/** Of a visitor's pasted WhatsApp message, in English. */
import { inLanguages } from '#app/lib/language.ts';

const turkishPaste = {
  title: 'WhatsApp mesajı yapıştır',
  lead: 'Formu ziyaretçinin talebinden doldurur, fiyatını yeniden hesaplar.',
  field: 'Mesaj',
  hint: 'Selamdan son satırdaki koda (KRV1-…) kadar mesajın tamamı.',
  fromClipboard: 'Panodan yapıştır',
  read: 'Formu doldur',
  clipboardRefused: 'Tarayıcı panoyu okumamıza izin vermiyor. Onun yerine alana yapıştırın.',
  unreadable: {
    empty: 'Okunacak bir metin yok. Mesajı buraya yapıştırın.',
    tooLong: 'Bu metin bir mesaj olamayacak kadar uzun. Yalnızca ziyaretçinin mesajını kopyalayın.',
    none: 'Bu metinde talep kodu (KRV1-…) yok. Mesajın tamamını kopyalayın: kısaltılmışsa önce “Devamını oku”ya dokunun.',
    damaged: 'Son satırdaki kod kesilmiş ya da değişmiş. Mesajın tamamını yeniden kopyalayın.',
  },
  filled: {
    rental: 'Form bir kiralama talebinden dolduruldu.',
    transfer: 'Form bir transfer talebinden dolduruldu.',
  },
  undo: 'Geri al',
  undone: 'Mesajdan gelenler geri alındı; sonradan değiştirdikleriniz kaldı.',
  another: 'Başka bir mesaj yapıştır',
  checkTitle: 'Denetlenecekler',
  checks: {
    carDeleted: 'Talepteki araç artık filoda yok. Başka bir araç seçin.',
    carInactive: (title: string) => `${title} şu anda ziyaretçilere gösterilmiyor.`,
    extraTooMany: (name: string, requested: number, most: number) =>
      `${name}: ${requested} istendi, ${most} yazıldı; sunduğunuzun en fazlası bu.`,
    placeUnknown: (place: string) => `“${place}” işletmenin noktaları arasında yok.`,
    specialPrice: 'Bu yol için listede fiyat yok (Özel Fiyat): tutarı girin.',
    transferEnd: 'Transfer, alıştan bir saat sonra biter.',
    customer: 'Kiralama talebinde ad ve telefon olmaz: sohbetten alın.',
  },
};

export const pasteText = inLanguages('en', turkishPaste, {
  title: 'Paste a WhatsApp message',
  lead: 'Fills in the form from a visitor’s request and prices it again.',
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
    carInactive: (title: string) => `${title} is not shown to visitors at present.`,
    extraTooMany: (name: string, requested: number, most: number) =>
      `${name}: ${requested} requested, ${most} filled in; that is all you offer.`,
    placeUnknown: (place: string) => `“${place}” is not among the places of the business.`,
    specialPrice: 'No fare is listed for this road (Özel Fiyat): enter a total.',
    transferEnd: 'The transfer ends one hour after the pickup.',
    customer: 'A rental request has no name or phone number: take them from the chat.',
  },
});
