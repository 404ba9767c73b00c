import { useNavigate } from 'react-router';
import { HeroPicture } from '#app/base/shell/hero-picture.tsx';
import type { LettingRule } from '#app/domain/availability/letting.rules.ts';
import { type Trip, tripHref, tripParams } from '#app/domain/requests/trip.rules.ts';
import { addDays, type IsoDate } from '#app/lib/dates/dates.ts';
import { SearchBar } from '#app/site/cars/search/search-bar.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { useLocalPath, useText } from '#app/ui/language/use-text.ts';

/**
 * Length of a usual holiday. The search starts with it, so that one click shows which cars are
 * free.
 */
const USUAL_DAYS = 7;

export function HomeHero({
  today,
  places,
  rules,
  chosenTrip,
}: {
  today: IsoDate;
  places: readonly string[];
  /** Letting rules for all cars. */
  rules: readonly LettingRule[];
  /** Trip in the URL, which may be empty or past. */
  chosenTrip: Trip;
}) {
  const { hero: text } = useText('home');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const tomorrow = addDays(today, 1);
  const days = { pickupDate: tomorrow, returnDate: addDays(tomorrow, USUAL_DAYS) };
  const isPlanned = chosenTrip.pickupDate >= today && chosenTrip.returnDate > chosenTrip.pickupDate;
  const trip = isPlanned ? chosenTrip : { ...chosenTrip, ...days };
  return (
    <section aria-labelledby="promise">
      <div className="under-header relative isolate flex flex-col overflow-hidden md:min-h-[min(42rem,80svh)]">
        <HeroPicture />
        <div className="page grow pt-2 pb-14 md:pt-[clamp(1.5rem,7svh,5rem)] md:pb-24">
          <p className="font-semibold text-sea max-md:text-sm">{text.eyebrow}</p>
          <h1
            id="promise"
            className="mt-1 max-w-[14ch] font-extrabold text-4xl leading-[1.04] tracking-[-0.035em] md:mt-3 md:text-6xl md:leading-[1.04]"
          >
            {text.promise}
          </h1>
          <p className="mt-4 max-w-[38ch] text-pretty font-medium text-lg leading-normal max-md:hidden">
            {text.lead}
          </p>
        </div>
      </div>
      <div className="page relative z-10 -mt-11 md:-mt-14">
        <SearchBar
          key={`${tripParams(chosenTrip)}`}
          trip={trip}
          places={places}
          rules={rules}
          today={today}
          action={localPath('/cars')}
          onSearch={(trip) => navigate(localPath(tripHref('/cars', trip)))}
        />
        <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:flex">
          <ButtonLink
            to={tripHref('/cars', chosenTrip)}
            size="lg"
            className="max-sm:px-2 max-sm:text-base"
          >
            {text.rent}
          </ButtonLink>
          <ButtonLink to="/transfer-service" size="lg" className="max-sm:px-2 max-sm:text-base">
            {text.transfer}
          </ButtonLink>
        </div>
        <HomeSteps />
      </div>
    </section>
  );
}

function HomeSteps() {
  const { steps: text } = useText('home');
  return (
    <>
      <h2 className="sr-only">{text.title}</h2>
      <ol className="my-7 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-3 gap-y-5 sm:grid-cols-2 md:my-12 lg:grid-cols-4">
        {text.items.map((step) => (
          <li
            key={step.title}
            className="grid grid-cols-[2rem_1fr] gap-x-2 [counter-increment:step] before:row-span-2 before:font-extrabold before:text-4xl before:text-turquoise-bright before:leading-none before:tracking-tighter before:content-[counter(step)/'']"
          >
            <p className="font-bold leading-snug max-sm:text-sm">{step.title}</p>
            <p className="text-ink-soft text-sm max-sm:hidden">{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
