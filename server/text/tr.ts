import type { Outage } from '#app/lib/http/outage.ts';

interface PageText {
  title: string;
  text: string;
}

/** Texts of error pages, by status or by kind of outage. */
const refusals: Record<number | Outage, PageText> = {
  400: { title: 'İstek anlaşılamadı.', text: 'Adresi kontrol edip tekrar deneyin.' },
  403: {
    title: 'Bu form başka bir siteden gönderildi.',
    text: 'Güvenliğiniz için kabul edilmedi. Sayfayı bu sitede açıp tekrar deneyin.',
  },
  404: {
    title: 'Sayfa bulunamadı.',
    text: 'Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.',
  },
  413: { title: 'Gönderilen bilgiler çok büyük.', text: 'Kısaltıp tekrar deneyin.' },
  415: {
    title: 'Gönderilen bilgiler bu biçimde kabul edilmiyor.',
    text: 'Sayfadaki formu kullanarak tekrar deneyin.',
  },
  429: {
    title: 'Çok fazla istek gönderdiniz.',
    text: 'Lütfen biraz bekleyip tekrar deneyin.',
  },
  503: { title: 'Site şu anda çok yoğun.', text: 'Lütfen biraz sonra tekrar deneyin.' },
  database: {
    title: 'Bu sayfayı şu anda gösteremiyoruz.',
    text: 'Kısa bir kesinti var. Lütfen biraz sonra tekrar deneyin.',
  },
  'disk-full': {
    title: 'Şu anda hiçbir şey kaydedilemiyor.',
    text: 'Sunucunun diski dolu. Lütfen daha sonra tekrar deneyin.',
  },
};
const unexpected: PageText = {
  title: 'Beklenmeyen bir hata oluştu.',
  text: 'Lütfen daha sonra tekrar deneyin.',
};

const plainPage = { refusals, unexpected, retry: 'Tekrar dene', home: 'Ana sayfaya dön' };

const turkishSides = { least: 'en az', most: 'en fazla' };

const validation = {
  where: {
    body: 'Bazı alanlar geçerli değil',
    querystring: 'Bazı parametreler geçerli değil',
    params: 'Adres geçerli değil',
    headers: 'Bazı başlıklar geçerli değil',
  } as Record<string, string>,
  request: 'İstek geçerli değil',
  formats: {
    date: '2026-07-14 gibi bir tarih olmalı',
    time: '10:30 gibi bir saat olmalı',
    datetime: '2026-07-14T10:30:00Z gibi bir tarih ve saat olmalı',
    email: 'bir e-posta adresi olmalı',
    url: 'bir web adresi olmalı',
    uuid: 'bir UUID olmalı',
  } as Record<string, string>,
  format: 'biçimi doğru değil',
  types: {
    int: 'tam sayı',
    number: 'sayı',
    string: 'metin',
    boolean: 'true ya da false',
    array: 'liste',
    object: 'nesne',
    date: 'tarih',
  } as Record<string, string>,
  unknown: 'burada bilinmiyor',
  invalid: 'geçerli değil',
  required: 'gereklidir',
  mustBe: (what: string) => `${what} olmalı`,
  oneOf: (values: string) => `şunlardan biri olmalı: ${values}`,
  length: (side: keyof typeof turkishSides, bound: unknown) =>
    `${turkishSides[side]} ${bound} karakter olmalı`,
  entries: (side: keyof typeof turkishSides, bound: unknown) =>
    `${turkishSides[side]} ${bound} öğe olmalı`,
  bound: (side: keyof typeof turkishSides, bound: unknown) =>
    `${turkishSides[side]} ${bound} olmalı`,
};

export const tr = { plainPage, validation };
