/**
 * Reference for pages that are not cached: React Router with its default `entry.server` and its own
 * adapter to node:http. It has one page, `/cars` with 15 cards: our elements, classes and data, but
 * no header, filters, database or security headers.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, createRequestListener } from '@react-router/node';
import { createElement as h, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  Link,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  ServerRouter,
  UNSAFE_withComponentProps,
} from 'react-router';

const CARDS = 15;
const DAY_MS = 86_400_000;
const SIZES = '(min-width: 1280px) 270px, (min-width: 1024px) 420px, (min-width: 640px) 46vw, 92vw';
const BUTTON =
  'inline-flex items-center justify-center gap-2 rounded-control py-2 text-center font-semibold leading-tight transition-transform active:scale-[0.98] disabled:pointer-events-none disabled:opacity-60 bg-sun text-ink hover:bg-sun-deep min-h-11 px-4 text-sm relative w-full';

type Car = ReturnType<typeof madeUpCar>;

function madeUpCar(n: number, days: number) {
  const cents = 3_000 + 250 * n;
  const image = `/images/48d2eb8e7043808a01c97e${String(n).padStart(2, '0')}`;
  return {
    id: `peugeot-208-2024-${n}`,
    title: `Peugeot 208 ${n}`,
    category: 'Ekonomik',
    bodyType: 'Hatchback',
    year: 2010 + n,
    transmission: 'Otomatik',
    fuelType: 'Elektrikli',
    seats: 5,
    rating: { average: 4.9, count: 12 },
    effective: { dailyCents: cents, season: null },
    quote: { days, totalCents: days * cents },
    mainImage: {
      url: `${image}-1200.webp`,
      srcset: [320, 640, 960, 1200].map((width) => `${image}-${width}.webp ${width}w`).join(', '),
      alt: 'Peugeot 208, Hatchback',
      width: 1200,
      height: 800,
    },
  };
}

async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const from = Date.parse(search.get('pickupDate') ?? '2027-01-01');
  const until = Date.parse(search.get('returnDate') ?? '2027-01-08');
  const days = Math.max(1, Math.round((until - from) / DAY_MS));
  return {
    search: search.toString(),
    cars: Array.from({ length: CARDS }, (_, n) => madeUpCar(n, days)),
  };
}

function CarsPage({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { cars, search } = loaderData;
  return h(
    'ul',
    { className: 'mt-6 grid gap-6 transition-opacity sm:grid-cols-2 xl:grid-cols-3' },
    cars.map((car) => h('li', { key: car.id }, h(Card, { car, search }))),
  );
}

function Card({ car, search }: { car: Car; search: string }) {
  const { mainImage: image, effective, quote, rating } = car;
  const href = `/cars/${car.id}?${search}`;
  return h(
    'article',
    { className: '@container h-full' },
    h(
      'div',
      {
        className:
          'relative flex h-full @lg:flex-row flex-col overflow-hidden rounded-card border border-sand-line bg-white shadow-card',
      },
      h(
        'div',
        { className: 'relative overflow-hidden @lg:w-1/2 @lg:shrink-0' },
        h('img', {
          className: 'aspect-3/2 w-full bg-sand object-cover',
          alt: image.alt,
          width: image.width,
          height: image.height,
          loading: 'lazy',
          decoding: 'async',
          sizes: SIZES,
          srcSet: image.srcset,
          src: image.url,
        }),
      ),
      h(
        'div',
        { className: 'flex grow flex-col gap-3 p-4' },
        h(
          'div',
          null,
          h(
            'h3',
            { className: 'text-xl' },
            h(Link, { to: href, className: 'after:absolute after:inset-0' }, car.title),
          ),
          h(
            'p',
            { className: 'mt-1 text-ink-soft text-sm' },
            `${car.category} · ${car.bodyType} · ${car.year}`,
          ),
        ),
        h(
          'ul',
          { className: 'flex flex-wrap gap-x-3 gap-y-1 text-sm' },
          h(Fact, { icon: 'cog', text: car.transmission }),
          h(Fact, { icon: 'fuel', text: car.fuelType }),
          h(Fact, { icon: 'users', text: `${car.seats} kişi` }),
        ),
        h(
          'div',
          {
            className:
              'mt-auto flex items-start justify-between gap-3 border-sand-line border-t pt-3',
          },
          h(
            'div',
            { className: 'leading-tight' },
            h(
              'p',
              null,
              h(
                'span',
                { className: 'font-extrabold text-2xl tracking-tight' },
                euros(effective.dailyCents),
              ),
              h('span', { className: 'text-ink-soft text-sm' }, ' / gün'),
            ),
            h(
              'p',
              { className: 'mt-1 text-sm tabular-nums' },
              `${quote.days} gün toplam `,
              h('strong', { className: 'font-bold' }, euros(quote.totalCents)),
            ),
          ),
          h(
            'p',
            {
              className: 'flex shrink-0 items-center gap-1 pt-1 font-semibold text-sm tabular-nums',
            },
            h('span', { className: 'icon icon-star size-4 text-sun', 'aria-hidden': true }),
            h('span', { 'aria-hidden': true }, rating.average.toFixed(1)),
            h('span', { className: 'sr-only' }, `5 üzerinden ${rating.average} puan`),
          ),
        ),
        h(Link, { to: href, className: BUTTON, 'aria-label': `Kirala: ${car.title}` }, 'Kirala'),
      ),
    ),
  );
}

function Fact({ icon, text }: { icon: string; text: string }) {
  return h(
    'li',
    { className: 'flex items-center gap-1' },
    h('span', {
      className: `icon icon-${icon} size-3.5 text-turquoise`,
      'aria-hidden': true,
    }),
    text,
  );
}

function euros(cents: number): string {
  return `€${(cents / 100).toFixed(2)}`;
}

function Layout({ children }: { children: ReactNode }) {
  return h(
    'html',
    { lang: 'tr' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h(Meta), h(Links)),
    h('body', null, children, h(ScrollRestoration), h(Scripts)),
  );
}

/** React Router's default for browsers, in a project without `entry.server`. */
function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const { pipe, abort } = renderToPipeableStream(h(ServerRouter, { context, url: request.url }), {
    onShellReady() {
      const body = new PassThrough({
        final(done) {
          clearTimeout(timeout);
          done();
        },
      });
      headers.set('Content-Type', 'text/html');
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
    },
    onShellError: reject,
  });
  const timeout = setTimeout(abort, 6_000);
  return promise;
}

const routes = {
  root: {
    id: 'root',
    path: '',
    module: { Layout, default: UNSAFE_withComponentProps(() => h(Outlet)) },
  },
  cars: {
    id: 'cars',
    parentId: 'root',
    path: 'cars',
    module: { loader, default: UNSAFE_withComponentProps(CarsPage as never) },
  },
};

/** Server build of such a project. */
const build = {
  entry: { module: { default: handleRequest } },
  routes,
  assets: {
    entry: { imports: ['/assets/shared.js'], module: '/assets/entry.client.js' },
    routes: Object.fromEntries(
      Object.values(routes).map(({ module, ...route }) => [
        route.id,
        { ...route, module: `/assets/${route.id}.js`, hasLoader: 'loader' in module },
      ]),
    ),
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

process.once('disconnect', () => process.exit());
const server = createServer(createRequestListener({ build, mode: 'production' }));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
