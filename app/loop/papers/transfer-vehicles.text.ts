import type { Language } from '#app/lib/language.ts';
import type { Vehicle } from '#app/site/transfers/zone.rules.ts';

/** Vehicles of transfers, as customers read of them; apart from the papers, for Today. */
export const transferVehicles: Record<Vehicle, Record<Language, string>> = {
  capacity_1_4: { tr: 'Sedan, 1–4 yolcu', en: 'Sedan, 1–4 passengers' },
  capacity_1_6: { tr: 'Minivan, 1–6 yolcu', en: 'Minivan, 1–6 passengers' },
  capacity_1_16: { tr: 'Minibüs, 1–16 yolcu', en: 'Minibus, 1–16 passengers' },
};
