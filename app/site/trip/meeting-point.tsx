import { HoursList } from '#app/base/settings/editor/hours-list.tsx';
import type { Business } from '#app/base/settings/settings.schema.ts';
import type { OfficeText } from '#app/base/settings/settings-in-language.rules.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { useText, useTurkishLang } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { OfficeMap } from '../home/office-map.tsx';

export function MeetingPoint({
  place,
  note,
  business,
}: {
  place: string;
  /** Text of the settings about the place, if there is one. */
  note: OfficeText | undefined;
  business: Business;
}) {
  const text = useText('trip');
  const { footer } = useText('shell');
  const { newWindow } = useText('settings');
  const { street, district, city, postalCode } = business.address;
  return (
    <section
      aria-labelledby="bulusma"
      className="mt-12 grid gap-x-12 gap-y-6 md:grid-cols-2 print:mt-6 print:break-inside-avoid"
    >
      <div>
        <h2 id="bulusma" className="text-title">
          {text.meeting}
        </h2>
        <p className="mt-3 font-strong">{place}</p>
        {note?.text && (
          <p lang={note.language} className="mt-1 whitespace-pre-line text-pretty">
            {note.text}
          </p>
        )}
        <ButtonAnchor
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
          target="_blank"
          rel="noopener"
          size="sm"
          className="mt-3 print:hidden"
        >
          <Icon name="icon-map-pin" className="size-5" />
          <span>{text.map}</span>
          <span className="sr-only">{newWindow}</span>
        </ButtonAnchor>
        <h3 className="mt-6 text-heading">{text.office}</h3>
        <p
          lang={useTurkishLang()}
          className="mt-1"
        >{`${street}, ${postalCode} ${district} / ${city}`}</p>
        <p className="mt-3 text-ink-soft text-small">{footer.hours}</p>
        <HoursList
          openingHours={business.openingHours}
          rowClassName="flex flex-wrap justify-between gap-x-6"
        />
      </div>
      {/* A phone shows the map below the office's address, which says what the pin marks. */}
      <figure className="print:hidden">
        <figcaption className="mb-3 text-heading max-md:sr-only">{text.officeMap}</figcaption>
        <OfficeMap business={business} tiles={null} />
      </figure>
    </section>
  );
}
