/** The types of the bridge. Argument types follow from the method table; answer types are defined here (DESIGN §2). */
import type * as v from 'valibot'
import type { Delimiter, Encoding } from '../domain/roster/encodings'
import type { EndpointResponse } from '../endpoints/index'
import type { ExportDescription } from '../exports/kinds'
import type { Answer as AnswerRecord } from '../items/answer'
import type { ReportFile } from './fault-report'
import type { EventName, MethodName } from './keys'
import type { Methods } from './methods'
import type { CellFormat, CellRefusal, Run } from './own-sheet'
import type { PreferencesState } from './preferences'
import type { Failure, Result } from './result'
import type { DueImport, ImportProgress, RosterImport } from './roster'

/** The logged-in teacher, as the renderer sees them: never with the token (SPEC §3 Teacher/user). */
export interface SessionView {
  user: EndpointResponse<'login-safe'>['user']
  online_class_switch: 0 | 1
  /** Identifies the login; see `session.changed`. */
  generation: number
}

/**
 * Why a session ended. `logout`: the teacher logged out; all of their data on this PC is wiped. `handover`: another
 * teacher logs in at the locked screen; downloadable data is wiped, drafts are kept. `attempts`: too many wrong
 * passwords at the locked screen.
 */
export type EndReason = 'unauthorized' | 'logout' | 'handover' | 'idle' | 'attempts'

/** Whether the screen of a session is locked (DESIGN §4 idleLockMinutes). */
export interface LockState {
  /** The generation of the session. */
  generation: number
  isLocked: boolean
  /** Milliseconds until the screen locks; present only if that is soon. */
  msUntilLock?: number
  /** An export is running; a logout would stop it. */
  hasRunningExport: boolean
}

export interface Boot {
  version: string
  /** True while the embedded sample school is the server. */
  sample: boolean
  /** Sample accounts, in sample mode only. */
  sampleLogins: { username: string; note: string }[]
  /** True inside the native app (SPEC §2, §7): hides the student link, skips the version check. */
  nativeApp: boolean
  /** Which addresses the configuration contains. */
  links: { support: boolean; student: boolean; templates: boolean }
  session: SessionView | null
  /** The generation of the session, or of the end of the last session. */
  generation: number
  locked: boolean
  /** 0 = the screen never locks by itself. */
  idleLockMinutes: number
  /** Whether the configuration allows offline copies. */
  offlineCopies: boolean
  /** The server's clock minus this PC's clock in milliseconds, as last measured. */
  clockOffset: number
  preferences: PreferencesState
  /** Messages for the teacher at start, e.g. about a damaged store. */
  notices: string[]
}

/** Maintenance state (SPEC §4): 0 disabled, 1 tips, 2 normal. */
export interface VersionState {
  opt_status: 0 | 1 | 2
  opt_content: string
}

export interface DownloadState extends ExportDescription {
  id: string
  /** The title of the homework, the class or the student; empty until it is loaded, or if the kind needs no title. */
  title: string
  /** The name of the file on the disk; empty until the teacher has chosen a location. */
  name: string
  /**
   * When this attempt started or ended (ms, corrected clock). It never decreases: discard a state that is older than
   * the last one received.
   */
  at: number
  /**
   * `removed`: the entry is deleted. No events follow for a cancelled entry; a retry of a failed one has the same id.
   */
  state: 'running' | 'done' | 'failed' | 'cancelled' | 'removed'
  /** Students (score sheet, score sheets as PDF) or bytes received (all others); `total` is absent while it is unknown. */
  received: number
  total?: number
  /** The size of the finished file. */
  bytes?: number
  error?: Failure
  /** The sheet was made from offline copies: the time of the oldest copy (ms, corrected clock). */
  copiedAt?: number
  /** The entry is from an earlier run of the program or an earlier login. */
  isFromEarlierLogin?: boolean
  /** The file was not at its location at the last check. */
  isFileMissing?: boolean
  /** The browser has its own copy of the file, which the program cannot delete. */
  isInBrowser?: boolean
  /** Loopback only: a one-time ticket that the browser uses to download the file. Only renderer/bridge uses it. */
  ticket?: string
}

/** The current teacher's running, failed and past exports, oldest first. */
export interface DownloadList {
  /** Whether the list survives a restart of the program. */
  isDurable: boolean
  /** An earlier list was unreadable and could not be recovered. */
  isLost: boolean
  entries: DownloadState[]
}

/** The offline copies of one homework (DESIGN §3, §4 offlineCopies). */
export interface CopyEntry {
  homework_id: string
  /** Empty if the title was never loaded. */
  title: string
  /** The time of its oldest copy (ms, corrected clock). */
  at: number
  /** The size on the disk, encrypted and compressed. */
  bytes: number
  /** Whether there is a copy of the score matrix. */
  matrix: boolean
  topics: number
  papers: number
}

export interface CopyList {
  /** False if the configuration forbids copies. */
  enabled: boolean
  /** Whether the copies survive a restart of the program. */
  isDurable: boolean
  /** Last opened first. */
  entries: CopyEntry[]
}

/**
 * What happened to the file of a removed entry. The program does not delete a file that was changed after the program
 * wrote it.
 */
export type RemovedFile = 'deleted' | 'changed' | 'missing' | 'none'

/** The result of a speech evaluation (SPEC §7). */
export interface SpeechResult {
  /** Its scores, and what else the result views show, in the fields of an answer record (SPEC §3). */
  answer: AnswerRecord
  /** The words of the text, with their scores (0–100) and whether they were read, as far as the server says so. */
  words: { word: string; score: number | null; isRead: boolean | null }[]
  /** What the server says about its scoring; empty if nothing. */
  note: string
}

/** A recording on this PC that was not evaluated. */
export interface KeptRecording {
  id: string
  text: string
  category: string
  /** When it began (ms, corrected clock). */
  at: number
  seconds: number
}

export interface Answers {
  'app.boot': Boot
  'app.checkVersion': VersionState
  'app.openExternal': null
  'app.quit': null
  'app.log': null
  'app.logMicrophone': null
  'app.proxyLogin': null
  'app.setPreferences': PreferencesState
  'session.login': SessionView
  'session.passCard': SessionView
  'session.logout': null
  'session.lock': null
  'session.unlock': null
  'session.active': null
  'session.sendResetMail': null
  'session.resetPassword': null
  /** The renderer's bridge narrows the type for each endpoint. */
  'api.call': unknown
  'api.upload': unknown
  'api.cancel': null
  /** One address of the media origin per file; null if the file's host is not on the list of allowed hosts. */
  'media.resolve': { addresses: (string | null)[] }
  /** The address of a page to show in a frame; null if its host is not on the list of allowed hosts. */
  'frame.resolve': { address: string | null }
  'downloads.hold': { file_id: string }
  'downloads.holdPages': { file_id: string }
  'downloads.start': { id: string }
  'downloads.cancel': null
  'downloads.reveal': null
  /** Null if there is no draft. */
  'drafts.read': { value: unknown }
  /** Resolves after the draft is saved. */
  'drafts.write': null
  'drafts.remove': null
  /** The drafts whose keys begin with the prefix, the oldest first. */
  'drafts.list': { drafts: { key: string; value: unknown }[] }
  /** Null if nothing is kept. The renderer's bridge narrows the type for each key. */
  'keeps.read': { value: unknown }
  /** Resolves after the value is saved. */
  'keeps.write': null
  'downloads.list': DownloadList
  /** Loopback only: a one-time ticket. Only renderer/bridge uses it. */
  'downloads.open': { ticket?: string }
  'downloads.remove': { file: RemovedFile }
  'downloads.retry': { id: string }
  'copies.list': CopyList
  'copies.remove': null
  /** The non-empty rows of the first visible sheet. */
  'excel.read': { rows: SheetRow[] }
  'excel.write': { bytes: Uint8Array }
  'applications.read': ApplicationFile
  'sheet.read': OwnSheet
  'sheet.write': { file_id: string }
  'roster.read': RosterTable
  /** The teacher's imports of the last 30 days on this PC, the oldest first. */
  'roster.list': { imports: RosterImport[] }
  'roster.due': { due: DueImport | null }
  'roster.start': { id: string }
  'roster.resume': { id: string }
  'roster.undo': { id: string }
  'roster.cancel': null
  'lessons.open': null
  'evaluation.begin': { id: string }
  'evaluation.frames': { next: number; problem: string | null }
  'evaluation.end': SpeechResult
  'evaluation.cancel': null
  'evaluation.again': SpeechResult
  /** `hasRunning`: one more, with frames, is being recorded or evaluated; it is not in `recordings`. */
  'evaluation.list': { recordings: KeptRecording[]; hasRunning: boolean }
  'report.read': { files: ReportFile[] }
  /** The name of the file; `ticket` as in `DownloadState`. */
  'report.save': { name: string; ticket?: string }
}

/** The file of an account application. */
export interface ApplicationFile {
  /** The rows that are not empty, of the template's sheet if the file has it, else of the first visible sheet. */
  rows: SheetRow[]
  /** The name of that sheet. */
  sheet: string
  /** The headings of the server's template; null if it could not be read. */
  heads: string[] | null
  /** What else the workbook carries, which is not read. Absent if there is nothing. */
  carries?: WorkbookExtra[]
}

/** A row of a workbook: its Excel number (from 1), and its cells as text from column A on ('' for an empty cell). */
export interface SheetRow {
  row: number
  cells: string[]
}

/**
 * What a person should know about a cell beside its text. `merged`: it has the text of a merged range. `date`: Excel has
 * turned it into a day. `uncalculated`: a formula without a result. `fault`: an error of a formula such as `#N/A`.
 */
export type CellMark = 'merged' | 'date' | 'uncalculated' | 'fault'

/** A row with marks of its cells, by the column from 0. */
export interface MarkedRow extends SheetRow {
  isHidden?: true
  marks?: Record<number, CellMark>
  /** The ID of the student for whom the program made the row. */
  about?: string
  /** The columns from `from` on stand `by` columns further right in the file. */
  shift?: { from: number; by: number }
}

export interface OwnSheetRow extends MarkedRow {
  refusals: Run<CellRefusal>[]
  formats: Run<CellFormat>[]
}

/** A sheet of the teacher's own workbook, as Excel shows it. */
export interface OwnSheet {
  sheets: SheetName[]
  /** The place of the sheet in `sheets`. */
  sheet: number
  rows: OwnSheetRow[]
  /** How many columns can be written, from the first on. */
  columns: number
  /** From 0. */
  hiddenColumns: number[]
  carries: WorkbookExtra[]
  /** Excel calculates all formulas anew when it opens the new file. */
  hasFormulas: boolean
}

/** A table of students from outside. */
export interface RosterTable {
  /** The rows that are not empty. */
  rows: MarkedRow[]
  /**
   * The sheets of a workbook; `sheet` is the place of the one that was read. `hiddenColumns`: those that Excel hides,
   * from 0. `carries`: what else is in it. `joined`: the places of several sheets that were read as one list.
   */
  workbook?: {
    sheets: SheetName[]
    sheet: number
    joined?: number[]
    hiddenColumns?: number[]
    carries?: WorkbookExtra[]
  }
  /**
   * How a text was read. `encoding` is null for pasted cells. `faults`: bytes that do not fit the encoding; each is
   * U+FFFD in its cell. `unclosed`: the row with a quote that is never closed.
   */
  text?: { encoding: Encoding | null; delimiter: Delimiter; faults: number; unclosed?: number }
}

/** What a workbook can carry beside its cells, which is never run, opened or followed: `links` to other workbooks. */
export type WorkbookExtra = 'macros' | 'links'

/** A sheet of a workbook. */
export interface SheetName {
  name: string
  isHidden: boolean
}

export interface Events {
  /**
   * A login, the end of a session, or a repetition of the current state. The generation increases by one at each login
   * and each end. Events and answers may arrive in the wrong order: discard those with an older generation than the
   * last one received.
   */
  'session.changed': { generation: number; session: SessionView | null; reason?: EndReason }
  'lock.changed': LockState
  'downloads.changed': DownloadState
  'notices.changed': EndpointResponse<'new-notice-total'>
  /** Whether the server is unreachable: from a call without an answer until the server's next answer. */
  'offline.changed': { offline: boolean }
  /** The server's clock minus this PC's clock, in milliseconds. */
  'clock.changed': { offset: number }
  /** A message for the teacher, e.g. that a store with their data was damaged. */
  'app.notice': { message: string }
  /** Bytes of an upload sent so far, and in total. */
  'api.progress': { callId: string; sent: number; total: number }
  /** An import of students began, went on, stopped or ended. */
  'roster.changed': ImportProgress
  /** The live lessons that start within minutes, if the teacher wants to be reminded; empty when none does any more. */
  'lessons.soon': { lessons: readonly { class_id: string; title: string; start_time: string }[] }
  /** The teacher has clicked on a system notification: what it was about. */
  'notification.clicked': { about: 'notices' | 'lessons' }
  /** A proxy between this PC and the server asks for a login; `wrong` is true if it has rejected the last one. */
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
  /** Adds a listener for an event; the returned function removes it. */
  on<E extends EventName>(event: E, listener: (detail: Events[E]) => void): () => void
}
