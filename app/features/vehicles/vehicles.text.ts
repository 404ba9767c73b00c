/** Every text of the vehicles' screens. */
import { editingText, turkishEditingText } from '#app/editing/editing.text.ts';
import { formatCount } from '#app/lib/decimal.ts';
import { inLanguages } from '#app/lib/language.ts';
import { staffDay } from '#app/lib/staff-dates.ts';
import type { Due } from './vehicle.rules.ts';

const english = {
  labels: {
    plate: 'Plate',
    carId: 'Car',
    status: 'Status',
    colour: 'Colour',
    chassisNumber: 'Chassis number',
    kilometres: 'Kilometres',
    inspectionDue: 'Inspection (muayene) until',
    insuranceDue: 'Insurance (trafik) until',
    cascoDue: 'Comprehensive (kasko) until',
    serviceDue: 'Next service on',
    serviceDueKilometres: 'Next service at kilometres',
    notes: 'Notes',
    firstDay: 'First day',
    lastDay: 'Last day',
    reason: 'Reason',
    note: 'Note',
  },
  input: {
    invalid: 'Some fields are not valid',
    required: (label: string) => `${label} is required`,
    tooLong: (label: string, most: number) => `${label} must have at most ${most} characters`,
    plate: 'A plate has letters, digits, spaces and hyphens only',
    plateTaken: (plate: string) => `There is a vehicle with the plate ${plate} already`,
    isOut: (plate: string, reference: string) =>
      `${plate} is out with ${reference}; record its return first`,
    unknownCar: 'This car does not exist any more',
    kilometres: (label: string, most: number) =>
      `${label} must be a whole number from 0 to ${formatCount(most)}`,
    notADate: (label: string) => `${label} must be a date that exists`,
    status: 'Status must be in-service or sold',
    reason: 'Reason must be service, repair, own-use or other',
    order: 'The last day cannot be before the first',
    tooManyDays: (most: number) => `At most ${most} days can be blocked at once`,
    version: 'The version is needed that the vehicle had when it was read',
    stale: 'Somebody else has changed this vehicle since you opened it',
    notFound: 'Vehicle not found',
    noSuchBlock: 'This block does not exist any more',
    sold: 'A sold vehicle cannot be blocked',
    alreadyBlocked: (first: string, last: string) =>
      `Already blocked from ${staffDay(first)} to ${staffDay(last)}`,
    rented: (plate: string) => `${plate} is booked on these days`,
    clash: (car: string) => `Bookings hold all units of ${car} on these days`,
  },
  page: {
    pageTitle: 'Vehicles – Kervan',
    title: 'Vehicles',
    lead: (inService: number, sold: number) =>
      sold > 0 ? `${inService} in service, ${sold} sold` : `${inService} in service`,
    back: 'Cars',
    loading: 'Loading vehicles…',
    failed: 'The vehicles could not be loaded.',
    retry: 'Try again',
    add: 'Add vehicle',
    search: 'Search plate, car or colour',
    found: (count: number) => (count === 1 ? '1 vehicle found' : `${count} vehicles found`),
    noneFound: 'No vehicle matches your search',
    clearSearch: 'Clear search',
    empty: 'No vehicles yet',
    emptyText:
      'Add the plates of your cars: then their number is the number of units, and you are told before an inspection or insurance runs out.',
    columns: {
      vehicle: 'Plate',
      car: 'Car',
      kilometres: 'Kilometres',
      due: 'Falls due',
      blocked: 'Blocked',
      status: 'Status',
      actions: 'Actions',
    },
    statuses: { 'in-service': 'In service', sold: 'Sold' },
    carDeleted: 'Car was deleted',
    edit: (plate: string) => `Edit ${plate}`,
    delete: (plate: string) => `Delete ${plate}`,
    kilometres: (count: number) => `${formatCount(count)} km`,
    nothingDue: 'Nothing soon',
    dueKinds: {
      inspection: 'Inspection',
      insurance: 'Insurance',
      casco: 'Comprehensive',
      service: 'Service',
    },
    inDays: (days: number) =>
      days < 0
        ? `${-days} ${days === -1 ? 'day' : 'days'} overdue`
        : days === 0
          ? 'today'
          : `in ${days} ${days === 1 ? 'day' : 'days'}`,
    inKilometres: (count: number) =>
      count <= 0 ? `${formatCount(-count)} km overdue` : `in ${formatCount(count)} km`,
    deletion: {
      title: 'Delete this vehicle?',
      question: ({ plate }: { plate: string }) =>
        `${plate} and its blocked days are deleted. This cannot be undone. A vehicle that you sold is better marked as sold.`,
      confirm: 'Delete',
      cancel: 'Keep it',
      failed: (error: string) => error || 'The vehicle could not be deleted.',
      done: ({ plate }: { plate: string }) => `${plate} was deleted`,
    },
  },
  form: {
    editing: editingText('vehicle'),
    newTitle: 'Add vehicle',
    newHint: 'Plate and car are enough; the rest can follow later.',
    loadFailed: 'Failed to load vehicle. Please try again.',
    chooseCar: 'Choose a car',
    carHint: 'The number of its vehicles in service is the number of its units.',
    soldHint: 'Sold vehicles are no unit of their car any more; what was kept of them stays.',
    fixErrors: 'Please fix the following errors:',
    sections: { vehicle: 'Vehicle', dates: 'Dates that must not be missed', notes: 'Notes' },
    datesText: 'You are told 30 days before, on the dashboard.',
    create: 'Add vehicle',
    update: 'Save',
    created: ({ plate }: { plate: string }) => `${plate} was added`,
    updated: ({ plate }: { plate: string }) => `${plate} was saved`,
    failed: (error: string) => error || 'The vehicle could not be saved.',
  },
  blocks: {
    title: 'Blocked days',
    text: 'On these days it is not let: a service, a repair, own use. It holds a unit of its car like a booking.',
    none: 'No day is blocked.',
    days: (first: string, last: string) =>
      first === last ? staffDay(first) : `${staffDay(first)} – ${staffDay(last)}`,
    reasons: { service: 'Service', repair: 'Repair', 'own-use': 'Own use', other: 'Other' },
    add: 'Block days',
    submit: 'Block',
    anyway: 'Block anyway',
    cancel: 'Cancel',
    remove: (days: string) => `Free ${days} again`,
    added: 'The days are blocked',
    removed: 'The days are free again',
    failed: (error: string) => error || 'That could not be saved. Check your connection.',
    inTheWay: 'These bookings hold the units of the car:',
  },
};
type Texts = typeof english;

const turkish: Texts = {
  labels: {
    plate: 'Plaka',
    carId: 'Araç',
    status: 'Durum',
    colour: 'Renk',
    chassisNumber: 'Şasi numarası',
    kilometres: 'Kilometre',
    inspectionDue: 'Muayene bitişi',
    insuranceDue: 'Trafik sigortası bitişi',
    cascoDue: 'Kasko bitişi',
    serviceDue: 'Sonraki bakım tarihi',
    serviceDueKilometres: 'Sonraki bakım kilometresi',
    notes: 'Notlar',
    firstDay: 'İlk gün',
    lastDay: 'Son gün',
    reason: 'Neden',
    note: 'Not',
  },
  input: {
    invalid: 'Bazı alanlar geçerli değil',
    required: (label) => `${label} gereklidir`,
    tooLong: (label, most) => `${label} en fazla ${most} karakter olabilir`,
    plate: 'Plakada yalnızca harf, rakam, boşluk ve tire olabilir',
    plateTaken: (plate) => `${plate} plakalı bir araç zaten kayıtlı`,
    isOut: (plate, reference) => `${plate} ${reference} ile dışarıda; önce iadesini kaydedin`,
    unknownCar: 'Bu araç artık yok',
    kilometres: (label, most) =>
      `${label} 0 ile ${formatCount(most, 'tr')} arasında bir tam sayı olmalıdır`,
    notADate: (label) => `${label} var olan bir tarih olmalıdır`,
    status: 'Durum in-service ya da sold olmalıdır',
    reason: 'Neden service, repair, own-use ya da other olmalıdır',
    order: 'Son gün ilk günden önce olamaz',
    tooManyDays: (most) => `Bir kerede en fazla ${most} gün kapatılabilir`,
    version: 'Plakalı aracın okunduğu andaki sürümü gereklidir',
    stale: 'Siz açtıktan sonra başka biri bu kaydı değiştirdi',
    notFound: 'Böyle bir plaka kaydı yok',
    noSuchBlock: 'Bu kapalı günler kaydı artık yok',
    sold: 'Satılmış bir araç kapatılamaz',
    alreadyBlocked: (first, last) => `${staffDay(first)} – ${staffDay(last)} günleri zaten kapalı`,
    rented: (plate) => `${plate} bu günlerde rezervasyonda`,
    clash: (car) => `Bu günlerde ${car} için bütün adetler rezervasyonlarda`,
  },
  page: {
    pageTitle: 'Plakalar – Kervan',
    title: 'Plakalar',
    lead: (inService, sold) =>
      sold > 0 ? `${inService} hizmette, ${sold} satıldı` : `${inService} hizmette`,
    back: 'Araçlar',
    loading: 'Plakalar yükleniyor…',
    failed: 'Plakalar yüklenemedi.',
    retry: 'Tekrar dene',
    add: 'Plaka ekle',
    search: 'Plaka, araç veya renk ara',
    found: (count) => `${count} plaka bulundu`,
    noneFound: 'Aramanıza uyan plaka yok',
    clearSearch: 'Aramayı temizle',
    empty: 'Henüz plaka yok',
    emptyText:
      'Araçlarınızın plakalarını ekleyin: adet sayısı onlardan gelir, muayene ve sigorta bitmeden haber alırsınız.',
    columns: {
      vehicle: 'Plaka',
      car: 'Araç',
      kilometres: 'Kilometre',
      due: 'Yaklaşan tarih',
      blocked: 'Kapalı günler',
      status: 'Durum',
      actions: 'İşlemler',
    },
    statuses: { 'in-service': 'Hizmette', sold: 'Satıldı' },
    carDeleted: 'Araç silindi',
    edit: (plate) => `${plate} – düzenle`,
    delete: (plate) => `${plate} – sil`,
    kilometres: (count) => `${formatCount(count, 'tr')} km`,
    nothingDue: 'Yakında yok',
    dueKinds: {
      inspection: 'Muayene',
      insurance: 'Trafik sigortası',
      casco: 'Kasko',
      service: 'Bakım',
    },
    inDays: (days) =>
      days < 0 ? `${-days} gün geçti` : days === 0 ? 'bugün' : `${days} gün kaldı`,
    inKilometres: (count) =>
      count <= 0 ? `${formatCount(-count, 'tr')} km geçti` : `${formatCount(count, 'tr')} km kaldı`,
    deletion: {
      title: 'Plaka silinsin mi?',
      question: ({ plate }) =>
        `${plate} ve kapalı günleri silinir; geri alınamaz. Sattığınız bir araç için durumu “Satıldı” yapmak daha iyidir.`,
      confirm: 'Sil',
      cancel: 'Vazgeç',
      failed: (error) => error || 'Plaka silinemedi.',
      done: ({ plate }) => `${plate} silindi`,
    },
  },
  form: {
    editing: turkishEditingText('plaka kaydı', 'Plakalar'),
    newTitle: 'Plaka ekle',
    newHint: 'Plaka ve araç yeter; ötekiler sonra eklenebilir.',
    loadFailed: 'Plaka kaydı yüklenemedi. Lütfen tekrar deneyin.',
    chooseCar: 'Araç seçin',
    carHint: 'Hizmetteki plakalarının sayısı, aracın adet sayısıdır.',
    soldHint: 'Satılan plaka aracın adedinden düşer; kayıtları kalır.',
    fixErrors: 'Lütfen şu hataları düzeltin:',
    sections: { vehicle: 'Plaka', dates: 'Kaçırılmaması gereken tarihler', notes: 'Notlar' },
    datesText: '30 gün kala Kontrol Paneli’nde haber verilir.',
    create: 'Plaka ekle',
    update: 'Kaydet',
    created: ({ plate }) => `${plate} eklendi`,
    updated: ({ plate }) => `${plate} kaydedildi`,
    failed: (error) => error || 'Plaka kaydedilemedi.',
  },
  blocks: {
    title: 'Kapalı günler',
    text: 'Bu günlerde kiralanmaz: bakım, onarım, kendi kullanımınız. Bir rezervasyon gibi bir adet tutar.',
    none: 'Kapalı gün yok.',
    days: english.blocks.days,
    reasons: { service: 'Bakım', repair: 'Onarım', 'own-use': 'Kendi kullanım', other: 'Diğer' },
    add: 'Gün kapat',
    submit: 'Kapat',
    anyway: 'Yine de kapat',
    cancel: 'Vazgeç',
    remove: (days) => `${days} günlerini aç`,
    added: 'Günler kapatıldı',
    removed: 'Günler yeniden açıldı',
    failed: (error) => error || 'Kaydedilemedi. Bağlantınızı denetleyin.',
    inTheWay: 'Aracın adetlerini şu rezervasyonlar tutuyor:',
  },
};

/** The fields by their names in the API. */
export const vehicleLabels = inLanguages('tr', english.labels, turkish.labels);
/** What is wrong with a field, and why something was not saved. */
export const vehicleInputText = inLanguages('tr', english.input, turkish.input);
export const vehiclesText = inLanguages('tr', english.page, turkish.page);
/** `Muayene: 12 gün kaldı`. */
export function dueInWords({ kind, inDays, inKilometres }: Due): string {
  const when = [
    inDays !== null && vehiclesText.inDays(inDays),
    inKilometres !== null && vehiclesText.inKilometres(inKilometres),
  ];
  return `${vehiclesText.dueKinds[kind]}: ${when.filter(Boolean).join(', ')}`;
}

export const vehicleFormText = inLanguages('tr', english.form, turkish.form);
export const blocksText = inLanguages('tr', english.blocks, turkish.blocks);
