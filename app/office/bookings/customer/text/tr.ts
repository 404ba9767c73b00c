export const tr = {
  list: 'Kayıtlı müşteriler',
  found: (count: number) => `${count} kayıtlı müşteri; seçmek için aşağı ok tuşu`,
  bookings: (count: number) => `${count} rezervasyon`,
  warning: 'Uyarı',
  known: (count: number) => `Kayıtlı müşteri, ${count} rezervasyon`,
  others: 'Bu telefon numarasının kayıtlı olduğu kişiler:',
  shared: 'Numarayı paylaşan kişiler:',
  warningOf: (name: string) => `${name} için uyarı`,
  open: (name: string) => `${name} – müşteri kaydını aç`,
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    customerMatch: typeof tr;
  }
}
