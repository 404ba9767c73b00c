import { cx } from '../class-names.ts';

/** Progress in words and as a bar. `share` is from 0 to 1. */
export function ProgressBar({
  label,
  words,
  share,
  onPicture = false,
}: {
  label: string;
  words: string;
  share: number;
  /** True over a darkened picture. */
  onPicture?: boolean;
}) {
  return (
    <div>
      <p aria-hidden="true" className="mb-2 text-small-strong tabular-nums">
        {words}
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={words}
        className={cx(
          'h-1.5 overflow-hidden rounded-full forced-colors:border',
          onPicture ? 'bg-white/40' : 'bg-sand-line',
        )}
      >
        <div
          className={cx(
            'h-full origin-left rounded-full transition-transform forced-colors:bg-[CanvasText]',
            onPicture ? 'bg-turquoise-bright' : 'bg-turquoise',
          )}
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
