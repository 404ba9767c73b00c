import { useState } from 'react';
import type { WallClock } from '#app/lib/dates.ts';
import { languageOf } from '#app/lib/language.ts';
import { isPhone } from '#app/lib/phone.ts';
import type { Part } from '#app/lib/settled.ts';
import { staffMoment } from '#app/lib/staff-dates.ts';
import { SITE_LANGUAGES, type SiteLanguage, type TextOf } from '#app/lib/texts.ts';
import { whatsappLink } from '#app/lib/whatsapp.ts';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { useText } from '#app/ui/use-text.ts';
import type { Image } from '../images/images.schema.ts';
import { HandoverPhotos } from './handover-photos.tsx';
import type { BookingMessages } from './messages.schema.ts';
import { messagesText } from './messages.text.ts';
import { handoverPath, paperPath, papersOf } from './papers.rules.ts';
import { TripLink } from './trip-link.tsx';

/** What a booking's page says of a hand-over or a return. */
interface RecordedHandover {
  kind: 'out' | 'back';
  at: WallClock;
  plate: string;
  kilometres: number;
  fuelEighths: number;
  photos: readonly Image[];
}

/** What the office gives the customer of a booking: papers to print, and messages ready to be sent. */
export function BookingPapers({
  bookingId,
  service,
  recorded,
  messages,
}: {
  bookingId: string;
  service: 'car_rental' | 'transfer';
  recorded: readonly RecordedHandover[];
  messages: Part<BookingMessages>;
}) {
  const text = useText(messagesText);
  return (
    <div
      lang={languageOf('en')}
      className="mb-6 grid gap-5 rounded-card print:hidden border border-sand-line bg-white p-4 sm:p-6 xl:grid-cols-2 xl:gap-8"
    >
      <section aria-labelledby="booking-papers" className="min-w-0">
        {service === 'car_rental' && <Handovers bookingId={bookingId} recorded={recorded} />}
        <h2 id="booking-papers" className="font-bold text-lg xl:py-2.5">
          {text.papers}
        </h2>
        <p className="mt-1 text-ink-soft text-sm max-sm:hidden">{text.papersHint}</p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {papersOf(service).map((paper) => (
            <li key={paper}>
              <ButtonLink to={paperPath(bookingId, paper)} size="sm">
                {text.paperNames[paper]}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="booking-messages" className="min-w-0">
        {messages.ok ? (
          <>
            <Messages {...messages.data} />
            <TripLink bookingId={bookingId} url={messages.data.tripUrl} />
          </>
        ) : (
          <>
            <MessagesTitle />
            <p className="mt-1 text-coral text-sm">{messages.error || text.failed}</p>
          </>
        )}
      </section>
    </div>
  );
}

/** The two records of a rental: what they say, and the way to them. */
function Handovers({
  bookingId,
  recorded,
}: {
  bookingId: string;
  recorded: readonly RecordedHandover[];
}) {
  const text = useText(messagesText);
  return (
    <nav aria-label={text.handover} className="mb-5 flex flex-wrap gap-2">
      {(['out', 'back'] as const).map((kind) => {
        const record = recorded.find((each) => each.kind === kind);
        return (
          <div
            key={kind}
            className={cx('flex flex-wrap items-center gap-x-3 gap-y-1', record && 'w-full')}
          >
            <ButtonLink size="sm" to={handoverPath(bookingId, kind)}>
              <Icon
                name={kind === 'out' ? 'icon-key-round' : 'icon-corner-down-left'}
                className="size-5"
              />
              <span>{text.handovers[kind]}</span>
            </ButtonLink>
            {record && <p className="text-sm tabular-nums">{inWords(record, text)}</p>}
            {record && record.photos.length > 0 && (
              <HandoverPhotos title={text.photosOf[kind]} photos={record.photos} />
            )}
          </div>
        );
      })}
    </nav>
  );
}

/** `27 Kas 2026 10:05 · 07 ABC 123 · 45.120 km · Yakıt 6/8`. */
function inWords(
  { at, plate, kilometres, fuelEighths }: RecordedHandover,
  text: TextOf<typeof messagesText>,
): string {
  return [staffMoment(at), plate, text.kilometres(kilometres), text.fuel(fuelEighths)].join(' · ');
}

function Messages({ phone, language: own, messages }: BookingMessages) {
  const text = useText(messagesText);
  const [chosen, setLanguage] = useState<SiteLanguage | null>(null);
  // That of the booking, also after it was saved in another one.
  const language = chosen ?? own;
  const ready = messages.filter((each) => each[language] !== '');
  if (messages.length === 0) {
    return (
      <>
        <MessagesTitle />
        <p className="mt-1 text-ink-soft text-sm">{isPhone(phone) ? text.noneNow : text.noPhone}</p>
      </>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <MessagesTitle />
        <SegmentedControl
          legend={text.language}
          name="message-language"
          segments={SITE_LANGUAGES.map((value) => ({
            value,
            label: value.toUpperCase(),
            name: `${value.toUpperCase()} ${text.languages[value]}`,
          }))}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <p className={cx('mt-1 text-ink-soft text-sm', ready.length > 0 && 'max-sm:hidden')}>
        {ready.length > 0 ? text.messagesHint : text.none}
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {ready.map(({ step, [language]: message }) => (
          <li key={step}>
            <ButtonAnchor
              href={whatsappLink(phone, message)}
              target="_blank"
              rel="noopener"
              size="sm"
            >
              <Icon name="icon-message-circle" className="size-5" />
              <span>{text.steps[step]}</span>
              <span className="sr-only">{text.opensChat}</span>
            </ButtonAnchor>
          </li>
        ))}
      </ul>
    </>
  );
}

function MessagesTitle() {
  const text = useText(messagesText);
  return (
    <h2 id="booking-messages" className="font-bold text-lg">
      {text.messages}
    </h2>
  );
}
