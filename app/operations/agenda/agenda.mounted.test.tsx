import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '#app/lib/dates/dates.ts';
import { paginate } from '#app/lib/pagination.ts';
import * as dashboard from '#app/office/dashboard/admin-dashboard.route.tsx';
import { anAgenda, anEvent, aRequest, aReturn, aTransfer, waiting } from '#tests/support/agenda.ts';
import { expectAddress, open, TODAY } from '#tests/support/mounted.tsx';
import { type Api, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, innerTexts, pressIn } from '#tests/support/mounted-page.ts';
import { frameAnswer, IN_FRAME } from '#tests/support/office-frame.ts';
import * as todayPart from './admin-agenda.route.tsx';
import type { Agenda } from './agenda.schema.ts';

/** Agendas that the test's API returns, by date. */
let days: Record<string, Partial<Agenda>> = {};

let asked: string[] = [];

const tomorrow = addDays(TODAY, 1);

const api: Api = (_, path) => {
  asked.push(path);
  const [, date = TODAY] = /^\/admin\/dashboard\/agenda(?:\?date=(.+))?$/.exec(path) ?? [];
  if (path.startsWith('/admin/dashboard/agenda')) return anAgenda({ date, ...days[date] });
  if (path.endsWith('/readiness')) return { groups: [] };
  if (path.endsWith('/recent-bookings')) return { bookings: [], pagination: paginate(1, 5, 0) };
  if (path.endsWith('/available-cars')) return { cars: [] };
  return path.endsWith('/stats') ? refusal(500) : frameAnswer(path);
};

const openToday = (at = '/admin', more: { within?: typeof IN_FRAME } = {}) =>
  open(at, { routes: { '/admin': { ...dashboard, within: todayPart } }, api, ...more });
const openInFrame = () => openToday('/admin', { within: IN_FRAME });

const agenda = () => page.getByRole('region', { name: 'Bugün', exact: true });
const row = (name: string | RegExp) => agenda().getByRole('button', { name });
const requests = () => page.getByRole('region', { name: /^Yanıt bekleyen talepler/ });
/** The live region that announces decisions. */
const said = () => page.getByRole('status').filter({ hasText: /^[A-Z]-\d/ });
const notices = () => page.getByRole('region', { name: 'Notices' });

beforeEach(() => {
  days = {};
});

test('a pickup shows the deposit held and blocked, and what is given back', async () => {
  const held = { deposit: null, depositHeld: 15, cardHold: 150 };
  days[TODAY] = { events: [anEvent({ due: null, giveBack: 30, ...held })] };
  await openToday();
  await expect
    .element(row(/Anna Çelik/))
    .toMatchTextContent(/€30\.00 geri verilecek.*€15\.00 depozito alındı.*€150\.00 kartta bloke/);
});

test('late events are listed first, then done ones, the current time and later ones', async () => {
  const earlier = { at: `${addDays(TODAY, -2)}T10:00`, late: true };
  days[TODAY] = {
    late: [aReturn({ id: 'old', customer: 'Dursun Ak', ...earlier })],
    moreLate: 3,
    events: [
      anEvent({ id: 'done', at: `${TODAY}T08:00`, customer: 'Ece Bal', done: true, due: null }),
      anEvent({ id: 'missed', at: `${TODAY}T11:22`, customer: 'Gül Şen', late: true }),
      aTransfer({ id: 'soon', at: `${TODAY}T12:38`, customer: 'Oleg Aydın' }),
      anEvent({ id: 'plateless', plate: null, needsPlate: true, flightNumber: 'PC 10' }),
      aReturn({ id: 'back', at: `${TODAY}T16:00`, customer: 'Can Koç', giveBack: 30 }),
    ],
  };
  await openToday();
  const late = agenda().getByRole('region', { name: 'Geciken: 5' });
  const lateRows = () =>
    innerTexts(late.getByRole('button')).map((text) => text.replace(/\s+/g, ' '));
  await expect
    .poll(lateRows)
    .toEqual([
      '11 May 2 gün geç İade Dursun Ak 07 ABC 123 Hyundai i20 · Havalimanı − €200 depozito',
      '11:22 38 dk geç Teslim Gül Şen 07 ABC 123 Hyundai i20 · Merkez Ofis €216.00 alınacak + €200 depozito',
    ]);
  await expect.element(row(/Ece Bal/)).not.toBeInTheDocument();
  await agenda().getByText('1 tamamlandı').click();
  await expect.element(row(/Ece Bal/)).toBeVisible();
  await expect.element(agenda().getByText('Şimdi 12:00')).toBeVisible();
  await expect.element(agenda().getByText('sıradaki 38 dk sonra')).toBeVisible();
  await expect
    .element(row(/Oleg Aydın/))
    .toMatchTextContent(/12:38.*Transfer.*3 yolcu · TK 2414 · Havalimanı → Lara.*€216\.00/);
  await expect
    .element(row(/plaka seçilmedi/))
    .toMatchTextContent(/Anna Çelik.*Hyundai i20 · Merkez Ofis · PC 10/);
  await expect
    .element(row(/Can Koç/))
    .toMatchTextContent(/16:00.*İade.*€30\.00 geri verilecek.*− €200 depozito/);
  const tops = ['11 May', '11:22', '1 tamamlandı', 'Şimdi 12:00', '12:38', '15:00', '16:00'].map(
    (text) => agenda().getByText(text).first().element().getBoundingClientRect().top,
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  for (const each of late.getByRole('button').elements())
    expect(each.getBoundingClientRect().height).toBe(48);
  await expectNoAxeViolations('main');
});

test('two late events of earlier days are shown, and the others folded', async () => {
  const old = (id: string) => aReturn({ id, at: `${addDays(TODAY, -1)}T10:00`, late: true });
  days[TODAY] = {
    late: ['a', 'b', 'c'].map(old),
    moreLate: 1960,
    events: [anEvent({ id: 'today', at: `${TODAY}T10:00`, late: true })],
  };
  await openToday();
  const late = agenda().getByRole('region', { name: 'Geciken: 160+' });
  await expect.element(late.getByRole('button')).toHaveLength(3);
  await late.getByText('160+ geciken daha').first().click();
  await expect.element(late.getByRole('button')).toHaveLength(4);
  await expect
    .element(late.getByRole('link', { name: 'Gecikenlerin tümü (160+)' }))
    .toHaveAttribute('href', '/admin/bookings?status=late');
});

test('an open row shows links to the next step, chat, phone, route and papers', async () => {
  days[TODAY] = {
    events: [
      anEvent({ destination: '36.88,30.7', hotel: 'Rixos', language: 'en', message: 'Hello Anna' }),
      aReturn({ id: 'back', customer: 'Can Koç', at: `${TODAY}T16:00` }),
    ],
  };
  await openToday();
  await expect.element(row(/Anna Çelik/)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(row(/Can Koç/)).toHaveAttribute('aria-expanded', 'false');
  const leadsTo = async (name: string | RegExp, href: string) =>
    expect.element(agenda().getByRole('link', { name })).toHaveAttribute('href', href);
  await leadsTo('Teslim et: B-1', '/admin/bookings/b-1/handover/out');
  await leadsTo('Anna Çelik – ara', 'tel:+905550000000');
  await leadsTo(/^Yaz: Anna Çelik/, 'https://wa.me/905550000000?text=Hello%20Anna');
  await leadsTo(
    /^Yol tarifi: Rixos, Antalya Merkez Ofis/,
    'https://www.google.com/maps/dir/?api=1&destination=36.88%2C30.7',
  );
  await leadsTo('Kiralama sözleşmesi', '/admin/bookings/b-1/papers/contract');
  await leadsTo('Rezervasyon B-1', '/admin/bookings/b-1');
  await expect.element(agenda().getByRole('img', { name: 'İngilizce' })).toBeVisible();
  // A return is recorded in its form, so this screen has no button for it.
  await pressIn(row(/Can Koç/), 'Enter');
  await leadsTo('İade al: BACK', '/admin/bookings/back/handover/back');
  await expect.element(agenda().getByRole('button', { name: /İade al/ })).toHaveLength(0);
  await row(/Anna Çelik/).click();
  await expect.element(agenda().getByRole('link', { name: 'Rezervasyon B-1' })).toHaveLength(0);
  // A closed row has the link to the record at its end.
  await leadsTo('Teslim et: B-1', '/admin/bookings/b-1/handover/out');
});

test('a completed transfer stays in place with an undo button', async () => {
  const transfer = aTransfer({ customer: 'Oleg Aydın' });
  days[TODAY] = { events: [transfer] };
  const sent: object[] = [];
  const works = respondTo('PUT', '/admin/bookings/b-1/status', (body) => {
    sent.push(body as object);
    const done = sent.length === 1;
    days[TODAY] = { events: [{ ...transfer, done, next: done ? null : 'completed' }] };
    return { version: 8 };
  });
  await openToday();
  const step = agenda().getByRole('button', { name: 'Tamamlandı: B-1' });
  await pressIn(step, 'Enter');
  await expect.element(said()).toHaveTextContent('B-1 tamamlandı · Oleg Aydın');
  await expect.element(step).toHaveLength(0);
  await expect.element(agenda().getByText('1 tamamlandı')).toHaveLength(0);
  const undo = agenda().getByRole('button', { name: 'Geri al: B-1' });
  await expect.element(undo).toHaveFocus();
  await undo.click();
  await expect.element(step).toHaveFocus();
  await expect.element(said()).toHaveTextContent('B-1 geri alındı, durumu: Onaylandı');
  // Both requests send the version that was read, so that a colleague's change is kept.
  expect(sent).toEqual([
    { status: 'completed', allowOverbooking: false, version: 3 },
    { status: 'confirmed', version: 8 },
  ]);
  works();
  const conflict = 'Siz açtıktan sonra bu rezervasyonu başka biri değiştirdi';
  respondTo('PUT', '/admin/bookings/b-1/status', () => refusal(409, conflict));
  await step.click();
  await expect.element(notices().getByText(conflict)).toBeVisible();
});

test('a transfer shows its driver with a phone link, or a note if it has no driver', async () => {
  const driver = { driverName: 'Hasan Usta', driverPhone: '0533 111 22 33' };
  days[TODAY] = {
    events: [
      aTransfer({ customer: 'Oleg Aydın', ...driver }),
      aTransfer({ id: 'b-2', customer: 'Can Koç' }),
    ],
  };
  await openToday();
  await expect.element(row(/Oleg Aydın/)).toMatchTextContent('Şoför: Hasan Usta');
  await expect.element(row(/Oleg Aydın/)).not.toMatchTextContent('şoför yok');
  await expect.element(row(/Can Koç/)).toMatchTextContent('şoför yok');
  await expect
    .element(agenda().getByRole('link', { name: 'Şoförü ara: Hasan Usta' }))
    .toHaveAttribute('href', 'tel:+905331112233');
});

test('a completed transfer is folded after ten seconds', async () => {
  const transfer = aTransfer({ customer: 'Oleg Aydın' });
  days[TODAY] = { events: [transfer] };
  respondTo('PUT', '/admin/bookings/b-1/status', () => {
    days[TODAY] = { events: [{ ...transfer, done: true, next: null }] };
    return { version: 8 };
  });
  await openToday();
  await agenda().getByRole('button', { name: 'Tamamlandı: B-1' }).click();
  const undo = agenda().getByRole('button', { name: 'Geri al: B-1' });
  await expect.element(undo).toBeVisible();
  vi.setSystemTime(Date.now() + 9_000);
  await expect.element(undo).toBeVisible();
  await pointElsewhere();
  vi.setSystemTime(Date.now() + 1_000);
  await expect.element(agenda().getByText('1 tamamlandı')).toBeVisible();
  await expect.element(undo).toHaveLength(0);
});

test('a request shows its age, the rest of its hold, and its price', async () => {
  days[TODAY] = {
    requests: waiting(
      [
        aRequest(),
        aRequest({ id: 'r-2', customer: 'Old One', holds: false, total: null }),
        aRequest({
          ...{ id: 'r-3', customer: 'Oleg', serviceType: 'transfer', carTitle: null, days: null },
          ...{ passengers: 2, pickupLocation: 'Antalya Havalimanı (AYT)', phone: '' },
        }),
      ],
      43,
    ),
  };
  await openToday();
  await expect
    .element(page.getByRole('heading', { name: 'Yanıt bekleyen talepler (43)', level: 2 }))
    .toBeVisible();
  const cards = requests().getByRole('listitem');
  await expect.element(cards).toHaveLength(3);
  await expect
    .element(cards.nth(0))
    .toMatchTextContent(
      /Elif Koç R-1.*3 sa önce.*Fiat Egea2 Haz – 9 Haz · 7 gün.*21 sa kaldı.*€370\.00/,
    );
  await expect.element(cards.nth(1)).toMatchTextContent(/Old One.*Araç ayrılmadı.*Fiyat bekliyor/);
  await expect
    .element(cards.nth(2))
    .toMatchTextContent(/Oleg.*Havalimanı → Lara2 Haz 10:00 · 2 yolcu/);
  await expect
    .element(cards.nth(0).getByRole('link', { name: /^Yaz: Elif Koç/ }))
    .toHaveAttribute('href', 'https://wa.me/905320000000?text=Merhaba');
  await expect.element(cards.nth(2).getByRole('link', { name: /WhatsApp/ })).toHaveLength(0);
  await expect
    .element(requests().getByRole('link', { name: 'Tümü (43)' }))
    .toHaveAttribute('href', '/admin/bookings?status=requests');
});

/** Creates two requests. Confirming or declining removes the first request. */
function aQueue() {
  const queue = [aRequest(), aRequest({ id: 'r-2', customer: 'Oleg Aydın' })];
  const show = () => {
    days[TODAY] = { requests: waiting([...queue]) };
  };
  show();
  const sent: object[] = [];
  respondTo('PUT', /status$/, (body) => {
    const { status } = body as { status: string };
    sent.push(body as object);
    if (status === 'pending') queue.unshift(aRequest());
    else queue.shift();
    show();
    return { version: 2 };
  });
  return sent;
}

const pointElsewhere = () =>
  page.getByRole('heading', { name: /^Yanıt bekleyen talepler/ }).hover();

const oneIsLeft = () => page.getByRole('heading', { name: 'Yanıt bekleyen talepler (1)' });

/**
 * Confirms the first of two requests with the keyboard. Returns the top of the second request
 * before that, and a function that returns its current top.
 */
async function confirmFirst() {
  aQueue();
  await openToday();
  const next = requests().getByRole('button', { name: 'Onayla: R-2' });
  await expect.element(next).toBeVisible();
  const top = () => next.element().getBoundingClientRect().top;
  const before = top();
  await pressIn(requests().getByRole('button', { name: 'Onayla: R-1' }), 'Enter');
  await expect.element(oneIsLeft()).toBeVisible();
  await expect.element(requests().getByText('Onaylandı')).toBeVisible();
  return { before, top };
}

test('a confirmed request stays in place with the focus on its undo button', async () => {
  const { before, top } = await confirmFirst();
  await expect.element(said()).toHaveTextContent('R-1 onaylandı · Elif Koç');
  await expect.element(requests().getByRole('button', { name: 'Geri al: R-1' })).toHaveFocus();
  expect(top()).toBe(before);
});

test('a confirmed request disappears after ten seconds, and the heading gets the focus', async () => {
  const { before, top } = await confirmFirst();
  // An earlier test may have left the pointer where the row is now.
  await pointElsewhere();
  vi.setSystemTime(Date.now() + 10_000);
  await expect.element(requests().getByText('Onaylandı')).toHaveLength(0);
  await expect.element(oneIsLeft()).toHaveFocus();
  expect(top()).toBeLessThan(before);
});

test('a confirmed request has no accessibility faults', async () => {
  await confirmFirst();
  await expectNoAxeViolations('main');
});

test('a decided row stays while the pointer is over it', async () => {
  aQueue();
  await openToday();
  await requests().getByRole('button', { name: 'Onayla: R-1' }).click();
  const undo = requests().getByRole('button', { name: 'Geri al: R-1' });
  await undo.hover();
  vi.setSystemTime(Date.now() + 20_000);
  // Waits twice as long as the page's timer.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await expect.element(undo).toBeVisible();
  await pointElsewhere();
  await expect.element(undo).toHaveLength(0);
});

test('a click just after the rows have moved is ignored', async () => {
  const sent = aQueue();
  await openToday();
  await requests().getByRole('button', { name: 'Onayla: R-1' }).click();
  await expect.element(requests().getByText('Onaylandı')).toBeVisible();
  await pointElsewhere();
  vi.setSystemTime(Date.now() + 10_000);
  await expect.element(requests().getByText('Onaylandı')).toHaveLength(0);
  const next = requests().getByRole('button', { name: 'Onayla: R-2' });
  await next.click();
  expect(sent).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1000);
  await next.click();
  await expect.element(said()).toHaveTextContent('R-2 onaylandı · Oleg Aydın');
});

test('a declined request can be restored in its row', async () => {
  const sent = aQueue();
  await openToday();
  await expect.element(requests().getByText('Reddet')).toHaveLength(0);
  await pressIn(requests().getByRole('button', { name: 'Diğer işlemler: R-1' }), 'Enter');
  await page.getByRole('menuitem', { name: 'Dolu' }).click();
  await expect.element(requests().getByText('Reddedildi')).toBeVisible();
  await expect.element(said()).toHaveTextContent('R-1 iptal edildi · Elif Koç');
  await requests().getByRole('button', { name: 'Geri al: R-1' }).click();
  await expect.element(requests().getByRole('button', { name: 'Onayla: R-1' })).toBeVisible();
  expect(sent).toEqual([
    {
      ...{ status: 'cancelled', allowOverbooking: false, version: 1 },
      ...{ cancelReason: 'full', fee: null },
    },
    { status: 'pending', version: 2 },
  ]);
});

test('a request is declined only with a reason', async () => {
  aQueue();
  await openToday();
  await pressIn(requests().getByRole('button', { name: 'Diğer işlemler: R-1' }), 'Enter');
  const group = page.getByRole('group', { name: 'Reddet, nedeni:' });
  await expect.element(group.getByRole('menuitem')).toHaveLength(3);
  for (const name of ['Dolu', 'Fiyat', 'Yanıt yok'])
    await expect.element(group.getByRole('menuitem', { name })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: /Reddet/ })).toHaveLength(0);
});

test('a request of today keeps its row in the agenda after it is declined', async () => {
  const sent = aQueue();
  const soon = { id: 'r-1', status: 'pending', next: 'confirmed', customer: 'Elif Koç' } as const;
  days[TODAY] = { ...days[TODAY], events: [anEvent(soon)] };
  await openToday();
  await expect.element(row(/Elif Koç/)).toMatchTextContent('Onay bekliyor');
  await pressIn(requests().getByRole('button', { name: 'Diğer işlemler: R-1' }), 'Enter');
  await page.getByRole('menuitem', { name: 'Dolu' }).click();
  await expect.element(requests().getByText('Reddedildi')).toBeVisible();
  await expect.element(row(/Elif Koç/)).toMatchTextContent('İptal edildi');
  await expect.element(agenda().getByRole('button', { name: 'Onayla: R-1' })).toHaveLength(0);
  expect(sent).toHaveLength(1);
});

test('a no-show is recorded with its fee in the row, and can be undone there', async () => {
  const event = anEvent({ at: `${TODAY}T11:00`, late: true });
  days[TODAY] = { events: [event] };
  const proposed = { reason: 'no-show', amount: 108, percent: 50, agreed: 216, hoursBefore: null };
  respondTo('GET', '/admin/bookings/b-1/cancellation-fees', () => ({
    ...{ fees: [proposed], rental: null, balance: 0 },
  }));
  const sent: object[] = [];
  respondTo('PUT', '/admin/bookings/b-1/status', (body) => {
    sent.push(body as object);
    days[TODAY] = { events: 'fee' in (body as object) ? [] : [event] };
    return { version: 4 };
  });
  await openToday();
  await row(/Anna Çelik/).click();
  await agenda().getByRole('button', { name: 'İptal et: B-1' }).click();
  await page.getByLabelText('Neden').selectOptions('Müşteri gelmedi');
  await expect.element(page.getByLabelText('Ücret (€)')).toHaveValue('108');
  await page.getByRole('dialog').getByRole('button', { name: 'İptal et' }).click();
  await expect.element(row(/Anna Çelik/)).toMatchTextContent('İptal edildi');
  await agenda().getByRole('button', { name: 'Geri al: B-1' }).click();
  await expect.element(agenda().getByRole('button', { name: 'İptal et: B-1' })).toBeVisible();
  const note = '€216.00 üzerinden %50: müşteri gelmedi';
  expect(sent).toMatchObject([
    { status: 'cancelled', cancelReason: 'no-show', fee: { amount: 108, note } },
    { status: 'confirmed', version: 4 },
  ]);
});

test('the cars section lists missing plates, short turnarounds, expiring papers and open reports', async () => {
  days[TODAY] = {
    events: [
      aReturn({ id: 'in', at: `${TODAY}T13:30` }),
      anEvent({ id: 'out' }),
      anEvent({ id: 'plateless', plate: null, needsPlate: true, customer: 'Can Koç', carId: 'x' }),
    ],
    due: [
      {
        ...{ id: 'v-1', plate: '07 B 2' },
        due: [{ kind: 'inspection', day: TODAY, inDays: -1, inKilometres: null }],
      },
      {
        ...{ id: 'v-2', plate: '07 C 3' },
        due: [{ kind: 'casco', day: TODAY, inDays: 8, inKilometres: null }],
      },
    ],
    unfiled: { kabis: 2, uetds: 0 },
  };
  await openToday();
  const cars = page.getByRole('region', { name: 'Araçlar', exact: true });
  const leadsTo = async (name: string, href: string | RegExp) =>
    expect
      .element(cars.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', expect.stringMatching(href));
  for (const title of [
    'Plakası seçilmeyen (1)',
    'Aynı gün dönüp çıkan (1)',
    'Bu hafta süresi dolanlar (1)',
  ])
    await expect.element(cars.getByRole('heading', { name: title })).toBeVisible();
  await leadsTo('15:00 Hyundai i20 Can Koç', /^\/admin\/bookings\/plateless$/);
  await leadsTo('07 ABC 123 13:30 → 15:00 · 1 sa ara', /^\/admin\/bookings\/out$/);
  await leadsTo('07 B 2 Muayene: 1 gün geçti', /v-1/);
  await leadsTo('30 gün içinde süresi dolacaklar (2)', /vehicles/);
  await leadsTo('2 KABİS', /filings/);
});

test('card holds that end soon link to their bookings', async () => {
  const hold = { id: 'h1', bookingId: 'b1', bookingReference: 'KRV-1', customer: 'Ayşe Yılmaz' };
  days[TODAY] = { endingHolds: [{ ...hold, amount: 500, expiresOn: TODAY }] };
  await openToday();
  await expect
    .element(page.getByRole('heading', { name: 'Süresi biten kart blokeleri (1)' }))
    .toBeVisible();
  const link = page.getByRole('link', { name: /^€500\.00 Ayşe Yılmaz KRV-1/ });
  await expect.element(link).toHaveAttribute('href', '/admin/bookings/b1');
});

test('an office without cars gets a link to add the first car', async () => {
  days = { [TODAY]: { hasCars: false } };
  await openToday();
  await expect.element(page.getByText('Henüz araç yok.')).toBeVisible();
  const link = page.getByRole('link', { name: 'İlk aracı ekle' });
  await expect.element(link).toHaveAttribute('href', '/admin/editCar');
});

test('an office without cars shows no message that all cars are ready', async () => {
  days = { [TODAY]: { hasCars: false } };
  await openToday();
  await expect.element(page.getByText('Henüz araç yok.')).toBeVisible();
  await expect.element(page.getByText('Tüm araçlar hazır')).toHaveLength(0);
});

test('each of the next seven days is linked with its number of events', async () => {
  days[tomorrow] = { events: [anEvent({ at: `${tomorrow}T09:00`, customer: 'Yarınki Müşteri' })] };
  await openToday();
  await expect
    .element(agenda().getByRole('status'))
    .toMatchTextContent('Bugün teslim, iade ve transfer yok');
  asked = [];
  const shown = page.getByRole('navigation', { name: 'Gösterilen gün' });
  await expect.element(shown.getByRole('link')).toHaveLength(7);
  await shown.getByRole('link', { name: 'Yarın , 1 iş' }).click();
  await expectAddress(`/admin?day=${tomorrow}`);
  const other = page.getByRole('region', { name: '14 Mayıs 2026, Perşembe' });
  await expect.element(other.getByRole('button', { name: /09:00.*Yarınki Müşteri/ })).toBeVisible();
  // Sections that do not depend on the day are not loaded again.
  expect(asked).toEqual([`/admin/dashboard/agenda?date=${tomorrow}`]);
  await expect.element(other.getByText(/^Şimdi/)).toHaveLength(0);
  await expect
    .element(other.getByRole('link', { name: 'Günün listesini yazdır' }))
    .toHaveAttribute('href', `/admin/papers/day?date=${tomorrow}`);
  await shown.getByRole('link', { name: 'Bugün , 0 iş' }).click();
  await expectAddress('/admin');
  // An invalid day in the address is ignored.
  await openToday('/admin?day=nonsense');
  await expect.element(agenda()).toBeVisible();
});

/** Returns this many pickups of a later day, as the API lists them. */
function following(date: string, count: number) {
  return Array.from({ length: count }, (_, n) =>
    anEvent({ id: `${date}-${n}`, at: `${date}T${String(9 + n).padStart(2, '0')}:00` }),
  );
}

/** Returns the counts of the next seven days, with these open tasks. */
const openOn = (open: Record<string, number>) =>
  anAgenda().days.map(({ date }) => ({ date, open: open[date] ?? 0 }));

test('the list continues with tomorrow if nothing is left today', async () => {
  days[TODAY] = { following: following(tomorrow, 3), days: openOn({ [tomorrow]: 3 }) };
  await openToday();
  await expect
    .element(agenda().getByRole('status'))
    .toMatchTextContent('Bugün teslim, iade ve transfer yok');
  const next = agenda().getByRole('region', { name: 'Yarın' });
  await expect
    .element(next.getByRole('link', { name: 'Yarın, 3 iş' }))
    .toHaveAttribute('href', `/admin?day=${tomorrow}`);
  await expect.element(next.getByRole('button', { name: /Anna Çelik/ })).toHaveLength(3);
});

test('the list of an evening with two tasks is filled from the next days', async () => {
  await page.viewport(1280, 800);
  vi.setSystemTime(new Date(`${TODAY}T18:00:00Z`));
  const later = addDays(TODAY, 2);
  days[TODAY] = {
    events: ['21:30', '23:00'].map((time) => anEvent({ id: time, at: `${TODAY}T${time}` })),
    following: [...following(tomorrow, 4), ...following(later, 9)],
    days: openOn({ [TODAY]: 2, [tomorrow]: 4, [later]: 9 }),
  };
  await openToday();
  await expect.element(agenda().getByText('Şimdi 21:00')).toBeVisible();
  const rows = agenda().getByRole('button', { name: /Anna Çelik/ });
  await expect.element(rows).toHaveLength(8);
  const last = agenda().getByRole('region', { name: '15 Mayıs 2026, Cuma' });
  await expect
    .element(last.getByRole('link', { name: '15 Mayıs 2026, Cuma: 7 iş daha' }))
    .toHaveAttribute('href', `/admin?day=${later}`);
});

test('a full day ends without the name of a day whose tasks have no room', async () => {
  days[TODAY] = {
    events: following(TODAY, 13).map((event) => ({ ...event, at: `${TODAY}T20:00` })),
    following: following(tomorrow, 4),
    days: openOn({ [tomorrow]: 4 }),
  };
  await openToday();
  await expect.element(agenda().getByText('13 iş', { exact: true })).toBeVisible();
  await expect.element(agenda().getByRole('link', { name: 'Yarın , 4 iş' })).toBeVisible();
  await expect.element(agenda().getByRole('region', { name: 'Yarın' })).not.toBeInTheDocument();
});

test('the cars section lists tomorrow’s missing plates', async () => {
  const plateless = anEvent({ at: `${tomorrow}T09:00`, plate: null, needsPlate: true });
  days[TODAY] = { following: [plateless], days: openOn({ [tomorrow]: 1 }) };
  await openToday();
  const cars = page.getByRole('region', { name: 'Araçlar', exact: true });
  await expect
    .element(cars.getByRole('link', { name: 'yarın 09:00 Hyundai i20 Anna Çelik' }))
    .toBeVisible();
});

test('an empty list of requests tells how long the last answer took', async () => {
  days[TODAY] = { requests: { ...waiting([]), lastAnswerMinutes: 14 } };
  await openToday();
  await expect.element(requests()).toMatchTextContent('Bekleyen yok, son yanıt 14 dk sürdü');
});

test('the main action is the way to the place until half an hour before', async () => {
  days[TODAY] = { events: [anEvent({ at: `${TODAY}T12:31` })] };
  await openToday();
  const way = agenda().getByRole('link', { name: /^Yol tarifi/ });
  const step = agenda().getByRole('link', { name: 'Teslim et: B-1' }).first();
  const isBefore = () =>
    Boolean(
      way.element().compareDocumentPosition(step.element()) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  await expect.poll(isBefore).toBe(true);
  days[TODAY] = { events: [anEvent({ at: `${TODAY}T12:30` })] };
  await openToday();
  await expect.poll(isBefore).toBe(false);
});

test('a phone shows the next task first, then the requests as one line', async () => {
  days[TODAY] = {
    events: [aTransfer({ at: `${TODAY}T12:38`, customer: 'Oleg Aydın' })],
    requests: waiting([aRequest()]),
  };
  await page.viewport(390, 844);
  await openToday();
  const next = page.getByRole('region', { name: '12:38 Oleg Aydın' });
  await expect.element(next).toMatchTextContent(/Sıradaki: Transfer.*38 dk sonra/);
  await expect.element(next).toMatchTextContent(/TK 2414 · Havalimanı → Lara.*€216\.00/);
  for (const name of [/^Yol tarifi: Antalya Havalimanı/, /WhatsApp/])
    await expect.element(next.getByRole('link', { name })).toBeVisible();
  // The transfer is 38 minutes away, so no button can complete it by accident.
  await expect.element(next.getByRole('button', { name: 'Tamamlandı: B-1' })).toHaveLength(0);
  const confirm = requests().getByRole('button', { name: 'Onayla: R-1' });
  await expect.element(confirm).not.toBeInTheDocument();
  const order = [next, requests(), agenda()].map((part) => {
    return part.element().getBoundingClientRect().top;
  });
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  // The list leaves out the event of the card.
  await expect.element(row(/Oleg Aydın/)).toHaveLength(0);
  await requests().getByRole('button', { name: 'Göster' }).click();
  await expect.element(confirm).toBeVisible();
  await expectNoAxeViolations('main');
});

test('a phone links to the driver and the papers of the next transfer', async () => {
  const driver = { driverName: 'Hasan Usta', driverPhone: '0533 111 22 33' };
  days[TODAY] = { events: [aTransfer({ customer: 'Oleg Aydın', ...driver })] };
  await page.viewport(390, 844);
  await openToday();
  const next = page.getByRole('region', { name: '15:00 Oleg Aydın' });
  await expect
    .element(next.getByRole('link', { name: 'Şoförü ara: Hasan Usta' }))
    .toHaveAttribute('href', 'tel:+905331112233');
  await expect
    .element(next.getByRole('navigation', { name: 'Belgeler' }).getByRole('link').first())
    .toHaveAttribute('href', '/admin/bookings/b-1/papers/confirmation');
  await expectNoAxeViolations('main');
});

test('a phone offers to complete the next transfer from half an hour before it', async () => {
  days[TODAY] = { events: [aTransfer({ at: `${TODAY}T12:30`, customer: 'Oleg Aydın' })] };
  await page.viewport(390, 844);
  await openToday();
  const next = page.getByRole('region', { name: '12:30 Oleg Aydın' });
  await expect.element(next.getByRole('button', { name: 'Tamamlandı: B-1' })).toBeVisible();
});

/** Returns an agenda with more events and requests than fit into a window. */
function aFullDay(): Partial<Agenda> {
  const times = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
  return {
    late: [aReturn({ id: 'late', at: `${addDays(TODAY, -1)}T10:00`, late: true })],
    events: [
      ...times(14).map((n) =>
        anEvent({ id: `done-${n}`, at: `${TODAY}T00:00`, done: true, due: null }),
      ),
      ...times(14).map((n) => anEvent({ id: `next-${n}`, at: `${TODAY}T23:59` })),
    ],
    requests: waiting(times(9).map((n) => aRequest({ id: `soon-${n}` }))),
  };
}

test('a desktop shows the first rows of each column without scrolling', async () => {
  days[TODAY] = aFullDay();
  await openInFrame();
  const cars = page.getByRole('region', { name: 'Araçlar', exact: true });
  const rowsToCome = agenda().getByRole('button', { name: /23:59/ });
  await expect.element(rowsToCome).toHaveLength(14);
  const confirm = (reference: string) =>
    requests().getByRole('button', { name: `Onayla: ${reference}`, exact: true });
  for (const shown of [
    agenda().getByRole('region', { name: 'Geciken: 1' }).getByRole('button'),
    agenda().getByText('14 tamamlandı'),
    agenda().getByText(/^Şimdi/),
    rowsToCome.nth(2),
    confirm('SOON-1'),
    cars.getByText('Tüm araçlar hazır'),
  ])
    await expect.element(shown).toBeInViewport({ ratio: 1 });
  // The list of bookings has the further requests.
  await expect.element(confirm('SOON-6')).toBeVisible();
  await expect.element(confirm('SOON-7')).toHaveLength(0);
  await expect.element(requests().getByRole('link', { name: 'Tümü (9)' })).toBeVisible();
});

test('a phone shows the next task and the request count without scrolling', async () => {
  days[TODAY] = aFullDay();
  await page.viewport(390, 844);
  await openInFrame();
  const next = page.getByRole('region', { name: /^23:59/ });
  for (const shown of [
    next.getByRole('link', { name: /^Yol tarifi/ }),
    next.getByRole('link', { name: /^Teslim et: NEXT-/ }),
    page.getByRole('heading', { name: 'Yanıt bekleyen talepler (9)' }),
    agenda().getByText(/^Şimdi/),
  ])
    await expect.element(shown).toBeInViewport({ ratio: 1 });
  const add = page.css('main header').getByRole('link', { name: 'Yeni rezervasyon' });
  await expect.poll(() => add.elements().filter((each) => each.checkVisibility()).length).toBe(1);
});
