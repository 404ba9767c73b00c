import { Search } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Form } from 'react-router';
import { addDays, type IsoDate } from '#app/lib/dates.ts';
import { Button } from '#app/ui/button.tsx';
import { InputField } from '#app/ui/field.tsx';
import { homeText } from './home.text.ts';

const text = homeText.dates;

/** Usual holiday, so that one click already shows what is free. */
const USUAL_DAYS = 7;

/** Leads to the cars that are free on the chosen dates; a plain form, the cars page does the rest. */
export function DateSearch({ today }: { today: IsoDate }) {
  const tomorrow = addDays(today, 1);

  function keepOrder(event: ChangeEvent<HTMLInputElement>) {
    const returnDate = event.currentTarget.form?.elements.namedItem('returnDate');
    if (!(returnDate instanceof HTMLInputElement) || !event.currentTarget.value) return;
    returnDate.min = addDays(event.currentTarget.value, 1);
    if (returnDate.value < returnDate.min) {
      returnDate.value = addDays(event.currentTarget.value, USUAL_DAYS);
    }
  }

  return (
    <Form
      action="/cars"
      aria-label={text.legend}
      className="grid grid-cols-2 items-end gap-3 rounded-card border border-sand-line bg-white p-4 shadow-card sm:gap-4 md:grid-cols-[1fr_1fr_auto] md:p-5 lg:max-w-4xl"
    >
      <InputField
        label={text.pickup}
        name="pickupDate"
        type="date"
        required
        min={today}
        defaultValue={tomorrow}
        onChange={keepOrder}
      />
      <InputField
        label={text.return}
        name="returnDate"
        type="date"
        required
        min={addDays(tomorrow, 1)}
        defaultValue={addDays(tomorrow, USUAL_DAYS)}
      />
      <Button type="submit" variant="ink" className="max-md:col-span-2">
        <Search aria-hidden="true" className="size-5" />
        {text.submit}
      </Button>
    </Form>
  );
}
