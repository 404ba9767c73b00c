import { formatCount } from '#app/lib/decimal.ts';
import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';
import type { en } from './booking-page.text.en.ts';

const list = makeOnFirstUse(() => new Intl.ListFormat('tr'));

export const tr: typeof en = {
  next: { confirm: 'Onayla', out: 'Teslim et', back: 'İade al', complete: 'Tamamla' },
  history: {
    title: 'Geçmiş',
    requested: 'Ziyaretçi talep etti',
    recorded: 'Kaydedildi',
    out: 'Teslim edildi',
    back: 'İade alındı',
    corrected: { out: 'Teslim kaydı değiştirildi', back: 'İade kaydı değiştirildi' },
    deleted: { out: 'Teslim kaydı silindi', back: 'İade kaydı silindi' },
    changed: (label: string, value: string) => `${label}: ${value}`,
    none: 'yok',
    fields: (labels: string[]) => `Değişti: ${list().format(labels)}`,
    earlier: (count: number) => `Önceki ${formatCount(count, 'tr')} adımı göster`,
    failed: 'Geçmiş yüklenemedi.',
    retry: 'Tekrar dene',
  },
};
