/** The bridge's types: arguments follow from the method table, answers are given here (DESIGN §2). */
import type * as v from 'valibot'
import type { EndpointResponse } from '../endpoints/index'
import type { Exported } from '../exports/kinds'
import type { EventName, MethodName } from './keys'
import type { Methods } from './methods'
import type { Failure, Result } from './result'

/** The logged-in teacher as the renderer sees him: never with the token (SPEC §3 Teacher/user). */
export interface SessionView {
  user: EndpointResponse<'login-safe'>['user']
  online_class_switch: 0 | 1
  /** Which login this is; see `session.changed`. */
  generation: number
}

/**
 * `logout`: the teacher's own wish, which wipes all of his. `handover`: another teacher wants in at the locked screen, which
 * wipes what can be had again and keeps what was typed. `attempts`: too many wrong passwords there.
 */
export type EndReason = 'unauthorized' | 'logout' | 'handover' | 'idle' | 'attempts'

/** Whether the screen of a session is locked (DESIGN §4 idleLockMinutes). */
export interface LockState {
  /** Of which session. */
  generation: number
  locked: boolean
  /** How many milliseconds remain until it locks; said only when that is soon. */
  left?: number
  /** An export is under way, which a logout would end. */
  running: boolean
}

export interface Boot {
  version: string
  /** True while the embedded sample school is the server. */
  sample: boolean
  /** Accounts to try, in sample mode only. */
  sampleLogins: { username: string; note: string }[]
  /** True inside the native app (SPEC §2, §7): hides the student link, skips the version check. */
  nativeApp: boolean
  /** Which addresses the configuration gives. */
  links: { support: boolean; student: boolean }
  session: SessionView | null
  /** Of the session, or of the end of the last one. */
  generation: number
  locked: boolean
  /** 0 = the screen never locks by itself. */
  idleLockMinutes: number
  /** Whether the configuration lets offline copies be kept. */
  offlineCopies: boolean
  /** The server's clock less this PC's, in milliseconds, as last seen. */
  clockOffset: number
  /** Something that the teacher must be told at start, e.g. a store that was damaged. */
  notices: string[]
}

/** Maintenance state (SPEC §4): 0 disabled, 1 tips, 2 normal. */
export interface VersionState {
  opt_status: 0 | 1 | 2
  opt_content: string
}

export interface DownloadState extends Exported {
  id: string
  /** Of what it is: the homework's title, the class, the student; empty until it has been read, or where the kind says it all. */
  title: string
  /** The file's name as the teacher will find it; empty until the place is chosen. */
  name: string
  /** When this try began or ended (ms, corrected clock); it never goes back, so what is older than the last heard is void. */
  at: number
  /** `removed`: the entry is gone. One that was cancelled is never heard of again; a failed one runs again under its id. */
  state: 'running' | 'done' | 'failed' | 'cancelled' | 'removed'
  /** Rows written of a score sheet, bytes received of any other; `total` is absent while it is not known. */
  received: number
  total?: number
  /** The finished file's size. */
  bytes?: number
  error?: Failure
  /** The sheet was made of offline copies: the time of the oldest of them (ms, corrected clock). */
  copiedAt?: number
  /** Of an earlier run or login. */
  past?: boolean
  /** The file is not where it was saved; known when last looked at. */
  missing?: boolean
  /** The browser has taken a copy of its own, which the program cannot remove. */
  handedOver?: boolean
  /** Loopback only: a one-time ticket with which the browser takes the file. Used by renderer/bridge alone. */
  ticket?: string
}

/** Running, failed and past exports of the present teacher, the oldest first. */
export interface DownloadList {
  /** Whether the list survives a restart of the program. */
  kept: boolean
  /** An earlier list could not be read, and is lost. */
  lost: boolean
  entries: DownloadState[]
}

/** The offline copies of one homework (DESIGN §3, §4 offlineCopies). */
export interface CopyEntry {
  homework_id: string
  /** Empty where it was never read. */
  title: string
  /** The time of its oldest part (ms, corrected clock). */
  at: number
  /** What it takes up, encrypted and compressed. */
  bytes: number
  /** Whether the matrix can be shown. */
  matrix: boolean
  topics: number
  papers: number
}

export interface CopyList {
  /** False where the configuration forbids copies. */
  enabled: boolean
  /** Whether they survive a restart of the program. */
  kept: boolean
  /** The last opened first. */
  entries: CopyEntry[]
}

/** What became of a removed entry's file; one that is not as the program wrote it is left alone. */
export type RemovedFile = 'deleted' | 'changed' | 'missing' | 'none'

export interface Answers {
  'app.boot': Boot
  'app.checkVersion': VersionState
  'app.openExternal': null
  'app.quit': null
  'app.log': null
  'app.proxyLogin': null
  'session.login': SessionView
  'session.passCard': SessionView
  'session.logout': null
  'session.lock': null
  'session.unlock': null
  'session.active': null
  'session.sendResetMail': null
  'session.resetPassword': null
  /** Narrowed per endpoint by the renderer's bridge. */
  'api.call': unknown
  'api.upload': unknown
  'api.cancel': null
  /** An address of the media origin per file, null where the file's host is not on the list. */
  'media.resolve': { addresses: (string | null)[] }
  /** The address of a page to be shown in a frame, null where its host is not on the list. */
  'frame.resolve': { address: string | null }
  'downloads.start': { id: string }
  'downloads.cancel': null
  'downloads.reveal': null
  /** Null where nothing was typed. */
  'drafts.read': { value: unknown }
  /** Answers when it is kept. */
  'drafts.write': null
  'drafts.remove': null
  'downloads.list': DownloadList
  /** Loopback only: a one-time ticket, used by renderer/bridge alone. */
  'downloads.open': { ticket?: string }
  'downloads.remove': { file: RemovedFile }
  'downloads.retry': { id: string }
  'copies.list': CopyList
  'copies.remove': null
  /** The rows of the first visible sheet that hold something. */
  'excel.read': { rows: SheetRow[] }
}

/** A row of a workbook, as Excel numbers it (from 1), and its cells as text from column A on, '' where there is nothing. */
export interface SheetRow {
  row: number
  cells: string[]
}

export interface Events {
  /**
   * A login, an end, or the state told again. The generation grows by one at each login and each end, and what is older
   * than the last one seen is void: events and answers may overtake each other.
   */
  'session.changed': { generation: number; session: SessionView | null; reason?: EndReason }
  'lock.changed': LockState
  'downloads.changed': DownloadState
  'notices.changed': EndpointResponse<'new-notice-total'>
  /** Whether the server is out of reach: from a call that it did not answer until its next answer. */
  'offline.changed': { offline: boolean }
  /** The server's clock less this PC's, in milliseconds. */
  'clock.changed': { offset: number }
  /** Something that the teacher must be told, e.g. that a store of his was damaged. */
  'app.notice': { message: string }
  /** How many bytes of an upload have been sent, of how many. */
  'api.progress': { callId: string; sent: number; total: number }
  /** A proxy between this PC and the server asks who is there; `wrong` where it has refused the last answer. */
  'proxy.asked': { id: string; host: string; realm: string; wrong: boolean }
}

export type Argument<M extends MethodName> = v.InferInput<Methods[M]['argument']>
export type Answer<M extends MethodName> = Answers[M]

type Method<M extends MethodName> = (argument: Argument<M>) => Promise<Result<Answer<M>>>

type Namespace = MethodName extends `${infer N}.${string}` ? N : never

/** `window.hanamaru`: one function per method, grouped by namespace, and one for events. */
export type Bridge = {
  [N in Namespace]: { [M in MethodName as M extends `${N}.${infer F}` ? F : never]: Method<M> }
} & {
  /** Hears an event until the returned function is called. */
  on<E extends EventName>(event: E, listener: (detail: Events[E]) => void): () => void
}
