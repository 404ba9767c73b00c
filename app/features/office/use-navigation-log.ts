import { useEffect } from 'react';
import { readToken } from '#app/features/auth/token.ts';
import type { Section } from './sections.rules.ts';

/** Tells the server which section was opened, once for each change of it. */
export function useNavigationLog(section: Section | null): void {
  useEffect(() => {
    if (section) void logNavigation(section);
  }, [section]);
}

/** Nothing waits for it and its failures are ignored (spec, part 7); a leaving page may finish it. */
async function logNavigation(section: Section): Promise<void> {
  try {
    await fetch('/api/admin/log-navigation', {
      method: 'POST',
      keepalive: true,
      headers: { authorization: `Bearer ${readToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ section, timestamp: new Date().toISOString() }),
    });
  } catch {
    // See above.
  }
}
