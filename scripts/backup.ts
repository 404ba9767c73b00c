/** `npm run backup [file]`: all data and pictures in one file, while the site runs or not. */
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
      // npm goes to the project's folder; the person may be elsewhere.
      file: file && resolve(process.env.INIT_CWD ?? '.', file),
      signal,
    });
  },
});
