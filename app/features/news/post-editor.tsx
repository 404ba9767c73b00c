import { ArrowLeft } from 'lucide-react';
import { memo, type ReactNode, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { DraftNotice } from '#app/ui/draft-notice.tsx';
import { EditorDialogs } from '#app/ui/editor-dialogs.tsx';
import { FormSection } from '#app/ui/form-section.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { useSaveKey } from '#app/ui/use-save-key.ts';
import { UnsavedDialog, useUnsavedGuard } from '#app/ui/use-unsaved-guard.tsx';
import { SIGN_IN_PATH } from '../auth/sign-in-path.rules.ts';
import type { AdminBlogDetail } from './admin-blog-json.schema.ts';
import { BLOG_PATH } from './blog-list-address.rules.ts';
import { OpenPreview } from './open-preview.tsx';
import { PostContent } from './post-content.tsx';
import { PostFieldValue } from './post-field-value.tsx';
import { SAVE_ID, TITLE_ID } from './post-fields.rules.ts';
import { postFormText as text } from './post-form.text.ts';
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
  post: AdminBlogDetail | null;
  /** Those that other posts have. */
  tags: string[];
  draftKey: string;
}) {
  const editor = usePostEditor({ post, draftKey });
  const { form, base, draft, phase, saved, unsaved, attempt } = editor;
  const preview = usePostPreview(form, base.thing?.id ?? null);
  const leaving = useUnsavedGuard(unsaved, { freeTo: SIGN_IN_PATH });
  useSaveKey(editor.save);
  const navigate = useNavigate();
  useEffect(() => {
    // After the guard has learnt that nothing is unsaved any more (spec, part 4).
    if (saved) navigate(BLOG_PATH, { state: { refresh: true } });
  }, [saved, navigate]);
  const focusTitle = () => document.getElementById(TITLE_ID)?.focus();
  return (
    <FormProvider {...form}>
      <form
        lang="en"
        noValidate
        aria-labelledby={TITLE_ID}
        onSubmit={(event) => {
          event.preventDefault();
          editor.save();
        }}
        className="-mb-6 md:-mb-8"
      >
        <Header post={base.thing} />
        <div inert={phase === 'saving'} className="grid min-w-0 gap-6 pb-8">
          <PostProblems attempt={attempt} uploads={editor.uploads.all} />
          {draft.offered && (
            <DraftNotice
              typedAt={draft.offered.typedAt}
              stale={draft.offered.version !== base.version}
              onRestore={() => {
                focusTitle();
                draft.restore();
              }}
              onDiscard={() => {
                focusTitle();
                draft.discard();
              }}
              text={text.editing.draft}
            />
          )}
          <Columns
            main={
              <FormSection id="post-basics" title={text.sections.basics}>
                <BasicsFields post={base.thing} preview={preview.shown} />
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
        </div>
        <SaveBar
          isNew={!base.thing}
          unsaved={unsaved}
          phase={phase}
          saveId={SAVE_ID}
          saveLabel={base.thing ? text.save.update : text.save.create}
          cancelTo={BLOG_PATH}
          text={text.editing}
        >
          <OpenPreview slug={base.thing?.slug ?? null} unsaved={unsaved} />
        </SaveBar>
      </form>
      <EditorDialogs
        editor={editor}
        merging={postMerge}
        labels={text.fields}
        renderValue={(field, own, other) => (
          <PostFieldValue field={field} form={own} other={other} />
        )}
        titleId={TITLE_ID}
        saveId={SAVE_ID}
        text={text.editing}
        lang="en"
      />
      <UnsavedDialog
        leaving={leaving}
        onLeave={draft.end}
        title={text.editing.leave.title}
        text={text.editing.leave.text}
        leaveLabel={text.editing.leave.leave}
        stayLabel={text.editing.leave.stay}
        lang="en"
      />
    </FormProvider>
  );
}

/** Key strokes and progress of uploads are nothing to them. */
const Calm = { Publishing: memo(PublishingFields), Details: memo(DetailFields) };

function Header({ post }: { post: AdminBlogDetail | null }) {
  return (
    <header className="mb-5">
      <Link
        to={BLOG_PATH}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm text-turquoise hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {text.back}
      </Link>
      <h1
        id={TITLE_ID}
        tabIndex={-1}
        className="break-words font-bold text-2xl outline-none md:text-3xl"
      >
        {post ? text.editTitle(post.title) : text.newTitle}
      </h1>
    </header>
  );
}

function Columns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid min-w-0 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      {main}
      {aside}
    </div>
  );
}
