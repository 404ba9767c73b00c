import type { Business } from '#app/base/settings/settings.schema.ts';
import lostSign from '#app/base/shell/assets/lost-sign.svg?inline';
import { PageFailure } from '#app/base/shell/error-page.tsx';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { RentalTrip } from './sent-rental.tsx';
import { TransferTrip } from './sent-transfer.tsx';
import { readSentTrip } from './sent-trip.rules.ts';
import type { SentTripPage } from './use-trip-context.ts';

/** Page of the request whose code is in the fragment; a message if the code is invalid. */
export function SentTrip({ fragment, page }: { fragment: string; page: SentTripPage }) {
  const sent = readSentTrip(fragment);
  if (!sent) return <NoTrip business={page.business} />;
  return sent.kind === 'rental' ? (
    <RentalTrip key={sent.code} request={sent} page={page} />
  ) : (
    <TransferTrip key={sent.code} sent={sent} page={page} />
  );
}

function NoTrip({ business }: { business: Business }) {
  const text = useText('trip');
  return (
    // Keeps the height of the loading message, so that the page does not jump.
    <div className="min-h-svh">
      <PageFailure
        drawing={lostSign}
        title={text.unreadable.title}
        text={text.unreadable.text}
        action={
          <>
            <ButtonLink to="/cars" variant="ink">
              {text.cars}
            </ButtonLink>
            <ButtonLink to="/transfer">{text.transfers}</ButtonLink>
            <a
              href={whatsappLink(business.whatsappNumber)}
              target="_blank"
              rel="noopener"
              className="button min-h-11 px-4 text-turquoise hover:bg-turquoise-wash active:bg-sand-line"
            >
              {text.write}
            </a>
          </>
        }
      />
    </div>
  );
}
