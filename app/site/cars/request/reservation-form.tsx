import type { Business } from '#app/base/settings/settings.schema.ts';
import { correctionText } from '#app/domain/requests/reservation.rules.ts';
import type { LoadFailure } from '#app/site/shell/page-data.ts';
import { HandOffAlert } from '#app/site/shell/requests/chat-hand-off.tsx';
import { ReplyLanguages } from '#app/site/shell/requests/reply-languages.tsx';
import { SentCard } from '#app/site/shell/requests/sent-card.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import type { Reservation } from './use-reservation.ts';

/** Reason why the number of free units is unknown, and a retry. */
interface LoadProblem {
  failure: LoadFailure;
  retrying: boolean;
  onRetry: () => void;
}

/**
 * Form of a reservation request. Sending opens a WhatsApp chat. Without JavaScript, the page's
 * action validates the form and redirects to the chat.
 */
export function ReservationForm({
  reservation,
  freeUnits,
  loadProblem,
  confirmFirst,
  tripFields,
  summary,
  unavailable,
  languages,
}: {
  reservation: Reservation;
  /** Number of units that are free in the chosen period; null while unknown. */
  freeUnits: number | null;
  loadProblem: LoadProblem | null;
  /** True if the office confirms the chosen rental first: the site then holds no unit. */
  confirmFirst: boolean;
  tripFields: Elements;
  summary: Elements;
  /** Notice in place of the submit button, if the car cannot be requested for the chosen days. */
  unavailable: Elements | null;
  /** Languages in which the office replies. */
  languages: Business['languages'];
}) {
  const { summary: text } = useText('cars');
  const { handOff, period, change } = reservation;
  return (
    <form
      ref={handOff.formRef}
      id="rezervasyon"
      method="post"
      noValidate
      onChange={() => change()}
      // A typed date counts when its field loses the focus.
      onBlur={() => change()}
      onSubmit={reservation.submit}
      aria-labelledby="rezervasyon-title"
      className="reservation-form grid grid-cols-[minmax(0,1fr)] gap-1.5 border-sand-line border-t pt-2 print:border-0 print:p-0"
    >
      <FormHead freeUnits={period && freeUnits} />
      <Messages reservation={reservation} />
      {tripFields}
      {confirmFirst && <Alert tone="info">{text.confirmFirst}</Alert>}
      {period && loadProblem && <LoadProblemNote {...loadProblem} />}
      {summary}
      <SendSection reservation={reservation} unavailable={unavailable} languages={languages} />
    </form>
  );
}

function FormHead({ freeUnits }: { freeUnits: number | null }) {
  const { form: text, summary } = useText('cars');
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id="rezervasyon-title" tabIndex={-1} className="text-lg outline-none">
        {text.title}
      </h2>
      {freeUnits !== null && freeUnits > 0 && (
        <p role="status" className="flex items-center gap-1.5 font-semibold text-sm text-turquoise">
          <Icon name="icon-calendar-check" className="size-4.5" />
          <span>{summary.available(freeUnits)}</span>
        </p>
      )}
    </div>
  );
}

function Messages({ reservation }: { reservation: Reservation }) {
  const { notices, handOff } = reservation;
  const { form: text } = useText('cars');
  const hasErrors = Object.keys(handOff.errors).length > 0;
  return (
    <div ref={handOff.summaryRef} className="grid gap-3 empty:hidden">
      {hasErrors && <Alert tone="error">{text.errorsTitle}</Alert>}
      {notices.fields.map((field) => (
        <Alert key={`${notices.turn} ${field}`} tone="info" onClear={reservation.clearNotices}>
          {correctionText(field, text.errors.corrections)}
        </Alert>
      ))}
    </div>
  );
}

/**
 * Note that the free units are unknown. The request can still be sent, because the office knows
 * which cars are free.
 */
function LoadProblemNote({ failure, retrying, onRetry }: LoadProblem) {
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

function SendSection({
  reservation,
  unavailable,
  languages,
}: {
  reservation: Reservation;
  unavailable: Elements | null;
  languages: Business['languages'];
}) {
  const { form: text } = useText('cars');
  const { handOff } = reservation;
  return (
    <div className="grid gap-1.5 print:hidden">
      <HandOffAlert handOff={handOff} />
      {handOff.sentChat && <SentCard chat={handOff.sentChat} />}
      {unavailable ?? <SubmitButton sending={handOff.sending} />}
      <noscript>
        <button type="submit" formMethod="get" className={buttonClass({}, 'w-full')}>
          {text.calculate}
        </button>
      </noscript>
      {!unavailable && (
        <p className="text-center text-xs text-ink-soft leading-snug">
          <span>{text.noPayment}</span>
          <ReplyLanguages languages={languages} />
        </p>
      )}
    </div>
  );
}

/** Button of a wide screen. A narrow screen has its button in the bar at the bottom. */
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
