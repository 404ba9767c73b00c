import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { findChromium } from './tests/e2e/support/chromium.ts';
const [rich, plain, transfer] = JSON.parse(readFileSync('/tmp/papers/ids.json', 'utf8'));
const token = readFileSync('/tmp/papers/token', 'utf8').trim();
const url = 'http://localhost:4620';
const browser = await chromium.launch(findChromium());
const driver = (name, surname) => ({ name, surname, idNumber: 'C01X00T47', nationality: 'Deutschland', birthDate: '1988-03-14', licenceNumber: 'B072RRE2I55', licenceClass: 'B', licenceDate: '2008-05-02', address: 'Friedrichstraße 43-45, 10117 Berlin, Deutschland' });
const wave = Array.from({ length: 60 }, (_, i) => [300 + i * 40, 500 + Math.round(Math.sin(i / 3) * 300)]).flat();
const side = (at, kilometres, fuelEighths, damages, charges) => ({ at, plate: '07 ABC 123', kilometres, fuelEighths, damages, notes: 'Yedek anahtar verilmedi. Bagajda bebek arabası.', charges, drivers: [driver('Alexandrina-Margarethe', 'von Hohenzollern-Sigmaringen'), driver('Mehmet Can', 'Kahramanoğlu'), driver('Ayşe', 'Yılmaz')], signatures: { customer: { name: 'A. von Hohenzollern', strokes: [wave, [400, 800, 2600, 800]] }, staff: { name: 'Deniz Kaya', strokes: [wave] } }, staffName: 'Deniz Kaya' });
const damage = (panel, kind, note) => ({ panel, kind, note });
const HANDOVER = { out: side('2027-05-24T10:20', 41250, 8, [damage('Sağ ön kapı', 'scratch', '10 cm'), damage('Arka tampon', 'dent', '')], []), back: side('2027-06-12T20:10', 47980, 5, [damage('Sağ ön kapı', 'scratch', '10 cm'), damage('Arka tampon', 'dent', ''), damage('Ön cam', 'crack', 'taş izi, sürücü tarafında'), damage('Jant kapağı', 'missing', '')], [{ kind: 'kilometres', euros: 73, note: '730 km × €0.10' }, { kind: 'fuel', euros: 42.5, note: '3/8' }, { kind: 'late', euros: 50, note: '2 saat' }, { kind: 'damage', euros: 180, note: '' }]) };
async function page(width, handover) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'tr-TR' });
  await context.addInitScript(([t, h]) => { localStorage.setItem('admin_token', t); localStorage.setItem('admin_user', JSON.stringify({ id: '1', username: 'owner', name: 'Owner', role: 'owner' })); if (h) globalThis.HANDOVER = h; }, [token, handover]);
  const p = await context.newPage();
  p.on('console', (m) => m.type() === 'error' && console.log(m.text()));
  p.on('pageerror', (e) => console.log(String(e)));
  return p;
}
const only = process.argv[2];
const want = (name) => !only || name.includes(only);
for (const [id, label, papers, handover] of [[rich, 'rich', ['contract', 'handover', 'confirmation', 'receipt'], null], [rich, 'done', ['contract', 'handover'], HANDOVER], [plain, 'plain', ['contract', 'confirmation', 'receipt'], null], [transfer, 'transfer', ['confirmation', 'receipt'], null]]) {
  for (const paper of papers) {
    const name = `${label}-${paper}`;
    if (!want(name)) continue;
    const p = await page(1280, handover);
    await p.goto(`${url}/admin/bookings/${id}/papers/${paper}`);
    await p.locator('.paper').waitFor();
    await p.pdf({ path: `/tmp/papers/${name}.pdf`, preferCSSPageSize: true });
    if (label !== 'plain') await p.screenshot({ path: `/tmp/papers/${name}-1280.png`, fullPage: true });
    if (label !== 'plain') { await p.setViewportSize({ width: 390, height: 800 }); await p.screenshot({ path: `/tmp/papers/${name}-390.png`, fullPage: true });
    console.log(name, await p.evaluate(() => document.documentElement.scrollWidth)); }
    await p.context().close();
  }
}
for (const width of [1280, 768, 390]) {
  if (want('booking')) { const p = await page(width, null); await p.goto(`${url}/admin/bookings/${rich}`); await p.getByRole('heading', { name: 'WhatsApp' }).waitFor(); await p.screenshot({ path: `/tmp/papers/booking-${width}.png` }); await p.context().close(); }
  if (want('settings')) { const p = await page(width, null); await p.goto(`${url}/admin/settings`); const s = p.locator('#settings-section-papers'); await s.waitFor(); await s.screenshot({ path: `/tmp/papers/settings-${width}.png` }); await p.context().close(); }
}
await browser.close();
