/** The import rules of the layers (DESIGN §2), run by build/layers.mjs, which also fails if it saw no module. */
const own = '^(main|renderer|preload|shared|tests|build)/'

/** A layer may import itself and what `allowed` names; nothing else of the project. */
const layer = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: own, pathNot: allowed },
})

/** The floors of the renderer, lowest first: a floor may import itself and the floors before it (DESIGN §2, law 3). */
const floorNames = ['ui', 'bridge', 'audio', 'results', 'features', 'screens', 'app']
const floor = (name, comment, to) => ({
  name: `floor-${name}`,
  comment,
  severity: 'error',
  from: { path: `^renderer/${name}/` },
  to,
})
const floors = [
  floor('ui', 'Law 3: of the renderer, ui imports only itself', { path: '^renderer/', pathNot: '^renderer/ui/' }),
  ...floorNames.slice(1, -1).map((name, at) =>
    floor(name, `Law 3: renderer/${name} imports only itself and the floors below it`, {
      path: `^renderer/(${floorNames.slice(at + 2).join('|')}|main\\.tsx|routes\\.ts)`,
    }),
  ),
]

module.exports = {
  forbidden: [
    layer('shared-alone', 'Law 1: shared imports nothing else of the project', '^shared/', '^shared/'),
    layer('main-and-shared', 'Law 1: main imports only itself and shared', '^main/', '^(main|shared)/'),
    layer(
      'renderer-and-shared',
      'Law 1: the renderer imports only itself and shared',
      '^renderer/',
      '^(renderer|shared)/',
    ),
    layer(
      'preload-and-contract',
      'Law 1: preload imports only shared/contract',
      '^preload/',
      '^(preload/|shared/contract/)',
    ),
    {
      name: 'shared-only-valibot',
      comment: 'Law 1: of npm, shared imports only valibot',
      severity: 'error',
      from: { path: '^shared/' },
      to: { pathNot: '^(shared/|node_modules/valibot/|valibot$)' },
    },
    {
      name: 'preload-only-electron',
      comment: 'Law 1: besides the contract, preload imports only electron',
      severity: 'error',
      from: { path: '^preload/' },
      to: { pathNot: '^(preload/|shared/contract/|node_modules/electron/|electron$)' },
    },
    {
      name: 'preload-keys-at-run-time',
      comment: 'DESIGN §2: the preload is built from the key lists; the schemas of the contract stay in main',
      severity: 'error',
      from: { path: '^preload/' },
      to: { path: '^shared/', pathNot: '^shared/contract/(keys|bridge)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'electron-in-its-place',
      comment: 'Law 2: electron only in main/index.ts, main/host/electron/ and preload/',
      severity: 'error',
      from: { path: '^(main|renderer|shared|tests|build)/', pathNot: '^main/(index\\.ts$|host/electron/)' },
      to: { path: '^(node_modules/electron/|electron$)' },
    },
    {
      name: 'hosts-behind-the-host',
      comment: 'DESIGN §3: nothing outside main/host/ knows which host it runs on; the two entry files choose the host',
      severity: 'error',
      from: { path: '^main/', pathNot: '^main/(host/|index\\.ts$|serve\\.ts$)' },
      to: { path: '^main/host/(electron|loopback)/' },
    },
    {
      name: 'sample-school-behind-choose-server',
      comment: 'DESIGN §8: of main, only the code that chooses a server loads the sample school',
      severity: 'error',
      from: { path: '^main/', pathNot: '^main/(sample-school/|choose-server\\.ts$)' },
      to: { path: '^main/sample-school/' },
    },
    layer(
      'sample-school-alone',
      'DESIGN §8: like a real server, the sample school knows nothing of the program; it shares the wire types, the codec and the Excel reader',
      '^main/sample-school/',
      '^(main/sample-school/|main/excel/read/|shared/)',
    ),
    {
      name: 'no-node-in-the-renderer',
      comment: 'DESIGN §10: no Node module in the renderer, nor in the modules that it shares with main',
      severity: 'error',
      from: { path: '^(renderer|shared|preload)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-network-in-the-renderer',
      comment: 'Law 3: the renderer makes no network request of its own',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^node_modules/(axios|ws|hono|@hono|exceljs|node-rsa)/' },
    },
    ...floors,
    {
      name: 'no-screen-imports-another',
      comment: 'What several screens share, styles included, lives in renderer/features',
      severity: 'error',
      from: { path: '^renderer/screens/([^/]+)/' },
      to: { path: '^renderer/screens/', pathNot: '^renderer/screens/$1/' },
    },
    {
      name: 'screens-by-the-route-table',
      comment: 'Only renderer/routes.ts loads screens',
      severity: 'error',
      from: { path: '^renderer/', pathNot: '^renderer/(routes\\.ts$|screens/)' },
      to: { path: '^renderer/screens/' },
    },
    {
      name: 'no-cycles',
      comment:
        'Modules in a cycle, also one of types, can only be understood together. The change table of the sample school is exempt',
      severity: 'error',
      from: { pathNot: '^main/sample-school/store/changes/' },
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'Nothing is known about a module that cannot be resolved, so no other rule can check it',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
}
