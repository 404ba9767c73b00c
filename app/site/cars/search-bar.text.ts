/** Texts of the search bar: apart from the others, for the first page. */
export const searchText = {
  label: 'Araç ara',
  place: 'Alış ve dönüş yeri',
  pickupLocation: 'Alış yeri',
  dropoffLocation: 'Dönüş yeri',
  elsewhere: 'Farklı yerde bırakacağım',
  pickupDate: 'Alış tarihi',
  pickupTime: 'Alış saati',
  returnDate: 'Dönüş tarihi',
  returnTime: 'Dönüş saati',
  submit: 'Boş araçları göster',
  /** On a car's page. */
  take: 'Tarihleri uygula',
  chooseDays: 'Tarih seçin',
  change: 'Değiştir',
};
