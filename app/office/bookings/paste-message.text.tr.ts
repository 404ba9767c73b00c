import { euros } from './booking-words.ts';
import type { en } from './paste-message.text.en.ts';

export const tr: typeof en = {
  title: 'WhatsApp mesajı yapıştır',
  lead: 'Formu ziyaretçinin talebinden, ona gösterilen fiyatla doldurur.',
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
    shownPrice: (shown: number, today: number | null) =>
      today === null
        ? `Ziyaretçiye ${euros(shown)} gösterildi.`
        : `Ziyaretçiye ${euros(shown)} gösterildi; bugünkü fiyat ${euros(today)}. Gösterilen yazıldı; isterseniz aşağıda bugünküne geçin.`,
    carInactive: (title: string) => `${title} şu anda ziyaretçilere gösterilmiyor.`,
    extraTooMany: (name: string, requested: number, most: number) =>
      `${name}: ${requested} istendi, ${most} yazıldı; sunduğunuzun en fazlası bu.`,
    placeUnknown: (place: string) => `“${place}” işletmenin noktaları arasında yok.`,
    specialPrice: 'Bu yol için listede fiyat yok (Özel Fiyat): tutarı girin.',
    transferEnd: 'Transfer, alıştan bir saat sonra biter.',
    customer: 'Kiralama talebinde ad ve telefon olmaz: sohbetten alın.',
  },
};
