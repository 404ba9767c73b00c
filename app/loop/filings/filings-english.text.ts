/** The English of filings.text.ts, for a person who chose it. */
import { MAX_DAYS, type Missing } from './filing.rules.ts';

export const englishInput = {
  day: 'A day must be a date that exists, as 2026-07-14',
  days: `The last day must not be before the first; at most ${MAX_DAYS} days can be chosen`,
  notFound: 'There is no such record to report',
  stale: 'This record was changed since you opened it. Report the new details, then mark it again.',
};

export const englishColumns = {
  report: 'Report',
  reference: 'Reference',
  plate: 'Plate',
  car: 'Car',
  start: 'Start',
  plannedEnd: 'Planned end',
  end: 'Actual end',
  kilometresOut: 'Km out',
  kilometresBack: 'Km back',
  from: 'From',
  to: 'To',
  name: 'First name',
  surname: 'Last name',
  nationality: 'Nationality',
  idNumber: 'ID / passport number',
  birthDate: 'Birth date',
  licenceNumber: 'Licence number',
  licenceClass: 'Class',
  licenceDate: 'Licence date',
  address: 'Address',
  phone: 'Phone',
  driverName: 'Chauffeur',
  driverId: 'Chauffeur’s ID number',
  fromProvince: 'From: province',
  fromDistrict: 'From: district',
  toProvince: 'To: province',
  toDistrict: 'To: district',
  flight: 'Flight',
  passengers: 'Passengers',
  fare: 'Fare (€)',
  gender: 'Gender',
  uetds: 'U-ETDS number',
  company: 'Company',
  tax: 'Tax number',
  filed: 'Reported',
  forgotten: 'Deleted',
};

const missing: Record<Missing, string> = {
  checkId: 'a right Turkish identity number (please check)',
  name: 'first name',
  surname: 'last name',
  idNumber: 'ID number',
  nationality: 'nationality',
  birthDate: 'birth date',
  licenceNumber: 'licence number',
  licenceClass: 'licence class',
  licenceDate: 'licence date',
  address: 'address',
  drivers: 'the drivers’ details',
  passengers: 'names of passengers',
};

const records = (count: number) => (count === 1 ? '1 record' : `${count} records`);

export const englishFilings = {
  pageTitle: 'Reports to authorities – Kervan',
  title: 'Reports to authorities',
  loading: 'Loading reports…',
  lead: (count: number, unfiled: number) =>
    unfiled > 0
      ? `${records(count)}; ${unfiled} of the last 30 days not reported`
      : `${records(count)}`,
  failed: 'The reports could not be loaded.',
  sheet: 'Sheet',
  unfiled: (sheet: string, count: number) => `${sheet}, ${count} not reported`,
  days: 'Days',
  ranges: { usual: 'Yesterday to tomorrow', month: 'Last 30 days' },
  from: 'First day',
  to: 'Last day',
  onlyOpen: 'Only what is not reported',
  about: {
    kabis:
      'The police’s KABİS is told of hand-over and return apart. Kervan does not send: type the details there or take them from the file, then mark them here. Kervan keeps neither the father’s name nor the birth place.',
    uetds:
      'The ministry’s U-ETDS is told of each transfer before it begins. Kervan does not send: type the details there or take them from the file, then mark them here. Kervan keeps no plate, chauffeur, or passengers’ ID number and gender; they are empty columns of the file.',
  },
  off: {
    title: (sheet: string) => `Reports to ${sheet} are off`,
    text: 'An owner can switch them on in Settings, under “Papers and messages”.',
  },
  unrecorded: 'Rentals without a hand-over; what KABİS asks for is recorded at the hand-over:',
  empty: {
    kabis: 'No hand-over or return on these days',
    uetds: 'No transfer on these days',
    open: 'Everything of these days is reported',
  },
  showAll: 'Show what is reported, too',
  columns: {
    record: 'Record',
    people: { kabis: 'Drivers', uetds: 'Passengers' },
    course: { kabis: 'Car and return', uetds: 'Route' },
    missing: 'Missing',
    filed: 'Reported',
  },
  kinds: { out: 'Hand-over', back: 'Return', transfer: 'Transfer' },
  returned: (moment: string) => `Returned: ${moment}`,
  due: (moment: string) => `Due back: ${moment}`,
  passengers: (count: number) => (count === 1 ? '1 passenger' : `${count} passengers`),
  showNumbers: 'Show numbers',
  showNumbersOf: (reference: string) => `Show numbers: ${reference}`,
  showFailed: 'The numbers could not be shown.',
  complete: 'Complete',
  forgotten: 'Personal details were deleted',
  missing: (fields: readonly Missing[]) =>
    `Missing: ${fields.map((each) => missing[each]).join(', ')}`,
  openHandover: 'Open hand-over',
  openHandoverOf: (reference: string) => `Open hand-over: ${reference}`,
  markOf: (kind: string, reference: string) => `Reported: ${kind}, ${reference}`,
  filedBy: (moment: string, name: string) => `${moment}, ${name}`,
  changed: 'Changed since it was reported',
  cancelled: 'Cancelled since it was reported',
  withdraw: 'Cancel it in U-ETDS, too, then take the mark back',
  again: 'Reported again',
  againOf: (kind: string, reference: string) => `Reported again: ${kind}, ${reference}`,
  marked: 'Marked as reported',
  unmarked: 'The mark was taken back',
  notMarked: (error: string) => error || 'The mark could not be saved. Check your connection.',
  export: {
    title: (sheet: string) => `Export the ${sheet} sheet`,
    rows: (days: string, count: number) => `${days}: ${records(count)}, a line for each person.`,
    careful:
      'The file shows the whole numbers of documents, and the activity log keeps that you took it. Delete it once it is reported.',
  },
  reminder: (sheet: string, count: number) => `${count} ${sheet}`,
  reminderTitle: 'Not reported:',
};
