import { spawnSync } from 'node:child_process';

/** Installs Debian packages. Returns false if the user is not root, or apt-get fails. */
export function aptInstall(...packages: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return apt('update', '-q') && apt('install', '-qy', '--no-install-recommends', ...packages);
}
