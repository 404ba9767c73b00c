/** Around the sheet of a paper, for the office. */
import { inLanguages } from '#app/lib/language.ts';

const turkish = {
  back: 'Rezervasyona dön',
  print: 'Yazdır ya da PDF kaydet',
  preview: 'A4 önizleme',
  byHand: 'Teslim kaydı yok: boş satırlar elle doldurulur.',
  unpriced: 'Bu rezervasyonun fiyatı yok; makbuz fiyat girildikten sonra basılır.',
  notRental: 'Bu belge yalnız araç kiralamalar içindir.',
  missing: 'Bu rezervasyon ya da belge bulunamadı',
  failed: 'Belge yüklenemedi',
  failedText: 'Bağlantınızı kontrol edip yeniden deneyin.',
  retry: 'Yeniden dene',
  loading: 'Belge yükleniyor…',
};

export const paperScreenText = inLanguages('en', turkish, {
  back: 'Back to the booking',
  print: 'Print or save as PDF',
  preview: 'A4 preview',
  byHand: 'No hand-over is recorded: empty lines are filled in by hand.',
  unpriced: 'This booking has no price; a receipt is printed once it has one.',
  notRental: 'This paper is for car rentals only.',
  missing: 'There is no such booking or paper',
  failed: 'The paper could not be loaded',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
  loading: 'The paper is loading…',
});
