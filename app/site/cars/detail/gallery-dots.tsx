import { cx } from '#app/ui/class-names.ts';

/** Dots that show the position in a strip of pictures, without being controls. White, on a scrim. */
export function GalleryDots({ count, current }: { count: number; current: number }) {
  return (
    <div aria-hidden="true" className="flex gap-2">
      {Array.from({ length: count }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={i}
          className={cx(
            'h-2 rounded-full bg-white transition-opacity forced-colors:bg-[CanvasText]',
            i === current ? 'w-6' : 'w-2 opacity-60',
          )}
        />
      ))}
    </div>
  );
}
