import { useLocation, useNavigation } from 'react-router';
import { isDashboardPath } from './sections.rules.ts';

/**
 * The address that is shown, or the next one within the dashboard while it loads: a chosen section
 * shows at once.
 */
export function useShownAddress() {
  const here = useLocation();
  const { location: next } = useNavigation();
  return next && isDashboardPath(next.pathname) ? next : here;
}
