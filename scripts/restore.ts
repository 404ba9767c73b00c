/**
 * `npm run restore <file>` restores a backup into an empty database. With `-- --replace` it
 * replaces existing data.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseEnv } from '#app/lib/env.server.ts';
import { restore } from '#server/jobs/backup-commands.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  doing: 'Restoring',
  failure: 'Nothing was restored, and nothing changed.',
  run: async (signal) => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [file] = positionals;
    if (!file) throw new Error('Name the file: npm run restore <file>');
    return restore(parseEnv(process.env), {
      file: resolve(process.env.INIT_CWD ?? '.', file),
      // If the person forgets the `--` before `--replace`, npm takes it as a setting of its own and
      // passes it on in this variable.
      replace: values.replace || process.env.npm_config_replace === 'true',
      signal,
    });
  },
});
