import { type ReactNode, useEffect } from 'react';
import { FormProvider, useFormContext, useFormState } from 'react-hook-form';
import { DraftNotice } from '#app/editing/draft-notice.tsx';
import { EditorDialogs } from '#app/editing/editor-dialogs.tsx';
import { fieldValue, messageIn } from '#app/editing/form-fields.ts';
import { FormProblems } from '#app/editing/form-problems.tsx';
import { readDecimal } from '#app/lib/decimal.ts';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';
import { adminZonesText as text } from './admin-zones.text.ts';
import type { ZoneEditor } from './use-zone-editor.ts';
import { ZONE_FORM_ID } from './zone-fields.tsx';
import { type ZoneField, type ZoneForm, zoneControlId, zoneMerge } from './zone-form.schema.ts';

export const ZONE_SAVE_ID = 'zone-save';

/** What stands around the controls of an edited zone, whether in a row of the table or above it. */
export function ZoneEditing({ editor, children }: { editor: ZoneEditor; children: ReactNode }) {
  useEffect(() => document.getElementById(zoneControlId('zoneName'))?.focus(), []);
  return (
    <FormProvider {...editor.form}>
      {children}
      <EditorDialogs
        editor={editor}
        leaving={editor.leaving}
        merging={zoneMerge}
        labels={text.form.fields}
        renderValue={(field, form) => <FieldValue field={field} form={form} />}
        titleId={zoneControlId('zoneName')}
        saveId={ZONE_SAVE_ID}
        text={text.editing}
        lang="en"
      />
    </FormProvider>
  );
}

/** The form itself: the controls belong to it by its id, and Enter in one of them sends it. */
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
      id={ZONE_FORM_ID}
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

/** Whether there is anything for `ZoneNotices` to say. */
export function hasNotices({ attempt, draft }: ZoneEditor): boolean {
  return attempt !== null || draft.offered !== null;
}

/** Why the zone was not saved, and what was typed about it before a crash. */
export function ZoneNotices({ editor }: { editor: ZoneEditor }) {
  const { attempt } = editor;
  const { control } = useFormContext<ZoneForm>();
  const { errors } = useFormState({ control });
  return (
    <div className="grid gap-3">
      <FormProblems
        id="zone-problems"
        attempt={attempt}
        itemOf={({ field, message }) => ({
          control: zoneControlId(field),
          message: text.form.fieldMessage(field, message),
          fixed: messageIn(errors, field) === null,
        })}
        fixedLabel={text.editing.fixed}
      />
      <DraftNotice editor={editor} focusId={zoneControlId('zoneName')} text={text.editing.draft} />
    </div>
  );
}

/** One field of a zone as it can be compared with another's. */
function FieldValue({ field, form }: { field: ZoneField; form: ZoneForm }) {
  const value = String(fieldValue(form, field));
  if (field === 'status') return text.statuses[form.status];
  const euros = field.startsWith('pricing.') ? readDecimal(value) : null;
  if (euros !== null && !Number.isNaN(euros)) return formatMinor(eurosToCents(euros), 'EUR');
  const isProse = field === 'zoneName' || field === 'description';
  return (
    <span lang={isProse ? 'tr' : undefined}>{value.trim() || text.editing.conflict.empty}</span>
  );
}
