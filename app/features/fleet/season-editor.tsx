import { CalendarPlus, Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldError } from '#app/lib/app-error.ts';
import type { IsoDate } from '#app/lib/dates.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { seasonText as text } from './fleet.text.ts';
import {
  type EuroPrices,
  newSeason,
  pricesInCents,
  seasonInCents,
  sortSeasons,
} from './season.rules.ts';
import type { SeasonInput } from './season.schema.ts';
import { MAX_SEASONS } from './season.schema.ts';
import { SeasonDialog, type SeasonDialogMode } from './season-dialog.tsx';
import { SeasonList } from './season-list.tsx';
import { twelveMonths } from './season-strip.rules.ts';
import { SeasonStrip } from './season-strip.tsx';

interface DialogState {
  /** Counts up, so that each opening starts with fields of its own. */
  opening: number;
  open: boolean;
  mode: SeasonDialogMode;
  initial: SeasonInput;
  /** The place in `seasons` of the one that is edited; null for one that is new. */
  index: number | null;
}

/**
 * A car's scheduled prices inside its editor: what is changed here is saved with the car.
 * `errors` are those of the API, fields named `seasonalPricing.0.endDate`, in the order of `seasons`.
 */
export function SeasonEditor({
  seasons,
  base,
  hasYear,
  today,
  onChange,
  onTyping,
  errors = [],
}: {
  seasons: SeasonInput[];
  /** The car's own prices. */
  base: EuroPrices;
  /** Whether the next twelve months are shown. */
  hasYear: boolean;
  today: IsoDate;
  onChange: (seasons: SeasonInput[]) => void;
  /** Whether a dialog holds what is not in `seasons` yet, and would be lost with the page. */
  onTyping: (typed: boolean) => void;
  errors?: FieldError[];
}) {
  const [dialog, setDialog] = useState<DialogState | null>(null);
  // What is shown outlives `open`, until the dialog has faded.
  const [removal, setRemoval] = useState<{ index: number; open: boolean; text: string } | null>(
    null,
  );
  const [notice, setNotice] = useState<{ text: string; removed?: SeasonInput } | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  /** What has the focus after a dialog; null for what had it before. */
  const focusNext = useRef<(() => HTMLElement | null) | null>(null);
  const idPrefix = useId();
  const editId = (season: SeasonInput) => `${idPrefix}-${season.startDate}`;
  const editButton = (season: SeasonInput) => document.getElementById(editId(season));
  const car = pricesInCents(base);
  const without = (index: number | null) => seasons.filter((_, i) => i !== index);

  function openDialog(mode: SeasonDialogMode, initial: SeasonInput, index: number | null) {
    focusNext.current = null;
    setDialog({ opening: (dialog?.opening ?? 0) + 1, open: true, mode, initial, index });
  }

  function closeDialog() {
    setDialog(dialog && { ...dialog, open: false });
    onTyping(false);
  }

  function save(season: SeasonInput) {
    if (!dialog) return;
    focusNext.current = () => editButton(season);
    onChange(sortSeasons([...without(dialog.index), season]));
    setNotice({ text: text.notices[dialog.index === null ? 'added' : 'changed'](season.name) });
    closeDialog();
  }

  function remove(index: number) {
    const removed = seasons[index];
    if (!removal || !removed) return;
    focusNext.current = () => undoButton.current;
    onChange(without(index));
    setNotice({ text: text.notices.removed(removed.name), removed });
    setRemoval({ ...removal, open: false });
  }

  function undo(removed: SeasonInput) {
    flushSync(() => {
      onChange(sortSeasons([...seasons, removed]));
      setNotice(null);
    });
    editButton(removed)?.focus();
  }

  /** Base UI does not scroll to what it gives the focus. */
  function nextFocus() {
    const element = focusNext.current?.() ?? null;
    element?.scrollIntoView({ block: 'nearest' });
    return element;
  }

  const isFull = seasons.length >= MAX_SEASONS;
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-end gap-3">
        {isFull && <p className="grow text-ink-soft text-sm">{text.full(MAX_SEASONS)}</p>}
        <Button
          size="sm"
          disabled={isFull}
          onClick={() => openDialog('add', newSeason(seasons, today), null)}
        >
          <CalendarPlus aria-hidden="true" className="size-5" />
          {text.add}
        </Button>
      </div>
      {notice && (
        <Alert tone="info" className="mt-3">
          {notice.text}
          {notice.removed && (
            <Button
              ref={undoButton}
              variant="quiet"
              size="sm"
              className="-my-2 ml-2"
              onClick={() => notice.removed && undo(notice.removed)}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              {text.notices.undo}
            </Button>
          )}
        </Alert>
      )}
      {errors
        .filter(({ field }) => field === 'seasonalPricing')
        .map(({ message }) => (
          <p key={message} className="mt-2 font-medium text-coral text-sm">
            {message}
          </p>
        ))}
      <SeasonList
        seasons={seasons}
        car={car}
        today={today}
        errors={errors}
        editId={editId}
        onCopy={(copy) => openDialog('copy', copy, null)}
        onEdit={(index) => {
          const season = seasons[index];
          if (season) openDialog('edit', season, index);
        }}
        onRemove={(index) => {
          const season = seasons[index];
          focusNext.current = null;
          if (season) setRemoval({ index, open: true, text: text.removal.text(season) });
        }}
      />
      {hasYear && (
        <div className="mt-6">
          <SeasonStrip
            stretches={twelveMonths({ ...car, seasons: seasons.map(seasonInCents) }, today)}
          />
        </div>
      )}
      {dialog && (
        <SeasonDialog
          key={dialog.opening}
          open={dialog.open}
          mode={dialog.mode}
          initial={dialog.initial}
          others={without(dialog.index)}
          car={car}
          onSave={save}
          onCancel={closeDialog}
          onTyping={onTyping}
          finalFocus={nextFocus}
        />
      )}
      <ConfirmDialog
        open={removal?.open ?? false}
        onOpenChange={(open) => setRemoval(removal && { ...removal, open })}
        title={text.removal.title}
        text={removal?.text}
        confirmLabel={text.removal.confirm}
        cancelLabel={text.removal.cancel}
        onConfirm={() => removal && remove(removal.index)}
        destructive
        finalFocus={nextFocus}
        lang="en"
      />
    </div>
  );
}
