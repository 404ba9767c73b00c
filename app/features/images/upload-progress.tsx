import { imagesText as text } from './images.text.ts';
import type { Upload } from './upload-list.rules.ts';

/** How far an upload is: bytes while they leave, then the server's own work. */
export function UploadProgress({ upload: { name, status, sent } }: { upload: Upload }) {
  const percent = Math.round(sent * 100);
  const words =
    status === 'waiting'
      ? text.waiting
      : percent === 100
        ? text.processing
        : text.uploading(percent);
  return <UploadBar label={text.progressOf(name)} words={words} sent={sent} />;
}

export function UploadBar({
  label,
  words,
  sent,
}: {
  label: string;
  /** Where it stands. */
  words: string;
  /** Share of the bytes, 0 to 1. */
  sent: number;
}) {
  return (
    <div>
      <p className="mb-1.5 font-semibold text-sm tabular-nums">{words}</p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(sent * 100)}
        aria-valuetext={words}
        className="h-1.5 overflow-hidden rounded-full bg-white/40"
      >
        <div
          className="h-full origin-left rounded-full bg-turquoise-bright transition-transform"
          style={{ transform: `scaleX(${sent})` }}
        />
      </div>
    </div>
  );
}
