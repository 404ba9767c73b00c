import { useNavigate } from 'react-router';
import { HeroPicture } from '#app/base/shell/hero-picture.tsx';
import type { Highlight } from '#app/domain/cars/car-browse.rules.ts';
import { rentalDays } from '#app/domain/pricing/price.rules.ts';
import { type Trip, tripHref, tripParams } from '#app/domain/requests/trip.rules.ts';
import { formatDayRange } from '#app/lib/dates/dates.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import type { CarOnCard } from '#app/site/cars/list/car-card.tsx';
import { SearchBar } from '#app/site/cars/search/search-bar.tsx';
import type { TripFormProps } from '#app/site/cars/search/use-trip-form.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useLocalPath, useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { AnswerCard } from './answer-card.tsx';

export function HomeHero({
  trip,
  chosenTrip,
  answers,
  ...search
}: TripFormProps & {
  /** Trip in the URL, which may be empty or past. */
  chosenTrip: Trip;
  /** Cars for the trip. */
  answers: Highlight<CarOnCard>[];
}) {
  const { hero: text } = useText('home');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="promise">
      <div className="under-header relative isolate flex flex-col overflow-hidden min-[37.5rem]:min-h-110 lg:min-h-[max(25.25rem,min(31vw,40rem))]">
        <HeroPicture />
        {/* Lightens the picture behind the text. */}
        <div className="absolute inset-y-0 left-0 -z-10 w-3/5 bg-linear-to-r from-foam/75 to-transparent max-md:hidden" />
        <div className="page grow pt-1 pb-18 min-[37.5rem]:max-lg:pt-6 md:pb-24 lg:pt-6">
          <p className="font-strong text-sea max-md:text-small-strong">{text.eyebrow}</p>
          <h1
            id="promise"
            className="mt-1 max-w-[14ch] text-headline md:mt-2 md:text-display lg:max-w-none"
          >
            {text.promise}
          </h1>
          <p className="mt-2 max-w-[38ch] text-pretty text-lead max-lg:max-w-72 max-[37.5rem]:hidden">
            {text.lead}
          </p>
        </div>
      </div>
      <div className="page relative z-10 -mt-16 lg:-mt-24">
        <div className="rounded-card border border-sand-line bg-white shadow-card">
          {/* Tabs of the search: what the business offers. */}
          <div className="flex flex-wrap gap-x-6 border-sand-line border-b px-4 lg:px-6">
            <Tab to={tripHref('/cars', chosenTrip)} isCurrent>
              {text.rent}
            </Tab>
            <Tab to="/transfer-service">{text.transfer}</Tab>
          </div>
          <SearchBar
            key={`${tripParams(chosenTrip)}`}
            {...search}
            trip={trip}
            action={localPath('/cars')}
            onSearch={(trip) => navigate(localPath(tripHref('/cars', trip)))}
          />
        </div>
        <Answers answers={answers} trip={trip} />
        <HomeSteps />
      </div>
    </section>
  );
}

function Tab({
  to,
  isCurrent = false,
  children,
}: {
  to: string;
  isCurrent?: boolean;
  children: string;
}) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'true' : undefined}
      className={cx(
        '-mb-px flex min-h-11 items-center border-b-3 text-body-strong',
        isCurrent
          ? 'border-ink'
          : 'border-transparent text-ink-soft hover:border-control-line hover:text-ink',
      )}
    >
      {children}
    </Link>
  );
}

/** Three cars with their totals for the days of the search. */
function Answers({ answers, trip }: { answers: Highlight<CarOnCard>[]; trip: Trip }) {
  const { answers: text } = useText('home');
  const { card } = useText('cars');
  const dates = useText('dates');
  if (answers.length === 0) return null;
  const range = unbroken(formatDayRange(trip.pickupDate, trip.returnDate, dates));
  return (
    <section aria-labelledby="answers" className="mt-3 lg:mt-4">
      <h2 id="answers" className="text-small-strong">
        {text.title(range, card.days(rentalDays(trip)))}
      </h2>
      <ul className="grid max-sm:divide-y max-sm:divide-sand-line sm:mt-2 sm:grid-cols-3 sm:gap-4 lg:gap-6">
        {answers.map(({ names, car }) => (
          <li key={car.id}>
            <AnswerCard names={names} car={car} trip={trip} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The four steps of a rental in one quiet line. */
function HomeSteps() {
  const { steps: text } = useText('home');
  return (
    <>
      <h2 className="sr-only">{text.title}</h2>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-2 py-3 text-ink-soft text-small lg:min-h-13 lg:items-center">
        {text.items.map((step) => (
          <li
            key={step}
            className="flex items-baseline gap-2 [counter-increment:step] before:text-small-strong before:text-turquoise before:content-[counter(step)/'']"
          >
            {step}
          </li>
        ))}
      </ol>
    </>
  );
}
