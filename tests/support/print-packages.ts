/**
 * Prints a line for each npm package that the process loads for the first time. Load it with
 * `--import`.
 */
import { registerHooks } from 'node:module';

const printed = new Set<string>();
registerHooks({
  load(url, context, nextLoad) {
    const [, name] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
    if (name && !printed.has(name)) process.stdout.write(`loaded ${name}\n`);
    if (name) printed.add(name);
    return nextLoad(url, context);
  },
});
