import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PictureDrop } from '#app/features/images/picture-drop.tsx';
import { cx } from '#app/ui/class-names.ts';
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
import { controlId } from './post-fields.rules.ts';
import type { PostForm } from './post-form.schema.ts';
import { useFieldError } from './post-form-controls.tsx';
import { POST_LIMITS } from './post-input.schema.ts';
import { TextPictureList } from './text-pictures.tsx';
import type { TextPictures } from './use-text-pictures.ts';

const ID = controlId('content');

/** The text of the post as Markdown. What the toolbar and the keys change, undo takes back. */
export function MarkdownField({
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
  const error = useFieldError('content');
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
          {text.fields.content}
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
  return length > 0 && missing > 0
    ? text.content.least(missing)
    : text.content.length(length, length > 0 ? minutes : null);
}
