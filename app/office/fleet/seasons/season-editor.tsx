import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { newSeason, pricesInCents, seasonInCents } from '#app/domain/pricing/season.rules.ts';
import { MAX_SEASONS, type SeasonInput, TARIFFS } from '#app/domain/pricing/season.schema.ts';
import { useFieldTexts } from '#app/editing/fields/form-controls.tsx';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { readDecimal } from '#app/lib/money/decimal.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { focusAfter } from '#app/ui/focus.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import type { CarForm } from '../car-form.schema.ts';
import { SeasonDialog } from './season-dialog.tsx';
import {
  isTyping,
  nextEditing,
  otherSeasons,
  type SeasonEditing,
  type SeasonEvent,
} from './season-editing.rules.ts';
import { SeasonHeads, SeasonRow } from './season-row.tsx';
import { twelveMonths } from './season-strip.rules.ts';
import { SeasonStrip } from './season-strip.tsx';

/** Seasonal prices of a car. The car's save stores the changes. */
export function SeasonEditor({
  isNew,
  today,
  onTyping,
}: {
  isNew: boolean;
  today: IsoDate;
  /** Reports whether the dialog holds input that leaving the page would lose. */
  onTyping: (typed: boolean) => void;
}) {
  const { season: text } = useOfficeText('fleet');
  const lang = useOfficeLanguage();
  const { control } = useFormContext<CarForm>();
  const { id } = useFieldTexts<CarForm>('seasonalPricing');
  const errors = useFormState({ control, name: 'seasonalPricing' }).errors.seasonalPricing;
  const tariffs = useWatch({
    control,
    name: ['pricing.daily', 'pricing.weekly', 'pricing.monthly'],
  });
  const [daily = null, weekly = null, monthly = null] = tariffs.map(readDecimal);
  const car = pricesInCents({ daily, weekly, monthly });
  const [{ seasons, dialog, notice }, act] = useSeasonEditing(onTyping);
  const idPrefix = useId();
  const editId = (season: SeasonInput) => `${idPrefix}-${season.startDate}`;
  const undoId = `${idPrefix}-undo`;
  /** Id of the control that takes the focus when a dialog closes; null for the control that opened it. */
  const focusNext = useRef<string | null>(null);
  const isFull = seasons.length >= MAX_SEASONS;

  function change(event: SeasonEvent) {
    const next = act(event);
    if (event.kind === 'submit' && next.notice) focusNext.current = editId(next.notice.season);
    else focusNext.current = event.kind === 'remove' ? undoId : null;
  }

  return (
    <div id={id} tabIndex={-1} className="@container outline-none">
      <div className="flex flex-wrap items-center justify-end gap-3">
        {isFull && <p className="grow text-ink-soft text-small">{text.full(MAX_SEASONS)}</p>}
        <Button
          size="sm"
          disabled={isFull}
          onClick={() => {
            const season = newSeason(seasons, today);
            change({ kind: 'open', mode: 'add', season, index: null });
          }}
        >
          <Icon name="icon-calendar-plus" className="size-5" />
          <span>{text.add}</span>
        </Button>
      </div>
      {notice && (
        <SeasonNotice
          notice={notice}
          undoId={undoId}
          onUndo={() => focusAfter(editId(notice.season), () => change({ kind: 'undoRemoval' }))}
        />
      )}
      {errors?.message && <p className="mt-2 text-coral text-small">{errors.message}</p>}
      {seasons.length === 0 ? (
        <p className="mt-4 rounded-control border border-sand-line border-dashed p-4 text-center">
          <span className="block font-strong">{text.empty}</span>
          <span className="text-ink-soft text-small">{text.emptyHint}</span>
        </p>
      ) : (
        <>
          <SeasonHeads />
          <ul aria-label={text.list}>
            {seasons.map((season, index) => (
              <SeasonRow
                key={season.startDate}
                season={season}
                seasons={seasons}
                car={car}
                today={today}
                errors={messagesIn(errors?.[index])}
                editId={editId(season)}
                onCopy={(copy) => change({ kind: 'open', mode: 'copy', season: copy, index: null })}
                onEdit={() => change({ kind: 'open', mode: 'edit', season, index })}
                onRemove={() => change({ kind: 'askToRemove', index })}
              />
            ))}
          </ul>
          {hasEmptyPrice(seasons) && (
            <p className="mt-2 hidden text-ink-soft text-meta @3xl:block">{text.palePrices}</p>
          )}
        </>
      )}
      {(!isNew || seasons.length > 0 || tariffs.some((typed) => typed.trim() !== '')) && (
        <div className="mt-6">
          <SeasonStrip
            stretches={twelveMonths({ ...car, seasons: seasons.map(seasonInCents) }, today)}
          />
        </div>
      )}
      {dialog?.kind === 'form' && (
        <SeasonDialog
          dialog={dialog}
          others={otherSeasons(seasons, dialog.index)}
          car={car}
          onChange={change}
          finalFocus={() => controlIn(focusNext)}
        />
      )}
      <ConfirmDialog
        open={dialog?.kind === 'removal'}
        onOpenChange={(open) => open || change({ kind: 'keepSeason' })}
        title={text.removal.title}
        text={dialog?.kind === 'removal' && text.removal.text(dialog.season)}
        confirmLabel={text.removal.confirm}
        cancelLabel={text.removal.cancel}
        onConfirm={() => change({ kind: 'remove' })}
        destructive
        finalFocus={() => controlIn(focusNext)}
        lang={lang}
      />
    </div>
  );
}

/** State of the seasons: a field of the car's form, and the dialog and notice of this screen. */
function useSeasonEditing(onTyping: (typed: boolean) => void) {
  const { control } = useFormContext<CarForm>();
  const { field } = useController({ control, name: 'seasonalPricing' });
  const [shown, setShown] = useState<Omit<SeasonEditing, 'seasons'>>({
    dialog: null,
    notice: null,
  });
  const typing = isTyping(shown);
  useEffect(() => onTyping(typing), [typing, onTyping]);

  function act(event: SeasonEvent): SeasonEditing {
    const next = nextEditing({ ...shown, seasons: field.value }, event);
    if (next.seasons !== field.value) field.onChange(next.seasons);
    setShown({ dialog: next.dialog, notice: next.notice });
    return next;
  }
  return [{ ...shown, seasons: field.value }, act] as const;
}

function SeasonNotice({
  notice: { kind, season },
  undoId,
  onUndo,
}: {
  notice: NonNullable<SeasonEditing['notice']>;
  undoId: string;
  onUndo: () => void;
}) {
  const { notices: text } = useOfficeText('fleet').season;
  return (
    <Alert tone="info" className="mt-3">
      <span>{text[kind](season.name)}</span>
      {kind === 'removed' && (
        <Button id={undoId} variant="quiet" size="sm" className="-my-2 ml-2" onClick={onUndo}>
          <Icon name="icon-undo-2" className="size-4" />
          <span>{text.undo}</span>
        </Button>
      )}
    </Alert>
  );
}

function hasEmptyPrice(seasons: readonly SeasonInput[]): boolean {
  return seasons.some((season) => TARIFFS.some((tariff) => season[tariff] === null));
}

/** Returns the control with this id. The dialog focuses it without scrolling. */
function controlIn({ current: id }: RefObject<string | null>): HTMLElement | null {
  const control = id === null ? null : document.getElementById(id);
  control?.scrollIntoView({ block: 'nearest' });
  return control;
}

function messagesIn(season: object | undefined): string[] {
  const fields: { message?: string }[] = Object.values(season ?? {});
  return fields.flatMap((error) => error?.message ?? []);
}
