import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { type IssueWords, withSentence } from '#app/lib/words/issue-text.ts';
import { Button } from '#app/ui/button.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import type { FormCodec } from '../fields/form-codec.ts';
import { newKey } from '../office-calls/idempotency-key.ts';
import { useBusyFetcher, useOutcome } from '../office-calls/use-outcome.ts';
import { type ActionResult, sentenceOf } from './list-actions.tsx';

type Typed = Record<string, string | boolean>;

/** Props of the controls of an entry, by the field's name. */
export interface EntryFields {
  typed: Typed;
  text: (name: string) => {
    label: string;
    value: string;
    error: string | undefined;
    autoComplete: 'off';
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
  day: (name: string) => {
    label: string;
    value: string;
    error: string | undefined;
    lang: 'tr';
    onChange: (value: string) => void;
  };
  check: (name: string) => {
    label: string;
    checked: boolean;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/**
 * Dialog for an entry that is written once and not edited later, such as an expense. Errors appear beside their
 * fields, and the typed text stays. The page's action gets `intent`, `id`, the input as JSON in `body`, and an
 * `idempotencyKey`, so that a second press creates no second entry.
 */
export function EntryDialog<Form extends Typed, Input>({
  title,
  text,
  codec,
  words,
  first = {},
  intent,
  id = 'new',
  isDestructive = false,
  overrule,
  onClose,
  children,
}: {
  title: string;
  text: {
    save: string;
    saved: string;
    cancel: string;
    /** `reason` is the server's text, empty if it gave none. */
    failed: (reason: string) => string;
  };
  codec: FormCodec<Form, Input>;
  words: IssueWords;
  /** Initial values that differ from the schema's defaults. */
  first?: Partial<Input>;
  intent: string;
  id?: string;
  isDestructive?: boolean;
  /**
   * Field of a refusal that asks a question. The button then reads `save` and sends the field as
   * true, until the person changes the entry.
   */
  overrule?: { field: string; save: string };
  onClose: () => void;
  children: (fields: EntryFields) => Elements;
}) {
  const lang = useOfficeLanguage();
  const editing = useOfficeText('editing');
  const toasts = useToasts();
  const fetcher = useBusyFetcher<ActionResult>();
  const [typed, setTyped] = useState<Form>(() => codec.toForm(first));
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [idempotencyKey] = useState(newKey);
  /** True while the dialog shows the question of a refusal. */
  const [isAsked, setAsked] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const asks = (result: ActionResult) =>
    !result.ok && result.details?.some(({ field }) => field === overrule?.field) === true;
  const outcome = useOutcome(fetcher, (result) => {
    if (!result.ok) {
      setAsked(asks(result));
      return setErrors(result.details ?? []);
    }
    toasts.success(text.saved, { action: true });
    onClose();
  });
  useEffect(() => {
    if (errors.length > 0)
      content.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const pending = fetcher.state !== 'idle';
  const refused = outcome?.ok === false ? outcome : null;
  const isShown = refused !== null && !pending && (isAsked || !asks(refused));
  function change(name: string, value: string | boolean) {
    setTyped({ ...typed, [name]: value });
    setAsked(false);
  }
  const texts = (name: string) => ({
    label: words.labels[name] ?? name,
    error: errors.find(({ field }) => field === name)?.message,
  });
  function submit() {
    const read = codec.read(typed);
    if (!read.ok) return setErrors(read.errors.map((error) => withSentence(error, words)));
    setErrors([]);
    const allowed = overrule && isAsked ? { [overrule.field]: true } : {};
    const body = JSON.stringify({ ...read.input, ...allowed });
    void fetcher.submit({ intent, id, body, idempotencyKey }, { method: 'post' });
  }
  return (
    <FormDialog
      open
      title={title}
      lang={lang}
      pending={pending}
      onSubmit={submit}
      onCancel={onClose}
      cancelLabel={text.cancel}
      footer={
        <Button
          type="submit"
          size="sm"
          variant={isDestructive ? 'danger' : 'primary'}
          pending={pending}
        >
          {overrule && isAsked ? overrule.save : text.save}
        </Button>
      }
    >
      <div ref={content}>
        {isShown && (
          <Alert tone="error" className="mb-4">
            {sentenceOf(refused, text.failed, editing)}
          </Alert>
        )}
        {children({
          typed,
          text: (name) => ({
            ...texts(name),
            value: String(typed[name] ?? ''),
            autoComplete: 'off',
            onChange: ({ target }) => change(name, target.value),
          }),
          day: (name) => ({
            ...texts(name),
            value: String(typed[name] ?? ''),
            lang: 'tr',
            onChange: (value) => change(name, value),
          }),
          check: (name) => ({
            label: words.labels[name] ?? name,
            checked: typed[name] === true,
            onChange: ({ target }) => change(name, target.checked),
          }),
        })}
      </div>
    </FormDialog>
  );
}
