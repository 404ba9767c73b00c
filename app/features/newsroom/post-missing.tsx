import { FileQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EditorMissing } from '#app/editing/editor-states.tsx';
import { draftKey as keyOfDraft } from '#app/features/auth/draft-key.ts';
import { NEWSROOM_PATH } from '../news/news-address.rules.ts';
import { postFormText } from './newsroom.text.ts';
import { postDrafts } from './post-draft.ts';
import { NEW_POST } from './post-form.rules.ts';

/** A post that somebody has deleted since. */
export function PostMissing({ draftKey }: { draftKey: string }) {
  const navigate = useNavigate();
  const [draft] = useState(() => postDrafts.read(draftKey));

  function useDraft() {
    if (!draft) return;
    postDrafts.write(keyOfDraft('post', null), { ...draft, version: null, base: NEW_POST });
    postDrafts.remove(draftKey);
    navigate('/admin/blog/new');
  }

  return (
    <EditorMissing
      drawing={<FileQuestionMark aria-hidden="true" className="size-12" strokeWidth={1.5} />}
      onUseDraft={draft && useDraft}
      backTo={NEWSROOM_PATH}
      text={postFormText.editing.load}
      lang="en"
    />
  );
}
