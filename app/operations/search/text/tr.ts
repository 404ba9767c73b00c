export const tr = {
  title: 'Ara',
  label: 'Rezervasyon no, ad, telefon, plaka ya da uçuş',
  hint: 'En az iki harf ya da rakam yazın.',
  results: 'Bulunanlar',
  groups: {
    bookings: 'Rezervasyonlar',
    flights: 'Uçuşlar',
    customers: 'Müşteriler',
    vehicles: 'Plakalar',
  },
  searching: 'Aranıyor…',
  found: (count: number) => `${count} kayıt bulundu`,
  none: (search: string) => `“${search}” için kayıt yok.`,
  noneHint: 'Telefonu boşluksuz, plakayı baştan birkaç harfiyle deneyin.',
  failed: 'Arama yapılamadı. İnternet bağlantınızı kontrol edin.',
  retry: 'Tekrar dene',
  close: 'Kapat',
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    search: typeof tr;
  }
}
