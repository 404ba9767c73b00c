import type lucide from '@iconify-json/lucide/icons.json';
import { cx } from '../class-names.ts';
import type { brandMarks } from './brand-marks.ts';

type Drawing = keyof typeof lucide.icons;

/** A class of `icon-masks.ts`. Written in full where it is used: Tailwind finds it in the source. */
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

/** Returns the classes of a drawing before an element's text. Saves an element where a page has many. */
export function iconBefore(name: IconName): string {
  return `icon-before ${name}`;
}
