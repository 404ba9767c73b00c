import type { ReactNode } from 'react';
import { messagesText } from '#app/base/messages/messages.text.ts';
import type { Paper } from '#app/base/messages/papers.rules.ts';
import { languageOf } from '#app/lib/language.ts';
import { bookingPath } from '#app/office/bookings/booking-list-address.rules.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useText } from '#app/ui/use-text.ts';
import { ContractPaper } from './contract-paper.tsx';
import { ConfirmationPaper, ReceiptPaper } from './customer-papers.tsx';
import { HandoverPaper } from './handover-paper.tsx';
import type { PaperFacts } from './paper.schema.ts';
import { providePaperFoot } from './paper-foot.ts';
import type { PaperHandovers } from './paper-handover.ts';
import { PaperTextsProvider } from './paper-parts.tsx';
import { paperScreenText } from './paper-screen.text.ts';
import { paperTexts } from './paper-texts.ts';

/** A paper as it will be printed, with the button that prints it. */
export function PaperPage({
  paper,
  facts,
  handover,
}: {
  paper: Paper;
  facts: PaperFacts;
  handover: PaperHandovers;
}) {
  const text = useText(paperScreenText);
  const { paperNames } = useText(messagesText);
  const { booking, price } = facts;
  const isByHand = handover.out === null && (paper === 'contract' || paper === 'handover');
  const isUnpriced = paper === 'receipt' && price.total === null;
  const texts = paperTexts(booking.language);
  const foot = `${booking.bookingReference} · ${texts.tr.titles[paper]}`;
  const sheets: Record<Paper, ReactNode> = {
    contract: <ContractPaper facts={facts} handover={handover} />,
    handover: <HandoverPaper facts={facts} handover={handover} />,
    confirmation: <ConfirmationPaper facts={facts} />,
    receipt: <ReceiptPaper facts={facts} />,
  };
  return (
    <div lang={languageOf('en')}>
      <div className="mx-auto mb-5 flex max-w-[210mm] flex-wrap items-center justify-between gap-3 print:hidden">
        <ButtonLink to={bookingPath(booking.id)} size="sm">
          <Icon name="icon-arrow-left" className="size-5" />
          <span>{text.back}</span>
        </ButtonLink>
        {!isUnpriced && (
          <Button variant="primary" size="sm" onClick={() => window.print()}>
            <Icon name="icon-printer" className="size-5" />
            <span>{text.print}</span>
          </Button>
        )}
        {(isByHand || isUnpriced) && (
          <p className="w-full text-ink-soft text-sm">{isByHand ? text.byHand : text.unpriced}</p>
        )}
      </div>
      {!isUnpriced && (
        <article
          lang="tr"
          aria-label={`${paperNames[paper]}, ${text.preview}`}
          ref={() => providePaperFoot(foot)}
          className={cx(
            'paper mx-auto rounded-lg border border-sand-line shadow-card',
            !('CSSMarginRule' in window) && 'paper-footed',
          )}
        >
          <div>
            <PaperTextsProvider value={texts}>{sheets[paper]}</PaperTextsProvider>
          </div>
          <p className="paper-foot">{foot}</p>
        </article>
      )}
    </div>
  );
}
