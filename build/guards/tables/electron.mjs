/** The Electron host: the window, what a page may not do, who is heard, what is sealed (DESIGN §3, §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'electron', section: '§10' }
const test = name => `tests/main/host/electron/${name}.test.ts`

const option = (name, find, replace = '') => [`The window says ${name}`, find, replace]

const window = guardsOf({ ...common, file: 'main/host/electron/window.ts', tests: [test('window')] }, [
  option('sandbox: true', 'sandbox: true,'),
  option('contextIsolation: true', 'contextIsolation: true,'),
  option('nodeIntegration: false', 'nodeIntegration: false,'),
  option('nodeIntegrationInSubFrames: false', 'nodeIntegrationInSubFrames: false,'),
  option('nodeIntegrationInWorker: false', 'nodeIntegrationInWorker: false,'),
  option('webSecurity: true', 'webSecurity: true,'),
  option('allowRunningInsecureContent: false', 'allowRunningInsecureContent: false,'),
  option('experimentalFeatures: false', 'experimentalFeatures: false,'),
  option('webviewTag: false', 'webviewTag: false,'),
  option('navigateOnDragDrop: false', 'navigateOnDragDrop: false,'),
  option('spellcheck: false, which would fetch dictionaries', 'spellcheck: false,'),
  option('no developer tools in an installed app', 'devTools: !packaged', 'devTools: true'),
])

const contents = guardsOf({ ...common, file: 'main/host/electron/guards.ts', tests: [test('guards')] }, [
  ['The page cannot be led elsewhere', "contents.on('will-frame-navigate', check)", ''],
  ['A redirect cannot lead the page elsewhere', "contents.on('will-redirect', check)", ''],
  ['No webview is attached', "contents.on('will-attach-webview', event => event.preventDefault())", ''],
  ['No window is opened', "contents.setWindowOpenHandler(() => ({ action: 'deny' }))", ''],
  [
    'A frame shows listed origins only',
    'if (!mainFrame) return frames.includes(originOf(address))',
    'if (!mainFrame) return true',
  ],
  ['The main frame stays on our origin', 'originOf(address) === appOrigin && new URL(address)', 'new URL(address)'],
  ['The main frame stays on its page', " && new URL(address).pathname === '/'", ''],
  ['No permission but media and the whole screen is given', "permission === 'media' && ", ''],
  ['The whole screen is given, and nothing like it', "permission === 'fullscreen' ||", "permission !== 'media' ||"],
  ['No permission is given to a frame inside', 'mainFrame &&\n', ''],
  ['No permission is given to another origin', 'originOf(origin) === appOrigin &&\n', ''],
  ['Media that say nothing are not given', 'media.length > 0 && ', ''],
  ['The microphone is given, not the camera', "media.every(type => type === 'audio')", 'true'],
  [
    'Asked permissions are judged',
    'session.setPermissionRequestHandler(',
    "void (() => (_handler: Parameters<Session['setPermissionRequestHandler']>[0]) => undefined)()(",
  ],
  [
    'Checked permissions are judged',
    'session.setPermissionCheckHandler(',
    "void (() => (_handler: Parameters<Session['setPermissionCheckHandler']>[0]) => undefined)()(",
  ],
  ['No device is given', 'session.setDevicePermissionHandler(() => false)', ''],
  ['The screen is not given', 'session.setDisplayMediaRequestHandler((_request, answer) => answer(null))', ''],
  ['A page starts no download', "session.on('will-download', event => event.preventDefault())", ''],
])

const scheme = guardsOf({ ...common, file: 'main/host/electron/scheme.ts', tests: [test('scheme')] }, [
  ['The scheme keeps origins apart', 'corsEnabled: true, ', ''],
  ['The scheme is a standard one', 'standard: true, ', ''],
  [
    'The scheme hears GET only',
    "if (request.method !== 'GET') return new Response(null, { status: 405, headers: safeHeaders })",
    '',
  ],
  [
    'A host that is none of ours has no pages',
    "if (url.host === 'app') return page",
    "if (url.host !== 'media') return page",
  ],
  ['A medium is asked by an opaque id only', '/^\\/m\\/([\\w-]+)$/', '/^\\/m\\/(.+)$/'],
  ['Only our pages may read media', "'Access-Control-Allow-Origin': appOrigin", "'Access-Control-Allow-Origin': '*'"],
])

const ipc = guardsOf({ ...common, file: 'main/host/electron/ipc.ts', tests: [test('bridge')] }, [
  [
    'A frame that is gone is nobody',
    "if (frame === null || frame.isDestroyed()) return { origin: 'null', mainFrame: false }",
    "if (frame === null) return { origin: 'null', mainFrame: false }",
  ],
  [
    'The gate hears where the frame comes from',
    'return { origin: frame.origin, mainFrame',
    'return { origin: appOrigin, mainFrame',
  ],
  ['The gate hears whether it is the main frame', 'mainFrame: frame.parent === null', 'mainFrame: true'],
  ['Events go to our origin only', 'sender.origin !== appOrigin || ', ''],
  ['Events go to the main frame only', ' || !sender.mainFrame', ''],
  ['The bridge ends with the app', 'ipcMain.removeHandler(channel)', ''],
])

const host = guardsOf({ ...common, file: 'main/host/electron/host.ts', tests: [test('host')] }, [
  [
    'Only allowed addresses leave for the browser',
    "if (allowed === null) throw new Error('not an address to open')\n      await shell.openExternal(allowed)",
    'await shell.openExternal(address)',
  ],
  ['A proposed file name leads into no other folder', 'const name = basename(given)', 'const name = given'],
  ['A file that stands there is replaced only after asking', "properties: ['showOverwriteConfirmation' as const],", ''],
  ['A save that was cancelled saves nothing', "answer.canceled || answer.filePath === ''", "answer.filePath === ''"],
])

const secret = guardsOf({ ...common, section: '§3', file: 'main/host/electron/secret-box.ts', tests: [test('host')] }, [
  [
    'A key that everybody knows seals nothing',
    "if (process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text') return null",
    '',
  ],
  ['Without a keychain nothing is sealed', 'if (!(await safeStorage.isAsyncEncryptionAvailable())) return null', ''],
])

const boot = guardsOf({ ...common, section: '§10, §11', file: 'main/host/electron/boot.ts', tests: [test('boot')] }, [
  [
    'One program owns the profile',
    "const unlock = await lockProfile(app.getPath('userData'))",
    'const unlock = () => undefined',
  ],
  ['The session is guarded before a page is loaded', 'guardSession(session.defaultSession)\n', '\n'],
  [
    'Whatever page is made is guarded',
    "app.on('web-contents-created', (_event, contents) => guardContents(contents, frames))",
    '',
  ],
  ['The services close before the app ends', 'event.preventDefault()\n    disconnect()', 'disconnect()'],
])

const entry = guardsOf({ ...common, file: 'main/index.ts', tests: [test('boot'), test('start')] }, [
  ['Every process is sandboxed', 'app.enableSandbox()', ''],
  ['No way around the school’s filter that could send twice', "app.commandLine.appendSwitch('disable-quic')", ''],
  [
    'A second instance leaves',
    'if (app.requestSingleInstanceLock()) start()',
    'if (app.requestSingleInstanceLock() || true) start()',
    { section: '§11' },
  ],
  [
    'An installed app starts without options of a user',
    'isInstalled() ? foreignOption(process.argv.slice(1)) : undefined',
    'undefined',
  ],
  [
    'A profile that cannot be made is told of in the box',
    '} catch (error) {\n  fail(error)\n}',
    '} finally {\n}',
    { section: '§11' },
  ],
])

const configuration = guardsOf(
  { ...common, section: '§4', file: 'main/host/electron/configuration.ts', tests: [test('configuration')] },
  [
    [
      'An installed app takes no --config and no environment',
      'if (!isInstalled()) return namedConfig',
      'if (given().config !== undefined) return namedConfig',
    ],
    [
      'An installed app takes no --profile',
      'const { profile } = isInstalled() ? {} : given()',
      'const { profile } = given()',
    ],
    ['The profile’s folders are their user’s alone', 'mode: 0o700', 'mode: 0o755'],
    ['The sample school of an installed app is asked for', 'return response === 0', 'return response >= 0'],
    ['Closing the question means no', 'cancelId: 1,', ''],
  ],
)

const installed = guardsOf(
  {
    ...common,
    section: '§4',
    file: 'main/config/installed.ts',
    tests: [test('configuration'), 'tests/main/config/installed.test.ts'],
  },
  [
    ['The policy is asked where there is one', 'tools ? await readPolicy(tools) : null', 'null as Source | null'],
    ['The policy wins over the file', '[policy, file].filter', '[file, policy].filter'],
    ['An installed app reads its configuration as one', 'found(policy, beside, true)', 'found(policy, beside, false)'],
    [
      'A file that may not be read is refused, not passed over',
      '? fileSource(file) : null\n  return',
      '? null : null\n  return',
    ],
  ],
)

const policy = guardsOf(
  { ...common, section: '§4', file: 'main/host/start/policy-tools.ts', tests: [test('configuration')] },
  [
    ['Windows’ tools are called by their whole path', 'execFile(win32.join(folder, program)', 'execFile(program'],
    ['Windows’ tools hear nothing of the user’s environment', 'env, timeout: 10_000', 'timeout: 10_000'],
    [
      'SystemRoot of a user counts for nothing',
      "existsSync(win32.join(usual, 'System32', 'reg.exe')) ? usual : (process.env.SystemRoot ?? usual)",
      'process.env.SystemRoot ?? usual',
    ],
    ['A tool of Windows that hangs is given up', 'timeout: 10_000, ', ''],
  ],
)

const options = guardsOf(
  { ...common, section: '§4', file: 'main/host/start/options.ts', tests: ['tests/main/host/start/options.test.ts'] },
  [
    [
      'A word that is not known as harmless is refused',
      '!harmless.test(word) && ',
      '/^--/.test(word) && !harmless.test(word) && ',
    ],
    ['An option is harmless only as it is written here', '/^--(?:disable-gpu', '/--(?:disable-gpu'],
    ['Nothing follows a harmless option', '(?:=[\\w.,-]*)?$/', '(?:=[\\w.,-]*)?/'],
  ],
)

const paths = guardsOf(
  {
    ...common,
    section: '§3, §11',
    file: 'main/host/start/local-paths.ts',
    tests: ['tests/main/host/start/local-paths.test.ts'],
  },
  [['Nothing stands in the roaming profile', "windows && local ? join(local, 'Hanamaru') : proposed", 'proposed']],
)

const revival = guardsOf(
  {
    ...common,
    section: '§11',
    file: 'main/host/crash-reload-limit.ts',
    tests: ['tests/main/host/electron/reload-after-crash.test.ts'],
  },
  [['A page that dies again and again is not loaded for ever', 'if (revivedAt.length >= most) return false', '']],
)

const farewell = guardsOf(
  {
    ...common,
    section: '§11',
    file: 'main/host/confirm-close.ts',
    tests: ['tests/main/host/confirm-close.test.ts', test('boot')],
  },
  [
    ['A window that closes while an export runs asks first', 'if (leaves || !exporting()) return', 'return'],
    ['It asks once at a time', 'if (asking) return', ''],
  ],
)

const preload = guardsOf({ ...common, file: 'preload/index.ts', tests: ['tests/preload/preload.test.ts'] }, [
  [
    'The page gets the bridge and nothing beside it',
    "contextBridge.exposeInMainWorld('hanamaru', bridge)",
    "contextBridge.exposeInMainWorld('hanamaru', bridge)\ncontextBridge.exposeInMainWorld('ipc', ipcRenderer)",
  ],
  ['A call goes on the one channel', 'ipcRenderer.invoke(channel, method', 'ipcRenderer.invoke(method, method'],
])

export const rows = [
  ...preload,
  ...window,
  ...contents,
  ...scheme,
  ...ipc,
  ...host,
  ...secret,
  ...boot,
  ...entry,
  ...configuration,
  ...installed,
  ...policy,
  ...options,
  ...paths,
  ...revival,
  ...farewell,
]
