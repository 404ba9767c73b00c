export const tr = {
  back: 'Rezervasyona dön',
  print: 'Yazdır ya da PDF kaydet',
  preview: 'A4 önizleme',
  byHand: 'Teslim kaydı yok: boş satırlar elle doldurulur.',
  unpriced: 'Bu rezervasyonun fiyatı yok; makbuz fiyat girildikten sonra basılır.',
  notRental: 'Bu belge yalnızca araç kiralamalar içindir.',
  asSigned: (moment: string) => `${moment} tarihinde imzalandığı gibi basılır.`,
  formerly: (moment: string, changed: string) =>
    `${moment} tarihinde imzalanan hâli. ${changed} tarihinde değiştirildi: imzalar artık geçerli değil.`,
  today: 'Bugünkü hâli',
  version: (moment: string) => `İmza: ${moment}`,
  missing: 'Bu rezervasyon ya da belge bulunamadı',
  failed: 'Belge yüklenemedi',
  failedText: 'İnternet bağlantınızı kontrol edip tekrar deneyin.',
  retry: 'Tekrar dene',
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    papers: typeof tr;
  }
}
