/** Texts of the hand-overs as a file. */
import { formatCount } from '#app/lib/decimal.ts';
import { inLanguages } from '#app/lib/language.ts';

const english = {
  sheet: 'Hand-overs',
  columns: {
    reference: 'Reference',
    kind: 'Kind',
    plate: 'Plate',
    car: 'Car',
    at: 'Time',
    kilometres: 'Kilometres',
    fuel: 'Fuel (eighths)',
    drivers: 'Drivers',
    damages: 'Damage',
    charges: 'Charges',
    total: 'Charged (€)',
    notes: 'Notes',
    staff: 'Recorded by',
    recorded: 'Recorded',
  },
  tooMany: (most: number) =>
    `An Excel file holds at most ${formatCount(most)} hand-overs. Choose fewer days, or CSV.`,
};

const turkish: typeof english = {
  sheet: 'Teslim ve iadeler',
  columns: {
    reference: 'Referans',
    kind: 'Tür',
    plate: 'Plaka',
    car: 'Araç',
    at: 'Saat',
    kilometres: 'Kilometre',
    fuel: 'Yakıt (sekizde)',
    drivers: 'Sürücüler',
    damages: 'Hasarlar',
    charges: 'Ek ücretler',
    total: 'Ek tutar (€)',
    notes: 'Notlar',
    staff: 'Kaydeden',
    recorded: 'Kaydedildi',
  },
  tooMany: (most) =>
    `Bir Excel dosyası en fazla ${formatCount(most, 'tr')} teslim ve iade alır. Daha az gün ya da CSV seçin.`,
};

export const handoverFilesText = inLanguages('tr', english, turkish);
