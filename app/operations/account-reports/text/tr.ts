export const tr = {
  failed: 'Rapor yüklenemedi.',
  money: {
    title: 'Gelir ve tahsilat',
    pageTitle: 'Gelir ve tahsilat raporu – Kervan',
    agreed: 'Anlaşılan',
    received: 'Tahsil edilen',
    deposits: 'Depozitolar',
    figures: 'Güncel durum ve dönem',
    open: 'Açık bakiye',
    overpaid: 'Fazla ödenen',
    depositsHeld: 'Elde tutulan depozito',
    inPeriod: 'Seçilen dönemde',
    openNow: (bookings: number, begun: number, amount: string) =>
      begun === 0
        ? `Şu anda, ${bookings} rezervasyon`
        : `Şu anda, ${bookings} rezervasyon; başlamış ${begun} rezervasyonda ${amount}`,
    now: (bookings: number) => `Şu anda, ${bookings} rezervasyon`,
    byMonth: 'Aylara göre tahsil edilen',
    byDay: 'Güne göre tahsil edilen',
    label: (received: string, agreed: string) =>
      `Tahsil edilen ${received}, anlaşılan ${agreed}. Tutarlar tabloda.`,
    month: 'Ay',
    day: 'Gün',
    file: 'para',
    empty: 'Bu dönemde para hareketi yok',
    emptyText: 'Rezervasyonlara ödeme kaydedildikçe bu rapor dolar.',
    note: 'Anlaşılan, alış gününe göre sayılır; tahsil edilen, ödeme gününe ve yöntemine göre. Depozitolar gelir değildir, ayrı gösterilir.',
  },
  ledger: {
    title: 'Muhasebe dosyası',
    text: 'Bir ayın tahsilatları, iadeleri, depozitoları, ek ücretleri ve giderleri; her tutarın içerdiği KDV ile. Her bölümün kendi toplamı vardır. Ek ücretler tahakkuktur; tahsilatları da dosyada olduğundan iki bölümün tutarları ve KDV’si birbirine eklenmez.',
    month: 'Ay',
    sheet: 'Muhasebe',
    sections: {
      received: 'Tahsil edilen',
      deposits: 'Depozito (gelir değil)',
      agreed: 'Tahakkuk (tahsil edilene eklenmez)',
      expenses: 'Gider',
    },
    total: 'Toplam',
    columns: {
      section: 'Bölüm',
      moment: 'Zaman',
      kind: 'Tür',
      receipt: 'Makbuz no',
      reference: 'Referans',
      method: 'Yöntem',
      currency: 'Para birimi',
      amount: 'Tutar',
      euros: 'Euro (€)',
      vatPercent: 'KDV (%)',
      vat: 'KDV (€)',
      net: 'Net (€)',
      staff: 'Kaydeden',
    },
    kinds: {
      charge: (kind: string) => `Ek ücret: ${kind}`,
      expense: (category: string) => `Gider: ${category}`,
    },
  },
  vehicles: {
    title: 'Araçlar',
    pageTitle: 'Araç raporu – Kervan',
    profit: 'Araç başına kâr',
    label: (best: string, profit: string) =>
      `En çok kazandıran ${best}: ${profit}. Tüm araçlar tabloda.`,
    vehicle: 'Araç',
    noPlate: (car: string) => `${car} (plakasız)`,
    days: 'Kiradaki gün',
    idle: 'Boş gün',
    utilisation: 'Doluluk',
    revenue: 'Günlere göre gelir',
    charges: 'Ek ücretler',
    expenses: 'Giderler',
    earned: 'Kâr',
    month: 'Ay',
    total: (profit: string, office: string) =>
      `Tüm araçların kârı ${profit}. Ofis giderleri (${office}) araçlara dağıtılmaz.`,
    chartOf: (shown: number, all: number) =>
      `En kârlı ${shown}\u00a0araç gösteriliyor; ${all} aracın tamamı tabloda.`,
    file: 'araclar',
    empty: 'Araç yok',
    emptyText: 'Plakalar eklendikçe bu rapor dolar.',
    note: 'Bir kiralamanın fiyatı günlerine eşit dağıtılır; ek ücretler ve giderler kendi günlerinde sayılır. Transferler bu raporda yoktur.',
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    accountReports: typeof tr;
  }
}
