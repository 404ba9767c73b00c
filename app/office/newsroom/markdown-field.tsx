import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PictureDrop } from '#app/base/images/picture-drop.tsx';
import { controlId, useFieldTexts } from '#app/editing/form-controls.tsx';
import type { Attempt } from '#app/editing/use-editor.ts';
import { POST_LIMITS } from '#app/site/news/post.schema.ts';
import { cx } from '#app/ui/class-names.ts';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import type { AdminPostDetail } from './admin-post.schema.ts';
import {
  type MarkdownCommand,
  markdownEdit,
  newLineEdit,
  pasteEdit,
  type TextEdit,
} from './markdown-edit.rules.ts';
import { applyEdit, stateOf } from './markdown-textarea.ts';
import { COMMAND_KEYS, MarkdownToolbar } from './markdown-toolbar.tsx';
import { postFormText as text } from './newsroom.text.ts';
import { POST, type PostForm } from './post-entity.ts';
import { PostPreview, type usePostPreview } from './post-preview.tsx';
import { TextPictureList, type TextPictures } from './text-pictures.tsx';

const ID = controlId(POST, 'content');

/** Text and preview side by side, one at a time where there is no room for both. */
export function PostContent({
  post,
  area,
  pictures,
  preview: { shown, updating, failed },
  attempt,
}: {
  /** As it was read; null for a new one. */
  post: AdminPostDetail | null;
  area: RefObject<HTMLTextAreaElement | null>;
  pictures: TextPictures;
  preview: ReturnType<typeof usePostPreview>;
  attempt: Attempt | null;
}) {
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [seen, setSeen] = useState(attempt);
  if (attempt !== seen) {
    setSeen(attempt);
    // What is wrong with the text is put right where it is written.
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
      <div className="grid @4xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] @4xl:gap-5">
        <div className={cx('grid min-w-0', view !== 'write' && '@max-4xl:hidden')}>
          <MarkdownField area={area} pictures={pictures} minutes={shown?.readingMinutes ?? null} />
        </div>
        <PostPreview
          post={post}
          shown={shown}
          updating={updating}
          failed={failed}
          // Browsers load no pictures for a frame that is not displayed.
          className={cx(
            view !== 'preview' && '@max-4xl:invisible @max-4xl:h-0 @max-4xl:overflow-hidden',
          )}
        />
      </div>
    </div>
  );
}

/** The text of the post as Markdown. What the toolbar and the keys change, undo takes back. */
function MarkdownField({
  area,
  pictures,
  minutes,
}: {
  area: RefObject<HTMLTextAreaElement | null>;
  pictures: TextPictures;
  /** Reading time, null while it is not known. */
  minutes: number | null;
}) {
  const { register } = useFormContext<PostForm>();
  const { error, label } = useFieldTexts<PostForm>('content');
  const { ref, ...registered } = register('content');

  function apply(edit: TextEdit | null | undefined): boolean {
    if (!edit || !area.current) return false;
    applyEdit(area.current, edit);
    return true;
  }

  function run(command: MarkdownCommand) {
    if (area.current) apply(markdownEdit(command, stateOf(area.current)));
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing || altKey || shiftKey) return;
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
        <MarkdownToolbar controls={ID} onCommand={run} onPictures={pictures.add} />
        <label htmlFor={ID} className="sr-only">
          {label}
        </label>
        <textarea
          {...registered}
          ref={(element) => {
            ref(element);
            area.current = element;
          }}
          id={ID}
          aria-describedby={error ? `${ID}-error ${ID}-hint` : `${ID}-hint`}
          aria-invalid={error ? true : undefined}
          required
          lang="tr"
          spellCheck
          placeholder={text.content.placeholder}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="h-[70vh] min-h-80 w-full grow resize-y bg-white p-4 text-base leading-relaxed outline-none placeholder:text-ink-soft"
        />
      </PictureDrop>
      <p id={`${ID}-hint`} className="mt-1.5 text-ink-soft text-sm tabular-nums">
        <Length minutes={minutes} />
      </p>
      {error && (
        <p id={`${ID}-error`} className="mt-1.5 font-medium text-coral text-sm">
          {error}
        </p>
      )}
      <TextPictureList pictures={pictures} />
    </div>
  );
}

function Length({ minutes }: { minutes: number | null }) {
  const { control } = useFormContext<PostForm>();
  const { length } = useWatch({ control, name: 'content' }).trim();
  const missing = POST_LIMITS.content.min - length;
  return (
    <span>
      {length > 0 && missing > 0
        ? text.content.least(missing)
        : text.content.length(length, length > 0 ? minutes : null)}
    </span>
  );
}
