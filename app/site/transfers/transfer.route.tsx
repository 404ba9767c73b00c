import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { data, redirect, useLocation, useNavigate } from 'react-router';
import { currencyFromCookie } from '#app/base/exchange-rates/currency/currency-preference.ts';
import { placeNamesIn } from '#app/base/settings/places/place-names.server.ts';
import { ListFailure } from '#app/base/shell/error-page.tsx';
import { skipIfSamePath } from '#app/base/shell/page-response.ts';
import { transferMessage } from '#app/domain/bookings/messages/transfer-message.rules.ts';
import {
  fromAirport,
  readTransfer,
  validateTransfer,
} from '#app/domain/requests/transfer-request.rules.ts';
import {
  isAirport,
  matchFare,
  VEHICLES,
  vehicleFor,
  type Zone,
} from '#app/domain/zones/zone.rules.ts';
import { listZones } from '#app/domain/zones/zones.server.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { languageOfPath, type SiteLanguage } from '#app/lib/words/texts.ts';
import { pageRenderContext } from '#app/page-render-context.ts';
import { servicesContext } from '#app/services-context.ts';
import { headMeta, type PageHead } from '#app/site/shell/seo/seo.ts';
import { siteOrigin } from '#app/site/shell/seo/site-origin.server.ts';
import { fillControls } from '#app/ui/fields/fill-controls.ts';
import { focusAtTop } from '#app/ui/focus.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon, type IconName } from '#app/ui/pictures/icon.tsx';
import { loadPage } from '../shell/page-data.ts';
import type { Route } from './+types/transfer.route.ts';
import arrivalCard from './assets/arrival-card.jpg';
import { FareBoard } from './fare-board.tsx';
import {
  FARES_ID,
  fareSearch,
  isPreset,
  REQUEST_ID,
  VEHICLES_ID,
} from './transfer-address.rules.ts';
import { TransferForm, TransferSent } from './transfer-form.tsx';
import { TransferHero, transferHeroLinks } from './transfer-hero.tsx';
import { useTransferRequest } from './use-transfer-request.ts';
import { VehicleChoice } from './vehicle-choice.tsx';

const PATH = '/transfer';
/** Name of the airport if the office's places have none. */
const AIRPORT = 'Antalya Havalimanı';

/** If the zones cannot be read, only the fare list shows a failure. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const language = languageOfPath(url.pathname);
  const [zones, { settings }] = await Promise.all([
    zonesIfAny(context, language),
    services.settings.readOrLast(),
  ]);
  const names = placeNamesIn(settings, language);
  const pageUrl = siteOrigin(services, request) + localPath(language, PATH);
  const text = services.texts.site[language].transfers;
  // Search engines see both URLs as one page.
  const head: PageHead = {
    path: PATH,
    title: text.metaTitle,
    description: text.metaDescription,
    card: arrivalCard,
    noIndex: isPreset(url.search),
    jsonLd: [taxiService(zones ?? [], pageUrl, text)],
    breadcrumbs: [
      { name: text.home, path: '/' },
      { name: text.page, path: PATH },
    ],
  };
  const page = {
    head,
    zones,
    // Fares are found by these translated names, too (`zone.rules.ts`).
    places: settings.rental.places.map((place) => ownValue(names, place) ?? place),
    today: businessNow(services.now()).date,
    pageUrl,
  };
  // A failure must not be cached for other visitors.
  return zones ? data(page) : data(page, { headers: { 'cache-control': 'no-store' } });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPage(args);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Vehicle, search and zone in the URL do not change the loaded data. */
export const shouldRevalidate = skipIfSamePath;

/** Handles the form without JavaScript: validates it, then redirects to the WhatsApp chat. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const language = languageOfPath(url.pathname);
  const texts = services.texts.site[language];
  const sent = readTransfer(await request.formData());
  const errors = validateTransfer(sent, services.now(), texts.transfers.form.errors);
  if (Object.keys(errors).length > 0) return data({ request: sent, errors }, 400);
  const [settings, zones] = await Promise.all([
    services.settings.read(),
    zonesIfAny(context, language),
  ]);
  const message = transferMessage({
    businessName: settings.business.name,
    request: sent,
    fare: matchFare(zones ?? [], sent),
    currency: currencyFromCookie(request.headers.get('cookie')),
    rates: services.rates.current(),
    pageUrl: siteOrigin(services, request) + localPath(language, PATH),
    texts,
    language,
    placeNames: placeNamesIn(settings, language),
    turkish: language === 'tr' ? null : services.texts.site.tr,
  });
  return redirect(whatsappLink(settings.business.whatsappNumber, message), 303);
}

/**
 * Reads the zones. If this fails, reports it and returns null, because a request can be sent
 * without fares.
 */
function zonesIfAny(
  context: Route.LoaderArgs['context'],
  language: SiteLanguage,
): Promise<Zone[] | null> {
  return listZones(context.get(servicesContext).db, language).catch((error: unknown) => {
    context.get(pageRenderContext).reportError(error);
    return null;
  });
}

export const links: Route.LinksFunction = () => transferHeroLinks;

export const meta: Route.MetaFunction = headMeta;

export default function TransferPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { zones, places, today, pageUrl } = loaderData;
  const { business } = matches[1].loaderData.settings;
  const navigate = useNavigate();
  const params = new URLSearchParams(useLocation().search);
  const [search, setSearch] = useState(params.get('search') ?? '');
  const airport = places.find(isAirport) ?? AIRPORT;
  const initial = actionData ?? {
    request: fromAirport(readTransfer(params), { zones: zones ?? [], airport }),
    errors: {},
  };
  const transfer = useTransferRequest({ zones, airport, business, pageUrl, initial });
  const { request, handOff, boardRef } = transfer;
  const formTitle = useRef<HTMLHeadingElement>(null);
  const text = useText('transfers');

  // A search may have been typed before the page was hydrated.
  const readSearch = useEffectEvent(() => {
    if (boardRef.current) setSearch(searchIn(boardRef.current));
  });
  useEffect(() => readSearch(), []);

  function showInAddress(shown: string) {
    navigate(fareSearch(request.vehicle, shown), { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <TransferHero
        {...{ transfer, zones, places, airport }}
        onSeats={(typed) => transfer.chooseVehicle(vehicleFor(typed.passengers), search, typed)}
        onRequest={() => focusAtTop(formTitle.current)}
      />
      <form
        ref={boardRef}
        method="get"
        action={`#${FARES_ID}`}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          const typed = searchIn(event.currentTarget);
          setSearch(typed);
          showInAddress(typed);
        }}
        className="page py-8 sm:py-16 lg:py-12"
      >
        <h2 id={VEHICLES_ID} className="section-title mb-6">
          {text.choice.title}
        </h2>
        <VehicleChoice
          zones={zones ?? []}
          chosen={request.vehicle}
          onChoose={(vehicle) => transfer.chooseVehicle(vehicle, search)}
        />
        <div className="mt-12 lg:mt-12">
          <FareBoard
            zones={zones}
            vehicle={request.vehicle}
            search={search}
            onSearch={setSearch}
            onClear={() => {
              setSearch('');
              fillControls(boardRef.current, { search: '' });
              showInAddress('');
            }}
            onChoose={(zone) => {
              transfer.chooseZone(zone);
              formTitle.current?.focus();
            }}
          />
        </div>
      </form>
      <TransferReasons />
      <section
        aria-labelledby={`${REQUEST_ID}-title`}
        id={REQUEST_ID}
        className="page drawn-when-near print:hidden py-16 lg:py-24"
      >
        <h2
          ref={formTitle}
          id={`${REQUEST_ID}-title`}
          tabIndex={-1}
          className="section-title outline-none"
        >
          {text.form.title}
        </h2>
        <p className="section-lead mb-8 max-w-[60ch]">{text.form.lead}</p>
        {handOff.outcome?.ok ? (
          <TransferSent
            chat={handOff.sentChat}
            sending={handOff.sending}
            onAgain={() => {
              handOff.clearOutcome();
              formTitle.current?.focus();
            }}
          />
        ) : (
          <TransferForm
            transfer={transfer}
            zones={zones}
            today={today}
            languages={business.languages}
          />
        )}
      </section>
    </>
  );
}

function searchIn(board: HTMLFormElement): string {
  return String(new FormData(board).get('search') ?? '');
}

export function ErrorBoundary() {
  const { failed, retry } = useText('transfers').fares;
  return <ListFailure title={failed} retry={retry} path={PATH} />;
}

const REASONS: { key: keyof SiteTexts['transfers']['reasons']['items']; icon: IconName }[] = [
  { key: 'meeting', icon: 'icon-handshake/1.75' },
  { key: 'delay', icon: 'icon-clock/1.75' },
  { key: 'fare', icon: 'icon-receipt-text/1.75' },
  { key: 'seat', icon: 'icon-baby/1.75' },
];

function TransferReasons() {
  const { reasons: text } = useText('transfers');
  return (
    <section
      aria-labelledby="reasons-title"
      className="drawn-when-near print:hidden bg-sand py-16 lg:py-24"
    >
      <div className="page grid gap-8 lg:grid-cols-[22rem_1fr] lg:gap-16">
        <div>
          <h2 id="reasons-title" className="section-title">
            {text.title}
          </h2>
          <p className="section-lead max-w-[44ch]">{text.lead}</p>
        </div>
        <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {REASONS.map(({ key, icon }) => (
            <li key={key} className="border-control-line/40 border-t pt-4">
              <Icon name={icon} className="size-7 text-turquoise" />
              <h3 className="mt-3 text-heading">{text.items[key].title}</h3>
              <p className="mt-1 text-pretty">{text.items[key].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * Returns the service as schema.org's TaxiService, with the range of fares to each zone in euros.
 */
function taxiService(zones: Zone[], url: string, text: SiteTexts['transfers']) {
  return {
    '@context': 'https://schema.org',
    '@type': 'TaxiService',
    name: text.metaTitle,
    description: text.metaDescription,
    serviceType: text.serviceType,
    url,
    provider: { '@id': `${new URL(url).origin}/#business` },
    areaServed: { '@type': 'City', name: 'Antalya' },
    offers: zones.map(({ zoneName, fares }) => {
      const prices = VEHICLES.map((vehicle) => fares[vehicle]);
      return {
        '@type': 'AggregateOffer',
        name: text.offer(zoneName),
        areaServed: { '@type': 'Place', name: zoneName },
        lowPrice: centsToEuros(Math.min(...prices)),
        highPrice: centsToEuros(Math.max(...prices)),
        offerCount: prices.length,
        priceCurrency: 'EUR',
      };
    }),
  };
}
