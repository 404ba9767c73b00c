import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { EXTRA_NAMES, type ExtraOffers } from '#app/base/settings/extras.rules.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { Button } from '#app/ui/button.tsx';
import { closePopover, Popover, PopoverTrigger } from '#app/ui/dialogs/popover.tsx';
import { Stepper } from '#app/ui/fields/stepper.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { PopoverHead } from './popover-head.tsx';
import type { Reservation } from './use-reservation.ts';

const POPOVER = 'extras-choice';

/** Row with the chosen extras, which opens their numbers. */
export function ExtrasRow({
  reservation: { form, receipt, change },
  offers,
}: {
  reservation: Reservation;
  offers: ExtraOffers;
}) {
  const { currency, format } = useCurrency();
  const { form: text, calendar, extras, message } = useText('cars');
  const offered = EXTRA_NAMES.filter((name) => offers[name].maxCount > 0);
  if (offered.length === 0) return null;
  const chosen = offered
    .filter((name) => form[name] > 0)
    .map((name) => `${extras[name].name}\u00a0×\u00a0${form[name]}`);
  return (
    <>
      <PopoverTrigger opens={POPOVER} className="extras-row print:hidden">
        {/* Two lines if the text is large. */}
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
          <span className="text-small-strong">{text.extras}</span>
          <span className="min-w-0 grow basis-16 truncate text-right text-ink-soft text-small">
            {chosen.join(', ') || message.noExtras}
          </span>
        </span>
        <Icon name="icon-plus" className="size-5 shrink-0 text-turquoise" />
      </PopoverTrigger>
      <Popover id={POPOVER} label={text.extras} className="popover-list">
        <PopoverHead popover={POPOVER} title={text.extras} />
        <fieldset className="min-w-0 px-4 noscript:px-0">
          <legend className="sr-only">{text.extras}</legend>
          {offered.map((name) => (
            <div
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-sand-line py-3 not-first-of-type:border-t"
            >
              <label htmlFor={`extra-${name}`} className="min-w-0 flex-[1_1_8rem]">
                <span className="block text-small-strong">{extras[name].name}</span>
                <span className="block text-ink-soft text-small tabular-nums">
                  {`${text.extraPrice(format(offers[name].dailyCents))} · ${extras[name].hint}`}
                </span>
              </label>
              <Stepper
                id={`extra-${name}`}
                name={name}
                value={form[name]}
                max={offers[name].maxCount}
                lessLabel={text.fewer(extras[name].name)}
                moreLabel={text.more(extras[name].name)}
                onStep={() => change()}
              />
            </div>
          ))}
        </fieldset>
        <div className="sticky bottom-0 flex items-center gap-4 border-sand-line border-t bg-white p-4 noscript:hidden">
          {receipt && (
            <p className="grow text-heading tabular-nums">{formatMinor(receipt.total, currency)}</p>
          )}
          <Button variant="ink" onClick={() => closePopover(POPOVER)} className="grow">
            {calendar.done}
          </Button>
        </div>
      </Popover>
    </>
  );
}
