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

/** A drawing in the text's colour. It is an empty element, so it says nothing to screen readers. */
export function Icon({ name, className }: IconProps) {
  return <span className={cx('icon', name, className)} />;
}

/** The classes of an element with a drawing before its text. For what a page has many of: no element more. */
export function iconBefore(name: IconName): string {
  return `icon-before ${name}`;
}
