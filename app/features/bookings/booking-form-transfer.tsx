import { VEHICLES } from '../transfers/zone.rules.ts';
import { bookingFormText, vehicleNames } from './booking-form.text.ts';
import { Choice, TextBox, TextInput } from './booking-form-controls.tsx';
import type { BookingOptions } from './booking-options.schema.ts';

const { fields, transfer: text, optional } = bookingFormText;

/** What a transfer is: where to, in which vehicle, with how many. */
export function TransferFields({
  zones,
  goneZone,
}: {
  zones: BookingOptions['zones'];
  /** Of the zone that the booking had and that was deleted since. */
  goneZone: string | null;
}) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <Choice
        name="transferId"
        label={fields.transferId}
        hint={goneZone ? text.zoneGone(goneZone) : undefined}
      >
        <option value="">{text.noZone}</option>
        {zones.map(({ id, zoneName, status }) => (
          <option key={id} value={id}>
            {status === 'active' ? zoneName : `${zoneName} (${text.inactive})`}
          </option>
        ))}
      </Choice>
      <Choice
        name="transferData.vehicleCapacity"
        label={fields['transferData.vehicleCapacity']}
        required
      >
        <option value="">{text.chooseVehicle}</option>
        {VEHICLES.map((vehicle) => (
          <option key={vehicle} value={vehicle}>
            {vehicleNames[vehicle]}
          </option>
        ))}
      </Choice>
      <TextInput
        name="transferData.passengers"
        label={fields['transferData.passengers']}
        inputMode="numeric"
        maxLength={2}
        required
      />
      <TextInput
        name="transferData.flightNumber"
        label={fields['transferData.flightNumber']}
        hint={optional}
        maxLength={20}
      />
      <TextBox
        name="transferData.notes"
        label={fields['transferData.notes']}
        rows={2}
        maxLength={2000}
        className="sm:col-span-2"
      />
    </div>
  );
}
