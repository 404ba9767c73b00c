/** What a visitor is told who books through the API. What the visitor's forms say, says it as they do. */
import { DATE_CORRECTIONS } from '../cars/reservation.rules.ts';
import { transfersText } from '../transfers/transfers.text.ts';

const { required, wrongEmail } = transfersText.form.errors;

export const publicBookingText = {
  invalid: 'Bazı bilgiler eksik ya da hatalı',
  required,
  wrongEmail,
  wrongPhone: 'Geçerli bir telefon numarası giriniz',
  /** Of a transfer, and of a car's pickup. */
  timePast: 'Saat geçmişte olamaz',
  dates: DATE_CORRECTIONS,
  unknownCar: 'Bu araç kiralanamıyor',
  tooManyExtras: (most: number) => `En çok ${most} tane seçilebilir`,
  tooManyPassengers: (most: number) => `Bu araca en çok ${most} yolcu biner`,
  noFreeUnit:
    'Bu araç seçilen tarihlerde dolu. Başka tarihler ya da başka bir araç seçebilirsiniz.',
  tooMany: 'Çok fazla rezervasyon talebi gönderdiniz. Lütfen daha sonra yeniden deneyin.',
  keyReused: 'Bu Idempotency-Key ile başka bir talep gönderilmiş. Lütfen yenisini seçin.',
  gone: 'Bu talep artık kayıtlı değil',
};
