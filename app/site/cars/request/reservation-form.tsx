import { correctionText } from '#app/domain/requests/reservation.rules.ts';
import type { LoadFailure } from '#app/site/shell/page-data.ts';
import { HandOffAlert } from '#app/site/shell/requests/chat-hand-off.tsx';
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
  loadProblem,
  confirmFirst,
  tripCells,
  extras,
  summary,
  unavailable,
}: {
  reservation: Reservation;
  loadProblem: LoadProblem | null;
  /** True if the office confirms the chosen rental first: the site then holds no unit. */
  confirmFirst: boolean;
  tripCells: Elements;
  extras: Elements;
  summary: Elements;
  /** Notice in place of the submit button, if the car cannot be requested for the chosen days. */
  unavailable: Elements | null;
}) {
  const { summary: text, form: formText } = useText('cars');
  const { handOff, period, change } = reservation;
  const hasErrors = Object.keys(handOff.errors).length > 0;
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
      className="reservation-form mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 print:p-0"
    >
      <h2 id="rezervasyon-title" tabIndex={-1} className="sr-only">
        {formText.title}
      </h2>
      <div ref={handOff.summaryRef} className="sr-only">
        {/* The cells show the errors themselves. */}
        {hasErrors && <p role="alert">{formText.errorsTitle}</p>}
      </div>
      {tripCells}
      {extras}
      <div>
        <SendSection reservation={reservation} unavailable={unavailable} />
        {confirmFirst && (
          <p role="status" className="mt-3 text-small print:hidden">
            {text.confirmFirst}
          </p>
        )}
        {period && loadProblem && <LoadProblemNote {...loadProblem} />}
        {summary}
      </div>
    </form>
  );
}

/**
 * Messages about corrected dates, over the foot of the window, so that no content moves. The
 * messages are a popover, because the sheet in which a date is typed would cover other elements.
 */
export function CorrectionNotices({
  reservation: { notices, clearNotices },
}: {
  reservation: Reservation;
}) {
  const { form: text } = useText('cars');
  if (notices.fields.length === 0) return null;
  return (
    <div key={notices.turn} ref={showOnTop} popover="manual" className="correction-notices">
      {notices.fields.map((field) => (
        <Alert key={field} tone="info" onClear={clearNotices}>
          {correctionText(field, text.errors.corrections)}
        </Alert>
      ))}
    </div>
  );
}

function showOnTop(notices: HTMLElement | null) {
  notices?.showPopover?.();
}

/**
 * Note that the free units are unknown. The request can still be sent, because the office knows
 * which cars are free.
 */
function LoadProblemNote({ failure, retrying, onRetry }: LoadProblem) {
  const { summary, detail: text } = useText('cars');
  return (
    <Alert tone="info" className="mt-3">
      <p>{summary.unanswered}</p>
      {failure === 'malformed' && <p lang={text.failureLang}>{text.malformed}</p>}
      <Button size="sm" className="mt-2" pending={retrying} onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </Alert>
  );
}

function SendSection({
  reservation: { handOff },
  unavailable,
}: {
  reservation: Reservation;
  unavailable: Elements | null;
}) {
  const { form: text } = useText('cars');
  return (
    <div className="grid gap-2 print:hidden">
      {unavailable ?? <SubmitButton sending={handOff.sending} />}
      <noscript>
        <button type="submit" formMethod="get" className={buttonClass({}, 'w-full')}>
          {text.calculate}
        </button>
      </noscript>
      {!unavailable && <p className="text-center text-ink-soft text-meta">{text.noPayment}</p>}
      <HandOffAlert handOff={handOff} />
    </div>
  );
}

/** Button of a wide screen. A narrow screen has its button in the bar at the bottom. */
function SubmitButton({ sending }: { sending: boolean }) {
  const { form: text } = useText('cars');
  const { chat } = useText('shell');
  return (
    <Button type="submit" variant="primary" pending={sending} className="min-h-13 max-lg:hidden">
      {!sending && <Icon name="icon-brand-whatsapp" className="size-5" />}
      <span>{sending ? chat.sending : text.submit}</span>
    </Button>
  );
}
