import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldTexts } from '#app/editing/fields/form-controls.tsx';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/fields/field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { Signature } from '../handover.schema.ts';
import type { HandoverForm } from './handover-form.schema.ts';

/** Range of the coordinates of strokes. */
const BOX = { width: 3000, height: 1000 };

/** Takes a signature by finger or mouse and keeps it as strokes, which print sharply. */
export function SignatureField({ who }: { who: 'customer' | 'staff' }) {
  const { page: text, labels: handoverLabels } = useOfficeText('handovers');
  const name = `signatures.${who}` as const;
  const { control } = useFormContext<HandoverForm>();
  const { field } = useController({ control, name });
  const { id, label } = useFieldTexts<HandoverForm>(name);
  const value = field.value as Signature | null;
  /**
   * Strokes that the canvas shows. Stored strokes, and strokes drawn at another width, are shown as
   * a picture.
   */
  const [drawn, setDrawn] = useState<number[][] | null>(null);
  const isSigning = value === null || JSON.stringify(value.strokes) === JSON.stringify(drawn);
  /** A new version of the pad has an empty canvas of the current width. */
  const [padVersion, setPadVersion] = useState(0);
  const [typedName, setTypedName] = useState('');
  const signer = value?.name ?? typedName;
  const put = (strokes: number[][], by = signer) =>
    field.onChange(strokes.length > 0 ? { name: by, strokes } : null);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small-strong">{label}</legend>
      {isSigning ? (
        <Pad
          key={padVersion}
          id={id}
          label={label}
          strokes={value?.strokes ?? []}
          onStrokes={(strokes) => {
            setDrawn(strokes);
            put(strokes);
          }}
          // A hidden step has no width until it is shown.
          onResize={() => {
            setDrawn(null);
            setPadVersion(padVersion + 1);
          }}
          onRetry={() => {
            setPadVersion(padVersion + 1);
            // The focused button disappears.
            document.getElementById(`${id}-name`)?.focus();
          }}
        />
      ) : (
        value && <SignatureImage strokes={value.strokes} label={`${label}: ${text.signed}`} />
      )}
      <div className="mt-2 flex items-end gap-3">
        <label htmlFor={`${id}-name`} className="min-w-0 grow">
          <span className="mb-1 block text-small">{handoverLabels.signerName}</span>
          <Input
            id={`${id}-name`}
            value={signer}
            maxLength={100}
            onChange={({ currentTarget: { value: typed } }) => {
              setTypedName(typed);
              if (value) put(value.strokes, typed);
            }}
          />
        </label>
        <Button
          size="sm"
          aria-label={text.clearSignature(label)}
          aria-disabled={value === null || undefined}
          onClick={() => {
            setTypedName(signer);
            put([]);
          }}
        >
          {text.clear}
        </Button>
      </div>
    </fieldset>
  );
}

function Pad({
  id,
  label,
  strokes,
  onStrokes,
  onResize,
  onRetry,
}: {
  id: string;
  label: string;
  strokes: number[][];
  onStrokes: (strokes: number[][]) => void;
  onResize: () => void;
  onRetry: () => void;
}) {
  const { page: text } = useOfficeText('handovers');
  const [failed, setFailed] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const clear = useRef<(() => void) | null>(null);
  const changed = useEffectEvent(onStrokes);
  const resized = useEffectEvent(onResize);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const left = new AbortController();
    let off = () => {};
    // Loads the library on demand, because no other form needs it.
    import('signature_pad').then(
      ({ default: SignaturePad }) => {
        if (left.signal.aborted) return;
        const { clientWidth: width, clientHeight: height } = element;
        const scale = Math.max(1, devicePixelRatio);
        element.width = width * scale;
        element.height = height * scale;
        element.getContext('2d')?.scale(scale, scale);
        const pad = new SignaturePad(element, { penColor: '#16324f' });
        pad.addEventListener('endStroke', () =>
          changed(
            pad
              .toData()
              .map(({ points }) =>
                points.flatMap(({ x, y }) => [
                  clamp((x / width) * BOX.width, BOX.width),
                  clamp((y / height) * BOX.height, BOX.height),
                ]),
              ),
          ),
        );
        clear.current = () => pad.clear();
        off = () => pad.off();
      },
      () => setFailed(true),
    );
    let first = element.clientWidth;
    const watch = new ResizeObserver(() => {
      if (element.clientWidth === first) return;
      first = element.clientWidth;
      resized();
    });
    watch.observe(element);
    return () => {
      left.abort();
      off();
      watch.disconnect();
    };
  }, []);
  const isEmpty = strokes.length === 0;
  useEffect(() => {
    if (isEmpty) clear.current?.();
  }, [isEmpty]);
  return (
    <div className="relative">
      <canvas
        ref={canvas}
        id={id}
        role="img"
        aria-label={`${label}: ${isEmpty ? text.sign : text.signed}`}
        className="block aspect-3/1 w-full touch-none rounded-control border-2 border-control-line border-dashed bg-white"
      />
      {isEmpty && !failed && (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 grid place-items-center text-ink-soft"
        >
          {text.sign}
        </p>
      )}
      {failed && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-2">
          <p role="alert">{text.signFailed}</p>
          <Button size="sm" onClick={onRetry}>
            {text.signRetry}
          </Button>
        </div>
      )}
    </div>
  );
}

function clamp(value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, 0), most));
}

function SignatureImage({ strokes, label }: { strokes: number[][]; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={label}
      className="block aspect-3/1 w-full rounded-control border border-sand-line bg-white"
    >
      {strokes.map((points, i) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: a stroke has no id
          key={i}
          // A dot is a stroke with a single point.
          points={(points.length === 2 ? [...points, ...points] : points).join(' ')}
          className="fill-none stroke-ink"
          strokeWidth="18"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
