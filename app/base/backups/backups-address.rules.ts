import { SETTINGS_PATH } from '#app/editing/office-paths.rules.ts';

/** Of the section on the settings' screen; the dashboard leads there. */
export const BACKUPS_ID = 'settings-section-backups';

/** Where the section's data comes from; see `admin-backups.route.tsx`. */
export const BACKUPS_PATH = `${SETTINGS_PATH}/backups`;
