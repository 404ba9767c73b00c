import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fetchAdminApi, isSignedOut } from '#app/editing/admin-api.ts';
import { Icon } from '#app/ui/icon.tsx';
import { renditionUrl } from '../images/images.rules.ts';
import type { Image } from '../images/images.schema.ts';
import { handoverText as text } from './handovers.text.ts';

/** The least that is fetched, in px. */
const WIDTH = 320;

/** Only signed-in staff may see it. An `img` element cannot send the token, so the picture is fetched. */
export function StaffPhoto({ image, alt }: { image: Image; alt: string }) {
  const address = renditionUrl(image, WIDTH);
  const [shown, setShown] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const { revalidate } = useRevalidator();
  const fail = useEffectEvent((error: unknown) => {
    if (isSignedOut(error)) void revalidate();
    else setFailed(true);
  });
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let url: string | null = null;
    setFailed(false);
    fetchAdminApi(address, { signal })
      .then((answer) => (answer.ok ? answer.blob() : Promise.reject(new Error(address))))
      .then((file) => {
        url = URL.createObjectURL(file);
        setShown(url);
      })
      .catch((error: unknown) => signal.aborted || fail(error));
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
          <span>{text.photoFailed}</span>
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
