import { useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fetchAdminApi, isSignedOut } from '#app/editing/office-calls/admin-api.ts';
import { ApiError, readResponse } from '#app/lib/http/api-client.ts';
import { languageOf } from '#app/lib/words/language.ts';
import { Button, ButtonAnchor, IconButton } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { Modal } from '#app/ui/dialogs/modal.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { tripLinkSchema } from './messages.schema.ts';

export function TripDialog({
  open,
  onClose,
  finalFocus,
  ...trip
}: {
  open: boolean;
  onClose: () => void;
  /**
   * Returns the element to focus after closing, because the menu that opened the dialog has closed.
   */
  finalFocus: () => HTMLElement | null;
  bookingId: string;
  url: string;
}) {
  const { trip: text } = useOfficeText('messages');
  const titleId = useId();
  return (
    <Modal
      open={open}
      labelledBy={titleId}
      onDismiss={onClose}
      finalFocus={finalFocus}
      lang={languageOf('en')}
    >
      <div className="flex items-center gap-2 py-1 pr-1 pl-4">
        <h2 id={titleId} className="grow text-heading">
          {text.title}
        </h2>
        <IconButton label={text.close} onClick={onClose}>
          <Icon name="icon-x" className="size-5" />
        </IconButton>
      </div>
      <TripLink {...trip} />
    </Modal>
  );
}

function TripLink({ bookingId, url }: { bookingId: string; url: string }) {
  const { trip: text } = useOfficeText('messages');
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(text.copied);
    } catch {
      // The clipboard needs HTTPS. If it is missing, the address is selected, so that a person can
      // copy it.
      field.current?.select();
      setSaid(text.copyByHand);
    }
  }

  async function withdraw() {
    setPending(true);
    setError('');
    try {
      const { signal } = new AbortController();
      const address = `/api/admin/bookings/${bookingId}/trip-link`;
      await readResponse(await fetchAdminApi(address, { method: 'POST', signal }), tripLinkSchema);
      setAsking(false);
      setSaid(text.withdrawn);
      revalidate();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (isSignedOut(failure)) revalidate();
      setError(failure.message || text.failed);
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="px-4 pb-4">
      <p className="text-ink-soft text-small">{text.hint}</p>
      <input
        ref={field}
        readOnly
        value={url}
        aria-label={text.address}
        className="mt-2 h-11 w-full rounded-control border border-control-line bg-white px-3 text-small"
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={copy}>
          <Icon name="icon-copy" className="size-5" />
          <span>{text.copy}</span>
        </Button>
        <ButtonAnchor href={url} target="_blank" rel="noopener noreferrer" size="sm">
          <Icon name="icon-external-link" className="size-5" />
          <span>{text.open}</span>
        </ButtonAnchor>
        <Button size="sm" variant="destroy" onClick={() => setAsking(true)}>
          {text.withdraw}
        </Button>
      </div>
      <p role="status" className="text-small text-turquoise not-empty:mt-2">
        {said}
      </p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.withdrawTitle}
        text={text.withdrawText}
        confirmLabel={text.withdraw}
        cancelLabel={text.cancel}
        onConfirm={withdraw}
        pending={pending}
        error={error}
        destructive
        lang={languageOf('en')}
      />
    </div>
  );
}
