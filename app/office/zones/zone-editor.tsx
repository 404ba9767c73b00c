import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
} from 'react';
import { get } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { VEHICLES, type Vehicle } from '#app/domain/zones/zone.rules.ts';
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

export type ZoneForm = Omit<
  InForm<ZoneInput, 'spellings' | 'displayOrder'>,
  'pricing' | 'translations'
> & {
  pricing: Record<keyof ZoneInput['pricing'], string>;
  translations: TranslationsInForm<'description'>;
};
const zoneForm = toForm<ZoneForm, ZoneInput>(zoneInputSchema, { spellings: linesCodec([]) });

type ZoneTexts = OfficeTexts['zones'];

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
/** The form that all controls of the edited zone belong to, wherever in the table they stand. */
const FORM_ID = 'zone-form';

/** A zone while it is edited, or a new one (`zone` is null). */
export function useZoneEditor(zone: AdminZone | null, initial?: { displayOrder: number }) {
  return useEditor({ entity: ZONE, read: zone, initial });
}
type ZoneEditor = ReturnType<typeof useZoneEditor>;

/** What is typed while a zone is saved would be lost: the row closes when it is saved. */
const Saving = createContext(false);

/** Controls of the zone: they take nothing while it is saved. */
function Controls({
  className = 'contents',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <div inert={use(Saving)} className={className}>
      {children}
    </div>
  );
}

/**
 * Around the controls of an edited zone, whether in a row of the table or above it. Esc leaves, which
 * asks first when something was typed. Once it is saved the screen goes on to `leaveTo`.
 */
export function ZoneScope({
  editor,
  leaveTo,
  children,
}: {
  editor: ZoneEditor;
  leaveTo: string;
  children: ReactNode;
}) {
  const { page: text } = useOfficeText('zones');
  const navigate = useNavigate();
  const leave = () => navigate(leaveTo, { replace: true, preventScrollReset: true });
  useEscape(leave);
  useEffect(() => document.getElementById(NAME_ID)?.focus(), []);
  return (
    <EditorScope
      editor={editor}
      onSaved={leave}
      titleId={NAME_ID}
      showValue={(field, form) => showValue(field, form, text)}
    >
      <Saving value={editor.phase !== 'idle'}>{children}</Saving>
    </EditorScope>
  );
}

/** Esc, unless it is a dialog's, or empties a search box. */
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

/** How a conflict shows a fare and the status; the rest is read as it is. */
function showValue(
  field: string,
  form: ZoneForm,
  { statuses }: ZoneTexts['page'],
): ReactNode | undefined {
  if (field === 'status') return statuses[form.status];
  const value: unknown = get(zoneForm.toValue(form), field);
  if (!field.startsWith('pricing.') || typeof value !== 'number') return undefined;
  return formatMinor(eurosToCents(value), 'EUR');
}

export function ZoneFormElement({
  editor,
  label,
  children,
}: {
  editor: ZoneEditor;
  label: string;
  children?: ReactNode;
}) {
  return (
    <form
      id={FORM_ID}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editor.save();
      }}
    >
      {children}
    </form>
  );
}

export function ZoneNotices({ editor }: { editor: ZoneEditor }) {
  return (
    <div className="grid gap-3">
      <EditorProblems editor={editor} />
      <DraftOffer editor={editor} focusId={NAME_ID} />
    </div>
  );
}

/** Of controls in the cells of a row, whose header is their label. */
const IN_ROW = { form: FORM_ID, label: null };
const NAME = { name: 'zoneName', required: true, maxLength: MAX_ZONE_NAME, lang: 'tr' } as const;
/** No `maxLength`: a text that is pasted is refused as too long, and not cut. */
const DESCRIPTION = { rows: 2 } as const;
const STATUS = { name: 'status', className: 'min-w-32' } as const;

const SPELLINGS = { name: 'spellings', rows: 2 } as const;

const description = translatedPath('description');

function Description(
  props: Pick<ComponentProps<typeof TranslatedFields<ZoneForm>>, 'className' | 'children'>,
) {
  const { labels: zoneLabels } = useOfficeText('zones');
  return (
    <TranslatedFields<ZoneForm>
      label={zoneLabels.description}
      paths={(language) => [description(language)]}
      {...props}
    />
  );
}

export const zoneCells = ({ labels: zoneLabels, page }: ZoneTexts) => {
  const text = page.form;
  return {
    name: (
      <Controls className="grid gap-2 @3xl:min-w-44">
        <TextField<ZoneForm> {...NAME} {...IN_ROW} />
        <Description>
          {(lang) => (
            <TextAreaField<ZoneForm>
              {...DESCRIPTION}
              {...IN_ROW}
              name={description(lang)}
              lang={lang}
              placeholder={zoneLabels[description(lang)]}
            />
          )}
        </Description>
        <TextAreaField<ZoneForm> {...SPELLINGS} {...IN_ROW} placeholder={zoneLabels.spellings} />
      </Controls>
    ),
    fare: (vehicle: Vehicle) => (
      <Controls>
        <NumberField<ZoneForm>
          name={`pricing.${vehicle}`}
          {...IN_ROW}
          required
          className="min-w-22"
        />
      </Controls>
    ),
    order: (
      <Controls>
        <NumberField<ZoneForm> name="displayOrder" {...IN_ROW} whole className="min-w-18" />
      </Controls>
    ),
    status: (
      <Controls>
        <ChoiceField<ZoneForm> {...STATUS} options={page.statuses} {...IN_ROW} />
      </Controls>
    ),
    saveAndCancel: (leaveTo: string) => (
      <div className="flex justify-end gap-2 @3xl:flex-col @max-3xl:*:grow">
        <SaveButton form={FORM_ID} title={text.keys}>
          {text.save}
        </SaveButton>
        <CancelLink leaveTo={leaveTo} />
      </div>
    ),
  };
};

function SaveButton(props: { form?: string; title?: string; children: string }) {
  return (
    <Button
      id={EDITOR_SAVE_ID}
      type="submit"
      size="sm"
      variant="primary"
      pending={use(Saving)}
      {...props}
    />
  );
}

function CancelLink({ leaveTo }: { leaveTo: string }) {
  const text = useOfficeText('zones').page.form;
  return (
    <ButtonLink size="sm" to={leaveTo} replace preventScrollReset>
      {text.cancel}
    </ButtonLink>
  );
}

export function ZoneAdd({ displayOrder, leaveTo }: { displayOrder: number; leaveTo: string }) {
  const { page } = useOfficeText('zones');
  const text = page.form;
  const editor = useZoneEditor(null, { displayOrder });
  return (
    <ZoneScope editor={editor} leaveTo={leaveTo}>
      <section
        aria-labelledby="zone-add-title"
        className="mb-6 rounded-card border border-sand-line bg-white p-4 sm:p-6"
      >
        <h2 id="zone-add-title" className="mb-4 font-bold text-lg">
          {text.addTitle}
        </h2>
        <ZoneFormElement editor={editor} label={text.addTitle}>
          <ZoneNotices editor={editor} />
          <Controls className="mt-4 grid gap-4 sm:grid-cols-6">
            <TextField<ZoneForm>
              {...NAME}
              hint={text.nameHint}
              className="sm:col-span-6 lg:col-span-3"
            />
            <NumberField<ZoneForm>
              name="displayOrder"
              whole
              hint={text.orderHint}
              className="sm:col-span-3 lg:col-span-2"
            />
            <div className="sm:col-span-3 lg:col-span-1">
              <ChoiceField<ZoneForm> {...STATUS} options={page.statuses} />
            </div>
            <fieldset className="grid gap-4 sm:col-span-6 sm:grid-cols-3">
              <legend className="mb-3 text-ink-soft text-sm">{text.pricesTitle}</legend>
              {VEHICLES.map((vehicle) => (
                <NumberField<ZoneForm> key={vehicle} name={`pricing.${vehicle}`} required />
              ))}
            </fieldset>
            <Description className="sm:col-span-6 lg:col-span-4">
              {(lang) => (
                <TextAreaField<ZoneForm>
                  {...DESCRIPTION}
                  name={description(lang)}
                  lang={lang}
                  hint={
                    lang === 'tr' ? (
                      text.descriptionHint
                    ) : (
                      <TurkishText<ZoneForm> name="description" />
                    )
                  }
                />
              )}
            </Description>
            <TextAreaField<ZoneForm>
              {...SPELLINGS}
              hint={text.spellingsHint}
              className="sm:col-span-6 lg:col-span-2"
            />
          </Controls>
          <div className="mt-6 flex justify-end gap-3 max-sm:*:grow">
            <CancelLink leaveTo={leaveTo} />
            <SaveButton>{text.create}</SaveButton>
          </div>
        </ZoneFormElement>
      </section>
    </ZoneScope>
  );
}
