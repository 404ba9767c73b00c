import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fetchAdminApi, isSignedOut } from '#app/editing/office-calls/admin-api.ts';
import type { Elements } from '#app/ui/elements.ts';
import { renditionUrl } from '../images.rules.ts';
import type { Image } from '../images.schema.ts';

/**
 * Picture that only signed-in staff may see. The picture is fetched, because an `img` element
 * cannot send the token. Shows the smallest rendition of at least `leastWidth` px, or else the
 * largest.
 */
export function StaffPhoto({
  image,
  alt,
  leastWidth = 320,
  className,
  loading,
  failure,
}: {
  image: Image;
  alt: string;
  leastWidth?: number;
  className: string;
  loading: Elements;
  failure: Elements;
}) {
  const address = renditionUrl(image, leastWidth);
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
      .then((response) => (response.ok ? response.blob() : Promise.reject(new Error(address))))
      .then((file) => {
        if (signal.aborted) return;
        url = URL.createObjectURL(file);
        setShown(url);
      })
      .catch((error: unknown) => signal.aborted || fail(error));
    return () => {
      left.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [address]);
  if (failed) return failure;
  return shown ? <img src={shown} alt={alt} className={className} /> : loading;
}
