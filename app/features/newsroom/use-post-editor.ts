import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import type { Attempt } from '#app/editing/save-attempt.rules.ts';
import { errorsOfForm, errorsOfServer } from '#app/editing/save-attempt.rules.ts';
import { useEditor } from '#app/editing/use-editor.ts';
import { imagesText, UPLOAD_FAILED } from '#app/features/images/images.text.ts';
import { failureId } from '#app/features/images/upload-list.rules.ts';
import { useImageUploads } from '#app/features/images/use-image-uploads.ts';
import type { AdminPostDetail } from './admin-post.schema.ts';
import { postFormText as text } from './newsroom.text.ts';
import { postDrafts } from './post-draft.ts';
import { controlId, POST_FIELDS, type PostField } from './post-fields.rules.ts';
import { NEW_POST, postToForm } from './post-form.rules.ts';
import { type PostForm, type PostSent, postFormSchema } from './post-form.schema.ts';
import { postMerge } from './post-merge.rules.ts';
import { useTextPictures } from './use-text-pictures.ts';

const resolver = zodResolver(postFormSchema);

export type PostEditor = ReturnType<typeof usePostEditor>;

/** A post while it is edited, with the pictures that come into its text. */
export function usePostEditor({
  post,
  draftKey,
}: {
  post: AdminPostDetail | null;
  draftKey: string;
}) {
  const uploads = useImageUploads();
  const area = useRef<HTMLTextAreaElement>(null);
  const pictures = useTextPictures(uploads, area);

  /** A picture that fails stops the save (spec, part 8). */
  async function settlePictures(): Promise<Attempt<PostField> | null> {
    const before = pictures.failureCount();
    await uploads.whenSettled();
    const cover = uploads.queue
      .snapshot()
      .filter(({ field, status }) => field === controlId('featuredImage') && status === 'failed')
      .map((upload) => ({
        ...{ field: 'featuredImage' as const, control: failureId(upload) },
        message: imagesText.ofFile(upload.name, upload.error ?? UPLOAD_FAILED),
      }));
    const inText =
      pictures.failureCount() > before
        ? [{ field: 'content' as const, message: `${text.fields.content}: ${UPLOAD_FAILED}` }]
        : [];
    const errors = [...inText, ...cover];
    return errors.length > 0 ? { message: UPLOAD_FAILED, errors } : null;
  }

  const editor = useEditor<PostForm, PostSent, PostField, AdminPostDetail>({
    thing: post,
    formOf: (read) => (read ? postToForm(read) : NEW_POST),
    merging: postMerge,
    resolver,
    drafts: postDrafts,
    draftKey,
    steps: {
      before: settlePictures,
      pendingUploads: uploads.pending,
      refusedByForm: (_form, errors) => ({
        message: text.errors.title,
        errors: errorsOfForm(POST_FIELDS, errors),
      }),
      refusedByServer: (message, details) => ({
        message,
        errors: errorsOfServer(POST_FIELDS, details),
      }),
    },
    lang: 'en',
  });
  return { ...editor, uploads, pictures, area };
}
