import { Button, ButtonLink } from '#app/ui/button.tsx';
import { adminZonesText } from './admin-zones.text.ts';
import { useZoneEditor } from './use-zone-editor.ts';
import { ZONE_SAVE_ID, ZoneEditing, ZoneFormElement, ZoneNotices } from './zone-editing.tsx';
import { ZoneLine, ZoneNumber, ZoneStatusField, ZoneText } from './zone-fields.tsx';
import { MAX_ZONE_DESCRIPTION, MAX_ZONE_NAME } from './zone-input.rules.ts';

const text = adminZonesText.form;

/** The form of a new zone, above the list. */
export function ZoneAdd({ displayOrder, leaveTo }: { displayOrder: number; leaveTo: string }) {
  const editor = useZoneEditor({ zone: null, displayOrder, leaveTo });
  return (
    <ZoneEditing editor={editor}>
      <section
        aria-labelledby="zone-add-title"
        className="mb-6 rounded-card border border-sand-line bg-white p-4 sm:p-6"
      >
        <h2 id="zone-add-title" className="mb-4 font-bold text-lg">
          {text.addTitle}
        </h2>
        <ZoneFormElement editor={editor} label={text.addTitle}>
          <ZoneNotices editor={editor} />
          <div className="mt-4 grid gap-4 sm:grid-cols-6">
            <ZoneLine
              name="zoneName"
              required
              maxLength={MAX_ZONE_NAME}
              hint={text.nameHint}
              lang="tr"
              className="sm:col-span-6 lg:col-span-3"
            />
            <ZoneNumber
              name="displayOrder"
              hint={text.orderHint}
              className="sm:col-span-3 lg:col-span-2"
            />
            <div className="sm:col-span-3 lg:col-span-1">
              <ZoneStatusField />
            </div>
            <fieldset className="grid gap-4 sm:col-span-6 sm:grid-cols-3">
              <legend className="mb-3 text-ink-soft text-sm">{text.pricesTitle}</legend>
              <ZoneNumber name="pricing.capacity_1_4" required />
              <ZoneNumber name="pricing.capacity_1_6" required />
              <ZoneNumber name="pricing.capacity_1_16" required />
            </fieldset>
            <ZoneText
              name="description"
              rows={2}
              maxLength={MAX_ZONE_DESCRIPTION}
              hint={text.descriptionHint}
              lang="tr"
              className="sm:col-span-6"
            />
          </div>
          <div className="mt-6 flex justify-end gap-3 max-sm:*:grow">
            <ButtonLink size="sm" to={leaveTo} replace preventScrollReset>
              {text.cancel}
            </ButtonLink>
            <Button
              id={ZONE_SAVE_ID}
              type="submit"
              size="sm"
              variant="primary"
              pending={editor.phase !== 'idle'}
            >
              {text.create}
            </Button>
          </div>
        </ZoneFormElement>
      </section>
    </ZoneEditing>
  );
}
