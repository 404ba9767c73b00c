/** Texts of the calendar, loaded with it. */
export const tripCalendarText = {
  label: 'Tarih seçimi',
  pickupDate: 'Alış gününü seçin',
  returnDate: 'Dönüş gününü seçin',
  today: 'bugün',
  selected: 'seçili',
  full: 'dolu',
  fullNote: 'Üstü çizili günlerde araç dolu.',
  done: 'Tamam',
  close: 'Kapat',
};
