import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { signInPath } from '#app/editing/sign-in-path.rules.ts';
import { uploadImage } from './upload-client.ts';
import { isPending, type Upload, UploadQueue } from './upload-queue.ts';

export interface ImageUploads {
  queue: UploadQueue;
  all: readonly Upload[];
  pending: number;
  failed: number;
  /** Resolves when nothing is on its way any more. A form saves only then. */
  whenSettled: () => Promise<{ failed: number }>;
}

/**
 * The pictures that a form is sending, for all its picture fields together. They are cut off when
 * the form is closed. When the session has ended, the sign-in page opens, which leads back here;
 * the form keeps its own draft. `send` is for pictures of a special kind, and
 * the same function each time.
 */
export function useImageUploads(send: typeof uploadImage = uploadImage): ImageUploads {
  const navigate = useNavigate();
  const [queue] = useState(
    () =>
      new UploadQueue({
        send,
        onSignedOut: () => navigate(signInPath(location.pathname + location.search)),
        asOne: flushSync,
      }),
  );
  const all = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  useEffect(() => {
    addEventListener('dragover', keepPage);
    addEventListener('drop', keepPage);
    return () => {
      removeEventListener('dragover', keepPage);
      removeEventListener('drop', keepPage);
      queue.clear();
    };
  }, [queue]);
  return {
    queue,
    all,
    pending: all.filter(isPending).length,
    failed: all.filter(({ status }) => status === 'failed').length,
    whenSettled: () => queue.whenSettled(),
  };
}

/** The browser would open a file that is dropped outside a field, in place of the form. */
function keepPage(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
