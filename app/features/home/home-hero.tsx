import type { ChangeEvent } from 'react';
import { Form } from 'react-router';
import { HeroPicture } from '#app/features/site/hero-picture.tsx';
import { addDays, type IsoDate } from '#app/lib/dates.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { InputField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { homeText } from './home.text.ts';

const { hero: heroText, dates: datesText, steps: stepsText } = homeText;

/** A usual holiday, so that one click already shows which cars are free. */
const USUAL_DAYS = 7;

/** The promise over the coast, the search by dates across its lower edge, and the four steps. */
export function HomeHero({ today }: { today: IsoDate }) {
  return (
    <section aria-labelledby="promise">
      <div
        data-hero
        className="relative isolate -mt-(--header-height) flex min-h-[min(46rem,92svh)] flex-col overflow-hidden pt-(--header-height) md:min-h-[min(46rem,88svh)]"
      >
        <HeroPicture />
        <div className="page flex grow flex-col pt-8 pb-24 md:pt-[clamp(1.5rem,8svh,5.5rem)]">
          <p className="font-semibold text-sea">{heroText.eyebrow}</p>
          <h1
            id="promise"
            className="mt-3 max-w-[14ch] font-extrabold text-[clamp(2.5rem,1.4rem+4.4vw,4.75rem)] leading-[1.04] tracking-[-0.035em]"
          >
            {heroText.promise}
          </h1>
          <p className="mt-4 max-w-[38ch] text-pretty font-medium text-lg leading-normal md:text-xl">
            {heroText.lead}
          </p>
          <div className="mt-6 grid grid-cols-2 gap-3 sm:flex md:mt-8">
            <ButtonLink
              to="/cars"
              variant="primary"
              size="lg"
              className="max-sm:px-2 max-sm:text-base"
            >
              {heroText.rent}
            </ButtonLink>
            <ButtonLink to="/transfer-service" size="lg" className="max-sm:px-2 max-sm:text-base">
              {heroText.transfer}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="page relative z-10 -mt-14">
        <DateSearch today={today} />
        <HomeSteps />
      </div>
    </section>
  );
}

/** Leads to the cars that are free on the chosen dates; a plain form, the cars page does the rest. */
function DateSearch({ today }: { today: IsoDate }) {
  const tomorrow = addDays(today, 1);

  function keepOrder(event: ChangeEvent<HTMLInputElement>) {
    const returnDate = event.currentTarget.form?.elements.namedItem('returnDate');
    if (!(returnDate instanceof HTMLInputElement) || !event.currentTarget.value) return;
    returnDate.min = addDays(event.currentTarget.value, 1);
    if (returnDate.value < returnDate.min) {
      returnDate.value = addDays(event.currentTarget.value, USUAL_DAYS);
    }
  }

  return (
    <Form
      action="/cars"
      aria-label={datesText.legend}
      className="grid grid-cols-2 items-end gap-3 rounded-card border border-sand-line bg-white p-4 shadow-card sm:gap-4 md:grid-cols-[1fr_1fr_auto] md:p-5 lg:max-w-4xl"
    >
      <InputField
        label={datesText.pickup}
        name="pickupDate"
        type="date"
        required
        min={today}
        defaultValue={tomorrow}
        onChange={keepOrder}
      />
      <InputField
        label={datesText.return}
        name="returnDate"
        type="date"
        required
        min={addDays(tomorrow, 1)}
        defaultValue={addDays(tomorrow, USUAL_DAYS)}
      />
      <Button type="submit" variant="ink" className="max-md:col-span-2">
        <Icon name="icon-search" className="size-5" />
        {datesText.submit}
      </Button>
    </Form>
  );
}

function HomeSteps() {
  return (
    <div className="py-10 md:py-12">
      <h2 className="sr-only">{stepsText.title}</h2>
      <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {stepsText.items.map((step, i) => (
          <li key={step.title} className="flex items-start gap-4">
            <span
              aria-hidden="true"
              className="w-8 shrink-0 font-extrabold text-4xl text-turquoise-bright leading-none tracking-tighter"
            >
              {i + 1}
            </span>
            <div>
              <p className="font-bold leading-snug">{step.title}</p>
              <p className="text-ink-soft text-sm">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
