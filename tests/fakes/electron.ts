/**
 * Electron in small, for unit tests: `vi.mock('electron', () => import('…/fakes/electron'))`. It records what it was told,
 * and answers as `state` says. `resetElectron` makes it new.
 */
import { EventEmitter } from 'node:events'

type Handler = (...values: unknown[]) => unknown

export interface FakeFrame {
  origin: string
  parent: FakeFrame | null
  isDestroyed(): boolean
  postMessage(channel: string, message: unknown, transfer: unknown[]): void
  posted: { channel: string; transfer: unknown[] }[]
}

/** A frame that says it is at `origin`; a frame with a parent is not the main one. */
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
  encryption: { available: true, backend: 'gnome_libsecret' },
  save: { canceled: false, filePath: '' } as { canceled: boolean; filePath: string },
  instanceLock: true,
  /** Which button a message box answers with. */
  response: 0,
  displays: [{ workArea: { x: 0, y: 0, width: 1366, height: 728 } }],
  notifiable: true,
  paths: { userData: '/profile', downloads: '/home/t/Downloads' } as Record<string, string>,
  /** What the program did: `['shell.openExternal', 'https://…']` … */
  done: [] as unknown[][],
  schemes: [] as { scheme: string; privileges: Record<string, boolean> }[],
  protocols: new Map<string, (request: Request) => Promise<Response>>(),
  handlers: new Map<string, Handler>(),
  exposed: new Map<string, unknown>(),
  windows: [] as BrowserWindow[],
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
  getName = () => 'Hanamaru'
  getLocale = () => 'ja'
  whenReady = async () => undefined
  enableSandbox = () => did('app.enableSandbox')
  commandLine = { appendSwitch: (name: string, value: string) => did('app.commandLine', name, value) }
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
}

export class BrowserWindow extends EventEmitter {
  webContents = new WebContents()
  constructor(readonly options: Record<string, unknown>) {
    super()
    state.windows.push(this)
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

export const Menu = { setApplicationMenu: (menu: unknown) => did('Menu.setApplicationMenu', menu) }

export const dialog = {
  async showSaveDialog(...values: unknown[]) {
    did('dialog.showSaveDialog', ...values)
    return state.save
  },
  async showMessageBox(...values: unknown[]) {
    did('dialog.showMessageBox', ...values)
    return { response: state.response, checkboxChecked: false }
  },
  showErrorBox: (title: string, content: string) => did('dialog.showErrorBox', title, content),
}

export class Notification {
  static isSupported = () => state.notifiable
  constructor(readonly options: unknown) {}
  show() {
    did('Notification.show', this.options)
  }
}

export const shell = {
  openExternal: async (address: string) => did('shell.openExternal', address),
  /** Answers with what is wrong, or nothing. */
  openPath: async (path: string) => {
    did('shell.openPath', path)
    return path.endsWith('.broken') ? 'no program for it' : ''
  },
  showItemInFolder: (path: string) => did('shell.showItemInFolder', path),
}

/** Its cipher is plain to see: bytes reversed behind a mark. */
export const safeStorage = {
  isEncryptionAvailable: () => state.encryption.available,
  getSelectedStorageBackend: () => state.encryption.backend,
  encryptString: (plain: string) => Buffer.from(`sealed:${[...plain].reverse().join('')}`),
  decryptString(sealed: Buffer) {
    const text = sealed.toString()
    if (!text.startsWith('sealed:')) throw new Error('cannot decrypt')
    return [...text.slice(7)].reverse().join('')
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

export class Session extends EventEmitter {
  protocol = protocol
  setPermissionRequestHandler = (handler: Handler) => void state.handlers.set('permission.request', handler)
  setPermissionCheckHandler = (handler: Handler) => void state.handlers.set('permission.check', handler)
  setDevicePermissionHandler = (handler: Handler) => void state.handlers.set('permission.device', handler)
  setDisplayMediaRequestHandler = (handler: Handler) => void state.handlers.set('permission.display', handler)
}
export const session = { defaultSession: new Session() }

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
