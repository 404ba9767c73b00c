/**
 * Which file may import which (engineering.md, "Shape"): server → features → editing → ui → lib, and
 * between features low → middle → high → top. Imports of types count as well.
 */
const LOW = [
  'auth',
  'people',
  'audit',
  'settings',
  'messages',
  'images',
  'exchange-rates',
  'backups',
  'markup',
  'site',
];
const MIDDLE = ['cars', 'news', 'transfers'];
const HIGH = [
  'customer-records',
  'fleet',
  'newsroom',
  'bookings',
  'reports',
  'vehicles',
  'board',
  'handovers',
  'customers',
  'papers',
  'outgoing',
  'filings',
];
const TOP = ['home', 'office'];

const features = (...rows) => `^app/features/(${rows.flat().join('|')})/`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const SERVER_ONLY = '^server/|^app/(db|demo)/|\\.(server|api)\\.ts$';
const SERVER_PACKAGES =
  '^node:|node_modules/(pg|drizzle-orm|fastify|@fastify|sharp|@aws-sdk|pino)/';
const PAGE_PACKAGES = 'node_modules/(react|react-dom|react-router)/';
const DOOR = '\\.(api\\.ts|route\\.tsx?)$';

export default {
  forbidden: [
    forbid('no-circle', 'No two files need each other, types included.', {}, { circular: true }),
    forbid(
      'lib-is-lowest',
      'lib knows nothing above it.',
      { path: '^app/lib/' },
      { path: '^(app|server)/', pathNot: '^app/lib/' },
    ),
    forbid(
      'db-builds-on-lib',
      'The database knows no feature.',
      { path: '^app/db/' },
      { path: '^(app|server)/', pathNot: '^app/(db|lib)/' },
    ),
    forbid(
      'ui-builds-on-lib',
      'ui could ship in another product.',
      { path: '^app/ui/' },
      { path: '^(app|server)/', pathNot: '^app/(ui|lib)/' },
    ),
    forbid(
      'editing-builds-on-ui',
      'The editor knows no feature.',
      { path: '^app/editing/' },
      { path: '^(app|server)/', pathNot: '^app/(editing|ui|lib)/' },
    ),
    forbid(
      'app-needs-no-process',
      'Nothing in app knows the process around it.',
      { path: '^app/' },
      { path: '^server/' },
    ),
    forbid(
      'demo-is-loaded-by-the-server',
      'Only the start of the server loads the demo business.',
      { pathNot: '^(app/demo|server)/' },
      { path: '^app/demo/' },
    ),
    forbid(
      'low-feature',
      'A low feature builds on low ones only.',
      { path: features(LOW) },
      { path: features(MIDDLE, HIGH, TOP) },
    ),
    forbid(
      'middle-feature',
      'cars, news and transfers build on low features.',
      { path: features(MIDDLE) },
      { path: features(HIGH, TOP) },
    ),
    forbid(
      'middle-features-apart',
      'cars, news and transfers do not know each other.',
      { path: '^app/features/(cars|news|transfers)/' },
      { path: features(MIDDLE), pathNot: '^app/features/$1/' },
    ),
    forbid(
      'high-feature',
      'A high feature builds on low, middle and high ones, never on home and office.',
      { path: features(HIGH) },
      { path: features(TOP) },
    ),
    {
      ...forbid(
        'features-one-way',
        'No two features need each other.',
        { path: '^app/features/' },
        { circular: true },
      ),
      scope: 'folder',
    },
    forbid(
      'doors-are-opened-outside',
      'Only routes.ts and the server go through a door.',
      { path: '^app/', pathNot: '^app/routes\\.ts$' },
      { path: DOOR },
    ),
    forbid(
      'services-for-doors',
      'Only doors know the services; pass on what is needed.',
      { path: '^app/(features|editing|ui|lib|db)/', pathNot: DOOR },
      { path: '^app/[^/]+\\.tsx?$' },
    ),
    forbid(
      'database-in-server-files',
      'In a feature only .server files know the database.',
      { path: '^app/features/', pathNot: '\\.server\\.ts$' },
      { path: '^app/db/' },
    ),
    forbid(
      'pure-files',
      'lib, .rules, .schema and .text run anywhere.',
      { path: '^app/lib/|\\.(rules|schema|text)\\.ts$', pathNot: SERVER_ONLY },
      { path: SERVER_ONLY },
    ),
    forbid(
      'browser-files',
      'What runs in browsers needs no server file; a route may.',
      { path: '^app/(features|editing|ui)/', pathNot: [SERVER_ONLY, '\\.route\\.tsx?$'] },
      { path: SERVER_ONLY },
    ),
    forbid(
      'server-packages',
      'Packages of the server stay in server files.',
      { path: '^app/(features|editing|ui|lib)/', pathNot: [SERVER_ONLY] },
      { path: SERVER_PACKAGES },
    ),
    forbid(
      'server-files-draw-nothing',
      'Server files know no component and no React.',
      { path: SERVER_ONLY, pathNot: '^server/(pages|page-source|dev-pages|.*test)' },
      { path: [PAGE_PACKAGES, '^app/.*\\.tsx$'], pathNot: '^app/entry' },
    ),
    forbid(
      'no-tests',
      'The product needs no test.',
      { path: '^(app|server)/' },
      { path: '^tests/|\\.test\\.tsx?$' },
    ),
    forbid(
      'not-found',
      'Every import leads to a file.',
      { pathNot: '\\.d\\.ts$' },
      { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/', '\\?', '^#?build/'] },
    ),
  ],
  options: {
    parser: 'swc',
    exclude: { path: ['\\.test\\.tsx?$', '\\+types/'] },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
