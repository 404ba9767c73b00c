import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { SERVICE_TYPES } from '#app/domain/bookings/booking.rules.ts';
import type { Booking, OpenedBooking } from '#app/domain/bookings/booking.schema.ts';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import {
  ChoiceField,
  NumberField,
  TextAreaField,
  TextField,
} from '#app/editing/fields/form-controls.tsx';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Elements } from '#app/ui/elements.ts';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { FormSection } from '#app/ui/sections.tsx';
import type { BookingForm, ShownPrice } from './booking-form.schema.ts';
import { CarField, ExtraFields } from './booking-form-car.tsx';
import { DriverFields } from './booking-form-drivers.tsx';
import { JourneyFields } from './booking-form-journey.tsx';
import { PriceFields } from './booking-form-price.tsx';
import { LettingNotice } from './letting-notice.tsx';

/** Sections of the form. The price stays visible beside them on a wide screen. */
export function BookingFormSections({
  booking,
  options,
  shown,
  proposesLanguage,
  history,
}: {
  /** Stored booking; null for a new one. */
  booking: OpenedBooking | null;
  options: BookingOptions;
  /** Price that a pasted message shows, if it is not today's; else null. */
  shown: ShownPrice | null;
  proposesLanguage: boolean;
  history?: Elements;
}) {
  const { form: text, statuses } = useOfficeText('bookings');
  const { control } = useFormContext<BookingForm>();
  const service = useWatch({ control, name: 'serviceType' });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 gap-6">
        <ServiceChoice />
        <Section name="journey">
          <JourneyFields {...options} isNew={booking === null} />
          <LettingNotice booking={booking} options={options} />
          {service === 'car_rental' && (
            <div className="mt-4 grid gap-x-4 gap-y-4 sm:grid-cols-2">
              <TextField<BookingForm> name="hotel" hint={text.optional} maxLength={200} />
              <TextField<BookingForm> name="flightNumber" hint={text.optional} maxLength={20} />
            </div>
          )}
        </Section>
        {service === 'car_rental' ? (
          <Section name="car">
            <div className="form-grid">
              <CarField booking={booking} options={options} />
              <ExtraFields offers={options.extras} />
            </div>
          </Section>
        ) : (
          <Section name="transfer">
            <TransferFields zones={options.zones} deletedZone={deletedZoneOf(booking)} />
          </Section>
        )}
        <Section name="customer">
          <DriverFields proposesLanguage={proposesLanguage} />
          <TextAreaField<BookingForm>
            name="specialRequests"
            hint={text.optional}
            rows={3}
            maxLength={2000}
            className="mt-4"
          />
        </Section>
      </div>
      <div className="min-w-0 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Section name="price">
          <PriceFields options={options} booking={booking} shown={shown} />
          <ChoiceField<BookingForm> name="status" options={statuses} className="mt-4" />
        </Section>
      </div>
      {history}
    </div>
  );
}

function ServiceChoice() {
  const { fields, services } = useOfficeText('bookings');
  const { control } = useFormContext<BookingForm>();
  const { field } = useController({ control, name: 'serviceType' });
  return (
    <SegmentedControl
      legend={fields.serviceType}
      name={field.name}
      segments={SERVICE_TYPES.map((value) => ({ value, label: services[value] }))}
      value={field.value}
      onChange={field.onChange}
      className="justify-self-start max-sm:w-full"
    />
  );
}

function deletedZoneOf(booking: Booking | null): string | null {
  return booking && !booking.transferId ? booking.zoneName : null;
}

function Section({
  name,
  children,
}: {
  name: keyof OfficeTexts['bookings']['form']['sections'];
  children: ReactNode;
}) {
  const { form: text } = useOfficeText('bookings');
  return (
    <FormSection id={`booking-section-${name}`} title={text.sections[name]}>
      {children}
    </FormSection>
  );
}

function TransferFields({
  zones,
  deletedZone,
}: {
  zones: BookingOptions['zones'];
  /** Name of the booking's zone if the zone was deleted; else null. */
  deletedZone: string | null;
}) {
  const { form: text, vehicles } = useOfficeText('bookings');
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <ChoiceField<BookingForm>
        name="transferId"
        hint={deletedZone ? text.transfer.zoneDeleted(deletedZone) : undefined}
        options={zoneNames(zones, text)}
      />
      <ChoiceField<BookingForm>
        name="transferData.vehicleCapacity"
        options={{ '': text.transfer.chooseVehicle, ...vehicles }}
        required
      />
      <NumberField<BookingForm> whole name="transferData.passengers" maxLength={2} required />
      <NumberField<BookingForm> whole name="transferData.childSeats" hint={text.optional} />
      <NumberField<BookingForm> whole name="transferData.suitcases" hint={text.optional} />
      <TextField<BookingForm>
        name="transferData.flightNumber"
        hint={text.optional}
        maxLength={20}
      />
      <TextField<BookingForm> name="transferData.driverName" hint={text.optional} />
      <TextField<BookingForm> name="transferData.driverPhone" type="tel" hint={text.optional} />
      <TextAreaField<BookingForm>
        name="transferData.notes"
        rows={2}
        maxLength={2000}
        className="sm:col-span-2"
      />
    </div>
  );
}

function zoneNames(
  zones: BookingOptions['zones'],
  text: OfficeTexts['bookings']['form'],
): Record<string, string> {
  const names = zones.map(({ id, zoneName, status }) => [
    id,
    status === 'active' ? zoneName : `${zoneName} (${text.transfer.inactive})`,
  ]);
  return { '': text.transfer.noZone, ...Object.fromEntries(names) };
}
