/**
 * Which file may import which (engineering.md, "Layout"): server → operations → office → domain → base → editing →
 * ui → lib, and server → site → domain. Imports of types count as well.
 */
const WINGS = '^app/(base|domain|site|office|operations)/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const SERVER_ONLY = '^server/|^app/(db|demo)/|\\.(server|api)\\.ts$';
const SERVER_PACKAGES =
  '^node:|node_modules/(pg|drizzle-orm|fastify|@fastify|sharp|@aws-sdk|pino)/';
const PAGE_PACKAGES = 'node_modules/(react|react-dom|react-router)/';
const LANGUAGE_OF_TEXT = '/((office-|paper-)?text/|.*\\.text\\.)(tr|en|de|ru)\\.ts$';
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
      'The database knows no wing.',
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
      'The editor knows no wing.',
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
      'base-below-domain',
      'base knows no other wing.',
      { path: '^app/base/' },
      { path: '^app/(domain|site|office|operations)/' },
    ),
    forbid(
      'domain-has-no-page',
      'The domain knows neither the site nor the office, and has no page.',
      { path: '^app/domain/' },
      { path: ['^app/(site|office|operations)/', 'node_modules/react-router/'] },
    ),
    forbid(
      'site-without-office',
      'The site works without the office.',
      { path: '^app/site/' },
      { path: '^app/(office|operations)/' },
    ),
    forbid(
      'office-without-site',
      'What the office and the site share is in domain, base or ui.',
      { path: '^app/(office|operations)/' },
      { path: '^app/site/' },
    ),
    forbid(
      'office-before-operations',
      'The office of the spec works without the daily round beyond it.',
      { path: '^app/office/' },
      { path: '^app/operations/' },
    ),
    forbid(
      'site-rooms-apart',
      'cars, news and transfers do not know each other, and the shell knows none of them.',
      { path: '^app/site/(shell|cars|news|transfers)/' },
      { path: '^app/site/(home|cars|news|transfers)/', pathNot: '^app/site/$1/' },
    ),
    {
      ...forbid(
        'rooms-one-way',
        'No two rooms need each other; folders within a room may.',
        { path: `${WINGS}[^/]+$` },
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
      { path: '^app/(base|domain|site|office|operations|editing|ui|lib|db)/', pathNot: DOOR },
      { path: '^app/[^/]+\\.tsx?$' },
    ),
    forbid(
      'database-in-server-files',
      'In a wing only .server files know the database.',
      { path: WINGS, pathNot: '\\.server\\.ts$' },
      { path: '^app/db/' },
    ),
    forbid(
      'pure-files',
      'lib, .rules, .schema and .text run anywhere.',
      {
        path: ['^app/lib/|\\.(rules|schema|text)\\.ts$', LANGUAGE_OF_TEXT],
        pathNot: SERVER_ONLY,
      },
      { path: SERVER_ONLY },
    ),
    forbid(
      'browser-files',
      'What runs in browsers needs no server file; a route may.',
      {
        path: '^app/(base|domain|site|office|operations|editing|ui)/',
        pathNot: [SERVER_ONLY, '\\.route\\.tsx?$'],
      },
      { path: SERVER_ONLY },
    ),
    forbid(
      'server-packages',
      'Packages of the server stay in server files.',
      { path: '^app/(base|domain|site|office|operations|editing|ui|lib)/', pathNot: [SERVER_ONLY] },
      { path: SERVER_PACKAGES },
    ),
    forbid(
      'server-files-draw-nothing',
      'Server files know no component and no React.',
      { path: SERVER_ONLY, pathNot: '^server/(pages|page-scripts|page-source|dev-pages|.*test)' },
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
