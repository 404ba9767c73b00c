import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Part } from '#app/lib/page-part.ts';
import { isPhone } from '#app/lib/requests/phone.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { languageOf } from '#app/lib/words/language.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#app/lib/words/texts.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Menu } from '#app/ui/dialogs/menu.tsx';
import type { MenuAction, MenuGroup } from '#app/ui/dialogs/menu-list.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { BookingMessages } from './messages.schema.ts';
import { handoverPath, paperPath, papersOf } from './papers.rules.ts';
import { TripDialog } from './trip-link.tsx';

/** Small, so that the buttons fit beside the main action on a phone. */
const BUTTON = buttonClass({ size: 'sm' }, 'max-sm:px-3');

const MESSAGES_ID = 'booking-messages';

const RECORDS = [
  ['out', 'icon-key-round'],
  ['back', 'icon-corner-down-left'],
] as const;

export function PapersMenu({
  bookingId,
  service,
}: {
  bookingId: string;
  service: 'car_rental' | 'transfer';
}) {
  const text = useOfficeText('messages');
  const papers: MenuAction[] = papersOf(service).map((paper) => ({
    label: text.paperNames[paper],
    icon: <Icon name="icon-file-text" />,
    href: paperPath(bookingId, paper),
  }));
  const records: MenuAction[] = RECORDS.map(([kind, icon]) => ({
    label: text.handovers[kind],
    icon: <Icon name={icon} />,
    href: handoverPath(bookingId, kind),
  }));
  return (
    <Menu
      lang={languageOf('en')}
      className={BUTTON}
      actions={[
        { label: text.papersHint, actions: papers },
        ...(service === 'car_rental' ? [{ label: text.handover, actions: records }] : []),
      ]}
    >
      <Icon name="icon-printer" className="size-4" />
      <span>{text.papers}</span>
      <Icon name="icon-chevron-down" className="size-4" />
    </Menu>
  );
}

/**
 * Menu of the messages that fit a booking's state, and of the trip page. A message opens a chat
 * with the customer.
 */
export function MessagesMenu({
  bookingId,
  messages,
}: {
  bookingId: string;
  messages: Part<BookingMessages>;
}) {
  const text = useOfficeText('messages');
  const { revalidate } = useRevalidator();
  const [chosen, setLanguage] = useState<SiteLanguage | null>(null);
  const [isTripOpen, setTripOpen] = useState(false);
  const trip: MenuAction = {
    label: text.trip.title,
    icon: <Icon name="icon-ticket" />,
    onSelect: () => setTripOpen(true),
  };
  const retry: MenuAction = {
    label: text.retry,
    icon: <Icon name="icon-refresh-cw" />,
    onSelect: () => void revalidate(),
  };
  return (
    <>
      <Menu
        id={MESSAGES_ID}
        lang={languageOf('en')}
        className={BUTTON}
        actions={
          messages.ok
            ? // Uses the booking's current language until a person chooses another.
              [
                groupOf(messages.data, chosen ?? messages.data.language, {
                  choose: setLanguage,
                  text,
                }),
                trip,
              ]
            : [{ label: messages.error || text.failed, actions: [retry] }]
        }
      >
        <Icon name="icon-message-circle" className="size-4" />
        <span>{text.messages}</span>
        <Icon name="icon-chevron-down" className="size-4" />
      </Menu>
      {messages.ok && (
        <TripDialog
          open={isTripOpen}
          onClose={() => setTripOpen(false)}
          finalFocus={() => document.getElementById(MESSAGES_ID)}
          bookingId={bookingId}
          url={messages.data.tripUrl}
        />
      )}
    </>
  );
}

function groupOf(
  { phone, messages }: BookingMessages,
  language: SiteLanguage,
  { choose, text }: { choose: (language: SiteLanguage) => void; text: OfficeTexts['messages'] },
): MenuGroup {
  if (messages.length === 0) {
    return { label: isPhone(phone) ? text.noneNow : text.noPhone, actions: [] };
  }
  const ready = messages.filter((each) => each[language] !== '');
  return {
    label: ready.length > 0 ? text.messagesHint : text.none,
    choice: {
      label: text.language,
      options: SITE_LANGUAGES.map((value) => ({
        value,
        label: value.toUpperCase(),
        name: `${value.toUpperCase()} ${text.languages[value]}`,
      })),
      value: language,
      onChange: (value) => choose(value as SiteLanguage),
    },
    actions: ready.map(({ step, [language]: message }) => ({
      label: text.steps[step],
      hint: ` ${text.opensChat}`,
      icon: <Icon name="icon-message-circle" />,
      href: whatsappLink(phone, message),
    })),
  };
}
