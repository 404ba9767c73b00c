import type { Business } from '#app/base/settings/settings.schema.ts';
import { TIME_CHOICES } from '#app/domain/requests/request.rules.ts';
import {
  latestDate,
  MAX_COUNTS,
  MAX_LENGTHS,
  type TransferErrors,
  type TransferField,
  wrongDate,
  wrongReturnDate,
} from '#app/domain/requests/transfer-request.rules.ts';
import { MAX_PASSENGERS, type Zone } from '#app/domain/zones/zone.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { HandOffAlert } from '#app/site/shell/requests/chat-hand-off.tsx';
import { ReplyLanguages } from '#app/site/shell/requests/reply-languages.tsx';
import { SentCard } from '#app/site/shell/requests/sent-card.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { InputField, SelectField, TextareaField } from '#app/ui/fields/field.tsx';
import { takeFocus } from '#app/ui/focus.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { ErrorSummary } from '#app/ui/states/error-summary.tsx';
import { PLACES_LIST, REQUEST_ID, ZONES_LIST } from './transfer-address.rules.ts';
import { TransferGlance, TransferSummary } from './transfer-summary.tsx';
import type { Transfer } from './use-transfer-request.ts';

/**
 * Form of a transfer request. Sending opens a WhatsApp chat. Without JavaScript, the page's action
 * validates the form and redirects to the chat.
 */
export function TransferForm({
  transfer,
  zones,
  today,
  languages,
}: {
  transfer: Transfer;
  /** Null if they could not be loaded. */
  zones: Zone[] | null;
  today: IsoDate;
  /** Languages in which the office replies. */
  languages: Business['languages'];
}) {
  const { request, handOff } = transfer;
  const { form: text } = useText('transfers');
  const { chat } = useText('shell');
  return (
    <form
      ref={handOff.formRef}
      method="post"
      // Scrolls to the form, where the response without JavaScript appears.
      action={`#${REQUEST_ID}`}
      noValidate
      onChange={() => transfer.change()}
      // A typed date counts when its field loses the focus.
      onBlur={() => transfer.change()}
      onSubmit={transfer.submit}
      aria-labelledby={`${REQUEST_ID}-title`}
      className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-[1fr_22rem]"
    >
      <input type="hidden" name="vehicle" value={request.vehicle} />
      <div className="min-w-0">
        <TransferGlance transfer={transfer} />
        <div ref={handOff.summaryRef} className="not-empty:mb-6">
          <TransferErrorSummary attempt={handOff.attempt} errors={handOff.errors} />
        </div>
        <Fields transfer={transfer} today={today} />
      </div>
      <div className="lg:sticky lg:top-28 lg:self-start">
        <TransferSummary transfer={transfer} zones={zones} />
        <div className="mt-6 grid gap-3">
          <HandOffAlert handOff={handOff} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            pending={handOff.sending}
            className="max-sm:px-3 max-sm:text-body-strong"
          >
            {!handOff.sending && <Icon name="icon-brand-whatsapp" className="size-5" />}
            <span>{handOff.sending ? chat.sending : text.submit}</span>
          </Button>
          <p className="text-balance text-center text-ink-soft text-small">
            <span>{text.noPayment}</span>
            <ReplyLanguages languages={languages} />
          </p>
        </div>
      </div>
    </form>
  );
}

function Fields({ transfer: { request, handOff }, today }: { transfer: Transfer; today: IsoDate }) {
  const { form: text } = useText('transfers');
  const { errors } = handOff;
  const labelled = (name: Exclude<TransferField, 'bothWays'>) => ({
    id: controlId(name),
    name,
    label: text.fields[name],
    error: errors[name],
  });
  const chosen = (name: 'passengers' | 'childSeats' | 'suitcases' | 'time' | 'returnTime') => ({
    ...labelled(name),
    defaultValue: request[name],
  });
  const typed = (name: keyof typeof MAX_LENGTHS) => ({
    ...labelled(name),
    defaultValue: request[name],
    maxLength: MAX_LENGTHS[name],
  });
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <InputField
        {...typed('pickupLocation')}
        hint={text.pickupHint}
        list={PLACES_LIST}
        autoComplete="off"
        required
      />
      <InputField
        {...typed('dropoffLocation')}
        hint={text.dropoffHint}
        list={ZONES_LIST}
        autoComplete="off"
        required
      />
      <DateField
        {...labelled('date')}
        value={request.date}
        // A wrong date is shown at once, not only after an attempt to send.
        error={errors.date ?? (request.date && wrongDate(request.date, today, text.errors))}
        min={today}
        max={latestDate(today)}
        required
      />
      <SelectField {...chosen('time')} required>
        <Times />
      </SelectField>
      <Checkbox
        className="peer sm:col-span-2"
        name="bothWays"
        label={text.fields.bothWays}
        defaultChecked={request.bothWays}
      />
      <div className="contents peer-not-has-checked:hidden noscript:contents!">
        <DateField
          {...labelled('returnDate')}
          value={request.returnDate}
          error={
            errors.returnDate ??
            (request.returnDate && wrongReturnDate(request, today, text.errors))
          }
          min={request.date || today}
          max={latestDate(today)}
        />
        <SelectField {...chosen('returnTime')}>
          <Times />
        </SelectField>
      </div>
      {/* Renders new options for another vehicle, which takes another number of passengers. */}
      <SelectField key={request.vehicle} {...chosen('passengers')}>
        {Array.from({ length: MAX_PASSENGERS[request.vehicle] }, (_, i) => i + 1).map((count) => (
          <option key={count} value={count}>
            {text.passengers(count)}
          </option>
        ))}
      </SelectField>
      {(['childSeats', 'suitcases'] as const).map((name) => (
        <SelectField key={name} {...chosen(name)}>
          {Array.from({ length: MAX_COUNTS[name] + 1 }, (_, count) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the count is the option
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
      ))}
      <InputField
        {...typed('flightNumber')}
        hint={request.bothWays ? text.flightHintBothWays : text.flightHint}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <InputField {...typed('name')} autoComplete="name" required className="sm:col-span-2" />
      <InputField {...typed('email')} type="email" autoComplete="email" required />
      <InputField {...typed('phone')} type="tel" autoComplete="tel" required />
      <TextareaField {...typed('message')} hint={text.messageHint} className="sm:col-span-2" />
    </div>
  );
}

function Times() {
  const { form: text } = useText('transfers');
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

/** Errors of the last attempt, with corrected errors struck out. */
function TransferErrorSummary({
  attempt,
  errors,
}: {
  attempt: TransferErrors;
  errors: TransferErrors;
}) {
  const { form: text } = useText('transfers');
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

/** Replaces the form once the chat has opened. */
export function TransferSent({
  chat,
  sending,
  onAgain,
}: {
  chat: string | null;
  /** True until the form is cleared. */
  sending: boolean;
  onAgain: () => void;
}) {
  const { sent: text } = useText('transfers');
  const { sending: opening } = useText('shell').chat;
  return (
    <div
      // The button that had the focus is gone. Screen readers also announce the panel.
      ref={takeFocus}
      role="status"
      tabIndex={-1}
      className="grid place-items-center rounded-card border border-turquoise/30 bg-turquoise-wash px-4 py-16 text-center outline-none"
    >
      <Icon name="icon-circle-check/1.5" className="size-16 text-turquoise" />
      <p className="mt-4 text-title">{text.title}</p>
      <p className="mt-2 font-strong">{text.opened}</p>
      <p className="mt-1 max-w-[48ch] text-pretty">{text.text}</p>
      <div className="mt-6 w-full max-w-md">{chat && <SentCard chat={chat} />}</div>
      <Button size="lg" pending={sending} onClick={onAgain} className="mt-6 min-w-64">
        {sending ? opening : text.again}
      </Button>
    </div>
  );
}
