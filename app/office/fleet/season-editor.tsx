import { useId, useRef, useState } from 'react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import {
  newSeason,
  pricesInCents,
  seasonInCents,
  sortSeasons,
} from '#app/domain/pricing/season.rules.ts';
import { MAX_SEASONS, type SeasonInput } from '#app/domain/pricing/season.schema.ts';
import { useFieldTexts } from '#app/editing/fields/form-controls.tsx';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { readDecimal } from '#app/lib/money/decimal.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { focusAfter } from '#app/ui/focus.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import type { CarForm } from './car-form.schema.ts';
import { SeasonDialog, type SeasonDialogMode } from './season-dialog.tsx';
import { SeasonRow } from './season-row.tsx';
import { twelveMonths } from './season-strip.rules.ts';
import { SeasonStrip } from './season-strip.tsx';

interface DialogState {
  /** Counts up, so that each opening starts with fields of its own. */
  opening: number;
  /** What is shown outlives it, until the dialog has faded. */
  open: boolean;
  mode: SeasonDialogMode;
  initial: SeasonInput;
  /** The place in the list of the one that is edited; null for a new one. */
  index: number | null;
}

/** A car's scheduled prices: what is changed here is saved with the car. */
export function SeasonEditor({
  isNew,
  today,
  onTyping,
}: {
  /** The car is not saved yet. */
  isNew: boolean;
  today: IsoDate;
  /** Whether the dialog holds a season that would be lost with the page. */
  onTyping: (typed: boolean) => void;
}) {
  const { season: text } = useOfficeText('fleet');
  const lang = useOfficeLanguage();
  const { control } = useFormContext<CarForm>();
  const { field } = useController({ control, name: 'seasonalPricing' });
  const { id } = useFieldTexts<CarForm>('seasonalPricing');
  const errors = useFormState({ control, name: 'seasonalPricing' }).errors.seasonalPricing;
  const tariffs = useWatch({
    control,
    name: ['pricing.daily', 'pricing.weekly', 'pricing.monthly'],
  });
  const [daily = null, weekly = null, monthly = null] = tariffs.map(readDecimal);
  const car = pricesInCents({ daily, weekly, monthly });
  const seasons = field.value;
  const [dialog, setDialog] = useState<DialogState | null>(null);
  const [removal, setRemoval] = useState<{ index: number; open: boolean; text: string } | null>(
    null,
  );
  const [notice, setNotice] = useState<{ text: string; removed?: SeasonInput } | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  /** What has the focus after a dialog; null for what had it before. */
  const focusNext = useRef<(() => HTMLElement | null) | null>(null);
  const idPrefix = useId();
  const editId = (season: SeasonInput) => `${idPrefix}-${season.startDate}`;
  const without = (index: number | null) => seasons.filter((_, i) => i !== index);
  const isFull = seasons.length >= MAX_SEASONS;

  function openDialog(mode: SeasonDialogMode, initial: SeasonInput, index: number | null = null) {
    focusNext.current = null;
    setDialog({ opening: (dialog?.opening ?? 0) + 1, open: true, mode, initial, index });
  }

  function closeDialog() {
    setDialog(dialog && { ...dialog, open: false });
    onTyping(false);
  }

  function save(season: SeasonInput) {
    if (!dialog) return;
    focusNext.current = () => document.getElementById(editId(season));
    field.onChange(sortSeasons([...without(dialog.index), season]));
    setNotice({ text: text.notices[dialog.index === null ? 'added' : 'changed'](season.name) });
    closeDialog();
  }

  function remove() {
    const removed = removal && seasons[removal.index];
    if (!removed) return;
    focusNext.current = () => undoButton.current;
    field.onChange(without(removal.index));
    setNotice({ text: text.notices.removed(removed.name), removed });
    setRemoval({ ...removal, open: false });
  }

  function undo(removed: SeasonInput) {
    focusAfter(editId(removed), () => {
      field.onChange(sortSeasons([...seasons, removed]));
      setNotice(null);
    });
  }

  /** Base UI does not scroll to what it gives the focus. */
  function nextFocus() {
    const element = focusNext.current?.() ?? null;
    element?.scrollIntoView({ block: 'nearest' });
    return element;
  }

  return (
    <div id={id} tabIndex={-1} className="@container outline-none">
      <div className="flex flex-wrap items-center justify-end gap-3">
        {isFull && <p className="grow text-ink-soft text-sm">{text.full(MAX_SEASONS)}</p>}
        <Button
          size="sm"
          disabled={isFull}
          onClick={() => openDialog('add', newSeason(seasons, today))}
        >
          <Icon name="icon-calendar-plus" className="size-5" />
          <span>{text.add}</span>
        </Button>
      </div>
      {notice && (
        <Alert tone="info" className="mt-3">
          <span>{notice.text}</span>
          {notice.removed && (
            <Button
              ref={undoButton}
              variant="quiet"
              size="sm"
              className="-my-2 ml-2"
              onClick={() => notice.removed && undo(notice.removed)}
            >
              <Icon name="icon-undo-2" className="size-4" />
              <span>{text.notices.undo}</span>
            </Button>
          )}
        </Alert>
      )}
      {errors?.message && <p className="mt-2 font-medium text-coral text-sm">{errors.message}</p>}
      {seasons.length === 0 ? (
        <p className="mt-4 rounded-control border border-sand-line border-dashed p-5 text-center">
          <span className="block font-semibold">{text.empty}</span>
          <span className="text-ink-soft text-sm">{text.emptyHint}</span>
        </p>
      ) : (
        <ul aria-label={text.list} className="mt-2">
          {seasons.map((season, index) => (
            <SeasonRow
              key={season.startDate}
              season={season}
              seasons={seasons}
              car={car}
              today={today}
              errors={messagesIn(errors?.[index])}
              editId={editId(season)}
              onCopy={(copy) => openDialog('copy', copy)}
              onEdit={() => openDialog('edit', season, index)}
              onRemove={() => {
                focusNext.current = null;
                setRemoval({ index, open: true, text: text.removal.text(season) });
              }}
            />
          ))}
        </ul>
      )}
      {/* Of a car without a price and a season it could say nothing but that. */}
      {(!isNew || seasons.length > 0 || tariffs.some((typed) => typed.trim() !== '')) && (
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
        onConfirm={remove}
        destructive
        finalFocus={nextFocus}
        lang={lang}
      />
    </div>
  );
}

function messagesIn(season: object | undefined): string[] {
  const fields: { message?: string }[] = Object.values(season ?? {});
  return fields.flatMap((error) => error?.message ?? []);
}
