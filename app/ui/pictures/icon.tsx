import type lucide from '@iconify-json/lucide/icons.json';
import { cx } from '../class-names.ts';
import type { brandMarks } from './brand-marks.ts';

type Drawing = keyof typeof lucide.icons;

/** Class of `icon-masks.ts`. Write it in full, because Tailwind searches the source for it. */
export type IconName =
  | `icon-${Drawing}`
  | `icon-${Drawing}/${'filled' | '1.5' | '1.75' | '3'}`
  | `icon-brand-${keyof typeof brandMarks}`;

interface IconProps {
  name: IconName;
  className?: string;
}

/** Drawing in the text's colour. The element is empty, so screen readers ignore it. */
export function Icon({ name, className }: IconProps) {
  return <span className={cx('icon', name, className)} />;
}

/**
 * Returns the classes that draw an icon before an element's text. Saves an element for each icon on pages with
 * many icons.
 */
export function iconBefore(name: IconName): string {
  return `icon-before ${name}`;
}
