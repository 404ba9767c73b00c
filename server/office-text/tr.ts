/** Messages of the API's general refusals. */
export const tr = {
  refusals: {
    badRequest: 'İstek anlaşılamadı',
    invalidJson: 'Gönderilen veri geçerli bir JSON değil',
    failed: 'Bizden kaynaklanan bir sorun oluştu. Lütfen daha sonra tekrar deneyin.',
    busy: 'Sunucu şu an yoğun. Lütfen biraz sonra tekrar deneyin.',
    nothingAt: (method: string, path: string) => `${method} ${path} adresinde bir şey yok`,
  },
  statuses: {
    400: 'İstek anlaşılamadı',
    404: 'Bulunamadı',
    405: 'Bu işlem burada yapılamaz',
    408: 'İsteğin gelmesi çok uzun sürdü',
    413: 'Gönderilen veri çok büyük',
    415: 'Bu veri türü desteklenmiyor',
    429: 'Çok fazla istek geldi. Lütfen biraz bekleyip tekrar deneyin.',
    431: 'İsteğin başlıkları çok büyük',
    503: 'Sunucu şu an yoğun. Lütfen biraz sonra tekrar deneyin.',
  },
  outages: {
    database: 'Veritabanı şu an yanıt vermiyor. Lütfen biraz sonra tekrar deneyin.',
    'disk-full': 'Sunucunun diski dolu, hiçbir şey kaydedilemiyor. Lütfen yer açıp tekrar deneyin.',
  },
};
