/** The tasks of 'Hazır mı?', in Turkish; in English they are in `office-english.text.ts`. */
import type { EmptyKind, RatesProblem, ReadinessKind } from './readiness.rules.ts';

export const firstOf: Record<EmptyKind, string> = {
  'no-cars': 'İlk aracı ekle',
  'no-zones': 'İlk transfer bölgesini ekle',
  'no-posts': 'İlk yazıyı yaz',
};

export const readinessKinds: Record<ReadinessKind, (count: number) => string> = {
  'unfit-settings': () => 'Ayarların bir bölümü okunamıyor',
  'first-password': () => 'Parolanız ilk açılışta gösterilen parola',
  'no-cars': () => 'Sitede hiç araç yok',
  'no-zones': () => 'Sitede hiç transfer bölgesi yok',
  'no-posts': () => 'Sitede hiç yazı yok',
  'cars-without-price': (count) => `${count} aracın fiyatı yok`,
  'cars-without-photo': (count) => `${count} aracın fotoğrafı yok`,
  'seasons-ending': (count) => `${count} aracın sezonu bitiyor, devamı yok`,
  'vehicles-due': (count) => `${count} plakanın tarihi yaklaşıyor ya da geçti`,
  'stale-rates': () => 'Döviz kurları güncel değil',
  'backup-due': () => 'Yeni bir yedek yok',
  'mail-failing': () => 'Yeni talepler e-postayla bildirilemiyor',
  'placeholder-contact': (count) => `${count} iletişim bilgisi örnek değerde`,
  'inactive-zones': (count) => `${count} transfer bölgesi pasif`,
  'posts-without-cover': (count) => `${count} yazının kapak görseli yok`,
  'posts-without-excerpt': (count) => `${count} yazının özeti yok`,
  'untranslated-cars': (count) => `${count} aracın çevirisi eksik`,
  'untranslated-zones': (count) => `${count} transfer bölgesinin çevirisi eksik`,
  'untranslated-settings': () => 'Ayarların çevirisi eksik',
  'untranslated-posts': (count) => `${count} yazının çevirisi eksik`,
};

export const rateProblems: Record<RatesProblem, (day: string) => string> = {
  defaults: () => 'Sabit varsayılan kurlar kullanılıyor',
  old: (day) => `Son kur ${day} tarihli`,
  failed: (day) => `Son güncelleme başarısız oldu; ${day} kuru kullanılıyor`,
};
