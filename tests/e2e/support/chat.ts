import type { Page } from '@playwright/test';
import { Client } from 'pg';

/**
 * Runs `act`, which opens a WhatsApp chat, and returns the chat's URL. The test responds in place
 * of WhatsApp.
 */
export async function chatOpenedBy(page: Page, act: () => Promise<void>) {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const popup = page.waitForEvent('popup');
  await act();
  const chat = await popup;
  await chat.waitForURL('https://wa.me/**');
  return new URL(chat.url());
}

/**
 * Returns the number of rows of each table, except the tables of exchange rates, which change
 * regularly.
 */
export async function countRows(): Promise<Record<string, number>> {
  const database = new Client({
    host: process.env.KERVAN_E2E_DATABASE,
    user: 'postgres',
    database: 'postgres',
  });
  await database.connect();
  const { rows: tables } = await database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'exchange%'",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await database.query(`select count(*)::int as count from "${name}"`);
    counts[name] = rows[0].count;
  }
  await database.end();
  return counts;
}
