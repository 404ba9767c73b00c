import { tr as cars } from '#app/site/cars/text/tr.ts';
import { tr as transfers } from '#app/site/transfers/text/tr.ts';

export const tr = {
  rental: cars.form.errors,
  transfer: transfers.form.errors,
  invalid: 'Bazı bilgiler eksik ya da hatalı',
  date: 'Tarih, 2026-07-14 gibi geçerli bir gün olmalıdır',
  time: 'Saat 10:30 biçiminde olmalıdır',
  wrongPhone: 'Geçerli bir telefon numarası giriniz',
  onePhone: transfers.form.errors.onePhone,
  unknownLanguage: 'Dil yalnızca tr, en, de ya da ru olabilir',
  unknownPlace: 'Listedeki yerlerden birini seçiniz',
  wrongTime: 'Saat 00:00 ile 23:30 arasında, yarım saatlik aralıklarla seçilebilir',
  unknownCar: 'Bu araç kiralanamıyor',
  noSuchExtra: 'Bu ek hizmet bu araçla sunulmuyor',
  tooManyExtras: (most: number) => `En fazla ${most} adet seçilebilir`,
  tooManyPassengers: (most: number) => `Bu araç en fazla ${most} yolcu alır`,
  noFreeUnit:
    'Bu araç seçilen tarihlerde dolu. Başka tarihler ya da başka bir araç seçebilirsiniz.',
  tooOften: 'Çok fazla rezervasyon talebi gönderdiniz. Lütfen daha sonra tekrar deneyin.',
  /** Refusal of a phone number or e-mail address with the maximum number of pending requests. */
  tooMany:
    'Bu telefon ya da e-posta ile onay bekleyen üç talep var. Lütfen ofisin yanıtını bekleyin ya da bizi arayın.',
  keyReused:
    'Bu Idempotency-Key ile başka bir talep gönderilmiş. Lütfen yeni bir anahtar kullanın.',
  deleted: 'Bu talep artık kayıtlı değil',
};

declare module '#app/lib/words/catalogue.ts' {
  interface SiteTexts {
    publicBooking: typeof tr;
  }
}
