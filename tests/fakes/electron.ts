/**
 * A fake of Electron for unit tests: `vi.mock('electron', () => import('…/fakes/electron'))`. It records calls in
 * `state.done` and responds as `state` says. `resetElectron` resets it.
 */
import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'

type Handler = (...values: unknown[]) => unknown

export interface FakeFrame {
  origin: string
  parent: FakeFrame | null
  isDestroyed(): boolean
  postMessage(channel: string, message: unknown, transfer: unknown[]): void
  posted: { channel: string; transfer: unknown[] }[]
}

/** A frame at `origin`; a frame with a parent is not the main frame. */
export function fakeFrame(origin: string, parent: FakeFrame | null = null, destroyed = false): FakeFrame {
  const posted: FakeFrame['posted'] = []
  return {
    origin,
    parent,
    posted,
    isDestroyed: () => destroyed,
    postMessage: (channel, _message, transfer) => void posted.push({ channel, transfer }),
  }
}

const fresh = () => ({
  packaged: false,
  appPath: '/home/t/hanamaru',
  encryption: { available: true, backend: 'gnome_libsecret' },
  save: { canceled: false, filePath: '' } as { canceled: boolean; filePath: string },
  instanceLock: true,
  /** The button that a message box returns. */
  response: 0,
  /** A message box waits for this promise. An aborted one returns as if it was closed. */
  asked: Promise.resolve() as Promise<void>,
  /** The answers of a page that is printed. */
  executed: Promise.resolve(2) as Promise<unknown>,
  printed: async () => Buffer.from('%PDF-1.4'),
  displays: [{ workArea: { x: 0, y: 0, width: 1366, height: 728 } }],
  notifiable: true,
  /** A path in which no folder can be created, so a test that needs one must set its own. */
  paths: { userData: '/dev/null/profile', downloads: '/home/t/Downloads' } as Record<string, string>,
  /** The calls of the program: `['shell.openExternal', 'https://…']` … */
  done: [] as unknown[][],
  schemes: [] as { scheme: string; privileges: Record<string, boolean> }[],
  protocols: new Map<string, (request: Request) => Promise<Response>>(),
  handlers: new Map<string, Handler>(),
  exposed: new Map<string, unknown>(),
  windows: [] as BrowserWindow[],
  notifications: [] as Notification[],
  /** All sessions but the default one, by partition. */
  sessions: new Map<string, Session>(),
  /** The requests of `net.request`. */
  requests: [] as ClientRequest[],
  invoke: (async () => undefined) as Handler,
})

export const state = fresh()

export function resetElectron(): void {
  Object.assign(state, fresh())
  for (const emitter of [app, ipcMain, ipcRenderer, session.defaultSession]) emitter.removeAllListeners()
}

const did = (name: string, ...values: unknown[]) => void state.done.push([name, ...values])

class App extends EventEmitter {
  get isPackaged() {
    return state.packaged
  }
  getPath = (name: string) => state.paths[name] ?? `/${name}`
  setPath = (name: string, path: string) => {
    state.paths[name] = path
  }
  setAppLogsPath = (path: string) => {
    state.paths.logs = path
  }
  getAppPath = () => state.appPath
  getName = () => 'Hanamaru'
  getVersion = () => '0.0.0'
  getLocale = () => 'ja'
  whenReady = async () => undefined
  enableSandbox = () => did('app.enableSandbox')
  setBadgeCount = (count: number) => did('app.setBadgeCount', count)
  setAppUserModelId = (id: string) => did('app.setAppUserModelId', id)
  configureHostResolver = (options: unknown) => did('app.configureHostResolver', options)
  commandLine = { appendSwitch: (name: string, value?: string) => did('app.commandLine', name, value) }
  requestSingleInstanceLock = () => state.instanceLock
  quit = () => did('app.quit')
  exit = (code: number) => did('app.exit', code)
}
export const app = new App()

export class WebContents extends EventEmitter {
  openHandler: Handler | null = null
  setWindowOpenHandler(handler: Handler) {
    this.openHandler = handler
  }
  reload() {
    did('webContents.reload')
  }
  setZoomFactor(factor: number) {
    did('webContents.setZoomFactor', factor)
  }
  executeJavaScript(code: string) {
    did('webContents.executeJavaScript', code)
    return state.executed
  }
  printToPDF(options: unknown) {
    did('webContents.printToPDF', options)
    return state.printed()
  }
  /** As in Electron, the event comes a little later. */
  forcefullyCrashRenderer() {
    did('webContents.forcefullyCrashRenderer')
    setImmediate(() => this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 }))
  }
}

export class BrowserWindow extends EventEmitter {
  webContents = new WebContents()
  destroyed = false
  constructor(readonly options: Record<string, unknown>) {
    super()
    state.windows.push(this)
    app.emit('web-contents-created', {}, this.webContents)
  }
  isDestroyed() {
    return this.destroyed
  }
  setOverlayIcon(picture: unknown, description: string) {
    did('window.setOverlayIcon', picture, description)
  }
  close() {
    did('window.close')
  }
  destroy() {
    this.destroyed = true
    did('window.destroy')
    this.emit('closed')
  }
  async loadURL(address: string) {
    did('window.loadURL', address)
  }
  show() {
    did('window.show')
  }
  focus() {
    did('window.focus')
  }
  isMinimized() {
    return true
  }
  restore() {
    did('window.restore')
  }
  getNormalBounds() {
    return { x: 10, y: 20, width: 1000, height: 700 }
  }
}

/** A picture is an object with the bytes that it was made of. */
export const nativeImage = {
  createFromBitmap: (bytes: Buffer, size: { width: number; height: number }) => ({ bytes, ...size }),
}

export const Menu = { setApplicationMenu: (menu: unknown) => did('Menu.setApplicationMenu', menu) }

export const dialog = {
  async showSaveDialog(...values: unknown[]) {
    did('dialog.showSaveDialog', ...values)
    return state.save
  },
  async showMessageBox(...values: unknown[]) {
    did('dialog.showMessageBox', ...values)
    const { signal, cancelId = 0 } = values.at(-1) as { signal?: AbortSignal; cancelId?: number }
    const closed = new Promise<void>(done => signal?.addEventListener('abort', () => done()))
    await Promise.race([state.asked, closed])
    return { response: signal?.aborted ? cancelId : state.response, checkboxChecked: false }
  },
  showErrorBox: (title: string, content: string) => did('dialog.showErrorBox', title, content),
}

export class Notification extends EventEmitter {
  static isSupported = () => state.notifiable
  constructor(readonly options: unknown) {
    super()
    state.notifications.push(this)
  }
  show() {
    did('Notification.show', this.options)
  }
  close() {
    did('Notification.close', this.options)
  }
}

export const shell = {
  openExternal: async (address: string) => did('shell.openExternal', address),
  /** Returns an error message, or an empty text. */
  openPath: async (path: string) => {
    did('shell.openPath', path)
    return path.endsWith('.broken') ? 'no program for it' : ''
  },
  showItemInFolder: (path: string) => did('shell.showItemInFolder', path),
}

/** A trivial cipher: a mark, then the bytes in reverse order. */
export const safeStorage = {
  isAsyncEncryptionAvailable: async () => state.encryption.available,
  getSelectedStorageBackend: () => state.encryption.backend,
  encryptStringAsync: async (plain: string) => Buffer.from(`sealed:${[...plain].reverse().join('')}`),
  async decryptStringAsync(sealed: Buffer) {
    const text = sealed.toString()
    if (!text.startsWith('sealed:')) throw new Error('cannot decrypt')
    return { result: [...text.slice(7)].reverse().join(''), shouldReEncrypt: false }
  },
}

export const screen = { getAllDisplays: () => state.displays }

export const protocol = {
  registerSchemesAsPrivileged(schemes: typeof state.schemes) {
    state.schemes.push(...schemes)
  },
  handle(scheme: string, handler: (request: Request) => Promise<Response>) {
    state.protocols.set(scheme, handler)
  },
}

type Verify = (found: object, answer: (code: number) => void) => void

export class Session extends EventEmitter {
  /** The handlers of a session that is not the default one. */
  protocols: typeof state.protocols = new Map()
  proxy: unknown
  verify: Verify | null | undefined
  protocol: Pick<typeof protocol, 'handle'>
  constructor(readonly partition = '') {
    super()
    const { protocols } = this
    this.protocol = partition === '' ? protocol : { handle: (scheme, handler) => void protocols.set(scheme, handler) }
  }
  resolveProxy = async (url: string) => `PROXY for ${url}`
  setProxy = async (proxy: unknown) => {
    this.proxy = proxy
  }
  setCertificateVerifyProc = (verify: Verify | null) => {
    this.verify = verify
  }
  clearAuthCache = async () => did('session.clearAuthCache', this.partition)
  closeAllConnections = async () => did('session.closeAllConnections', this.partition)
  setPermissionRequestHandler = (handler: Handler) => void state.handlers.set('permission.request', handler)
  setPermissionCheckHandler = (handler: Handler) => void state.handlers.set('permission.check', handler)
  setDevicePermissionHandler = (handler: Handler) => void state.handlers.set('permission.device', handler)
  setDisplayMediaRequestHandler = (handler: Handler) => void state.handlers.set('permission.display', handler)
}
export const systemPreferences = {
  askForMediaAccess: async (kind: string): Promise<boolean> => Boolean(await state.handlers.get('media.ask')?.(kind)),
}

export const session = {
  defaultSession: new Session(),
  fromPartition(partition: string, options: unknown) {
    const there = state.sessions.get(partition) ?? new Session(partition)
    state.sessions.set(partition, there)
    did('session.fromPartition', partition, options)
    return there
  },
}

/**
 * Like Electron's: it closes as soon as it is sent; the `abort` event comes in the next tick and ends the response
 * without an error.
 */
export class ClientRequest extends EventEmitter {
  sent: Buffer | undefined
  aborted = 0
  response: Readable | undefined
  constructor(readonly options: Record<string, unknown> & { session?: Session }) {
    super()
    state.requests.push(this)
  }
  end(body?: Buffer) {
    if (this.aborted > 0) throw new Error('ended after an abort')
    this.sent = body ?? Buffer.alloc(0)
    process.nextTick(() => this.emit('close'))
  }
  abort() {
    if (this.aborted++ === 0) process.nextTick(() => this.emit('abort'))
    this.response?.destroy()
  }
  /** Sends the head of a response; push the body into the returned stream. */
  respond(statusCode: number, headers: Record<string, string | string[]> = {}) {
    const response = Object.assign(new Readable({ read() {} }), { statusCode, statusMessage: '', headers })
    this.response = response
    this.emit('response', response)
    return response
  }
}

export const net = { request: (options: ClientRequest['options']) => new ClientRequest(options) }

class IpcMain extends EventEmitter {
  handle = (channel: string, handler: Handler) => void state.handlers.set(`ipc:${channel}`, handler)
  removeHandler = (channel: string) => void state.handlers.delete(`ipc:${channel}`)
}
export const ipcMain = new IpcMain()

export class MessagePortMain extends EventEmitter {
  sent: unknown[] = []
  started = false
  postMessage(message: unknown) {
    this.sent.push(message)
  }
  start() {
    this.started = true
  }
  close() {
    this.emit('close')
  }
}

export class MessageChannelMain {
  port1 = new MessagePortMain()
  port2 = new MessagePortMain()
}

class IpcRenderer extends EventEmitter {
  invoke = (...values: unknown[]) => state.invoke(...values)
  send = (...values: unknown[]) => did('ipcRenderer.send', ...values)
}
export const ipcRenderer = new IpcRenderer()

export const contextBridge = {
  exposeInMainWorld: (name: string, value: unknown) => void state.exposed.set(name, value),
}

/** For packages that import the module's default, such as electron-store. */
export default { app, ipcMain, ipcRenderer, shell }
