import { useFormContext, useFormState } from 'react-hook-form';
import { messageIn } from '#app/editing/form-fields.ts';
import { FormProblems } from '#app/editing/form-problems.tsx';
import type { Attempt } from '#app/editing/save-attempt.rules.ts';
import { controlId, type WrongField } from './booking-fields.rules.ts';
import type { BookingForm } from './booking-form.schema.ts';
import { bookingFormText as text } from './bookings.text.ts';

/** Why the booking was not saved, and the way to the first wrong field. */
export function BookingProblems({ attempt }: { attempt: Attempt<WrongField> | null }) {
  const { control } = useFormContext<BookingForm>();
  const { errors } = useFormState({ control });
  return (
    <FormProblems
      id="booking-problems"
      attempt={attempt}
      itemOf={({ field, message }) => ({
        control: controlId(field),
        message: text.ofDriver(driverOf(field), message),
        fixed: messageIn(errors, field) === null,
      })}
      fixedLabel={text.editing.fixed}
    />
  );
}

/** Which driver a field is about; 0, the customer, for any other. */
function driverOf(field: WrongField): number {
  return Number(/^drivers\.(\d+)\./.exec(field)?.[1] ?? 0);
}
