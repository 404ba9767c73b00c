/**
 * `npm run backup [file]` writes all data and pictures into one file. The site may run meanwhile.
 * Without `file` the backup goes to the store of nightly backups.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseEnv } from '#app/lib/env.server.ts';
import { backUp } from '#server/jobs/backup-commands.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  doing: 'Backing up',
  failure: 'No backup was made.',
  run: async (signal) => {
    const [file] = parseArgs({ allowPositionals: true }).positionals;
    return backUp(parseEnv(process.env), {
      // npm runs the script in the project's folder. INIT_CWD is the folder of the person.
      file: file && resolve(process.env.INIT_CWD ?? '.', file),
      signal,
    });
  },
});
