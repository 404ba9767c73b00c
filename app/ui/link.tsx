import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLocalPath } from './language/use-text.ts';

type LinkProps = ComponentProps<typeof RouterLink> & { to: string };

/**
 * Links to a page of ours in the language of this page. `to` is the address in Turkish, or begins with its query,
 * encoded as an `href` is.
 */
export function Link({ to, ...rest }: LinkProps) {
  const localPath = useLocalPath();
  return <RouterLink discover="none" {...rest} to={to.startsWith('/') ? localPath(to) : to} />;
}
