import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { Driver } from '#app/domain/bookings/booking.rules.ts';
import { bookingDefaults, MAX_DRIVERS } from '#app/domain/bookings/booking.schema.ts';
import type { CustomerMatch } from '#app/domain/customers/customer-match.schema.ts';
import { ChoiceField, TextField } from '#app/editing/fields/form-controls.tsx';
import { completePhone, isPhone, languageOfPhone } from '#app/lib/requests/phone.ts';
import { LANGUAGE_NAMES } from '#app/lib/words/site-language.rules.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { useCustomerMatches } from '../customer/customer-matches.ts';
import { KnownCustomer } from '../customer/known-customer.tsx';
import { MatchField } from '../customer/match-field.tsx';
import { type BookingForm, NO_DRIVER } from './booking-form.schema.ts';

const ADD_ID = 'booking-add-driver';

export function DriverFields({
  proposesLanguage,
}: {
  /** True if the country of the customer's phone number sets the language, as in a new booking. */
  proposesLanguage: boolean;
}) {
  const { drivers: text } = useOfficeText('bookings').form;
  const { control } = useFormContext<BookingForm>();
  const language = useWatch({ control, name: 'language' });
  const { fields: drivers, append, remove } = useFieldArray({ control, name: 'drivers' });
  return (
    <div className="grid gap-4">
      <CustomerInputs proposesLanguage={proposesLanguage} />
      {drivers.slice(1).map(({ id }, i) => (
        <fieldset key={id} className="min-w-0 border-sand-line border-t pt-4">
          <legend className="float-left mb-3 flex w-full items-center justify-between font-strong">
            <span>{text.further(i + 2)}</span>
            <IconButton
              label={text.remove(i + 2)}
              onClick={() => {
                remove(i + 1);
                document.getElementById(ADD_ID)?.focus();
              }}
            >
              <Icon name="icon-x" className="size-5" />
            </IconButton>
          </legend>
          <div className="form-grid clear-both">
            <DriverInputs index={i + 1} language={language} />
          </div>
        </fieldset>
      ))}
      {/* Stays when there are the most drivers, since it may have the focus. */}
      <Button
        id={ADD_ID}
        size="sm"
        variant="quiet"
        aria-disabled={drivers.length >= MAX_DRIVERS || undefined}
        className="justify-self-start"
        onClick={() => {
          if (drivers.length >= MAX_DRIVERS) return;
          append(NO_DRIVER, { focusName: `drivers.${drivers.length}.name` });
        }}
      >
        <Icon name="icon-plus" className="size-5" />
        <span>{text.add}</span>
      </Button>
    </div>
  );
}

type TypedIn = keyof Driver;

/** Fields of the customer, which suggest known customers during typing. */
function CustomerInputs({ proposesLanguage }: { proposesLanguage: boolean }) {
  const { driverFields, form: text } = useOfficeText('bookings');
  const { control, getValues, setValue, clearErrors } = useFormContext<BookingForm>();
  const [name, surname, phone, language] = useWatch({
    control,
    name: ['drivers.0.name', 'drivers.0.surname', 'drivers.0.phoneNumber', 'language'],
  });
  const [proposed, setProposed] = useState<SiteLanguage>(bookingDefaults.language);
  const [typedIn, setTypedIn] = useState<TypedIn | null>(null);
  const typed = typedIn === 'phoneNumber' ? phone : `${name} ${surname}`;
  const search = typedIn === null ? '' : typed.trim();
  const { matches, known } = useCustomerMatches({ search, phone });

  /** Sets the language that fits the phone number, unless another language has been chosen. */
  function proposeLanguage() {
    const number = getValues('drivers.0.phoneNumber');
    if (!proposesLanguage || !isPhone(number) || getValues('language') !== proposed) return;
    const likely = languageOfPhone(number);
    setProposed(likely);
    setValue('language', likely, { shouldDirty: true });
  }
  function choose(match: CustomerMatch) {
    setTypedIn(null);
    const values = {
      'drivers.0.name': match.name,
      'drivers.0.surname': match.surname,
      'drivers.0.phoneNumber': match.phone,
      ...(match.email && { email: match.email }),
    } as const;
    for (const [field, value] of Object.entries(values)) {
      setValue(field as keyof typeof values, value, { shouldDirty: true });
      clearErrors(field as keyof typeof values);
    }
    proposeLanguage();
  }
  const field = (key: TypedIn) => ({
    name: `drivers.0.${key}` as const,
    label: driverFields[key],
    matches: typedIn === key ? matches : [],
    onTyped: () => setTypedIn(key),
    onChoose: choose,
    required: true,
  });
  return (
    <div>
      <KnownCustomer known={known} typed={{ name, surname }} />
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <MatchField<BookingForm> {...field('name')} maxLength={200} />
        <MatchField<BookingForm> {...field('surname')} maxLength={200} />
        <MatchField<BookingForm>
          {...field('phoneNumber')}
          type="tel"
          complete={(typed) => completePhone(typed, language)}
          onLeft={proposeLanguage}
          maxLength={30}
        />
        <TextField<BookingForm> name="email" type="email" hint={text.optional} maxLength={200} />
        <ChoiceField<BookingForm>
          name="language"
          options={LANGUAGE_NAMES}
          hint={text.languageHint}
        />
      </div>
    </div>
  );
}

function DriverInputs({ index, language }: { index: number; language: SiteLanguage }) {
  const { driverFields } = useOfficeText('bookings');
  return (
    <>
      <TextField<BookingForm>
        name={`drivers.${index}.name`}
        label={driverFields.name}
        maxLength={200}
        required
        className="sm:col-span-3"
      />
      <TextField<BookingForm>
        name={`drivers.${index}.surname`}
        label={driverFields.surname}
        maxLength={200}
        required
        className="sm:col-span-3"
      />
      <TextField<BookingForm>
        name={`drivers.${index}.phoneNumber`}
        label={driverFields.phoneNumber}
        type="tel"
        complete={(typed) => completePhone(typed, language)}
        maxLength={30}
        required
        className="sm:col-span-6"
      />
    </>
  );
}
