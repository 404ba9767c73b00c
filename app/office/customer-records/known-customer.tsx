import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { useText } from '#app/ui/use-text.ts';
import { type CustomerMatch, fullNameOf } from './customer-match.schema.ts';
import { customerMatchText } from './customer-match.text.ts';
import { customerPath } from './customer-path.rules.ts';

/** Who has the phone number of a booking, and what the office has noted as a warning. */
export function KnownCustomer({ known }: { known: CustomerMatch | null }) {
  const text = useText(customerMatchText);
  return (
    // There from the start, so that screen readers say what comes into it.
    <div role="status">
      {known && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 text-sm">
          <span className="text-ink-soft">{text.known(known.bookings)}</span>
          <Link
            to={customerPath(known.id)}
            aria-label={text.open(fullNameOf(known))}
            className="wrap-anywhere inline-flex min-h-11 items-center gap-1.5 font-semibold text-turquoise hover:underline"
          >
            <Icon name="icon-user-round" className="size-4 shrink-0" />
            <span>{fullNameOf(known)}</span>
          </Link>
        </p>
      )}
      {known?.warning && (
        <p className="wrap-anywhere mb-4 flex gap-2.5 rounded-control border border-coral/30 bg-coral-wash px-4 py-3 font-medium">
          <Icon name="icon-triangle-alert" className="mt-0.5 size-5 shrink-0 text-coral" />
          <span>
            <span className="sr-only">{`${text.warning}: `}</span>
            <span>{known.warning}</span>
          </span>
        </p>
      )}
    </div>
  );
}
