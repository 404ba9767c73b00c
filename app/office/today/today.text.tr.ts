/** Today's frame: the texts around its parts. */
export const tr = {
  newBooking: 'Yeni rezervasyon',
  newCar: 'Yeni araç',
  newPost: 'Yeni yazı',
  /** A part of it did not come. */
  failed: 'Veriler yüklenemedi. Lütfen tekrar deneyin.',
  readiness: {
    title: 'Hazır mı?',
    missing: (count: number) => `Hazır mı? ${count} eksik`,
  },
};
