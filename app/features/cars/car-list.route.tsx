import { useState } from 'react';
import { redirect, useLocation, useNavigation } from 'react-router';
import { businessNow } from '#app/lib/dates.ts';
import { servicesContext } from '#app/services-context.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { SheetTrigger } from '#app/ui/sheet.tsx';
import { ACROSS_A_PHONE } from '../images/images.rules.ts';
import emptyRoad from '../site/assets/empty-road.svg?no-inline';
import { ListFailure } from '../site/error-page.tsx';
import { pageMeta } from '../site/seo.ts';
import type { Route } from './+types/car-list.route';
import { CarCard, carOnCard } from './car-card.tsx';
import { useCarFilters } from './car-filter-form.tsx';
import {
  CARS_PAGE_SIZE,
  carListHref,
  correctDates,
  countFilters,
  type DateCorrection,
  dateParams,
  parseCarFilters,
} from './car-filters.rules.ts';
import { ActiveFilters, CarFiltersSidebar, FILTERS_SHEET, SortSelect } from './car-filters.tsx';
import { listCars, readCarFacets } from './cars.server.ts';
import { carsText } from './cars.text.ts';
import { DATE_CORRECTIONS } from './reservation.rules.ts';

const text = carsText.list;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const at = services.now();
  const { date: today } = businessNow(at);
  const { dates: filters, corrected } = correctDates(parseCarFilters(params), today);
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const [{ cars, pagination }, facets] = await Promise.all([
    listCars(services, { filters, page, limit: CARS_PAGE_SIZE, now: at }),
    readCarFacets(services, { now: at }),
  ]);
  if (page > pagination.totalPages) throw redirect(carListHref(filters, pagination.totalPages));
  return { cars: cars.map(carOnCard), pagination, facets, today, corrected };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, {
    title: text.metaTitle,
    description: text.metaDescription,
    path: '/cars',
    // Search engines get the whole list, also under addresses with other parameters (`utm_source`).
    noIndex:
      carListHref(
        parseCarFilters(new URLSearchParams(location.search)),
        loaderData?.pagination.page,
      ) !== '/cars',
    breadcrumbs: [
      { name: carsText.detail.home, path: '/' },
      { name: text.title, path: '/cars' },
    ],
  });

export default function CarListPage({ loaderData }: Route.ComponentProps) {
  const { cars, pagination, facets, today, corrected } = loaderData;
  const filterState = useCarFilters(today);
  const { filters } = filterState;
  const location = useLocation();
  const busy = useNavigation().state === 'loading';
  const first = (pagination.page - 1) * pagination.limit + 1;

  return (
    <div className="pb-20">
      <div className="bg-sand">
        <div className="page pt-8 pb-10 md:pt-12 md:pb-14">
          <h1 className="text-4xl md:text-5xl">{text.title}</h1>
          <p className="mt-3 max-w-2xl text-ink-soft text-lg">{text.lead}</p>
        </div>
      </div>
      <div className="page mt-6 lg:mt-10 lg:grid lg:grid-cols-[280px_1fr] lg:items-start lg:gap-10">
        <CarFiltersSidebar
          state={filterState}
          facets={facets}
          today={today}
          resultCount={pagination.total}
        />
        <section aria-busy={busy} aria-labelledby="cars-found" className="min-w-0">
          <h2 id="cars-found" className="sr-only">
            {text.found}
          </h2>
          <DateCorrections key={location.key} corrected={corrected} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p aria-live="polite" className="font-semibold tabular-nums">
              {text.summary(first, first + cars.length - 1, pagination.total)}
            </p>
            <div className="flex grow items-center justify-end gap-3 sm:grow-0">
              <SheetTrigger
                sheet={FILTERS_SHEET}
                className={buttonClass({ size: 'sm' }, 'grow lg:hidden')}
              >
                <Icon name="icon-sliders-horizontal" className="size-5" />
                {text.openFilters}
                {countFilters(filters) > 0 && ` (${countFilters(filters)})`}
              </SheetTrigger>
              <SortSelect state={filterState} />
            </div>
          </div>
          <ActiveFilters filters={filters} />
          {cars.length > 0 ? (
            <ul
              className={cx(
                'mt-6 grid gap-6 transition-opacity sm:grid-cols-2 xl:grid-cols-3',
                busy && 'opacity-60',
              )}
            >
              {cars.map((car, i) => (
                <li key={car.id}>
                  <CarCard
                    car={car}
                    search={dateParams(filters)}
                    priority={i === 0}
                    sizes={`(min-width: 1280px) 270px, (min-width: 1024px) 420px, (min-width: 640px) 46vw, ${ACROSS_A_PHONE}`}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              role="status"
              drawing={<img src={emptyRoad} alt="" width={240} height={160} />}
              title={text.empty}
              text={text.emptyHint}
              action={
                <ButtonLink to="/cars" variant="ink">
                  {text.clearFilters}
                </ButtonLink>
              }
            />
          )}
          <div className="mt-10">
            <Pagination
              page={pagination.page}
              totalPages={pagination.totalPages}
              href={(page) => carListHref(filters, page)}
              labels={text.pagination}
            />
          </div>
        </section>
      </div>
    </div>
  );
}

function DateCorrections({ corrected }: { corrected: DateCorrection[] }) {
  const [shown, setShown] = useState(corrected);
  return shown.map((field) => (
    <Alert key={field} tone="info" onClear={() => setShown([])} className="mb-4">
      {DATE_CORRECTIONS[field]}
    </Alert>
  ));
}

export function ErrorBoundary() {
  return <ListFailure title={text.failed} retry={text.retry} path="/cars" />;
}
