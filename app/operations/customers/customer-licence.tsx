import { handoverPath } from '#app/base/messages/papers.rules.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { FormSection } from '#app/ui/sections.tsx';
import type { CustomerPage } from './customer.schema.ts';

/**
 * Documents of the last hand-over with masked numbers. The page of the hand-over can show them in
 * full.
 */
export function CustomerLicence({ bookingId, at, driver }: NonNullable<CustomerPage['documents']>) {
  const { labels: handoverLabels } = useOfficeText('handovers');
  const { form: text } = useOfficeText('customers');
  const { idNumber, nationality, birthDate, licenceNumber, licenceClass, licenceDate } = driver;
  const day = (date: string | null) => date && staffDay(date);
  const facts = [
    [handoverLabels.licenceNumber, [licenceNumber, licenceClass].filter(Boolean).join(', ')],
    [handoverLabels.licenceDate, day(licenceDate)],
    [handoverLabels.idNumber, [idNumber, nationality].filter(Boolean).join(', ')],
    [handoverLabels.birthDate, day(birthDate)],
  ];
  return (
    <FormSection id="customer-licence" title={text.sections.licence}>
      <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-ink-soft text-small">{label}</dt>
                <dd className="wrap-anywhere font-strong tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Link
        to={handoverPath(bookingId, 'out')}
        className="mt-2 inline-flex min-h-11 items-center font-strong text-turquoise hover:underline"
      >
        {text.licenceFrom(at)}
      </Link>
    </FormSection>
  );
}
