import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { FormSection } from '#app/ui/sections.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import type { RoadImportResult } from '../road.schema.ts';
import { ROAD_PATH } from '../road-address.rules.ts';

export function ImportResultPart({
  count,
  messages,
  again,
}: {
  count: number;
  messages: RoadImportResult['messages'];
  again: () => void;
}) {
  const { importing: text } = useOfficeText('road');
  return (
    <div className="grid gap-4">
      <Alert tone="success">{text.done(count)}</Alert>
      <RoadMessages messages={messages} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={ROAD_PATH}>
          {text.back}
        </ButtonLink>
        <Button onClick={again}>{text.again}</Button>
      </div>
    </div>
  );
}

export function RoadMessages({ messages }: Pick<RoadImportResult, 'messages'>) {
  const { importing: text } = useOfficeText('road');
  if (messages.length === 0) return null;
  return (
    <FormSection id="road-messages" title={text.messages} text={text.messagesHint}>
      <ul className="divide-y divide-sand-line border-sand-line border-y">
        {messages.map(({ bookingId, reference, customer, phone, message }) => (
          <li
            key={bookingId}
            className="flex min-h-14 flex-wrap items-center justify-between gap-3 py-2"
          >
            <span className="min-w-0">
              <span className="block truncate font-strong">{customer || reference}</span>
              <span className="text-ink-soft text-small">{reference}</span>
            </span>
            {message === '' ? (
              <span className="text-ink-soft text-small">{text.noPhone}</span>
            ) : (
              <a
                href={whatsappLink(phone, message)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={text.write(customer || reference)}
                className={buttonClass({ size: 'sm' })}
              >
                <Icon name="icon-message-circle" className="size-5" />
                <span>WhatsApp</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
