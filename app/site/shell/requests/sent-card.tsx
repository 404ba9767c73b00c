import { useRouteLoaderData } from 'react-router';
import { HoursList } from '#app/base/settings/editor/hours-list.tsx';
import type { Business } from '#app/base/settings/settings.schema.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { sentRequest } from './sent-card.rules.ts';

/** Summary of a sent request, which stays when the form is empty again. */
export function SentCard({ chat }: { chat: string }) {
  const text = useText('shell').sentCard;
  const layout = useRouteLoaderData<{ settings: { business: Business } }>('public-layout');
  const { title, lines, total, trip } = sentRequest(chat);
  return (
    <section
      aria-label={text.title}
      className="w-full rounded-control border border-turquoise/30 bg-white p-4 text-left"
    >
      <p className="text-ink-soft text-small">{text.title}</p>
      <p className="wrap-anywhere mt-1 text-heading">{title}</p>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere text-small tabular-nums">
          {line}
        </p>
      ))}
      <p className="mt-1 font-strong tabular-nums">{total}</p>
      {layout && (
        <>
          <p className="mt-3 text-ink-soft text-small">{text.hours}</p>
          <HoursList
            openingHours={layout.settings.business.openingHours}
            rowClassName="flex flex-wrap justify-between gap-x-6 text-small"
          />
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3 *:grow">
        <ButtonAnchor href={trip} variant="ink" size="sm">
          <Icon name="icon-calendar-check" className="size-5" />
          <span>{text.trip}</span>
        </ButtonAnchor>
        <ButtonAnchor href={chat} target="_blank" rel="noopener" size="sm">
          <Icon name="icon-brand-whatsapp" className="size-5" />
          <span>{text.again}</span>
        </ButtonAnchor>
      </div>
    </section>
  );
}
