/** Steps of editing a car's seasons: a season is typed in a dialog, copied, removed or restored. */
import { sortSeasons } from '#app/domain/pricing/season.rules.ts';
import {
  checkSeason,
  type SeasonErrors,
  type SeasonInput,
  seasonInputSchema,
} from '#app/domain/pricing/season.schema.ts';
import { comparableValue } from '#app/editing/fields/form-codec.ts';
import { type SeasonForm, seasonForm } from '../car-form.schema.ts';

export interface TypedSeason {
  kind: 'form';
  mode: 'add' | 'edit' | 'copy';
  /** Position in the list; null for a new season. */
  index: number | null;
  initial: SeasonInput;
  typed: SeasonForm;
  /** Errors of the last submit; null before the first. */
  errors: SeasonErrors | null;
  /** True while the dialog asks before it discards the input. */
  asksToDiscard: boolean;
}

interface Removal {
  kind: 'removal';
  index: number;
  season: SeasonInput;
}

export interface SeasonEditing {
  seasons: readonly SeasonInput[];
  dialog: TypedSeason | Removal | null;
  /** Last change, which the car's save will store. */
  notice: { kind: 'added' | 'changed' | 'removed'; season: SeasonInput } | null;
}

export type SeasonEvent =
  /** `season` fills the dialog; `index` is null for a new season. */
  | { kind: 'open'; mode: TypedSeason['mode']; season: SeasonInput; index: number | null }
  | { kind: 'type'; typed: SeasonForm }
  | { kind: 'submit' }
  /** Closes the dialog, after a question if something was typed. */
  | { kind: 'cancel' }
  | { kind: 'keepTyping' }
  | { kind: 'discard' }
  | { kind: 'askToRemove'; index: number }
  | { kind: 'keepSeason' }
  | { kind: 'remove' }
  | { kind: 'undoRemoval' };

export function nextEditing(state: SeasonEditing, event: SeasonEvent): SeasonEditing {
  const { seasons, dialog, notice } = state;
  switch (event.kind) {
    case 'open': {
      const { mode, season, index } = event;
      const typed = seasonForm.toForm(season);
      const form = { kind: 'form', mode, index, initial: season, typed } as const;
      return { ...state, dialog: { ...form, errors: null, asksToDiscard: false } };
    }
    case 'askToRemove': {
      const { index } = event;
      const season = seasons[index];
      return season ? { ...state, dialog: { kind: 'removal', index, season } } : state;
    }
    case 'keepSeason':
    case 'discard':
      return { ...state, dialog: null };
    case 'remove': {
      if (dialog?.kind !== 'removal') return state;
      const { index, season } = dialog;
      const others = otherSeasons(seasons, index);
      return { seasons: others, dialog: null, notice: { kind: 'removed', season } };
    }
    case 'undoRemoval':
      if (notice?.kind !== 'removed') return state;
      return { ...state, seasons: sortSeasons([...seasons, notice.season]), notice: null };
    default:
      return dialog?.kind === 'form' ? nextTyping(state, dialog, event) : state;
  }
}

function nextTyping(
  state: SeasonEditing,
  dialog: TypedSeason,
  event: SeasonEvent & { kind: 'type' | 'submit' | 'cancel' | 'keepTyping' },
): SeasonEditing {
  switch (event.kind) {
    case 'type':
      return { ...state, dialog: { ...dialog, typed: event.typed } };
    case 'keepTyping':
      return { ...state, dialog: { ...dialog, asksToDiscard: false } };
    case 'cancel': {
      const isAsking = isTyping(state);
      return { ...state, dialog: isAsking ? { ...dialog, asksToDiscard: true } : null };
    }
    case 'submit': {
      const others = otherSeasons(state.seasons, dialog.index);
      const { season: typed, errors } = checkTyped(dialog, others);
      if (Object.keys(errors).length > 0) return { ...state, dialog: { ...dialog, errors } };
      const season = seasonInputSchema.parse(typed);
      const kind = dialog.index === null ? 'added' : 'changed';
      return { seasons: sortSeasons([...others, season]), dialog: null, notice: { kind, season } };
    }
  }
}

/** Returns true if closing the dialog would lose input. */
export function isTyping({ dialog }: Pick<SeasonEditing, 'dialog'>): boolean {
  if (dialog?.kind !== 'form') return false;
  const untouched = seasonForm.toForm(dialog.initial);
  return comparableValue(seasonForm, dialog.typed) !== comparableValue(seasonForm, untouched);
}

/** Returns the typed season, as far as it can be read, and its errors. */
export function checkTyped(
  { typed }: Pick<TypedSeason, 'typed'>,
  others: SeasonInput[],
): { season: SeasonInput; errors: SeasonErrors } {
  const season = seasonForm.toValue(typed) as SeasonInput;
  return { season, errors: checkSeason(season, others) };
}

/** Returns all seasons except the season at `index`. */
export function otherSeasons(seasons: readonly SeasonInput[], index: number | null): SeasonInput[] {
  return seasons.filter((_, at) => at !== index);
}
