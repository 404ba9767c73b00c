import { useFieldArray, useFormContext } from 'react-hook-form';
import { TextField } from '#app/editing/form-controls.tsx';
import { completePhone } from '#app/lib/phone-numbers.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { MOST_DRIVERS } from './booking.schema.ts';
import { type BookingForm, NO_DRIVER } from './booking-form.schema.ts';
import { bookingFormText, driverFields } from './bookings.text.ts';

const { drivers: text, optional } = bookingFormText;
const ADD_ID = 'booking-add-driver';

/** The customer and the other drivers. */
export function DriverFields() {
  const { control } = useFormContext<BookingForm>();
  const { fields: drivers, append, remove } = useFieldArray({ control, name: 'drivers' });
  return (
    <div className="grid gap-5">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <DriverInputs index={0} />
        <TextField<BookingForm> name="email" type="email" hint={optional} maxLength={200} />
      </div>
      {drivers.slice(1).map(({ id }, i) => (
        <fieldset key={id} className="min-w-0 border-sand-line border-t pt-4">
          <legend className="float-left mb-3 flex w-full items-center justify-between font-semibold">
            {text.further(i + 2)}
            <IconButton
              label={text.remove(i + 2)}
              onClick={() => {
                remove(i + 1);
                // The button that had the focus is removed.
                document.getElementById(ADD_ID)?.focus();
              }}
            >
              <Icon name="icon-x" className="size-5" />
            </IconButton>
          </legend>
          <div className="clear-both grid gap-x-5 gap-y-4 sm:grid-cols-3">
            <DriverInputs index={i + 1} />
          </div>
        </fieldset>
      ))}
      {/* It stays when there can be no more, since it may have the focus. */}
      <Button
        id={ADD_ID}
        size="sm"
        variant="quiet"
        aria-disabled={drivers.length >= MOST_DRIVERS || undefined}
        className="justify-self-start"
        onClick={() => {
          if (drivers.length >= MOST_DRIVERS) return;
          append(NO_DRIVER, { focusName: `drivers.${drivers.length}.name` });
        }}
      >
        <Icon name="icon-plus" className="size-5" />
        {text.add}
      </Button>
    </div>
  );
}

function DriverInputs({ index }: { index: number }) {
  return (
    <>
      <TextField<BookingForm>
        name={`drivers.${index}.name`}
        label={driverFields.name}
        maxLength={200}
        required
      />
      <TextField<BookingForm>
        name={`drivers.${index}.surname`}
        label={driverFields.surname}
        maxLength={200}
        required
      />
      <TextField<BookingForm>
        name={`drivers.${index}.phoneNumber`}
        label={driverFields.phoneNumber}
        type="tel"
        complete={completePhone}
        maxLength={30}
        required
      />
    </>
  );
}
