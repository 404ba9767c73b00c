import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '#app/ui/form-section.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { VEHICLES } from '../transfers/zone.rules.ts';
import { BOOKING_STATUSES, SERVICE_TYPES } from './booking.rules.ts';
import type { Booking } from './booking.schema.ts';
import type { BookingForm } from './booking-form.schema.ts';
import { CarOfPeriod, ExtraFields } from './booking-form-car.tsx';
import { DriverFields } from './booking-form-drivers.tsx';
import { Choice, JourneyFields, TextBox, TextInput } from './booking-form-journey.tsx';
import { PriceFields } from './booking-form-price.tsx';
import type { BookingOptions } from './booking-options.schema.ts';
import {
  bookingStatuses,
  serviceTypes,
  bookingFormText as text,
  vehicleNames,
} from './bookings.text.ts';

/** All of the form; what the customer pays stays in view beside it where there is room. */
export function BookingFormSections({
  booking,
  options,
}: {
  /** As it was read; null for a new one. */
  booking: Booking | null;
  options: BookingOptions;
}) {
  const { control } = useFormContext<BookingForm>();
  const service = useWatch({ control, name: 'serviceType' });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 gap-6">
        <ServiceChoice />
        <Section name="journey">
          <JourneyFields places={options.places} />
        </Section>
        {service === 'car_rental' ? (
          <Section name="car">
            <div className="grid gap-5">
              <CarOfPeriod booking={booking} options={options} />
              <ExtraFields offers={options.extras} />
            </div>
          </Section>
        ) : (
          <Section name="transfer">
            <TransferFields zones={options.zones} deletedZone={deletedZoneOf(booking)} />
          </Section>
        )}
        <Section name="customer">
          <DriverFields />
          <TextBox
            name="specialRequests"
            label={text.fields.specialRequests}
            hint={text.optional}
            rows={3}
            maxLength={2000}
            className="mt-4"
          />
        </Section>
      </div>
      <div className="min-w-0 lg:sticky lg:top-6">
        <Section name="price">
          <PriceFields options={options} />
          <Choice name="status" label={text.fields.status} className="mt-5">
            {BOOKING_STATUSES.map((status) => (
              <option key={status} value={status}>
                {bookingStatuses[status]}
              </option>
            ))}
          </Choice>
        </Section>
      </div>
    </div>
  );
}

function ServiceChoice() {
  const { control } = useFormContext<BookingForm>();
  const { field } = useController({ control, name: 'serviceType' });
  return (
    <SegmentedControl
      legend={text.fields.serviceType}
      name={field.name}
      segments={SERVICE_TYPES.map((value) => ({ value, label: serviceTypes[value] }))}
      value={field.value}
      onChange={field.onChange}
      className="justify-self-start max-sm:w-full"
    />
  );
}

function deletedZoneOf(booking: Booking | null): string | null {
  return booking && !booking.transferId ? booking.zoneName : null;
}

function Section({ name, children }: { name: keyof typeof text.sections; children: ReactNode }) {
  return (
    <FormSection id={`booking-section-${name}`} {...text.sections[name]}>
      {children}
    </FormSection>
  );
}

/** What a transfer is: where to, in which vehicle, with how many. */
function TransferFields({
  zones,
  deletedZone,
}: {
  zones: BookingOptions['zones'];
  /** Of the booking's zone, if it was deleted. */
  deletedZone: string | null;
}) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <Choice
        name="transferId"
        label={text.fields.transferId}
        hint={deletedZone ? text.transfer.zoneDeleted(deletedZone) : undefined}
      >
        <option value="">{text.transfer.noZone}</option>
        {zones.map(({ id, zoneName, status }) => (
          <option key={id} value={id}>
            {status === 'active' ? zoneName : `${zoneName} (${text.transfer.inactive})`}
          </option>
        ))}
      </Choice>
      <Choice
        name="transferData.vehicleCapacity"
        label={text.fields['transferData.vehicleCapacity']}
        required
      >
        <option value="">{text.transfer.chooseVehicle}</option>
        {VEHICLES.map((vehicle) => (
          <option key={vehicle} value={vehicle}>
            {vehicleNames[vehicle]}
          </option>
        ))}
      </Choice>
      <TextInput
        name="transferData.passengers"
        label={text.fields['transferData.passengers']}
        inputMode="numeric"
        maxLength={2}
        required
      />
      <TextInput
        name="transferData.flightNumber"
        label={text.fields['transferData.flightNumber']}
        hint={text.optional}
        maxLength={20}
      />
      <TextBox
        name="transferData.notes"
        label={text.fields['transferData.notes']}
        rows={2}
        maxLength={2000}
        className="sm:col-span-2"
      />
    </div>
  );
}
