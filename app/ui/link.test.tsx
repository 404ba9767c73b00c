import { renderToString } from 'react-dom/server';
import { MemoryRouter, Link as RouterLink } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';

/** What server and browser write must be the same: React corrects no attribute when it takes over. */
test.each([
  '/',
  '/cars?brand=Citro%C3%ABn&brand=MG&minPrice=20&sort=price-asc',
  '/cars/fiat-egea-2024-k3f9?pickupLocation=Antalya+Lara&pickupDate=2026-12-01#rezervasyon',
  '/news?tag=k%C4%B1%C5%9F%20lasti%C4%9Fi&page=2',
  '/news/antalyada-arac-kiralama-ipuclari',
])('%s is the same link for the server as for the router', (to) => {
  const inBrowser = renderToString(
    <MemoryRouter initialEntries={['/cars/x?page=2']}>
      <RouterLink discover="none" to={to} className="a" aria-label="b" preventScrollReset />
    </MemoryRouter>,
  );
  const onServer = renderToString(<Link to={to} className="a" aria-label="b" preventScrollReset />);
  const attributes = (html: string) => html.match(/[\w-]+="[^"]*"/g)?.sort();
  expect(attributes(onServer)).toEqual(attributes(inBrowser));
});
