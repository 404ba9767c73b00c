import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBareTexts } from './check-bare-texts.ts';

/**
 * Elements in which React would insert something before a text, or change a text that has siblings.
 */
const REFUSED = [
  '<button>{busy && <Spinner />}{label}</button>',
  '<button>{busy && <Spinner />}Send</button>',
  '<button><Icon /> {label}</button>',
  '<p>{days} gün</p>',
  '<p>Total: {label}</p>',
  '<p>{label}{` · a sentence`}</p>',
  '<p><b />{busy && label}</p>',
  "<p><b />{busy ? 'on' : <i />}</p>",
  '<p><b />{children}</p>',
  '<ul><li />{names}</ul>',
  '<p><b />{names.map((name) => name)}</p>',
  '<p><Spinner /> text after what may be nothing</p>',
  '<>{label}</>',
  '<p>{busy && <>text</>}</p>',
  '<Suspense>{label}</Suspense>',
  '<Card>{label}{days}</Card>',
  '<p><b />{anything}</p>',
  '<option>{label}</option>',
];
const ACCEPTED = [
  '<p>{label}</p>',
  '<p>{busy && label}</p>',
  "<p>{busy ? 'on' : <b />}</p>",
  "<p>{days + ' gün'}</p>",
  '<p>{children}</p>',
  '<p>A text <b>of the page</b> itself</p>',
  '<p><Icon /> A text of the page itself</p>',
  '<button>{busy && <Spinner />}<span>{label}</span></button>',
  "<p><span>{label}</span>{' '}{busy && <b />}</p>",
  '<p><b />{label && <i>{label}</i>}</p>',
  '<ul><li />{names.map((name) => <li key={name}>{name}</li>)}</ul>',
  '<div><b />{slot}</div>',
  '<Card><b />{busy && <i />}</Card>',
  '<>{busy && <b />}{slot}</>',
  '<option value={label}>{label}</option>',
];

test('finds each text beside other children and each option without a value, and nothing else', () => {
  const folder = `${process.cwd()}/samples`;
  const samples = [...REFUSED, ...ACCEPTED];
  const head = `import { type ReactNode, Suspense } from 'react'; import type { Elements } from './ui/elements.ts';
    type Props = { busy: boolean; label: string; days: number; names: string[]; children: ReactNode; slot: Elements; anything: any };
    const Icon = () => <i />; const Spinner = () => null; const Card = (props: { children: ReactNode }) => <p>{props.children}</p>;
    export function Words() { return 'a component that is a bare text'; }`;
  const names = '{ busy, label, days, names, children, slot, anything }: Props';
  const code = samples.map((sample, i) => `export const s${i} = (${names}) => ${sample};`);
  const files: Record<string, string> = {
    [`${folder}/app/samples.tsx`]: [head, ...code].join('\n'),
    [`${folder}/app/ui/elements.ts`]: readFileSync('app/ui/elements.ts', 'utf8'),
    [`${folder}/tsconfig.json`]: JSON.stringify({
      files: ['app/samples.tsx', 'app/ui/elements.ts'],
      compilerOptions: JSON.parse(readFileSync('tsconfig.json', 'utf8')).compilerOptions,
    }),
  };
  const isFolder = (name: string) => Object.keys(files).some((path) => path.startsWith(`${name}/`));
  const found = findBareTexts(folder, {
    fs: {
      readFile: (name) => files[name],
      fileExists: (name) => name in files || undefined,
      directoryExists: (name) => isFolder(name) || undefined,
    },
  });
  const lines = found.map((place) => Number(/:(\d+)/.exec(place)?.[1]));
  const first = head.split('\n').length;
  expect(lines).toContain(first);
  const samplesFound = samples.filter((_, i) => lines.includes(first + 1 + i));
  expect(samplesFound).toEqual(REFUSED);
});
