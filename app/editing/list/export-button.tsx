import { useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { TableFormat } from '#app/lib/files/table-format.schema.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { isSignedOut } from '../office-calls/admin-api.ts';
import { downloadFile } from '../office-calls/download.ts';

interface Export {
  path: string;
  /** Query without the format; null while it is invalid and nothing can be downloaded. */
  query: Record<string, string> | null;
  title: string;
  children: Elements;
}

/** Button that opens a dialog for the format and downloads a list as a file. */
export function ExportButton({
  onOpen,
  isLabelled = false,
  ...rest
}: Export & {
  onOpen?: () => void;
  /** True if a phone shows the label too. */
  isLabelled?: boolean;
}) {
  const { export: text } = useOfficeText('editing');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        onClick={() => {
          onOpen?.();
          setOpen(true);
        }}
      >
        <Icon name="icon-download" className="size-4" />
        <span className={cx(!isLabelled && 'max-sm:sr-only')}>{text.open}</span>
      </Button>
      {open && <ExportDialog {...rest} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ path, query, title, children, onClose }: Export & { onClose: () => void }) {
  const id = useId();
  const lang = useOfficeLanguage();
  const { cancel, export: text } = useOfficeText('editing');
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const abort = useRef<AbortController | null>(null);
  // Aborts the download when the person leaves the page.
  useEffect(() => () => abort.current?.abort(), []);

  async function download() {
    if (!query || pending) return;
    abort.current = new AbortController();
    const { signal } = abort.current;
    setPending(true);
    setError(null);
    try {
      await downloadFile(`${path}?${new URLSearchParams({ format, ...query })}`, signal, lang);
      onClose();
    } catch (failure) {
      if (signal.aborted) return;
      if (isSignedOut(failure)) return await revalidate();
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message || text.failed);
      // Switches to CSV if the list is too long for a workbook, as the message says.
      if (failure.details.some(({ field }) => field === 'format')) setFormat('csv');
    } finally {
      setPending(false);
    }
  }
  return (
    <FormDialog
      open
      lang={lang}
      title={title}
      onSubmit={() => void download()}
      onCancel={onClose}
      cancelLabel={cancel}
      footer={
        <Button size="sm" type="submit" variant="primary" pending={pending}>
          {text.download}
        </Button>
      }
    >
      {error && (
        <Alert tone="error" className="mb-4">
          {error}
        </Alert>
      )}
      {children}
      <SegmentedControl
        legend={text.format}
        name={`${id}-format`}
        segments={(['xlsx', 'csv'] as const).map((value) => ({
          value,
          label: text.formats[value],
        }))}
        value={format}
        onChange={setFormat}
        className="mt-4"
      />
    </FormDialog>
  );
}
