import { useState } from 'react';
import { cx } from '#app/ui/class-names.ts';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { postFormText as text } from './newsroom.text.ts';
import { PostPreview } from './post-preview.tsx';
import type { PostEditor } from './use-post-editor.ts';
import type { usePostPreview } from './use-post-preview.ts';

/** Writing and preview side by side, one at a time where there is no room for both. */
export function PostContent({
  editor: { area, pictures, base, attempt },
  preview: { shown, updating, failed },
}: {
  editor: PostEditor;
  preview: ReturnType<typeof usePostPreview>;
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
          post={base.thing}
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
