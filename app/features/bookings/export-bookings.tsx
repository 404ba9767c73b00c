import { useEffect, useId, useRef, useState } from 'react';
import { downloadFile } from '#app/editing/download.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { businessNow, monthStart } from '#app/lib/dates.ts';
import { languageOf } from '#app/lib/language.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { InputField } from '#app/ui/field.tsx';
import { FormDialog } from '#app/ui/form-dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { bookingExportText as text } from './booking-list.text.ts';

type Format = keyof typeof text.formats;
const FORMATS = Object.entries(text.formats).map(([value, label]) => ({
  value: value as Format,
  label,
}));

/** A button that asks for days and format, and downloads the bookings as a file. */
export function ExportBookings() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Icon name="icon-download" className="size-4" />
        {text.open}
      </Button>
      {open && <ExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { date: today } = businessNow(new Date());
  const [days, setDays] = useState({ from: monthStart(today), to: '' });
  const [format, setFormat] = useState<Format>('xlsx');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  // Also when the page is left.
  useEffect(() => () => abort.current?.abort(), []);
  const isWrong = days.from !== '' && days.to !== '' && days.to < days.from;

  async function download() {
    if (isWrong || pending) return;
    abort.current = new AbortController();
    const { signal } = abort.current;
    setPending(true);
    setError(null);
    const given = Object.entries(days).filter(([, day]) => day !== '');
    const query = new URLSearchParams([['format', format], ...given]);
    try {
      await downloadFile(`/admin/bookings/export?${query}`, signal);
      onClose();
    } catch (failure) {
      if (signal.aborted) return;
      if (!(failure instanceof ApiError)) throw failure;
      setError(text.failed(failure.message));
    } finally {
      setPending(false);
    }
  }
  const day = (name: 'from' | 'to') => ({
    id: `${id}-${name}`,
    type: 'date',
    label: text[name],
    value: days[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDays({ ...days, [name]: value }),
  });
  return (
    <FormDialog
      open
      lang={languageOf('en')}
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
      <p className="mb-4 text-ink-soft">{text.text}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField {...day('from')} />
        <InputField {...day('to')} error={isWrong ? text.wrongRange : undefined} />
      </div>
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
