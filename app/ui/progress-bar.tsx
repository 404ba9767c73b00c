import { useNavigation } from 'react-router';

/** A thin line at the top while the next page is on its way; nothing when it comes at once. */
export function ProgressBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div aria-hidden="true" className="progress-bar" />;
}
