import { SETTINGS_PATH } from '#app/editing/office-paths.rules.ts';

/** Id of the section on the settings page, which the dashboard links to. */
export const BACKUPS_ID = 'settings-section-backups';

/** Address of the section's data, see `admin-backups.route.tsx`. */
export const BACKUPS_PATH = `${SETTINGS_PATH}/backups`;
