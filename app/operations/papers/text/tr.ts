export const tr = {
  back: 'Rezervasyona dön',
  print: 'Yazdır ya da PDF kaydet',
  preview: 'A4 önizleme',
  byHand: 'Teslim kaydı yok: boş satırlar elle doldurulur.',
  unpriced: 'Bu rezervasyonun fiyatı yok; makbuz fiyat girildikten sonra basılır.',
  notRental: 'Bu belge yalnız araç kiralamalar içindir.',
  asSigned: (moment: string) => `${moment} tarihinde imzalandığı gibi basılır.`,
  formerly: (moment: string, changed: string) =>
    `${moment} tarihinde imzalanan hali. ${changed} tarihinde değiştirildi: imzalar artık geçerli değil.`,
  today: 'Bugünkü hali',
  version: (moment: string) => `İmza: ${moment}`,
  missing: 'Bu rezervasyon ya da belge bulunamadı',
  failed: 'Belge yüklenemedi',
  failedText: 'Bağlantınızı kontrol edip tekrar deneyin.',
  retry: 'Tekrar dene',
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    papers: typeof tr;
  }
}
