/** Guards of the Electron host: window, page restrictions, bridge senders, keychain, start (DESIGN §3, §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'electron', section: '§10' }
const test = name => `tests/main/host/electron/${name}.test.ts`

const option = (name, find, replace = '') => [`The window option ${name}`, find, replace]

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
  option('spellcheck: false, because spellcheck downloads dictionaries', 'spellcheck: false,'),
  option('devTools: false in an installed app', 'devTools: !packaged', 'devTools: true'),
])

const printed = guardsOf({ ...common, file: 'main/host/electron/pdf-printer.ts', tests: [test('pdf-printer')] }, [
  option('show: false of a window that prints', 'show: false,'),
  option('restrictions of a window that prints', '...pagePreferences,'),
  ['A window that prints ends with the program', "owner?.once('closed', destroy)", ''],
])

const printSite = guardsOf({ ...common, file: 'main/host/pdf/print-site.ts', tests: [test('pdf-printer')] }, [
  ['A printed document is removed', 'site.remove(path)', ''],
  ['A cancel ends a print at once', 'AbortSignal.any([signal, limit.signal])', 'limit.signal'],
  ['A print that hangs is given up', 'AbortSignal.any([signal, limit.signal])', 'signal'],
  ['A print ends with its browser', 'Promise.race([printPage(path), ended])', 'printPage(path)'],
  ['A printed document has no scripts', '"default-src \'none\'",', ''],
  ['A printed document reaches only styles and fonts', "path.startsWith('/assets/') ?", 'path ?'],
])

const contents = guardsOf({ ...common, file: 'main/host/electron/guards.ts', tests: [test('guards')] }, [
  ['The page cannot navigate elsewhere', "contents.on('will-frame-navigate', check)", ''],
  ['A redirect cannot navigate the page elsewhere', "contents.on('will-redirect', check)", ''],
  ['A webview cannot be attached', "contents.on('will-attach-webview', event => event.preventDefault())", ''],
  ['A page cannot open a window', "contents.setWindowOpenHandler(() => ({ action: 'deny' }))", ''],
  [
    'An inner frame shows only listed origins',
    'if (!mainFrame) return frames.includes(originOf(address))',
    'if (!mainFrame) return true',
  ],
  ['The main frame stays on our origin', 'originOf(address) === appOrigin && new URL(address)', 'new URL(address)'],
  ['The main frame stays on its page', " && new URL(address).pathname === '/'", ''],
  ['No permission but media and full screen is granted', "permission === 'media' && ", ''],
  ['Full screen is granted, but no similar permission', "permission === 'fullscreen' ||", "permission !== 'media' ||"],
  ['An inner frame gets no permission', 'mainFrame &&\n', ''],
  ['Another origin gets no permission', 'originOf(origin) === appOrigin &&\n', ''],
  ['A media request without types is denied', 'media.length > 0 && ', ''],
  ['The microphone is granted, the camera is not', "media.every(type => type === 'audio')", 'true'],
  [
    'The microphone is asked of macOS, which else gives silence',
    "if (isAllowed && permission === 'media') void isMicrophoneFree().then(respond)\n    else ",
    '',
  ],
  [
    'Permission requests are checked',
    'session.setPermissionRequestHandler(',
    "void (() => (_handler: Parameters<Session['setPermissionRequestHandler']>[0]) => undefined)()(",
  ],
  [
    'Permission checks are checked',
    'session.setPermissionCheckHandler(',
    "void (() => (_handler: Parameters<Session['setPermissionCheckHandler']>[0]) => undefined)()(",
  ],
  ['Device permissions are denied', 'session.setDevicePermissionHandler(() => false)', ''],
  ['Screen capture is denied', 'session.setDisplayMediaRequestHandler((_request, respond) => respond(null))', ''],
  ['A page cannot start a download', "session.on('will-download', event => event.preventDefault())", ''],
])

const scheme = guardsOf({ ...common, file: 'main/host/electron/scheme.ts', tests: [test('scheme')] }, [
  ['The scheme separates origins', 'corsEnabled: true, ', ''],
  ['The scheme is a standard scheme', 'standard: true, ', ''],
  [
    'The scheme accepts only GET',
    "if (request.method !== 'GET') return new Response(null, { status: 405, headers: safeHeaders })",
    '',
  ],
  [
    'An unknown host of the scheme serves no pages',
    "if (url.host === 'app') return page",
    "if (url.host !== 'media') return page",
  ],
  ['A media address holds only an opaque id', '/^\\/m\\/([\\w-]+)$/', '/^\\/m\\/(.+)$/'],
  ['Only our pages may read media', "'Access-Control-Allow-Origin': appOrigin", "'Access-Control-Allow-Origin': '*'"],
])

const ipc = guardsOf({ ...common, file: 'main/host/electron/ipc.ts', tests: [test('bridge')] }, [
  [
    'A destroyed frame has no origin',
    "if (frame === null || frame.isDestroyed()) return { origin: 'null', mainFrame: false }",
    "if (frame === null) return { origin: 'null', mainFrame: false }",
  ],
  [
    'The gate receives the origin of the frame',
    'return { origin: frame.origin, mainFrame',
    'return { origin: appOrigin, mainFrame',
  ],
  ['The gate receives whether the sender is the main frame', 'mainFrame: frame.parent === null', 'mainFrame: true'],
  ['Streams are opened only for our origin', 'sender.origin !== appOrigin || ', ''],
  ['Streams are opened only for the main frame', ' || !sender.mainFrame', ''],
  ['The bridge ends with the app', 'ipcMain.removeHandler(channel)', ''],
  ['A malformed message with audio frames closes its port', 'else port.close()', ''],
  [
    'Audio frames come with the frame that sends them now',
    'answerFrames(gate, senderOf(page), data)',
    'answerFrames(gate, { origin: appOrigin, mainFrame: true }, data)',
  ],
])

const host = guardsOf({ ...common, file: 'main/host/electron/host.ts', tests: [test('host')] }, [
  [
    'Only allowed addresses open in the browser',
    "if (allowed === null) throw new Error('not an address to open')\n      await shell.openExternal(allowed)",
    'await shell.openExternal(address)',
  ],
  [
    'A proposed file name cannot lead into another folder',
    'const name = basename(suggestedPath)',
    'const name = suggestedPath',
  ],
  ['An existing file is replaced only after confirmation', "properties: ['showOverwriteConfirmation' as const],", ''],
  ['A cancelled save dialog saves nothing', "answer.canceled || answer.filePath === ''", "answer.filePath === ''"],
])

const secret = guardsOf({ ...common, section: '§3', file: 'main/host/electron/secret-box.ts', tests: [test('host')] }, [
  [
    'A publicly known key seals nothing',
    "if (process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text') return null",
    '',
  ],
  ['Without a keychain nothing is sealed', 'if (!(await safeStorage.isAsyncEncryptionAvailable())) return null', ''],
])

const boot = guardsOf({ ...common, section: '§10, §11', file: 'main/host/electron/boot.ts', tests: [test('boot')] }, [
  [
    'One process owns the profile',
    "const unlock = await lockProfile(app.getPath('userData'))",
    'const unlock = () => undefined',
  ],
  ['The session is guarded before a page is loaded', 'guardSession(session.defaultSession)\n', '\n'],
  [
    'Every new page is guarded',
    "app.on('web-contents-created', (_event, contents) => guardContents(contents, frames))",
    '',
  ],
  ['The services close before the app ends', 'event.preventDefault()\n    disconnect()', 'disconnect()'],
])

const entry = guardsOf({ ...common, file: 'main/index.ts', tests: [test('boot'), test('start')] }, [
  ['Every process is sandboxed', 'app.enableSandbox()', ''],
  [
    'QUIC, which bypasses the school’s filter and can resend requests, is off',
    "app.commandLine.appendSwitch('disable-quic')",
    '',
  ],
  [
    'A second instance quits',
    'if (app.requestSingleInstanceLock()) start()',
    'if (app.requestSingleInstanceLock() || true) start()',
    { section: '§11' },
  ],
  [
    'An installed app accepts no options of a user',
    'isInstalled() ? findForbiddenOption(process.argv.slice(1)) : undefined',
    'undefined',
  ],
  [
    'A profile that cannot be created is reported in a message box',
    '} catch (error) {\n  fail(error)\n}',
    '} finally {\n}',
    { section: '§11' },
  ],
])

const configuration = guardsOf(
  { ...common, section: '§4', file: 'main/host/electron/configuration.ts', tests: [test('configuration')] },
  [
    [
      'An installed app ignores --config and the environment',
      'if (!isInstalled()) return loadDevelopmentConfig',
      'if (developmentArguments().config !== undefined) return loadDevelopmentConfig',
    ],
    [
      'An installed app ignores --profile',
      'const { profile } = isInstalled() ? {} : developmentArguments()',
      'const { profile } = developmentArguments()',
    ],
    ['Only their user can read the profile’s folders', 'mode: 0o700', 'mode: 0o755'],
    ['An installed app asks before it opens the sample school', 'return response === 0', 'return response >= 0'],
    ['Closing the dialog means no', 'cancelId: 1,', ''],
  ],
)

const installed = guardsOf(
  {
    ...common,
    section: '§4',
    file: 'main/config/load-config.ts',
    tests: [test('configuration'), 'tests/main/config/load-config.test.ts'],
  },
  [
    ['The Windows policy is read', 'tools ? await readWindowsPolicy(tools) : null', 'null as ConfigSource | null'],
    ['The policy overrides the file', '[policy, file].filter', '[file, policy].filter'],
    [
      'An installed app applies the rules of an installed app',
      'loadSources(policy, installerFile, true)',
      'loadSources(policy, installerFile, false)',
    ],
    [
      'An unreadable file is refused, not skipped',
      '? readConfigFile(file) : null\n  return',
      '? null : null\n  return',
    ],
  ],
)

const policy = guardsOf(
  { ...common, section: '§4', file: 'main/host/start/policy-tools.ts', tests: [test('configuration')] },
  [
    ['Windows’ tools are called by absolute path', 'execFile(win32.join(folder, program)', 'execFile(program'],
    ['Windows’ tools get nothing of the user’s environment', 'env, timeout: 10_000', 'timeout: 10_000'],
    [
      'A user cannot change SystemRoot',
      "existsSync(win32.join(usualWindowsFolder, 'System32', 'reg.exe'))\n    ? usualWindowsFolder\n    : (process.env.SystemRoot ?? usualWindowsFolder)",
      'process.env.SystemRoot ?? usualWindowsFolder',
    ],
    ['A Windows tool that hangs is stopped', 'timeout: 10_000, ', ''],
  ],
)

const options = guardsOf(
  {
    ...common,
    section: '§4',
    file: 'main/host/start/command-line-options.ts',
    tests: ['tests/main/host/start/command-line-options.test.ts'],
  },
  [
    [
      'An argument that is not listed as harmless is refused',
      '!harmlessOption.test(argument) && ',
      '/^--/.test(argument) && !harmlessOption.test(argument) && ',
    ],
    ['An option is harmless only in the listed form', '/^--(?:disable-gpu', '/--(?:disable-gpu'],
    ['Nothing may follow a harmless option', '(?:=[\\w.,-]*)?$/', '(?:=[\\w.,-]*)?/'],
  ],
)

const paths = guardsOf(
  {
    ...common,
    section: '§3, §11',
    file: 'main/host/start/local-paths.ts',
    tests: ['tests/main/host/start/local-paths.test.ts'],
  },
  [['No file is in the roaming profile', "isWindows && local ? join(local, 'Hanamaru') : proposed", 'proposed']],
)

const crashReloadLimit = guardsOf(
  {
    ...common,
    section: '§11',
    file: 'main/host/crash-reload-limit.ts',
    tests: ['tests/main/host/electron/reload-after-crash.test.ts'],
  },
  [
    [
      'A page that crashes repeatedly is not reloaded for ever',
      'if (reloadedAt.length >= maxReloads) return false',
      '',
    ],
  ],
)

const confirmClose = guardsOf(
  {
    ...common,
    section: '§11',
    file: 'main/host/confirm-close.ts',
    tests: ['tests/main/host/confirm-close.test.ts', test('boot')],
  },
  [
    ['Closing the window while an export or import runs asks first', 'if (running === undefined) return', 'return'],
    [
      'Closing the window while a deletion can be undone, or comments wait, asks first',
      "if (isClosing && !confirmed.has('pending')) ask('pending')\n      else event",
      'event',
    ],
    ['Closing the window asks once at a time', 'if (isAsking) return', ''],
  ],
)

const preload = guardsOf({ ...common, file: 'preload/index.ts', tests: ['tests/preload/preload.test.ts'] }, [
  [
    'The page gets the bridge and nothing else',
    "contextBridge.exposeInMainWorld('hanamaru', bridge)",
    "contextBridge.exposeInMainWorld('hanamaru', bridge)\ncontextBridge.exposeInMainWorld('ipc', ipcRenderer)",
  ],
  ['A call uses the only channel', 'ipcRenderer.invoke(channel, method', 'ipcRenderer.invoke(method, method'],
])

export const rows = [
  ...preload,
  ...window,
  ...printed,
  ...printSite,
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
  ...crashReloadLimit,
  ...confirmClose,
]
