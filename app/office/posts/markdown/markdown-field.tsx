import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PictureDrop } from '#app/base/images/gallery/picture-drop.tsx';
import type { ImageUploads } from '#app/base/images/upload/use-image-uploads.ts';
import type { AdminPostDetail } from '#app/domain/posts/admin-post.schema.ts';
import { POST_LIMITS } from '#app/domain/posts/post.schema.ts';
import type { Attempt } from '#app/editing/editor/editor-state.rules.ts';
import { controlId, useFieldTexts } from '#app/editing/fields/form-controls.tsx';
import { TranslatedFields } from '#app/editing/fields/translated-field.tsx';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { cx } from '#app/ui/class-names.ts';
import { isComposing } from '#app/ui/fields/composition.ts';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { PostPreview, type usePostPreview } from '../editor/post-preview.tsx';
import { CONTENT, type ContentField, POST, type PostForm } from '../post-entity.ts';
import {
  type MarkdownCommand,
  markdownEdit,
  newLineEdit,
  pasteEdit,
  type TextEdit,
} from './markdown-edit.rules.ts';
import { applyEdit, stateOf } from './markdown-textarea.ts';
import { COMMAND_KEYS, MarkdownToolbar } from './markdown-toolbar.tsx';
import { type FailedPictures, TextPictureList, useTextPictures } from './text-pictures.tsx';

/** Text and preview side by side, or one at a time if there is no room for both. */
export function PostContent({
  post,
  uploads,
  failed,
  preview: { shown, updating, failed: previewFailed },
  attempt,
}: {
  /** Stored post; null for a new one. */
  post: AdminPostDetail | null;
  uploads: ImageUploads;
  failed: FailedPictures;
  preview: ReturnType<typeof usePostPreview>;
  attempt: Attempt | null;
}) {
  const { form: text } = useOfficeText('newsroom');
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [seen, setSeen] = useState(attempt);
  if (attempt !== seen) {
    setSeen(attempt);
    // Errors of the text are corrected in the editor, not in the preview.
    if (attempt) setView('write');
  }
  return (
    <div className="@container">
      <SegmentedControl
        legend={text.views.legend}
        name="post-view"
        segments={[
          { value: 'write', label: text.views.write },
          { value: 'preview', label: text.views.preview },
        ]}
        value={view}
        onChange={setView}
        className="mb-4 @4xl:hidden"
      />
      <div className="grid @4xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] @4xl:gap-4">
        <TranslatedFields<PostForm>
          paths={(language) => [CONTENT(language)]}
          keepMounted
          className={cx(view !== 'write' && '@max-4xl:hidden')}
        >
          {(language) => (
            <MarkdownField
              language={language}
              uploads={uploads}
              failed={failed}
              minutes={shown?.chosen === language ? shown.readingMinutes : null}
            />
          )}
        </TranslatedFields>
        <PostPreview
          post={post}
          shown={shown}
          updating={updating}
          failed={previewFailed}
          // Invisible, because browsers load no pictures for a frame that is not displayed.
          className={cx(
            view !== 'preview' && '@max-4xl:invisible @max-4xl:h-0 @max-4xl:overflow-hidden',
          )}
        />
      </div>
    </div>
  );
}

/** Text of the post in one language, as Markdown. Undo also reverts changes by toolbar and keys. */
function MarkdownField({
  language,
  uploads,
  failed,
  minutes,
}: {
  language: SiteLanguage;
  uploads: ImageUploads;
  failed: FailedPictures;
  /** Reading time in minutes; null while unknown. */
  minutes: number | null;
}) {
  const { form: text } = useOfficeText('newsroom');
  const name = CONTENT(language);
  const id = controlId(POST, name);
  const area = useRef<HTMLTextAreaElement>(null);
  const pictures = useTextPictures(uploads, area, { name, failed });
  const { register } = useFormContext<PostForm>();
  const { error, label } = useFieldTexts<PostForm>(name);
  const { ref, ...registered } = register(name);

  function apply(edit: TextEdit | null | undefined): boolean {
    if (!edit || !area.current) return false;
    applyEdit(area.current, edit);
    return true;
  }

  function run(command: MarkdownCommand) {
    if (area.current) apply(markdownEdit(command, stateOf(area.current)));
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (isComposing(event) || altKey || shiftKey) return;
    const command = ctrlKey || metaKey ? COMMAND_KEYS[key.toLowerCase()] : undefined;
    if (command) {
      event.preventDefault();
      run(command);
    } else if (key === 'Enter' && !ctrlKey && !metaKey) {
      if (apply(newLineEdit(stateOf(event.currentTarget)))) event.preventDefault();
    }
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const words = event.clipboardData.getData('text/plain');
    const files = [...event.clipboardData.files];
    if (files.length > 0 && !words) {
      event.preventDefault();
      pictures.add(files);
    } else if (apply(pasteEdit(stateOf(event.currentTarget), words))) {
      event.preventDefault();
    }
  }

  return (
    <div className="flex min-w-0 flex-col">
      <PictureDrop
        onFiles={pictures.add}
        className={cx(
          'flex grow flex-col overflow-hidden rounded-control border bg-white',
          'has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-turquoise-bright',
          error ? 'border-coral' : 'border-control-line',
        )}
      >
        <MarkdownToolbar controls={id} onCommand={run} onPictures={pictures.add} />
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <textarea
          {...registered}
          ref={(element) => {
            ref(element);
            area.current = element;
          }}
          id={id}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          required={language === 'tr'}
          lang={language}
          spellCheck
          placeholder={text.content.placeholder}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="h-[70vh] min-h-80 w-full grow resize-y bg-white p-4 text-body outline-none placeholder:text-ink-soft"
        />
      </PictureDrop>
      <p id={`${id}-hint`} className="mt-2 text-ink-soft text-small tabular-nums">
        <Length name={name} minutes={minutes} />
      </p>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-coral text-small">
          {error}
        </p>
      )}
      <TextPictureList pictures={pictures} />
    </div>
  );
}

function Length({ name, minutes }: { name: ContentField; minutes: number | null }) {
  const { form: text } = useOfficeText('newsroom');
  const { control } = useFormContext<PostForm>();
  const { length } = useWatch({ control, name }).trim();
  const missing = POST_LIMITS.content.min - length;
  return (
    <span>
      {length > 0 && missing > 0
        ? text.content.least(missing)
        : text.content.length(length, length > 0 ? minutes : null)}
    </span>
  );
}
