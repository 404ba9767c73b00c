import { type ComponentProps, type DragEvent, useState } from 'react';
import { type ButtonVariant, buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { PictureTexts } from '../images.rules.ts';
import { UPLOAD_TYPES } from '../images.schema.ts';

export function PictureDrop({
  onFiles,
  text: given,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'div'>, 'onDrop' | 'children'> & {
  onFiles: (files: File[]) => void;
  text?: PictureTexts;
  children: Elements;
}) {
  const own = useOfficeText('images').screen;
  const text = given ?? own;
  const [hovered, setHovered] = useState(false);
  function accept(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return false;
    event.preventDefault();
    return true;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file button does the same
    <div
      {...rest}
      className={cx('relative', className)}
      onDragEnter={(event) => accept(event) && setHovered(true)}
      onDragOver={accept}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setHovered(false);
      }}
      onDrop={(event) => {
        setHovered(false);
        if (accept(event)) onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {hovered && (
        <div className="pointer-events-none absolute inset-0 z-20 grid place-items-center rounded-card border-2 border-turquoise border-dashed bg-turquoise-wash/90 text-heading text-turquoise">
          {text.dropHere}
        </div>
      )}
    </div>
  );
}

/**
 * Button that opens the browser's own file chooser, which offers camera and photos on a phone. The
 * same file can be chosen twice in a row.
 */
export function FileButton({
  onFiles,
  variant,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange' | 'value' | 'children'> & {
  onFiles: (files: File[]) => void;
  variant?: ButtonVariant;
  children: string | Elements;
}) {
  return (
    <label
      className={buttonClass(
        { variant, size: 'sm' },
        cx(
          'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turquoise-bright',
          rest.disabled && 'pointer-events-none opacity-60',
          className,
        ),
      )}
    >
      <input
        {...rest}
        type="file"
        accept={UPLOAD_TYPES}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
        className="sr-only"
      />
      {typeof children === 'string' ? <span>{children}</span> : children}
    </label>
  );
}
