import { useEffect, useState } from 'react';
import { readToken } from '#app/editing/token.ts';
import { Icon } from '#app/ui/icon.tsx';
import { renditionUrl } from '../images/images.rules.ts';
import type { Image } from '../images/images.schema.ts';
import { handoverText as text } from './handovers.text.ts';

/** A picture that only who is signed in may see: an `img` could not show who asks. */
export function StaffPhoto({
  image,
  width,
  alt,
}: {
  image: Image;
  /** The least width in px. */
  width: number;
  alt: string;
}) {
  const address = renditionUrl(image, width);
  const [shown, setShown] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    let url: string | null = null;
    setFailed(false);
    fetch(address, {
      headers: { authorization: `Bearer ${readToken()}` },
      signal: left.signal,
    })
      .then((answer) => (answer.ok ? answer.blob() : Promise.reject(new Error(address))))
      .then((file) => {
        url = URL.createObjectURL(file);
        setShown(url);
      })
      .catch(() => left.signal.aborted || setFailed(true));
    return () => {
      left.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [address]);
  if (failed) {
    return (
      // Below the button that removes it.
      <span className="grid size-full items-end justify-items-center bg-sand text-ink-soft text-sm">
        <span className="flex flex-col items-center gap-1 p-2 text-center">
          <Icon name="icon-image-off" className="size-6" />
          {text.photoFailed}
        </span>
      </span>
    );
  }
  return shown ? (
    <img src={shown} alt={alt} className="size-full object-cover" />
  ) : (
    <span className="block size-full animate-pulse bg-sand" />
  );
}
