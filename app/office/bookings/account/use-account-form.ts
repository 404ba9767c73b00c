import { type ChangeEvent, useId, useState } from 'react';
import type { FormCodec } from '#app/editing/fields/form-codec.ts';
import { type ActionResult, sentenceOf } from '#app/editing/list/list-actions.tsx';
import { newKey } from '#app/editing/office-calls/idempotency-key.ts';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { withSentence } from '#app/lib/words/issue-text.ts';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import type { AccountPost } from './account-action.ts';

export type Typed = Record<string, string>;

/**
 * Form of a dialog that posts to the account's API. The form is validated before it is sent, and
 * the dialog closes when the page has the new account. If the server rejects the change, the typed
 * values stay. Errors of shown fields appear beside them, others in `alert`.
 */
export function useAccountForm({
  codec,
  blank,
  fixed = {},
  prepare = (typed) => typed,
  path,
  seen,
  done,
  onClose,
}: {
  codec: FormCodec<Typed, object>;
  /** Initial values of the fields that the dialog shows. */
  blank: Typed;
  fixed?: Typed;
  /** Changes the typed values before validation. */
  prepare?: (typed: Typed) => Typed;
  path: string;
  /**
   * Added to the body: the balance that the person sees, so that the API can refuse an outdated
   * one.
   */
  seen?: { balance: number };
  done: (typed: Typed) => string;
  onClose: () => void;
}) {
  const id = useId();
  const { input: messages, labels } = useOfficeText('account');
  const editing = useOfficeText('editing');
  const { failedToSave } = useOfficeText('bookingAccount');
  const lang = useOfficeLanguage();
  const toasts = useToasts();
  const fetcher = useBusyFetcher<ActionResult>();
  const [typed, setTyped] = useState(blank);
  const [errors, setErrors] = useState<Typed>({});
  const [alert, setAlert] = useState<string | null>(null);
  /**
   * Key of all requests of the dialog: a request that is repeated after a lost response changes the
   * account only once.
   */
  const [idempotencyKey] = useState(newKey);

  useOutcome(fetcher, (result) => {
    if (result.ok) {
      toasts.success(done(typed), { action: true, lang });
      onClose();
      return;
    }
    const elsewhere = showErrors(result.details ?? []);
    const sentences = [sentenceOf(result, failedToSave, editing), ...elsewhere];
    setAlert(sentences.filter((each, i) => i === 0 || !sentences[0]?.includes(each)).join(' '));
  });

  /** Shows errors beside their fields; returns the messages of fields that the dialog does not show. */
  function showErrors(found: readonly FieldError[]): string[] {
    const own = found.filter(({ field }) => field in blank);
    setErrors(Object.fromEntries(own.toReversed().map(({ field, message }) => [field, message])));
    const first = Object.keys(blank).find((name) => own.some(({ field }) => field === name));
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    return found.filter(({ field }) => !(field in blank)).map(({ message }) => message);
  }

  function set(values: Typed) {
    setTyped((before) => ({ ...before, ...values }));
    setErrors((before) => {
      const left = Object.entries(before).filter(([name]) => !(name in values));
      return Object.fromEntries(left);
    });
  }

  return {
    typed,
    set,
    alert,
    pending: fetcher.state !== 'idle',
    submit() {
      setAlert(null);
      const read = codec.read({ ...fixed, ...prepare(typed) });
      if (!read.ok) {
        const words = { messages, labels };
        const elsewhere = showErrors(read.errors.map((error) => withSentence(error, words)));
        if (elsewhere.length > 0) setAlert(elsewhere.join(' '));
        return;
      }
      const post = { path, body: { ...read.input, ...seen }, idempotencyKey };
      void fetcher.submit(JSON.stringify({ account: post } satisfies AccountPost), {
        method: 'post',
        encType: 'application/json',
      });
    },
    field: (name: string) => ({
      id: `${id}-${name}`,
      label: labels[name as keyof typeof labels] ?? '',
      value: typed[name] ?? '',
      error: errors[name],
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        set({ [name]: value }),
    }),
    choice: (name: string) => ({
      name: `${id}-${name}`,
      value: typed[name] ?? '',
      onChange: (value: string) => set({ [name]: value }),
    }),
  };
}
export type AccountForm = ReturnType<typeof useAccountForm>;
