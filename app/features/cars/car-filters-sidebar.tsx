import type { IsoDate } from '#app/lib/dates.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { CarFilterForm } from './car-filter-form.tsx';
import type { CarFacets } from './car-filters.rules.ts';
import { carsText } from './cars.text.ts';
import type { CarFilterState } from './use-car-filters.ts';

export const FILTERS_SHEET = 'filters-sheet';
const FILTER_FORM = 'car-filters';

/** The filters: a sidebar that can be folded away on a wide screen, a sheet on a narrow one. */
export function CarFiltersSidebar({
  resultCount,
  ...form
}: {
  state: CarFilterState;
  facets: CarFacets;
  today: IsoDate;
  resultCount: number;
}) {
  const text = carsText.list;
  return (
    <>
      <aside
        aria-label={text.filters}
        className="hidden rounded-card border border-sand-line bg-white shadow-card lg:block"
      >
        <details open className="group">
          <summary className="flex min-h-14 list-none items-center justify-between px-5 font-bold text-lg">
            {text.filters}
            <span
              aria-hidden="true"
              className="size-2.5 rotate-45 border-current border-r-2 border-b-2 transition-transform group-open:rotate-225"
            />
          </summary>
          <div className="px-5 pb-5">
            <CarFilterForm id={FILTER_FORM} {...form} />
          </div>
        </details>
      </aside>
      <Sheet
        id={FILTERS_SHEET}
        title={text.filters}
        closeLabel={text.closeFilters}
        footer={
          <form method="dialog">
            <button type="submit" className={buttonClass({ variant: 'primary' }, 'w-full')}>
              {text.showResults(resultCount)}
            </button>
          </form>
        }
      >
        <CarFilterForm id={`${FILTER_FORM}-sheet`} {...form} />
      </Sheet>
    </>
  );
}
