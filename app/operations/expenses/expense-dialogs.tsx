import { z } from 'zod';
import { firstMoneyDay } from '#app/domain/account/money-days.rules.ts';
import { toForm } from '#app/editing/fields/form-codec.ts';
import { EntryDialog } from '#app/editing/list/entry-dialog.tsx';
import { businessNow } from '#app/lib/dates/dates.ts';
import { CURRENCY_CODES, formatExact } from '#app/lib/money/money.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { InputField, SelectField } from '#app/ui/fields/field.tsx';
import { SlashDateField } from '#app/ui/fields/typed-time-fields.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import {
  EXPENSE_CATEGORIES,
  EXPENSE_METHODS,
  type Expense,
  type ExpenseInput,
  type Expenses,
  expenseInputSchema,
  expenseReasonSchema,
  MAX_EXPENSE_NOTE,
  MAX_VENDOR,
} from './expense.schema.ts';

type ExpenseForm = Record<Exclude<keyof ExpenseInput, 'closesService'>, string> & {
  closesService: boolean;
};
const formOfInput = toForm<ExpenseForm, ExpenseInput>(expenseInputSchema);
const NO_SERVICE = { closesService: false, nextServiceDay: '', nextServiceKilometres: '' };
/** Sends the fields of the next service only if a service of a vehicle is marked as done. */
const expenseForm: typeof formOfInput = {
  ...formOfInput,
  read: (form) =>
    formOfInput.read(isService(form) && form.closesService ? form : { ...form, ...NO_SERVICE }),
};

function isService({ category, vehicleId }: { category?: unknown; vehicleId?: unknown }): boolean {
  return category === 'service' && vehicleId !== '';
}

const reasonForm = toForm<{ reason: string }>(z.object({ reason: expenseReasonSchema }));

function useWords() {
  const { input, labels } = useOfficeText('expenses');
  return { messages: input, labels };
}

/** Dialog to add an expense. A service of a vehicle also has fields for the next service. */
export function ExpenseDialog({
  vehicles,
  onClose,
}: {
  vehicles: Expenses['vehicles'];
  onClose: () => void;
}) {
  const { add, categories, methods, office, cancel, failed } = useOfficeText('expenses');
  const { labels: currencies } = useOfficeText('cash');
  const { date: today } = businessNow(new Date());
  const kilometresOf = (vehicleId: unknown) =>
    vehicles.find(({ id }) => id === vehicleId)?.kilometres ?? null;
  return (
    <EntryDialog
      title={add.title}
      text={{ ...add, cancel, failed }}
      codec={expenseForm}
      words={useWords()}
      first={{ day: today, category: 'fuel', closesService: true }}
      intent="add"
      onClose={onClose}
    >
      {({ typed, text, day, check }) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <InputField required inputMode="decimal" {...text('amount')} />
          <SelectField {...text('currency')}>
            {CURRENCY_CODES.map((currency) => (
              <option key={currency} value={currency}>
                {currencies[currency]}
              </option>
            ))}
          </SelectField>
          <SelectField {...text('category')}>
            {EXPENSE_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {categories[category]}
              </option>
            ))}
          </SelectField>
          <SelectField {...text('vehicleId')}>
            <option value="">{office}</option>
            {vehicles.map(({ id, plate }) => (
              <option key={id} value={id}>
                {plate}
              </option>
            ))}
          </SelectField>
          {isService(typed) && (
            <Checkbox className="sm:col-span-full" {...check('closesService')} />
          )}
          {isService(typed) && typed.closesService && (
            <>
              <SlashDateField {...day('nextServiceDay')} min={String(typed.day)} />
              <InputField
                inputMode="numeric"
                hint={add.kilometresHint(kilometresOf(typed.vehicleId))}
                {...text('nextServiceKilometres')}
              />
            </>
          )}
          <SelectField {...text('method')}>
            {EXPENSE_METHODS.map((method) => (
              <option key={method} value={method}>
                {methods[method]}
              </option>
            ))}
          </SelectField>
          <SlashDateField required {...day('day')} min={firstMoneyDay(today)} max={today} />
          <InputField className="sm:col-span-full" maxLength={MAX_VENDOR} {...text('vendor')} />
          <InputField inputMode="numeric" {...text('vatPercent')} />
          {typed.currency !== 'EUR' && (
            <InputField
              inputMode="decimal"
              required={typed.day !== today}
              hint={typed.day === today ? add.rateHint : add.rateOfDayHint}
              {...text('rate')}
            />
          )}
          <InputField className="sm:col-span-full" maxLength={MAX_EXPENSE_NOTE} {...text('note')} />
        </div>
      )}
    </EntryDialog>
  );
}

/** Dialog for owners to void an expense with a reason. */
export function VoidDialog({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const { void: voiding, categories, cancel, failed } = useOfficeText('expenses');
  const { id, category, amount, currency } = expense;
  return (
    <EntryDialog
      title={voiding.title}
      text={{ ...voiding, cancel, failed }}
      codec={reasonForm}
      words={useWords()}
      intent="void"
      id={id}
      isDestructive
      onClose={onClose}
    >
      {({ text }) => (
        <>
          <p className="mb-4">
            {voiding.text(categories[category], formatExact(amount, currency))}
          </p>
          <InputField required maxLength={MAX_EXPENSE_NOTE} {...text('reason')} />
        </>
      )}
    </EntryDialog>
  );
}
