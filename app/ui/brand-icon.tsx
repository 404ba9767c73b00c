import sprite from './brand-icons.svg?url&no-inline';

/** A mark in `brand-icons.svg`; a file of its own, so that it costs no script. */
export type Brand =
  | 'facebook'
  | 'instagram'
  | 'linkedin'
  | 'pinterest'
  | 'reddit'
  | 'whatsapp'
  | 'x'
  | 'youtube';

export function BrandIcon({ brand, className }: { brand: Brand; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
      <use href={`${sprite}#${brand}`} />
    </svg>
  );
}
