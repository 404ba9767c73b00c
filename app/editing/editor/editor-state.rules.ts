/** Steps of an editor: the edited version, the result of the last save, and the allowed next steps. */
import type { FieldValues } from 'react-hook-form';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { differingFields, type FormCodec, withChanges } from '../fields/form-codec.ts';
import type { SaveOutcome } from './save.ts';

/** Saved version and values with which the form is compared, and which a save changes. */
export interface Base<Form, Saved> {
  /** Null for a new entity. */
  saved: Saved | null;
  /** Version that a save sends. A restored draft has the older version at which it was typed. */
  version: number | null;
  values: Form;
}

/** Failure of the last save. */
export interface Attempt {
  message: string;
  /** Errors in reading order. */
  errors: AttemptError[];
  /** All errors from the server, also of fields outside the form. */
  details?: FieldError[];
  /** Data of the server's refusal for this screen, not validated. */
  data?: unknown;
  /** Set if a create got no response and may have worked. */
  lost?: boolean;
}
export interface AttemptError extends FieldError {
  /** Id of the control that corrects the error, if it is not the field's own control. */
  control?: string;
}

export type Step<Saved> =
  /** `attempt` is null until a save fails. */
  | { kind: 'editing'; attempt: Attempt | null }
  /** Pictures are uploaded and fields are validated. */
  | { kind: 'preparing' }
  | { kind: 'sending' }
  /** Another person saved a newer version. The user chooses between `theirs` and the form. */
  | { kind: 'conflict'; theirs: Saved }
  /** Another person deleted the entity. The user chooses to create it again or not. */
  | { kind: 'deleted' }
  /** Last step: the page navigates away. */
  | { kind: 'saved' };

export interface EditorState<Form, Saved> {
  base: Base<Form, Saved>;
  step: Step<Saved>;
}

export type EditorEvent<Form, Saved> =
  /** `base` is set if the save resolves a conflict or a deletion. */
  | { kind: 'save'; base?: Base<Form, Saved> }
  | { kind: 'send' }
  | { kind: 'fail'; attempt: Attempt }
  | { kind: 'findConflict'; theirs: Saved }
  | { kind: 'findDeleted' }
  | { kind: 'finish' }
  /** Closes the question about a conflict or a deletion. The next save asks again. */
  | { kind: 'postpone' }
  | { kind: 'acceptTheirs'; base: Base<Form, Saved> }
  | { kind: 'restoreDraft'; version: number | null };

const EDITING = { kind: 'editing', attempt: null } as const;

export function nextState<Form, Saved>(
  state: EditorState<Form, Saved>,
  event: EditorEvent<Form, Saved>,
): EditorState<Form, Saved> {
  const { base, step } = state;
  switch (event.kind) {
    case 'save':
      return { base: event.base ?? base, step: { kind: 'preparing' } };
    case 'send':
      return { base, step: { kind: 'sending' } };
    case 'fail':
      return { base, step: { kind: 'editing', attempt: event.attempt } };
    case 'findConflict':
      return { base, step: { kind: 'conflict', theirs: event.theirs } };
    case 'findDeleted':
      return { base, step: { kind: 'deleted' } };
    case 'finish':
      return { base, step: { kind: 'saved' } };
    case 'postpone':
      return isAsking(step) ? { base, step: EDITING } : state;
    case 'acceptTheirs':
      return { base: event.base, step: isSaving(step) ? step : EDITING };
    case 'restoreDraft':
      return { base: { ...base, version: event.version ?? base.version }, step };
  }
}

export function canSave(step: Step<unknown>): boolean {
  return step.kind === 'editing';
}

/** Returns 'saving' also after the save, until the page navigates away: the form takes no input meanwhile. */
export function phaseOf(
  step: Step<unknown>,
  pendingUploads: number,
): 'idle' | 'uploading' | 'saving' {
  if (step.kind === 'preparing' && pendingUploads > 0) return 'uploading';
  return isSaving(step) ? 'saving' : 'idle';
}

function isSaving({ kind }: Step<unknown>): boolean {
  return kind === 'preparing' || kind === 'sending' || kind === 'saved';
}

function isAsking({ kind }: Step<unknown>): boolean {
  return kind === 'conflict' || kind === 'deleted';
}

/**
 * Returns true if the user must choose between `theirs`, which another person saved, and the input.
 * Equal values need no choice, nor does a form with a part of the entity (`isPart`) that the other
 * person did not change. A restored draft may be older than `base.values`, so it always counts as
 * changed.
 */
export function isConflict<Form extends FieldValues>(
  codec: FormCodec<Form, unknown>,
  {
    theirs,
    typed,
    base,
    isPart,
  }: {
    theirs: Form;
    typed: Form;
    base: Base<Form, { version: number }>;
    isPart: boolean;
  },
): boolean {
  const mine = withChanges(codec, theirs, { typed, base: base.values });
  if (isSame(codec, mine, theirs)) return false;
  const isCurrent = base.version === base.saved?.version;
  const isOutsideForm = isPart && isCurrent && isSame(codec, theirs, base.values);
  return !isOutsideForm;
}

function isSame<Form>(codec: FormCodec<Form, unknown>, a: Form, b: Form): boolean {
  return differingFields(codec, a, b).length === 0;
}

/**
 * Returns the failed attempt for a refusal by the server, with the first error of each of `fields`, in reading
 * order.
 */
export function refusedAttempt(
  { details, data, lost, ...refusal }: SaveOutcome<unknown> & { kind: 'refused' },
  {
    fields,
    reason,
    noConnection,
    mayBeSaved,
  }: {
    fields: readonly string[];
    reason: string;
    noConnection: (reason: string) => string;
    mayBeSaved: string;
  },
): Attempt {
  const message = refusal.hasResponse ? reason : noConnection(reason);
  const errors = fields.flatMap((field) => {
    const isAbout = ({ field: name }: FieldError) => name === field || name.startsWith(`${field}.`);
    const detail = details.find(isAbout);
    return detail ? [{ field, message: detail.message }] : [];
  });
  return { message: lost ? `${message} ${mayBeSaved}` : message, errors, details, data, lost };
}
