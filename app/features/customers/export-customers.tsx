import { useEffect, useId, useRef, useState } from 'react';
import { downloadFile } from '#app/editing/download.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { languageOf } from '#app/lib/language.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormDialog } from '#app/ui/form-dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { customerFilesText as text } from './customer-files.text.ts';

type Format = keyof typeof text.formats;
const FORMATS = Object.entries(text.formats).map(([value, label]) => ({
  value: value as Format,
  label,
}));

interface Found {
  search: string;
  /** How many customers it finds. */
  count: number;
}

/** A button that asks for the format, and downloads the customers of the list as a file. */
export function ExportCustomers(found: Found) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Icon name="icon-download" className="size-4" />
        {text.open}
      </Button>
      {open && <ExportDialog {...found} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ search, count, onClose }: Found & { onClose: () => void }) {
  const id = useId();
  const [format, setFormat] = useState<Format>('xlsx');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  // Also when the page is left.
  useEffect(() => () => abort.current?.abort(), []);

  async function download() {
    if (pending) return;
    abort.current = new AbortController();
    const { signal } = abort.current;
    setPending(true);
    setError(null);
    const query = new URLSearchParams({ format, ...(search && { search }) });
    try {
      await downloadFile(`/admin/customers/export?${query}`, signal);
      onClose();
    } catch (failure) {
      if (signal.aborted) return;
      if (!(failure instanceof ApiError)) throw failure;
      setError(text.failed(failure.message));
    } finally {
      setPending(false);
    }
  }
  return (
    <FormDialog
      open
      lang={languageOf('tr')}
      title={text.title}
      onSubmit={() => void download()}
      onCancel={onClose}
      footer={
        <>
          <Button size="sm" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button size="sm" type="submit" variant="primary" pending={pending}>
            {text.download}
          </Button>
        </>
      }
    >
      {error && (
        <Alert tone="error" className="mb-4">
          {error}
        </Alert>
      )}
      <p>{search ? text.found(count, search) : text.all(count)}</p>
      <p className="mt-1 text-ink-soft">{text.careful}</p>
      <SegmentedControl
        legend={text.format}
        name={`${id}-format`}
        segments={FORMATS}
        value={format}
        onChange={setFormat}
        className="mt-5"
      />
    </FormDialog>
  );
}
