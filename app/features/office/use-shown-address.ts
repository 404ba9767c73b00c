import { useLocation, useNavigation } from 'react-router';
import { isDashboardPath } from './sections.rules.ts';

/**
 * The address that is shown, or the one within the dashboard that is on its way: what was asked for
 * takes its place at once. The rows of a list stay until others have come.
 */
export function useShownAddress() {
  const here = useLocation();
  const { location: next } = useNavigation();
  return next && isDashboardPath(next.pathname) ? next : here;
}
