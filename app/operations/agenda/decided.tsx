import {
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type Decided,
  useStatusChange,
} from '#app/office/bookings/editor/booking-status-choice.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Agenda, AgendaEntry } from './agenda.schema.ts';
import { SMALL_BUTTON } from './box.ts';
import {
  DECIDED_MS,
  type DecidedRow,
  eventsIn,
  isOpenAgain,
  keyOfRow,
  withDecided,
} from './decided.rules.ts';

type Decision = Decided & {
  row: DecidedRow;
  until: number;
  /**
   * True after an undo. The outcome stays visible until the reloaded agenda contains the row as it
   * was before.
   */
  isUndone: boolean;
};

interface Decisions {
  of: (row: DecidedRow) => Decision | undefined;
  decide: (row: DecidedRow, decided: Decided) => void;
  undo: (decision: Decision) => Promise<void>;
}

const DecisionsContext = createContext<Decisions | null>(null);

/**
 * Keeps rows in the agenda for ten seconds after a decision, each with an undo button, and
 * announces decisions to screen readers.
 */
export function WithDecisions({
  agenda,
  children,
}: {
  agenda: Agenda;
  children: (kept: Agenda) => Elements;
}) {
  const text = useOfficeText('agenda');
  const { undo } = useOfficeText('bookings');
  const [decisions, setDecisions] = useState<readonly Decision[]>([]);
  const [said, say] = useState('');
  const shown = decisions.filter(({ row, isUndone }) => !(isUndone && isOpenAgain(agenda, row)));
  const isAny = decisions.length > 0;
  useEffect(() => {
    if (!isAny) return;
    const timer = setInterval(
      () =>
        setDecisions((all) =>
          isPointedAt() ? all : all.filter(({ until }) => Date.now() < until),
        ),
      500,
    );
    return () => clearInterval(timer);
  }, [isAny]);
  const keep = (decision: Decision) =>
    setDecisions((all) => [
      ...all.filter(({ row }) => keyOfRow(row) !== keyOfRow(decision.row)),
      decision,
    ]);
  const until = () => Date.now() + DECIDED_MS;
  const value: Decisions = {
    of: (asked) => shown.find(({ row }) => keyOfRow(row) === keyOfRow(asked)),
    decide(row, decided) {
      const { bookingReference, customer } = row.entry;
      say(text.changed(bookingReference, decided.status, customer));
      const kept =
        decided.status === 'cancelled' ? { ...row, cancelled: rowsOf(agenda, row.entry.id) } : row;
      keep({ ...decided, row: kept, until: until(), isUndone: false });
    },
    async undo(decision) {
      if (!(await decision.undo())) return;
      const { bookingReference, status } = decision.row.entry;
      say(undo.done(bookingReference, status));
      keep({ ...decision, until: until(), isUndone: true });
    },
  };
  return (
    <DecisionsContext value={value}>
      {children(
        withDecided(
          agenda,
          shown.map(({ row }) => row),
        ),
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </DecisionsContext>
  );
}

/**
 * Returns true while the pointer is over a list with a decided row. If the row disappeared, another
 * row would move under the pointer. Touch screens are ignored, because the last tapped list counts
 * as hovered there.
 */
function isPointedAt(): boolean {
  if (!matchMedia('(hover: hover)').matches) return false;
  return document.querySelector('ul:hover [data-outcome]') !== null;
}

function rowsOf(agenda: Agenda, bookingId: string): AgendaEntry[] {
  return eventsIn(agenda).filter(({ id }) => id === bookingId);
}

/**
 * Returns the decision about a row (undefined before it is saved) and a function that changes the
 * row's status. The focus stays in `actions` when the outcome replaces the buttons there, and when
 * the buttons return.
 */
export function useDecision<T extends HTMLElement>(
  row: DecidedRow,
): {
  decision: Decision | undefined;
  busy: boolean;
  change: ReturnType<typeof useStatusChange>['change'];
  dialog: Elements;
  actions: RefObject<T | null>;
} {
  const text = useOfficeText('agenda');
  const decisions = useContext(DecisionsContext);
  const { bookingReference, customer } = row.entry;
  const { busy, change, dialog } = useStatusChange(row.entry, {
    done: (status) => text.changed(bookingReference, status, customer),
    failed: text.notChanged(bookingReference),
    onDone: (decided) => decisions?.decide(row, decided),
  });
  const decision = decisions?.of(row);
  const actions = useRef<T>(null);
  const isDecided = decision !== undefined;
  const wasDecided = useRef(isDecided);
  useLayoutEffect(() => {
    if (wasDecided.current === isDecided) return;
    wasDecided.current = isDecided;
    if (document.activeElement !== document.body) return;
    actions.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [isDecided]);
  return { decision, busy, change, dialog, actions };
}

export function Outcome({ decision }: { decision: Decision }) {
  const { outcomes, cancelled } = useOfficeText('agenda');
  const { undo } = useOfficeText('bookings');
  const decisions = useContext(DecisionsContext);
  const [busy, setBusy] = useState(false);
  const { status, row } = decision;
  const isDeclined = status === 'cancelled';
  async function undoDecision() {
    setBusy(true);
    await decisions?.undo(decision);
    setBusy(false);
  }
  return (
    <span data-outcome className="flex items-center justify-between gap-2">
      <span
        className={cx('inline-flex items-center gap-2 font-strong', isDeclined && 'text-coral')}
      >
        <Icon name={isDeclined ? 'icon-x' : 'icon-check'} className="size-4 shrink-0" />
        <span>{isDeclined && row.list === 'events' ? cancelled : outcomes[status]}</span>
      </span>
      <Button
        size="sm"
        className={SMALL_BUTTON}
        pending={busy}
        aria-label={undo.name(row.entry.bookingReference)}
        onClick={() => void undoDecision()}
      >
        {undo.label}
      </Button>
    </span>
  );
}
