import { z } from 'zod';
import { toForm } from '#app/editing/fields/form-codec.ts';
import { EntryDialog } from '#app/editing/list/entry-dialog.tsx';
import { CURRENCY_CODES, formatExact } from '#app/lib/money/money.ts';
import { InputField, SelectField } from '#app/ui/fields/field.tsx';
import { useOfficeText, useOfficeTexts } from '#app/ui/language/use-text.ts';
import { CASH_MOVE_KINDS } from './cash.rules.ts';
import {
  type CashMovement,
  cashCountInputSchema,
  cashMoveInputSchema,
  cashReasonSchema,
  MAX_CASH_NOTE,
} from './cash.schema.ts';
import { movementName } from './movement-name.ts';

const countForm = toForm<Record<'EUR' | 'USD' | 'TRY' | 'note', string>>(cashCountInputSchema);
const moveForm =
  toForm<Record<'kind' | 'currency' | 'amount' | 'note', string>>(cashMoveInputSchema);
const reasonForm = toForm<{ reason: string }>(z.object({ reason: cashReasonSchema }));

function useWords() {
  const { input, labels } = useOfficeText('cash');
  return { messages: input, labels };
}

/** Dialog to count the cash; currencies without an amount are not counted. */
export function CountDialog({ onClose }: { onClose: () => void }) {
  const { count, cancel, failed } = useOfficeText('cash');
  return (
    <EntryDialog
      title={count.title}
      text={{ ...count, cancel, failed }}
      codec={countForm}
      words={useWords()}
      intent="count"
      onClose={onClose}
    >
      {({ text }) => (
        <>
          <p className="mb-4 text-ink-soft">{count.text}</p>
          <div className="grid gap-4 sm:grid-cols-3">
            {CURRENCY_CODES.map((currency) => (
              <InputField key={currency} inputMode="decimal" {...text(currency)} />
            ))}
            <InputField className="sm:col-span-full" maxLength={MAX_CASH_NOTE} {...text('note')} />
          </div>
        </>
      )}
    </EntryDialog>
  );
}

export function MoveDialog({ onClose }: { onClose: () => void }) {
  const { move, kinds, labels, cancel, failed } = useOfficeText('cash');
  return (
    <EntryDialog
      title={move.title}
      text={{ ...move, cancel, failed }}
      codec={moveForm}
      words={useWords()}
      intent="move"
      overrule={{ field: 'allowOverdraft', save: move.anyway }}
      onClose={onClose}
    >
      {({ text }) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField className="sm:col-span-full" {...text('kind')}>
            {CASH_MOVE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {kinds[kind]}
              </option>
            ))}
          </SelectField>
          <InputField required inputMode="decimal" {...text('amount')} />
          <SelectField {...text('currency')}>
            {CURRENCY_CODES.map((currency) => (
              <option key={currency} value={currency}>
                {labels[currency]}
              </option>
            ))}
          </SelectField>
          <InputField className="sm:col-span-full" maxLength={MAX_CASH_NOTE} {...text('note')} />
        </div>
      )}
    </EntryDialog>
  );
}

/** Dialog for owners to reverse a mistaken move with a reason. */
export function ReverseDialog({
  movement,
  onClose,
}: {
  movement: CashMovement;
  onClose: () => void;
}) {
  const texts = useOfficeTexts();
  const { reverse, cancel, failed } = texts.cash;
  const { id, amount, currency } = movement;
  return (
    <EntryDialog
      title={reverse.title}
      text={{ ...reverse, cancel, failed }}
      codec={reasonForm}
      words={useWords()}
      intent="reverse"
      id={id}
      isDestructive
      onClose={onClose}
    >
      {({ text }) => (
        <>
          <p className="mb-4">
            {reverse.text(movementName(movement, texts), formatExact(amount, currency))}
          </p>
          <InputField required maxLength={MAX_CASH_NOTE} {...text('reason')} />
        </>
      )}
    </EntryDialog>
  );
}
