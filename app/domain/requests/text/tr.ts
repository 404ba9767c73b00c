/** Labels of a transfer request, for its form and its chat message. */
export const tr = {
  name: 'Ad soyad',
  email: 'E-posta',
  phone: 'Telefon',
  passengers: 'Yolcu sayısı',
  childSeats: 'Çocuk koltuğu',
  suitcases: 'Valiz',
  pickupLocation: 'Alış yeri',
  dropoffLocation: 'Varış yeri',
  date: 'Tarih',
  time: 'Saat',
  bothWays: 'Dönüş transferi de istiyorum',
  returnDate: 'Dönüş tarihi',
  returnTime: 'Dönüş saati',
  flightNumber: 'Uçuş numarası (isteğe bağlı)',
  message: 'Mesajınız (isteğe bağlı)',
};
