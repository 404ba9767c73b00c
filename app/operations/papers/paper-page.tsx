import type { ReactNode } from 'react';
import { type Paper, paperPath } from '#app/base/messages/papers.rules.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { staffInstant } from '#app/lib/dates/staff-dates.ts';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { ScreenLanguageContext, useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { ContractPaper } from './contract-paper.tsx';
import { ConfirmationPaper, ReceiptPaper } from './customer-papers.tsx';
import { HandoverPaper } from './handover-paper.tsx';
import type { PaperFacts, PaperHandovers, SignedContent, SignedPaper } from './paper.schema.ts';
import { providePaperFoot } from './paper-foot.ts';
import { PaperTextsProvider } from './paper-parts.tsx';
import { paperTexts } from './paper-texts.ts';
import { endOf, signedVersionsOf } from './signed-versions.rules.ts';

const UNRECORDED: PaperHandovers = { out: null, back: null };
const UNSIGNED = { customer: null, staff: null };

export function PaperPage({
  paper,
  facts,
  handover = UNRECORDED,
  kept = null,
}: {
  paper: Paper;
  facts: PaperFacts;
  handover?: PaperHandovers;
  /** Signed version to print instead of today's; null for today's. */
  kept?: (SignedPaper & SignedContent) | null;
}) {
  const text = useOfficeText('papers');
  const { paperNames } = useOfficeText('messages');
  const { booking, price, account } = facts;
  const isByHand = !kept && handover.out === null && (paper === 'contract' || paper === 'handover');
  const isUnpriced = paper === 'receipt' && price.total === null && account.payments.length === 0;
  const texts = paperTexts((kept?.facts ?? facts).booking.language);
  const foot = `${booking.bookingReference} · ${texts.tr.titles[paper]}`;
  const sheets: Record<Paper, ReactNode> = {
    contract: kept ? (
      <ContractPaper {...kept} />
    ) : (
      <ContractPaper facts={facts} {...unsigned(handover, facts.signed)} />
    ),
    handover: kept ? (
      <HandoverPaper {...kept} />
    ) : (
      <HandoverPaper
        facts={facts}
        handover={handover}
        ended={{ out: endOf('out', facts.signed), back: endOf('back', facts.signed) }}
      />
    ),
    confirmation: <ConfirmationPaper facts={facts} />,
    receipt: <ReceiptPaper facts={facts} />,
  };
  return (
    <div>
      <PageHead
        isHeading={false}
        back={{ to: bookingPath(booking.id), label: text.back }}
        title={paperNames[paper]}
        count={booking.bookingReference}
        actions={
          !isUnpriced && (
            <Button variant="primary" size="sm" onClick={() => window.print()}>
              <Icon name="icon-printer" className="size-5" />
              <span>{text.print}</span>
            </Button>
          )
        }
      />
      <div className="mx-auto mb-5 flex max-w-[210mm] flex-wrap items-center justify-between gap-3 empty:hidden print:hidden">
        {(isByHand || isUnpriced) && (
          <p className="w-full text-ink-soft text-small">
            {isByHand ? text.byHand : text.unpriced}
          </p>
        )}
        <SignedVersions paper={paper} facts={facts} kept={kept} />
      </div>
      {!isUnpriced && (
        <article
          lang="tr"
          aria-label={`${paperNames[paper]}, ${text.preview}`}
          ref={() => providePaperFoot(foot)}
          className={cx(
            'paper mx-auto rounded-small border border-sand-line shadow-card',
            !('CSSMarginRule' in window) && 'paper-footed',
          )}
        >
          <div>
            <ScreenLanguageContext value="tr">
              <PaperTextsProvider value={texts}>{sheets[paper]}</PaperTextsProvider>
            </ScreenLanguageContext>
          </div>
          <p className="paper-foot">{foot}</p>
        </article>
      )}
    </div>
  );
}

/**
 * Removes the signatures from today's contract. They belong to the signed version, which is printed
 * while they are valid.
 */
function unsigned({ out, back }: PaperHandovers, signed: readonly SignedPaper[]) {
  const ended = endOf('contract', signed);
  const isSigned = out !== null && (out.signatures.customer ?? out.signatures.staff) !== null;
  return {
    handover: { out: out && { ...out, signatures: UNSIGNED }, back },
    ended,
    isVersionMissing: isSigned && ended === null,
  };
}

function SignedVersions({
  paper,
  facts: { booking, signed },
  kept,
}: {
  paper: Paper;
  facts: PaperFacts;
  kept: SignedPaper | null;
}) {
  const text = useOfficeText('papers');
  const ended = signedVersionsOf(paper, signed).filter(({ changed }) => changed !== null);
  const path = paperPath(booking.id, paper);
  const others = ended.filter(({ id }) => id !== kept?.id);
  if (!kept && others.length === 0) return null;
  return (
    <div className="grid w-full gap-1 text-ink-soft text-small">
      {kept && (
        <p>
          {kept.changed
            ? text.formerly(staffInstant(kept.signedAt), staffInstant(kept.changed.at))
            : text.asSigned(staffInstant(kept.signedAt))}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4">
        {kept?.changed && (
          <Link to={path} className="inline-flex min-h-11 items-center font-strong underline">
            {text.today}
          </Link>
        )}
        {others.map(({ id, signedAt }) => (
          <Link
            key={id}
            to={`${path}?signed=${id}`}
            className="inline-flex min-h-11 items-center font-strong underline"
          >
            {text.version(staffInstant(signedAt))}
          </Link>
        ))}
      </p>
    </div>
  );
}
