import type { ComponentProps } from 'react';
import { NavLink, useLocation } from 'react-router';

/** A link of the main menu; on a page with two addresses it is current on both of them. */
export function SiteNavLink({
  to,
  twin,
  ...rest
}: Omit<ComponentProps<typeof NavLink>, 'to' | 'end'> & { to: string; twin?: string | undefined }) {
  const { pathname } = useLocation();
  return <NavLink {...rest} to={pathname === twin ? twin : to} end={to === '/'} />;
}
