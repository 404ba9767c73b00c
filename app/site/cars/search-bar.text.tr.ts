/** Texts of the search bar in Turkish. */
export const tr = {
  label: 'Araç ara',
  place: 'Alış ve dönüş yeri',
  pickupLocation: 'Alış yeri',
  dropoffLocation: 'Dönüş yeri',
  elsewhere: 'Farklı yerde bırakacağım',
  pickupDate: 'Alış tarihi',
  pickupTime: 'Alış saati',
  returnDate: 'Dönüş tarihi',
  returnTime: 'Dönüş saati',
  /** What a field of hours is called by screen readers, where what is seen is shorter. */
  hours: null as Record<'pickupTime' | 'returnTime', string> | null,
  submit: 'Boş araçları göster',
  chooseDays: 'Tarih seçin',
  change: 'Değiştir',
  /** What is said when a date was replaced by the nearest possible one (spec, part 5). */
  corrections: {
    pickupDate: 'Alış tarihi bugünden önce olamaz!',
    pickupTime: 'Alış saati şu andan önce olamaz!',
    returnDate: 'Dönüş tarihi alış tarihinden en az 1 gün sonra olmalıdır!',
    horizon: 'En çok iki yıl sonrası için rezervasyon istenebilir.',
    length: (days: number) => `Tek seferde en çok ${days}\u00a0gün kiralanabilir.`,
  },
};
