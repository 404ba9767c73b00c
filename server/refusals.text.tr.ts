import type { en } from './refusals.text.en.ts';

const turkishSides = { least: 'en az', most: 'en çok' };

export const tr: typeof en = {
  refusals: {
    badRequest: 'İstek anlaşılamadı',
    invalidJson: 'Gönderilen veri geçerli bir JSON değil',
    failed: 'Bizden kaynaklanan bir sorun oluştu. Lütfen daha sonra yeniden deneyin.',
    busy: 'Sunucu şu an yoğun. Lütfen biraz sonra yeniden deneyin.',
    nothingAt: (method: string, path: string) => `${method} ${path} adresinde bir şey yok`,
  },
  statuses: {
    400: 'İstek anlaşılamadı',
    404: 'Bulunamadı',
    405: 'Bu işlem burada yapılamaz',
    408: 'İsteğin gelmesi çok uzun sürdü',
    413: 'Gönderilen veri çok büyük',
    415: 'Bu veri türü desteklenmiyor',
    429: 'Çok fazla istek geldi. Lütfen biraz bekleyip yeniden deneyin.',
    431: 'İsteğin başlıkları çok büyük',
    503: 'Sunucu şu an yoğun. Lütfen biraz sonra yeniden deneyin.',
  },
  outages: {
    database: 'Veritabanı şu an yanıt vermiyor. Lütfen biraz sonra yeniden deneyin.',
    'disk-full':
      'Sunucunun diski dolu, hiçbir şey kaydedilemiyor. Lütfen yer açıp yeniden deneyin.',
  },
  validation: {
    where: {
      body: 'Bazı alanlar geçerli değil',
      querystring: 'Bazı parametreler geçerli değil',
      params: 'Adres geçerli değil',
      headers: 'Bazı başlıklar geçerli değil',
    },
    request: 'İstek geçerli değil',
    formats: {
      date: '2026-07-14 gibi bir tarih olmalı',
      time: '10:30 gibi bir saat olmalı',
      datetime: '2026-07-14T10:30:00Z gibi bir tarih ve saat olmalı',
      email: 'bir e-posta adresi olmalı',
      url: 'bir web adresi olmalı',
      uuid: 'bir UUID olmalı',
    },
    format: 'biçimi doğru değil',
    types: {
      int: 'tam sayı',
      number: 'sayı',
      string: 'metin',
      boolean: 'true ya da false',
      array: 'liste',
      object: 'nesne',
      date: 'tarih',
    },
    unknown: 'burada bilinmiyor',
    invalid: 'geçerli değil',
    required: 'gereklidir',
    mustBe: (what) => `${what} olmalı`,
    oneOf: (values) => `şunlardan biri olmalı: ${values}`,
    length: (side, bound) => `${turkishSides[side]} ${bound} karakter olmalı`,
    entries: (side, bound) => `${turkishSides[side]} ${bound} öğe olmalı`,
    bound: (side, bound) => `${turkishSides[side]} ${bound} olmalı`,
  },
};
