import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { draftStore } from '#app/editing/local-draft.ts';
import { errorsOfForm, errorsOfServer } from '#app/editing/save-attempt.rules.ts';
import { useEditor } from '#app/editing/use-editor.ts';
import { useEditorExits } from '#app/editing/use-editor-exits.ts';
import { draftKey } from '../auth/draft-key.ts';
import { SIGN_IN_PATH } from '../auth/sign-in-path.rules.ts';
import { adminZonesText } from './admin-zones.text.ts';
import {
  ZONE_FIELDS,
  type ZoneField,
  type ZoneForm,
  zoneFormSchema,
  zoneFormShape,
  zoneMerge,
  zoneToForm,
} from './zone-form.schema.ts';
import type { AdminZone, ZoneInput } from './zone-input.schema.ts';

const zoneDrafts = draftStore(zoneFormShape, 1);
const resolver = zodResolver(zoneFormSchema);

/**
 * A zone while it is edited in its row, or a new one (`zone` is null). Ctrl+S saves, Esc leaves, which
 * asks first when something was typed. Once it is saved the screen goes on to `leaveTo`.
 */
export function useZoneEditor({
  zone,
  displayOrder,
  leaveTo,
}: {
  zone: AdminZone | null;
  /** Where a new one begins. */
  displayOrder: number;
  leaveTo: string;
}) {
  const editor = useEditor<ZoneForm, ZoneInput, ZoneField, AdminZone>({
    thing: zone,
    formOf: (read) => zoneToForm(read, displayOrder),
    merging: zoneMerge,
    resolver,
    drafts: zoneDrafts,
    draftKey: draftKey('zone', zone?.id ?? null),
    steps: {
      refusedByForm: (_form, errors) => ({
        message: adminZonesText.form.invalid,
        errors: errorsOfForm(ZONE_FIELDS, errors),
      }),
      refusedByServer: (message, details) => ({
        message,
        errors: errorsOfServer(ZONE_FIELDS, details),
      }),
    },
    lang: 'en',
  });
  const navigate = useNavigate();
  const leave = () => navigate(leaveTo, { replace: true, preventScrollReset: true });
  const leaving = useEditorExits({ ...editor, onSaved: leave, freeTo: SIGN_IN_PATH });
  useEscape(leave);
  return { ...editor, leaving };
}
export type ZoneEditor = ReturnType<typeof useZoneEditor>;

/** Esc, unless it is a dialog's, or empties a search box. */
function useEscape(leave: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if ((event.target as Element).closest('search, [role$="dialog"]')) return;
    leave();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
