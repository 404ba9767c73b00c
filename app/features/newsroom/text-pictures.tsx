import { X } from 'lucide-react';
import { useState } from 'react';
import { MAX_ALT } from '#app/features/images/images.rules.ts';
import { FieldNotices } from '#app/features/images/picture-notices.tsx';
import { isPending, type Upload } from '#app/features/images/upload-list.rules.ts';
import { UploadPreview } from '#app/features/images/upload-preview.tsx';
import { UploadProgress } from '#app/features/images/upload-progress.tsx';
import { Button } from '#app/ui/button.tsx';
import { InputField } from '#app/ui/field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { postFormText } from './newsroom.text.ts';
import type { TextPictures } from './use-text-pictures.ts';

const text = postFormText.pictures;

/** Pictures that have come into the text here: how far they are, and what they show. */
export function TextPictureList({ pictures }: { pictures: TextPictures }) {
  return (
    <>
      <FieldNotices notices={pictures.notices} onDismiss={pictures.clearNotices} />
      {pictures.own.length > 0 && (
        <ul aria-label={text.list} className="mt-3 grid gap-3">
          {pictures.own.map((upload) => (
            <Row key={upload.id} upload={upload} pictures={pictures} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ upload, pictures }: { upload: Upload; pictures: TextPictures }) {
  const [alt, setAlt] = useState('');
  const { name } = upload;
  const pending = isPending(upload);
  const describe = () => pictures.describe(upload, alt);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-control border border-sand-line bg-foam p-3">
      <span className="relative block h-20 w-28 shrink-0 overflow-hidden rounded-lg bg-sand">
        <UploadPreview image={null} upload={upload} sizes="112px" onShown={() => undefined} />
      </span>
      <div className="min-w-0 grow basis-56">
        <InputField
          label={text.alt(name)}
          hint={text.altHint}
          maxLength={MAX_ALT}
          value={alt}
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
          onBlur={describe}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It is about this picture, and not the form's being sent.
            event.preventDefault();
            describe();
            if (!pending) pictures.dismiss(upload);
          }}
        />
        {pending && (
          <div className="mt-2 rounded-lg bg-ink px-3 py-2 text-white">
            <UploadProgress upload={upload} />
          </div>
        )}
      </div>
      {pending ? (
        <IconButton label={text.cancel(name)} onClick={() => pictures.dismiss(upload)}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      ) : (
        <Button
          size="sm"
          className="sm:mt-7"
          onClick={() => {
            describe();
            pictures.dismiss(upload);
          }}
        >
          {text.done}
        </Button>
      )}
    </li>
  );
}
