import { memo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { EditorFrame } from '#app/editing/editor-frame.tsx';
import { EditorHeader } from '#app/editing/editor-header.tsx';
import { SIGN_IN_PATH } from '#app/features/auth/sign-in-path.rules.ts';
import { FormSection } from '#app/ui/form-section.tsx';
import { NEWSROOM_PATH } from '../news/news-address.rules.ts';
import type { AdminPostDetail } from './admin-post.schema.ts';
import { postFormText as text } from './newsroom.text.ts';
import { OpenPreview } from './open-preview.tsx';
import { PostContent } from './post-content.tsx';
import { PostFieldValue } from './post-field-value.tsx';
import { BasicsFields } from './post-form-basics.tsx';
import { CoverField } from './post-form-cover.tsx';
import { DetailFields } from './post-form-details.tsx';
import { PublishingFields } from './post-form-publishing.tsx';
import { postMerge } from './post-merge.rules.ts';
import { PostProblems } from './post-problems.tsx';
import { usePostEditor } from './use-post-editor.ts';
import { usePostPreview } from './use-post-preview.ts';

/** Creates a post (`post` is null) or changes one. */
export function PostEditor({
  post,
  tags,
  draftKey,
}: {
  post: AdminPostDetail | null;
  /** Those that other posts have. */
  tags: string[];
  draftKey: string;
}) {
  const editor = usePostEditor({ post, draftKey });
  const { thing } = editor.base;
  const preview = usePostPreview(editor.form, thing?.id ?? null);
  const navigate = useNavigate();
  return (
    <EditorFrame
      editor={editor}
      header={
        <EditorHeader
          back={{ to: NEWSROOM_PATH, label: text.back }}
          title={thing ? text.editTitle(thing.title) : text.newTitle}
        />
      }
      problems={<PostProblems attempt={editor.attempt} uploads={editor.uploads.all} />}
      buttons={<OpenPreview slug={thing?.slug ?? null} unsaved={editor.unsaved} />}
      saveLabel={thing ? text.save.update : text.save.create}
      cancelTo={NEWSROOM_PATH}
      // Spec, part 4.
      onSaved={() => navigate(NEWSROOM_PATH, { state: { refresh: true } })}
      freeTo={SIGN_IN_PATH}
      merging={postMerge}
      labels={text.fields}
      renderValue={(field, own, other) => <PostFieldValue field={field} form={own} other={other} />}
      text={text.editing}
      lang="en"
    >
      <Columns
        main={
          <FormSection id="post-basics" title={text.sections.basics}>
            <BasicsFields post={thing} preview={preview.shown} />
          </FormSection>
        }
        aside={
          <FormSection id="post-publishing" title={text.sections.publishing}>
            <Calm.Publishing />
          </FormSection>
        }
      />
      <FormSection id="post-writing" title={text.sections.content}>
        <PostContent editor={editor} preview={preview} />
      </FormSection>
      <Columns
        main={
          <FormSection id="post-picture" title={text.sections.picture}>
            <CoverField uploads={editor.uploads} />
          </FormSection>
        }
        aside={
          <FormSection id="post-details" title={text.sections.details}>
            <Calm.Details suggestions={tags} />
          </FormSection>
        }
      />
    </EditorFrame>
  );
}

/** Key strokes and progress of uploads are nothing to them. */
const Calm = { Publishing: memo(PublishingFields), Details: memo(DetailFields) };

function Columns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid min-w-0 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      {main}
      {aside}
    </div>
  );
}
