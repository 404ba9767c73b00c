import { useState } from 'react';
import { saveButton } from '#app/editing/editor/editor-scope.tsx';
import type { Editor } from '#app/editing/editor/use-editor.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import type { HandoverKind } from '../handover.rules.ts';
import type { BookingHandovers, Handover, HandoverInput } from '../handover.schema.ts';
import { securityOf } from '../money/handover-money.rules.ts';
import { useLeftOutInWords } from './charges-field.tsx';
import type { HandoverForm } from './handover-form.schema.ts';

/**
 * Asks before a new hand-over is saved without the deposit of the terms, or a new return without a
 * suggested charge or without a charge for new damages. Returns the `save` that asks first, and the
 * question's dialog. A form with errors shows the errors and asks nothing.
 */
export function useMoneyQuestion<Input extends HandoverInput>(
  { form, save }: Editor<HandoverForm, Input, Handover>,
  { kind, read }: { kind: HandoverKind; read: BookingHandovers },
) {
  const { page } = useOfficeText('handovers');
  const text = page.moneyQuestions[kind];
  const leftOutInWords = useLeftOutInWords();
  const lang = useOfficeLanguage();
  /** Names the deposit or the charges that are left out; null if nothing is asked. */
  const [leftOut, setLeftOut] = useState<string | null>(null);

  function findLeftOut(): string | null {
    const typed = form.getValues();
    if (kind === 'back') return leftOutInWords(typed, read) || null;
    const { deposit, holds } = securityOf(read.account);
    const isTaken = deposit + holds > 0 || typed.money?.deposit.method !== '';
    if (isTaken || read.depositTerm === null) return null;
    return formatMinor(eurosToCents(read.depositTerm), 'EUR');
  }

  return {
    async save() {
      const found = read[kind] === null && (await form.trigger()) ? findLeftOut() : null;
      if (found === null) save();
      else setLeftOut(found);
    },
    question: (
      <ConfirmDialog
        open={leftOut !== null}
        onOpenChange={(open) => !open && setLeftOut(null)}
        title={text.title}
        text={text.text(leftOut ?? '')}
        confirmLabel={text.confirm}
        cancelLabel={text.cancel}
        onConfirm={() => {
          setLeftOut(null);
          save();
        }}
        finalFocus={saveButton}
        lang={lang}
      />
    ),
  };
}
