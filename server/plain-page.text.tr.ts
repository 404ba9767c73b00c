/** What visitors read in Turkish when no page of the site can be rendered. */
import type { Outage } from '#app/lib/outage.ts';

interface PageText {
  title: string;
  text: string;
}

/** By status, or by what is missing. */
const refusals: Record<number | Outage, PageText> = {
  400: { title: 'İstek anlaşılamadı.', text: 'Adresi denetleyip yeniden deneyin.' },
  403: {
    title: 'Bu form başka bir siteden gönderildi.',
    text: 'Güvenliğiniz için kabul edilmedi. Sayfayı bu sitede açıp yeniden deneyin.',
  },
  404: {
    title: 'Sayfa bulunamadı.',
    text: 'Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.',
  },
  413: { title: 'Gönderilen bilgiler çok büyük.', text: 'Kısaltıp yeniden deneyin.' },
  415: {
    title: 'Gönderilen bilgiler bu biçimde kabul edilmiyor.',
    text: 'Sayfadaki formu kullanarak yeniden deneyin.',
  },
  429: {
    title: 'Çok fazla istek gönderdiniz.',
    text: 'Lütfen biraz bekleyip yeniden deneyin.',
  },
  503: { title: 'Site şu anda çok yoğun.', text: 'Lütfen biraz sonra yeniden deneyin.' },
  database: {
    title: 'Bu sayfayı şu anda gösteremiyoruz.',
    text: 'Kısa bir kesinti var. Lütfen biraz sonra yeniden deneyin.',
  },
  'disk-full': {
    title: 'Şu anda hiçbir şey kaydedilemiyor.',
    text: 'Sunucunun diski dolu. Lütfen daha sonra yeniden deneyin.',
  },
};
const unexpected: PageText = {
  title: 'Beklenmeyen bir hata oluştu.',
  text: 'Lütfen daha sonra yeniden deneyin.',
};

export const tr = { refusals, unexpected, retry: 'Yeniden dene', home: 'Ana sayfaya dön' };
