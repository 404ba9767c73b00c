import { type AgendaKind, MANY_LATE } from '#app/operations/agenda/agenda.rules.ts';

export const tr = {
  title: 'Günün listesi',
  days: 'Listenin günü',
  today: 'Bugün',
  tomorrow: 'Yarın',
  print: 'Yazdır',
  back: 'Kontrol Paneli’ne dön',
  kinds: { pickup: 'Teslim', return: 'İade', transfer: 'Transfer' } satisfies Record<
    AgendaKind,
    string
  >,
  counts: (total: number, counts: Record<AgendaKind, number>): string => {
    const parts = [
      counts.pickup && `${counts.pickup} teslim`,
      counts.return && `${counts.return} iade`,
      counts.transfer && `${counts.transfer} transfer`,
    ];
    return `${total} iş: ${parts.filter(Boolean).join(', ')}`;
  },
  nothing: 'Bu gün için iş yok.',
  late: (count: number) => `Gecikenler (${count})`,
  moreLate: (count: number) =>
    `Bu listede olmayan ${count < MANY_LATE ? count : `${MANY_LATE}+`} geciken daha var: Rezervasyonlar, Geciken`,
  ofDay: 'Günün işleri',
  columns: {
    done: 'Tamam',
    hour: 'Saat',
    kind: 'İş',
    car: 'Plaka, araç',
    customer: 'Müşteri, telefon',
    place: 'Yer, uçuş',
    due: 'Alınacak, depozito',
  },
  passengers: (count: number) => `${count} yolcu`,
  driver: (who: string) => `Şoför: ${who}`,
  noDriver: 'Şoför: ____________',
  waits: 'Onay bekliyor',
  notBack: (plate: string, reference: string) => `${plate} henüz dönmedi (${reference})`,
  unpriced: 'Fiyat yok',
  giveBack: (amount: string) => `${amount} geri verilecek`,
  deposit: (sum: string, isReturn: boolean) =>
    isReturn ? `${sum} depozito iadesi` : `${sum} depozito`,
  depositHeld: (sum: string) => `${sum} depozito alındı`,
  cardHold: (sum: string) => `${sum} kartta bloke`,
  mail: {
    noDriver: 'şoför yok',
    subject: (counts: string) => `Bugün ${counts}`,
    late: 'GECİKENLER',
    today: 'BUGÜN',
    due: (amount: string) => `${amount} alınacak`,
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    dayList: typeof tr;
  }
}
