/** What Today and the board say of a vehicle; they need none of the texts of its form. */
import { officeTexts } from '#app/lib/former-texts.ts';
import type { Due } from './vehicle.rules.ts';

export const vehicleStateText = officeTexts('tr', (texts) => texts.vehicles.state);

/** `Muayene: 12 gün kaldı`. */
export function dueInWords(
  { kind, inDays, inKilometres }: Due,
  text = vehicleStateText.onScreen(),
): string {
  const when = [
    inDays !== null && text.inDays(inDays),
    inKilometres !== null && text.inKilometres(inKilometres),
  ];
  return `${text.dueKinds[kind]}: ${when.filter(Boolean).join(', ')}`;
}
