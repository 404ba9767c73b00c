import type { ComponentProps } from 'react';
import type { Business } from '#app/base/settings/settings.schema.ts';
import { correctionText } from '#app/domain/requests/reservation.rules.ts';
import type { LoadFailure } from '#app/site/shell/page-data.ts';
import { AnswersIn } from '#app/site/shell/requests/answers-in.tsx';
import { HandOffAlert } from '#app/site/shell/requests/chat-hand-off.tsx';
import { SentCard } from '#app/site/shell/requests/sent-card.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { focusOn } from '#app/ui/focus.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { FullCar } from '../detail/full-car.tsx';
import type { Reservation } from './use-reservation.ts';

/**
 * Form for places, times and extras, which ends in a WhatsApp chat. The page's action does the same
 * without JavaScript: it validates the form and redirects to the chat.
 */
export function ReservationForm({
  reservation,
  freeUnits,
  unanswered,
  confirmFirst,
  trip,
  summary,
  full,
  languages,
}: {
  reservation: Reservation;
  /** Units free in the chosen period; null while the number is unknown. */
  freeUnits: number | null;
  /** Reason why the number is unknown, and a retry; null while it is loading. */
  unanswered: Unanswered | null;
  /** True if the office confirms the chosen rental first: the site then reserves no car. */
  confirmFirst: boolean;
  /** Fields of place and time. */
  trip: Elements;
  /** The extras and the receipt. */
  summary: Elements;
  /** Offers to show if no unit is free. */
  full: Pick<ComponentProps<typeof FullCar>, 'carId' | 'nearestFree' | 'alternatives'>;
  /** Languages in which the office answers. */
  languages: Business['languages'];
}) {
  const text = useText('cars');
  const { handOff, period, change, form } = reservation;
  const isFull = period !== null && freeUnits === 0;
  return (
    <form
      ref={handOff.formRef}
      id="rezervasyon"
      method="post"
      noValidate
      onChange={() => change()}
      // Applies a typed date when its field is left.
      onBlur={() => change()}
      onSubmit={reservation.submit}
      aria-labelledby="rezervasyon-title"
      className="reservation-form grid grid-cols-[minmax(0,1fr)] gap-1.5 border-sand-line border-t pt-2 print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="rezervasyon-title" tabIndex={-1} className="text-lg outline-none">
          {text.form.title}
        </h2>
        {period && freeUnits !== null && freeUnits > 0 && (
          <p
            role="status"
            className="flex items-center gap-1.5 font-semibold text-sm text-turquoise"
          >
            <Icon name="icon-calendar-check" className="size-4.5" />
            <span>{text.summary.available(freeUnits)}</span>
          </p>
        )}
      </div>
      <Messages reservation={reservation} />
      {trip}
      {confirmFirst && <Alert tone="info">{text.summary.confirmFirst}</Alert>}
      {period && unanswered && <UnansweredNote {...unanswered} />}
      {summary}
      <div className="grid gap-1.5 print:hidden">
        <HandOffAlert handOff={handOff} />
        {handOff.sentChat && <SentCard chat={handOff.sentChat} />}
        {isFull ? (
          <FullCar
            {...full}
            form={form}
            onTake={(days) => {
              change(days);
              focusOn('rezervasyon-title');
            }}
          />
        ) : (
          <SubmitButton sending={handOff.sending} />
        )}
        <noscript>
          <button type="submit" formMethod="get" className={buttonClass({}, 'w-full')}>
            {text.form.calculate}
          </button>
        </noscript>
        {!isFull && (
          <p className="text-center text-xs text-ink-soft leading-snug">
            <span>{text.form.noPayment}</span>
            <AnswersIn languages={languages} />
          </p>
        )}
      </div>
    </form>
  );
}

/** Button of a wide screen; a narrow screen has it in the bar at the bottom. */
function SubmitButton({ sending }: { sending: boolean }) {
  const { form: text } = useText('cars');
  const { chat } = useText('shell');
  return (
    <Button type="submit" variant="primary" pending={sending} className="max-lg:hidden">
      {!sending && <Icon name="icon-message-circle" className="size-5" />}
      <span>{sending ? chat.sending : text.submit}</span>
    </Button>
  );
}

function Messages({ reservation }: { reservation: Reservation }) {
  const { notices, handOff } = reservation;
  const { form: text } = useText('cars');
  const wrong = Object.keys(handOff.errors).length > 0;
  return (
    <div ref={handOff.summaryRef} className="grid gap-3 empty:hidden">
      {wrong && <Alert tone="error">{text.errorsTitle}</Alert>}
      {notices.fields.map((field) => (
        <Alert key={`${notices.turn} ${field}`} tone="info" onClear={reservation.clearNotices}>
          {correctionText(field, text.errors.corrections)}
        </Alert>
      ))}
    </div>
  );
}

interface Unanswered {
  failure: LoadFailure;
  retrying: boolean;
  onRetry: () => void;
}

/**
 * Note after a lost connection: the request can still be sent, and the office answers what the page
 * could not.
 */
function UnansweredNote({ failure, retrying, onRetry }: Unanswered) {
  const { summary, detail: text } = useText('cars');
  return (
    <Alert tone="info" className="mt-4">
      <p>{summary.unanswered}</p>
      {failure === 'malformed' && <p lang={text.failureLang}>{text.malformed}</p>}
      <Button size="sm" className="mt-2" pending={retrying} onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </Alert>
  );
}
