/** The layers of the house (DESIGN §2): run by build/layers.mjs, which also refuses a run that saw no module. */
const own = '^(main|renderer|preload|shared|tests|build)/'

/** A layer may import itself and what `allowed` names; nothing else of the project. */
const layer = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: own, pathNot: allowed },
})

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
      comment: 'Law 1: beside the contract, preload imports electron alone',
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
      comment: 'DESIGN §3: nothing outside main/host/ knows which host it runs on; the two entries choose one',
      severity: 'error',
      from: { path: '^main/', pathNot: '^main/(host/|index\\.ts$|serve\\.ts$)' },
      to: { path: '^main/host/(electron|loopback)/' },
    },
    {
      name: 'no-node-in-the-renderer',
      comment: 'DESIGN §10: no Node in the renderer, nor in what it shares',
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
    {
      name: 'screens-by-the-route-table',
      comment: 'The shell and what screens share know no screen: renderer/routes.ts alone loads them',
      severity: 'error',
      from: { path: '^renderer/', pathNot: '^renderer/(routes\\.ts$|screens/)' },
      to: { path: '^renderer/screens/' },
    },
    {
      name: 'no-cycles',
      comment: 'A module that needs itself cannot be understood alone',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that leads nowhere hides what stands behind it',
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
