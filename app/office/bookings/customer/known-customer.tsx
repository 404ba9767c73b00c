import { type CustomerMatch, fullNameOf } from '#app/domain/customers/customer-match.schema.ts';
import { findPerson, type PersonName } from '#app/domain/customers/person.rules.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { customerPath } from './customer-path.rules.ts';

/**
 * All customers with the phone number of a booking. The typed name decides which one is meant. A
 * warning about another customer is shown with that customer's name.
 */
export function KnownCustomer({ known, typed }: { known: CustomerMatch[]; typed: PersonName }) {
  const text = useOfficeText('customerMatch');
  const isUnnamed = `${typed.name}${typed.surname ?? ''}`.trim() === '';
  const person = isUnnamed && known.length === 1 ? known[0] : findPerson(known, typed);
  const others = known.filter((each) => each !== person);
  return (
    // Rendered from the start, so that screen readers announce what is added later.
    <div role="status">
      {person && (
        <>
          <People label={text.known(person.bookings)} people={[person]} />
          {person.warning && <Warning label={text.warning} isLabelHidden {...person} />}
        </>
      )}
      {others.length > 0 && <People label={person ? text.shared : text.others} people={others} />}
      {!person &&
        others.map(
          (each) =>
            each.warning && (
              <Warning key={each.id} label={text.warningOf(fullNameOf(each))} {...each} />
            ),
        )}
    </div>
  );
}

function People({ label, people }: { label: string; people: CustomerMatch[] }) {
  const text = useOfficeText('customerMatch');
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 text-small">
      <span className="text-ink-soft">{label}</span>
      {people.map((person) => (
        <Link
          key={person.id}
          to={customerPath(person.id)}
          aria-label={text.open(fullNameOf(person))}
          className="wrap-anywhere inline-flex min-h-11 items-center gap-2 font-strong text-turquoise hover:underline"
        >
          <Icon name="icon-user-round" className="size-4 shrink-0" />
          <span>{fullNameOf(person)}</span>
        </Link>
      ))}
    </p>
  );
}

function Warning({
  label,
  warning,
  isLabelHidden = false,
}: {
  label: string;
  warning: string;
  isLabelHidden?: boolean;
}) {
  return (
    <Alert tone="warning" className="wrap-anywhere mb-4">
      <span className={isLabelHidden ? 'sr-only' : undefined}>{`${label}: `}</span>
      <span>{warning}</span>
    </Alert>
  );
}
