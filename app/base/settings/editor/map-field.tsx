import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { InputField } from '#app/ui/fields/field.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { type MapTiles, mapUrl, positionOnAreaMap } from '../places/map.rules.ts';
import { MapPicker } from './map-picker.tsx';
import { controlId, FieldGroup, type SettingsForm, useErrorsWithin } from './settings-form.tsx';
import { readPosition, rounded } from './typed-position.rules.ts';

const ID = controlId('business.mapPosition');

export function MapField({ business, tiles }: { business: string; tiles: MapTiles | null }) {
  const { parts, form } = useOfficeText('settings');
  const { map: text } = form;
  const { control } = useFormContext<SettingsForm>();
  /** Set once staff open the map, so that map tiles are loaded only on demand. */
  const [shown, setShown] = useState(false);
  const { field } = useController({ control, name: 'business.mapPosition' });
  const errorAt = useErrorsWithin('business.mapPosition');
  const { lat, lng } = field.value;
  const position = readPosition(`${lat}, ${lng}`);
  const outside = position !== null && positionOnAreaMap(position) === null && !tiles;

  function take(place: { lat: number; lng: number }) {
    field.onChange({ lat: String(rounded(place.lat)), lng: String(rounded(place.lng)) });
  }
  return (
    <FieldGroup field="business.mapPosition" className="gap-4">
      <div className="grid min-w-0 content-start gap-4">
        <PasteField onPasted={take} />
        <div className="grid grid-cols-2 large-text:grid-cols-1 gap-4">
          <InputField
            id={`${ID}-lat`}
            label={parts.lat}
            value={lat}
            inputMode="decimal"
            autoComplete="off"
            error={errorAt('lat') ?? errorAt('')}
            onChange={({ currentTarget }) => field.onChange({ lat: currentTarget.value, lng })}
            onBlur={field.onBlur}
          />
          <InputField
            id={`${ID}-lng`}
            label={parts.lng}
            value={lng}
            inputMode="decimal"
            autoComplete="off"
            error={errorAt('lng')}
            onChange={({ currentTarget }) => field.onChange({ lat, lng: currentTarget.value })}
            onBlur={field.onBlur}
          />
        </div>
        {outside && <p className="text-ink-soft text-small">{text.outside}</p>}
      </div>
      <Fold title={text.choose} onOpenChange={(open) => open && setShown(true)}>
        {shown && (
          <>
            <MapPicker name={business} position={position} tiles={tiles} onPick={take} />
            <p className="mt-2 text-ink-soft text-small">{text.pickHint}</p>
          </>
        )}
        {position && (
          <a
            href={mapUrl(position)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-2 text-small-strong text-turquoise hover:underline"
          >
            <span>{text.check}</span>
            <Icon name="icon-external-link" className="size-4" />
            <span className="sr-only">{form.newWindow}</span>
          </a>
        )}
      </Fold>
    </FieldGroup>
  );
}

/** Input that is not part of the form: takes two numbers at once, or a link to a map. */
function PasteField({ onPasted }: { onPasted: (place: { lat: number; lng: number }) => void }) {
  const { map: text } = useOfficeText('settings').form;
  const [typed, setTyped] = useState('');
  const found = readPosition(typed) !== null;
  return (
    <div>
      <InputField
        id={`${ID}-paste`}
        label={text.paste}
        hint={text.pasteHint}
        value={typed}
        autoComplete="off"
        error={typed.length > 12 && !found ? text.notFound : undefined}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          const place = readPosition(value);
          if (place) onPasted(place);
        }}
      />
      <p role="status" className="text-small text-turquoise">
        {found && text.pasted}
      </p>
    </div>
  );
}
