import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '#app/ui/form-section.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { BOOKING_STATUSES, SERVICE_TYPES } from './booking.rules.ts';
import type { BookingForm } from './booking-form.schema.ts';
import { bookingFormText as text } from './booking-form.text.ts';
import { CarField } from './booking-form-car.tsx';
import { Choice, TextBox } from './booking-form-controls.tsx';
import { DriverFields } from './booking-form-drivers.tsx';
import { ExtraFields } from './booking-form-extras.tsx';
import { JourneyFields } from './booking-form-journey.tsx';
import { PriceFields } from './booking-form-price.tsx';
import { TransferFields } from './booking-form-transfer.tsx';
import type { Booking } from './booking-json.schema.ts';
import { bookingStatuses, serviceTypes } from './booking-list.text.ts';
import type { BookingOptions } from './booking-options.schema.ts';
import { typedPeriod } from './booking-typed.rules.ts';
import { useFreeUnits } from './use-free-units.ts';

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
            <TransferFields zones={options.zones} goneZone={goneZoneOf(booking)} />
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

function CarOfPeriod({ booking, options }: { booking: Booking | null; options: BookingOptions }) {
  const { control } = useFormContext<BookingForm>();
  const [pickupTime, dropoffTime] = useWatch({ control, name: ['pickupTime', 'dropoffTime'] });
  const free = useFreeUnits(typedPeriod({ pickupTime, dropoffTime }), booking?.id ?? null);
  const goneTitle =
    booking?.serviceType === 'car_rental' && !booking.carId ? booking.carTitle : null;
  return <CarField cars={options.cars} free={free} goneTitle={goneTitle} />;
}

function goneZoneOf(booking: Booking | null): string | null {
  return booking && !booking.transferId ? booking.zoneName : null;
}

function Section({ name, children }: { name: keyof typeof text.sections; children: ReactNode }) {
  return (
    <FormSection id={`booking-section-${name}`} {...text.sections[name]}>
      {children}
    </FormSection>
  );
}
