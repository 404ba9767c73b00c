import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

const webAddress = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be a whole web address, such as ${example}` });

const RATES_URL = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
const COPYRIGHT_URL = 'https://www.openstreetmap.org/copyright';
const PORTS = 65_535;
const WORKERS = 64;
// One week. A timer of more than 24 days would fire at once.
const MAX_MINUTES = 10_080;

function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  const range =
    most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `of at least ${least}`;
  const error = `must be a whole number ${range}`;
  return z.coerce
    .number(error)
    .refine((number) => Number.isInteger(number) && number >= least && number <= most, error);
}

/** Matches folders of the kernel: no file can be stored there, and Node's recursive `mkdir` would never end. */
const KERNEL_FOLDER = /^\/(proc|sys|dev)(\/|$)/;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Form of a tile address. `{s}`, a choice of hosts, is refused: browsers no longer need several. */
const TILES_FORM = 'must be an address with {z}, {x} and {y} in it, and no other {…}; or off';
const mapTiles = z
  .string()
  .refine((value) => value === 'off' || isTilesUrl(value), TILES_FORM)
  .transform((value) => (value === 'off' ? null : value));

function isTilesUrl(value: string): boolean {
  const names = [...value.matchAll(/\{.*?\}/g)].map(([name]) => name);
  return webAddress('').safeParse(value).success && names.sort().join('') === '{x}{y}{z}';
}

/** Returns true for an address without user, path, query and fragment. Slashes at the end are allowed. */
function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^\/*$/.test(url.pathname) && url.href === url.origin + url.pathname;
}

const envFields = z.object({
  PORT: wholeNumber(0, PORTS).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .refine(
      (folder) => !KERNEL_FOLDER.test(resolve(folder)),
      'must be a folder in which files can be kept, such as ./data or /var/lib/kervan',
    )
    .default('./data'),
  // `z.url()` would refuse an address without a host, in which `pg` gets the folder of a Unix
  // socket.
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\/\S*\/\S+$/,
      'must be like postgres://user:password@host:5432/database',
    )
    .optional(),
  WORKERS: z
    .union(
      [z.literal('auto').transform(() => availableParallelism()), wholeNumber(1, WORKERS)],
      `must be auto, or a whole number from 1 to ${WORKERS}`,
    )
    .default(1),
  DEMO_DATA: onOff.default(true),
  ADMIN_USERNAME: z.string().default('admin'),
  ADMIN_PASSWORD: z.string().optional(),
  SITE_URL: webAddress('https://www.example.com')
    .refine(isOrigin, 'must be an address without path, user or query: https://www.example.com')
    .transform((url) => new URL(url).origin)
    .optional(),
  RATES_URL: webAddress(RATES_URL).default(RATES_URL),
  RATES_REFRESH_MINUTES: wholeNumber(1, MAX_MINUTES).default(60),
  IMAGES_S3_BUCKET: z.string().optional(),
  IMAGES_S3_ENDPOINT: webAddress('https://s3.eu-central-1.amazonaws.com').optional(),
  IMAGES_S3_REGION: z.string().optional(),
  IMAGES_S3_ACCESS_KEY_ID: z.string().optional(),
  IMAGES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  IMAGES_S3_FORCE_PATH_STYLE: onOff.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be like smtps://user:password@mail.example.com' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/\S@\S/, 'must be a sender, such as Kervan <info@example.com>')
    .optional(),
  BACKUPS: onOff.default(true),
  MAP_TILES_URL: mapTiles.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_ATTRIBUTION: z.string().optional(),
  MAP_ATTRIBUTION_URL: webAddress(COPYRIGHT_URL).default(COPYRIGHT_URL),
  TRUST_PROXY: onOff.default(false),
  METRICS: onOff.default(false),
  MIN_FREE_MB: wholeNumber(0).default(200),
  // The default is in server/http/limits.ts.
  REQUESTS_PER_MINUTE: wholeNumber(1).optional(),
  // The default is in server/log.ts.
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of: ${LOG_LEVELS.join(', ')}`).optional(),
});

export const settingNames: readonly string[] = Object.keys(envFields.shape);

/**
 * Fewest characters of a setting's name in which two typing errors are recognised. Shorter names,
 * such as HOST, allow one error, because they resemble other words.
 */
const LONG_NAME = 7;

/** Returns a sentence for each variable whose name nearly equals a setting's name. */
export function misspelledSettings(variables: Record<string, string | undefined>): string[] {
  return Object.keys(variables).flatMap((name) => {
    if (settingNames.includes(name)) return [];
    const meant = settingNames.find((each) => {
      const most = each.length >= LONG_NAME ? 2 : 1;
      return typingErrors(name.toUpperCase(), each) <= most;
    });
    return meant ? [`${name} is not a setting of Kervan. Did you mean ${meant}?`] : [];
  });
}

/** Returns the Levenshtein distance of two words: the number of letters to add, remove or replace. */
function typingErrors(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + Number(letter !== otherLetter);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Checks settings that belong together: SMTP_URL with MAIL_FROM, and a bucket's name, keys, and
 * region or endpoint.
 */
const envSchema = envFields.superRefine((env, { addIssue }) => {
  if ((env.SMTP_URL === undefined) !== (env.MAIL_FROM === undefined)) {
    const path = [env.SMTP_URL === undefined ? 'SMTP_URL' : 'MAIL_FROM'];
    const message = 'is missing: e-mails need the server (SMTP_URL) and a sender (MAIL_FROM)';
    addIssue({ code: 'custom', path, message });
  }
  const given = Object.keys(env).filter((name) => name.startsWith('IMAGES_S3_'));
  if (given.length === 0) return;
  const because = `is missing, but ${given.join(', ')} is set: set the whole bucket, or none of it to keep pictures in DATA_DIR`;
  const needed = [
    'IMAGES_S3_BUCKET',
    'IMAGES_S3_ACCESS_KEY_ID',
    'IMAGES_S3_SECRET_ACCESS_KEY',
  ] as const;
  for (const name of needed.filter((each) => env[each] === undefined)) {
    addIssue({ code: 'custom', path: [name], message: because });
  }
  if (env.IMAGES_S3_ENDPOINT === undefined && env.IMAGES_S3_REGION === undefined) {
    const message = 'is missing: the address of the service, or IMAGES_S3_REGION for Amazon';
    addIssue({ code: 'custom', path: ['IMAGES_S3_ENDPOINT'], message });
  }
});

export type Env = z.infer<typeof envSchema>;

/**
 * Reads the settings of the process once, at start. An empty variable counts as absent.
 * Throws an Error whose message names each wrong variable and what it should be.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = envSchema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These settings are wrong (see .env.example):\n${lines.join('\n')}`);
}
