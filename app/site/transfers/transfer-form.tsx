import type { Business } from '#app/base/settings/settings.schema.ts';
import type { IsoDate } from '#app/lib/dates.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { takeFocus } from '#app/ui/focus.ts';
import { Icon } from '#app/ui/icon.tsx';
import { KeptInputField, KeptSelectField, KeptTextareaField } from '#app/ui/kept-fields.tsx';
import { useText } from '#app/ui/use-text.ts';
import { AnswersIn } from '../shell/answers-in.tsx';
import { HandOffAlert } from '../shell/chat-hand-off.tsx';
import { TIME_CHOICES } from '../shell/request.rules.ts';
import { SentCard } from '../shell/sent-card.tsx';
import { siteText } from '../shell/site.text.ts';
import { PLACES_LIST, REQUEST_ID, ZONES_LIST } from './transfer-address.rules.ts';
import {
  latestDate,
  MAX_LENGTHS,
  MOST_LOADED,
  type TransferErrors,
  type TransferField,
  wrongDate,
  wrongReturnDate,
} from './transfer-request.rules.ts';
import { TransferGlance, TransferSummary } from './transfer-summary.tsx';
import { transfersText } from './transfers.text.ts';
import type { Transfer } from './use-transfer-request.ts';
import { MAX_PASSENGERS, type Zone } from './zone.rules.ts';

/**
 * Who, from where to where, and when; ends in a WhatsApp chat. Without JavaScript the page's
 * action checks it and redirects to the same chat.
 */
export function TransferForm({
  transfer,
  zones,
  today,
  languages,
}: {
  transfer: Transfer;
  /** Null when they could not be loaded. */
  zones: Zone[] | null;
  today: IsoDate;
  /** Languages in which the office answers. */
  languages: Business['languages'];
}) {
  const { request, handOff } = transfer;
  const { form: text } = useText(transfersText);
  const { chat } = useText(siteText);
  return (
    <form
      ref={handOff.formRef}
      method="post"
      // Without JavaScript the answer is shown at the form.
      action={`#${REQUEST_ID}`}
      noValidate
      onSubmit={transfer.submit}
      aria-labelledby={`${REQUEST_ID}-title`}
      className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[1fr_22rem]"
    >
      <input type="hidden" name="vehicle" value={request.vehicle} />
      <div className="min-w-0">
        <TransferGlance transfer={transfer} />
        <div ref={handOff.summaryRef} className="not-empty:mb-5">
          <WhatIsWrong attempt={handOff.attempt} errors={handOff.errors} />
        </div>
        <Fields transfer={transfer} today={today} />
      </div>
      <div className="lg:sticky lg:top-28 lg:self-start">
        <TransferSummary transfer={transfer} zones={zones} />
        <div className="mt-5 grid gap-3">
          <HandOffAlert handOff={handOff} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            pending={handOff.sending}
            className="max-sm:px-3 max-sm:text-base"
          >
            {!handOff.sending && <Icon name="icon-message-circle" className="size-5" />}
            <span>{handOff.sending ? chat.sending : text.submit}</span>
          </Button>
          <p className="text-balance text-center text-ink-soft text-sm">
            <span>{text.noPayment}</span>
            <AnswersIn languages={languages} />
          </p>
        </div>
      </div>
    </form>
  );
}

function Fields({
  transfer: { request, change, handOff },
  today,
}: {
  transfer: Transfer;
  today: IsoDate;
}) {
  const { form: text } = useText(transfersText);
  const { errors } = handOff;
  /** What every control has: its name, its label, its value, and what is wrong with it. */
  const field = <Field extends Exclude<TransferField, 'bothWays'>>(name: Field) => ({
    id: controlId(name),
    name,
    label: text.fields[name],
    error: errors[name],
    value: request[name],
  });
  const typed = (name: keyof typeof MAX_LENGTHS) => ({
    ...field(name),
    maxLength: MAX_LENGTHS[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <KeptInputField {...typed('name')} autoComplete="name" required />
      <KeptInputField {...typed('email')} type="email" autoComplete="email" required />
      <KeptInputField {...typed('phone')} type="tel" autoComplete="tel" required />
      <KeptSelectField
        {...field('passengers')}
        onChange={(event) => change({ passengers: Number(event.target.value) })}
      >
        {Array.from({ length: MAX_PASSENGERS[request.vehicle] }, (_, i) => i + 1).map((count) => (
          <option key={count} value={count}>
            {text.passengers(count)}
          </option>
        ))}
      </KeptSelectField>
      {(['childSeats', 'suitcases'] as const).map((name) => (
        <KeptSelectField
          key={name}
          {...field(name)}
          onChange={(event) => change({ [name]: Number(event.target.value) })}
        >
          {Array.from({ length: MOST_LOADED[name] + 1 }, (_, count) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the count is the option
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </KeptSelectField>
      ))}
      <KeptInputField
        {...typed('pickupLocation')}
        hint={text.pickupHint}
        list={PLACES_LIST}
        autoComplete="off"
        required
      />
      <KeptInputField
        {...typed('dropoffLocation')}
        hint={text.dropoffHint}
        list={ZONES_LIST}
        autoComplete="off"
        required
      />
      <DateField
        {...field('date')}
        // Said at once: a past date need not wait for the button.
        error={errors.date ?? (request.date && wrongDate(request.date, today, text.errors))}
        min={today}
        max={latestDate(today)}
        onCommit={(date) => change({ date })}
        required
      />
      <KeptSelectField
        {...field('time')}
        onChange={(event) => change({ time: event.target.value })}
        required
      >
        <Times />
      </KeptSelectField>
      <Checkbox
        className="peer sm:col-span-2"
        name="bothWays"
        label={text.fields.bothWays}
        checked={request.bothWays}
        onChange={({ target: { checked: bothWays } }) =>
          change(bothWays ? { bothWays } : { bothWays, returnDate: '', returnTime: '' })
        }
      />
      <div className="contents peer-not-has-checked:hidden noscript:contents!">
        <DateField
          {...field('returnDate')}
          error={
            errors.returnDate ??
            (request.returnDate && wrongReturnDate(request, today, text.errors))
          }
          min={request.date || today}
          max={latestDate(today)}
          onCommit={(returnDate) => change({ returnDate })}
        />
        <KeptSelectField
          {...field('returnTime')}
          onChange={(event) => change({ returnTime: event.target.value })}
        >
          <Times />
        </KeptSelectField>
      </div>
      <KeptInputField
        {...typed('flightNumber')}
        hint={request.bothWays ? text.flightHintBothWays : text.flightHint}
        autoComplete="off"
        autoCapitalize="characters"
        className="sm:col-span-2"
      />
      <KeptTextareaField {...typed('message')} hint={text.messageHint} className="sm:col-span-2" />
    </div>
  );
}

function Times() {
  const { form: text } = useText(transfersText);
  return (
    <>
      <option value="">{text.chooseTime}</option>
      {TIME_CHOICES.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </>
  );
}

/** The messages of the last attempt, those put right since struck out. */
function WhatIsWrong({ attempt, errors }: { attempt: TransferErrors; errors: TransferErrors }) {
  const { form: text } = useText(transfersText);
  const items = Object.entries(attempt).map(([name, message]) => ({
    control: controlId(name as TransferField),
    message,
    fixed: errors[name as TransferField] === undefined,
  }));
  return <ErrorSummary title={text.errorsTitle} items={items} fixedLabel={text.fixed} />;
}

function controlId(name: TransferField): string {
  return `${REQUEST_ID}-${name}`;
}

/** Shown in place of the form, once the chat has opened. */
export function TransferSent({
  chat,
  sending,
  onAgain,
}: {
  chat: string | null;
  /** The form behind is not cleared yet. */
  sending: boolean;
  onAgain: () => void;
}) {
  const { sent: text } = useText(transfersText);
  const { sending: opening } = useText(siteText).chat;
  return (
    <div
      // The button that had the focus has left; the panel is read out as well.
      ref={takeFocus}
      role="status"
      tabIndex={-1}
      className="grid place-items-center rounded-card border border-turquoise/30 bg-turquoise-wash px-5 py-14 text-center outline-none"
    >
      <Icon name="icon-circle-check/1.5" className="size-16 text-turquoise" />
      <p className="mt-4 font-extrabold text-2xl tracking-tight">{text.title}</p>
      <p className="mt-2 font-semibold">{text.opened}</p>
      <p className="mt-1 max-w-[48ch] text-pretty">{text.text}</p>
      <div className="mt-6 w-full max-w-md">{chat && <SentCard chat={chat} />}</div>
      <Button size="lg" pending={sending} onClick={onAgain} className="mt-6 min-w-64">
        {sending ? opening : text.again}
      </Button>
    </div>
  );
}
