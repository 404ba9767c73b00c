import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useRevalidator } from 'react-router';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useOfficeLanguage, useOfficeTexts } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { EditingText } from '../editing.text.ts';
import type { FormCodec } from '../fields/form-codec.ts';
import { draftKey, newDraftKey, readDraft, removeDraft, writeDraft } from './draft.ts';
import type { Entity } from './use-editor.ts';

export function EditorLoadFailure({
  title,
  backTo,
  text,
  lang,
}: {
  title: string;
  backTo: string;
  text: EditingText['load'];
  lang: string;
}) {
  const { revalidate, state } = useRevalidator();
  return (
    <div lang={lang}>
      <EmptyState
        role="alert"
        heading="h1"
        drawing={<Icon name="icon-cloud-off/1.5" className="size-12" />}
        title={title}
        action={
          <>
            <Button variant="primary" pending={state === 'loading'} onClick={() => revalidate()}>
              {text.retry}
            </Button>
            <ButtonLink to={backTo}>{text.back}</ButtonLink>
          </>
        }
      />
    </div>
  );
}

/** Shown if the entity was deleted. A draft of the entity can become a new one. */
export function EditorMissing({
  drawing,
  onUseDraft,
  backTo,
  text,
  lang,
}: {
  drawing: ReactNode;
  /** Null if there is no draft. */
  onUseDraft: (() => void) | null;
  backTo: string;
  text: EditingText['load'];
  lang: string;
}) {
  return (
    <div lang={lang}>
      <EmptyState
        heading="h1"
        drawing={drawing}
        title={text.missingTitle}
        text={onUseDraft ? `${text.missingText} ${text.missingDraft}` : text.missingText}
        action={
          <>
            <ButtonLink to={backTo} variant="primary">
              {text.back}
            </ButtonLink>
            {onUseDraft && <Button onClick={onUseDraft}>{text.useDraft}</Button>}
          </>
        }
      />
    </div>
  );
}

/** Shows `EditorMissing` with the entity's draft, if this browser has one. */
export function EntityMissing<Form extends FieldValues>({
  entity,
  id,
  newPath,
  drawing,
}: {
  entity: Pick<Entity<Form, never>, 'name' | 'listPath'> & {
    texts: (all: OfficeTexts) => { editing: EditingText };
    form: Pick<FormCodec<Form, unknown>, 'shape'> & Partial<FormCodec<Form, unknown>>;
  };
  id: string;
  newPath: string;
  drawing: ReactNode;
}) {
  const navigate = useNavigate();
  const { editing } = entity.texts(useOfficeTexts());
  const lang = useOfficeLanguage();
  const key = draftKey(entity.name, id);
  const [draft] = useState(() => readDraft(key, entity.form, entity.form.toForm?.({})));
  return (
    <EditorMissing
      drawing={drawing}
      onUseDraft={
        draft &&
        (() => {
          writeDraft(newDraftKey(entity.name), { ...draft, version: null });
          removeDraft(key);
          navigate(newPath);
        })
      }
      backTo={entity.listPath}
      text={editing.load}
      lang={lang}
    />
  );
}
