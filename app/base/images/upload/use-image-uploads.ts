import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { signInPath } from '#app/editing/sign-in-path.rules.ts';
import { uploadImage } from './upload-client.ts';
import { isPending, type Upload, UploadQueue } from './upload-queue.ts';

export interface ImageUploads {
  queue: UploadQueue;
  all: readonly Upload[];
  pending: number;
  failed: number;
  /** Resolves when no upload is pending. A form saves only then. */
  whenSettled: () => Promise<{ failed: number }>;
}

/**
 * Returns the uploads of a form, for all its picture fields together. Cancels them when the form is
 * closed. If the session has ended, opens the sign-in page, which leads back; the form keeps its
 * own draft. `send` replaces the upload for pictures of a special kind; only its first value is
 * used.
 */
export function useImageUploads(send: typeof uploadImage = uploadImage): ImageUploads {
  const navigate = useNavigate();
  const [queue] = useState(
    () =>
      new UploadQueue({
        send,
        onSignedOut: () => navigate(signInPath(location.pathname + location.search)),
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

/**
 * Prevents the browser from opening a file that is dropped outside a field. Attached to the window,
 * because a file may be dropped anywhere.
 */
function keepPage(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
