import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { get } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { VEHICLES } from '#app/domain/zones/zone.rules.ts';
import {
  type AdminZone,
  MAX_ZONE_NAME,
  type ZoneInput,
  zoneInputSchema,
} from '#app/domain/zones/zone.schema.ts';
import { DraftOffer, EditorProblems } from '#app/editing/editor/editor-notices.tsx';
import { EDITOR_SAVE_ID, EditorScope } from '#app/editing/editor/editor-scope.tsx';
import { type Entity, useEditor } from '#app/editing/editor/use-editor.ts';
import {
  type InForm,
  linesCodec,
  type TranslationsInForm,
  toForm,
} from '#app/editing/fields/form-codec.ts';
import {
  ChoiceField,
  controlId,
  NumberField,
  TextAreaField,
  TextField,
} from '#app/editing/fields/form-controls.tsx';
import {
  LanguageSwitch,
  TranslatedFields,
  TurkishText,
  translatedPath,
} from '#app/editing/fields/translated-field.tsx';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { isComposing } from '#app/ui/fields/composition.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { zonesHref } from './zones-address.rules.ts';

type ZoneForm = Omit<
  InForm<ZoneInput, 'spellings' | 'displayOrder'>,
  'pricing' | 'translations'
> & {
  pricing: Record<keyof ZoneInput['pricing'], string>;
  translations: TranslationsInForm<'description'>;
};
const zoneForm = toForm<ZoneForm, ZoneInput>(zoneInputSchema, { spellings: linesCodec([]) });

const ZONE: Entity<ZoneForm, ZoneInput, AdminZone> = {
  name: 'zone',
  form: zoneForm,
  texts: ({ zones: { labels, input, page, alerts }, price }) => ({
    labels,
    messages: { ...price, ...input },
    editing: page.editing,
    invalid: () => page.form.invalid,
    messageOf(field, message) {
      const label = labels[field as keyof typeof labels];
      return field.startsWith('pricing.') && !message.includes(label)
        ? `${label}: ${message}`
        : message;
    },
    saving: {
      created: () => alerts.created,
      updated: () => alerts.updated,
      createFailed: alerts.creating,
      updateFailed: alerts.updating,
    },
  }),
  listPath: zonesHref(),
};
const NAME_ID = controlId(ZONE, 'zoneName');
const description = translatedPath('description');

/**
 * Form of a zone, or of a new zone at the place `displayOrder` (`zone` is null). Esc leaves the
 * form; unsaved changes must be confirmed first. Navigates to `leaveTo` after saving.
 */
export function ZoneEditor({
  zone,
  displayOrder,
  leaveTo,
}: {
  zone: AdminZone | null;
  displayOrder?: number;
  leaveTo: string;
}) {
  const { page } = useOfficeText('zones');
  const text = page.form;
  const editor = useEditor({ entity: ZONE, read: zone, initial: { displayOrder } });
  const navigate = useNavigate();
  const leave = () => navigate(leaveTo, { replace: true, preventScrollReset: true });
  const saving = editor.phase !== 'idle';
  useEscape(leave);
  useEffect(() => document.getElementById(NAME_ID)?.focus(), []);
  return (
    <EditorScope
      editor={editor}
      onSaved={leave}
      titleId={NAME_ID}
      showValue={(field, form) => showValue(field, form, page)}
    >
      <form
        aria-label={zone ? text.editing(zone.zoneName) : text.addTitle}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          editor.save();
        }}
      >
        <EditorProblems editor={editor} />
        <DraftOffer editor={editor} focusId={NAME_ID} />
        <LanguageSwitch />
        {/* Locked while saving: the form closes afterwards, and later input would be lost. */}
        <div inert={saving} className="form-grid">
          <ZoneControls />
        </div>
        <div className="flex justify-end gap-3 max-sm:*:grow">
          <ButtonLink size="sm" to={leaveTo} replace preventScrollReset>
            {text.cancel}
          </ButtonLink>
          <Button
            id={EDITOR_SAVE_ID}
            type="submit"
            size="sm"
            variant="primary"
            title={text.keys}
            pending={saving}
          >
            {zone ? text.save : text.create}
          </Button>
        </div>
      </form>
    </EditorScope>
  );
}

function ZoneControls() {
  const { page } = useOfficeText('zones');
  const text = page.form;
  return (
    <>
      <TextField<ZoneForm>
        name="zoneName"
        required
        maxLength={MAX_ZONE_NAME}
        lang="tr"
        hint={text.nameHint}
        className="lg:col-span-4"
      />
      <NumberField<ZoneForm>
        name="displayOrder"
        whole
        hint={text.orderHint}
        className="sm:col-span-6 lg:col-span-4"
      />
      <ChoiceField<ZoneForm>
        name="status"
        options={page.statuses}
        className="sm:col-span-6 lg:col-span-4"
      />
      <fieldset className="grid gap-4 sm:grid-cols-3">
        <legend className="mb-3 text-ink-soft text-small">{text.pricesTitle}</legend>
        {VEHICLES.map((vehicle) => (
          <NumberField<ZoneForm> key={vehicle} name={`pricing.${vehicle}`} required />
        ))}
      </fieldset>
      <TranslatedFields<ZoneForm>
        paths={(language) => [description(language)]}
        className="lg:col-span-8"
      >
        {(lang) => (
          // `maxLength` would cut a long pasted text: validation refuses the text instead.
          <TextAreaField<ZoneForm>
            name={description(lang)}
            rows={2}
            lang={lang}
            hint={
              lang === 'tr' ? text.descriptionHint : <TurkishText<ZoneForm> name="description" />
            }
          />
        )}
      </TranslatedFields>
      <TextAreaField<ZoneForm>
        name="spellings"
        rows={2}
        hint={text.spellingsHint}
        className="lg:col-span-4"
      />
    </>
  );
}

/** Calls `leave` on Esc, except in a dialog or a search box, where Esc has its own effect. */
function useEscape(leave: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    if ((event.target as Element).closest('search, [role$="dialog"]')) return;
    leave();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Returns the text of a fare or of the status for a conflict; undefined for other fields. */
function showValue(
  field: string,
  form: ZoneForm,
  { statuses }: OfficeTexts['zones']['page'],
): ReactNode | undefined {
  if (field === 'status') return statuses[form.status];
  const value: unknown = get(zoneForm.toValue(form), field);
  if (!field.startsWith('pricing.') || typeof value !== 'number') return undefined;
  return formatMinor(eurosToCents(value), 'EUR');
}
