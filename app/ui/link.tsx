import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLocalPath } from './language/use-text.ts';

type LinkProps = ComponentProps<typeof RouterLink> & { to: string };

/**
 * Link to a page of this site in the current language. `to` is the Turkish address, or only a query
 * (`?page=2`), encoded like an `href`.
 */
export function Link({ to, ...rest }: LinkProps) {
  const localPath = useLocalPath();
  return <RouterLink discover="none" {...rest} to={to.startsWith('/') ? localPath(to) : to} />;
}
