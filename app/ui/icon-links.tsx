/** Round links of an icon alone, as the office has them; visitors load the buttons, not these. */
import { type IconProps, ROUND } from './button.tsx';
import { cx } from './class-names.ts';
import { Link } from './link.tsx';

/** The look of an `IconButton` for a link. */
export function IconLink({ label, className, ...rest }: IconProps<typeof Link>) {
  return <Link {...rest} aria-label={label} title={label} className={cx(ROUND, className)} />;
}

/** The same look for an address outside the router. */
export function IconAnchor({ href, label, className, ...rest }: IconProps<'a'>) {
  const look = cx(ROUND, className);
  return <a {...rest} href={href} aria-label={label} title={label} className={look} />;
}
