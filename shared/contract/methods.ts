/** One row per bridge method: the schema and the maximum size of its argument (DESIGN §3, §10). */
import * as v from 'valibot'
import { evaluation, isSpeakable, maxSpeechFrames, microphoneProblems, recordingLimits } from '../domain/evaluation'
import { limits } from '../domain/limits'
import { encodings } from '../domain/roster/encodings'
import { rendererEndpointNames, uploadEndpointNames } from '../endpoints/index'
import { exportArgument } from '../exports/kinds'
import { fields } from '../object'
import { reportFiles } from './fault-report'
import { keepKeys } from './keeps'
import type { MethodName } from './keys'
import { cellsToWrite } from './own-sheet'
import { preferenceChange } from './preferences'
import { importDay, importRows, knownAccounts, rowNumbers, teamChanges } from './roster'

const short = v.pipe(v.string(), v.maxLength(200))
const callId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const address = v.pipe(v.string(), v.maxLength(2000))
const noArgument = v.strictObject({})
/** The place of a sheet in its workbook. */
const sheetNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))
/** The request schema of the endpoint checks it again, strictly. */
const request = fields
const generation = v.pipe(v.number(), v.integer())
/** A recording belongs to the session in which the teacher spoke. */
const recording = { id: callId, generation }
/** A draft belongs to the session in which the teacher typed it. */
const draft = { key: v.pipe(v.string(), v.regex(/^[\w./-]{1,100}$/)), generation: v.pipe(v.number(), v.integer()) }

/** A value that survives a logout, of the session in which it was changed. */
const keep = { key: v.picklist(keepKeys), generation: v.pipe(v.number(), v.integer()) }

interface MethodRow {
  argument: v.GenericSchema
  /** Maximum size of the argument, in bytes of its texts and numbers (counted by main/bridge/wire-value.ts). */
  maxBytes: number
  /** Whether the method works while the screen is locked (DESIGN §4 idleLockMinutes). */
  whileLocked: boolean
}

const row = <T extends v.GenericSchema>(argument: T, maxBytes = 4096) => ({ argument, maxBytes, whileLocked: false })

/**
 * Methods that work while the screen is locked: they start or quit the program, report state, log out or unlock, and
 * never return data of the teacher.
 */
const rowWhileLocked = <T extends v.GenericSchema>(argument: T, maxBytes?: number) => ({
  ...row(argument, maxBytes),
  whileLocked: true,
})

export const methods = {
  'app.boot': rowWhileLocked(noArgument),
  'app.checkVersion': rowWhileLocked(noArgument),
  'app.openExternal': rowWhileLocked(v.strictObject({ target: v.picklist(['support', 'student']) })),
  'app.quit': rowWhileLocked(noArgument),
  'app.log': rowWhileLocked(v.strictObject({ content: v.pipe(v.string(), v.maxLength(8000)) }), 40_000),
  /** What the microphone was set to when it was opened, or why it was lost; nothing that names a device or a person. */
  'app.logMicrophone': row(
    v.strictObject({
      problem: v.nullable(v.picklist(microphoneProblems)),
      settings: v.nullable(
        v.strictObject({
          autoGainControl: v.nullable(v.boolean()),
          echoCancellation: v.nullable(v.boolean()),
          noiseSuppression: v.nullable(v.boolean()),
          sampleRate: v.nullable(v.number()),
          channelCount: v.nullable(v.number()),
        }),
      ),
    }),
  ),
  'app.proxyLogin': rowWhileLocked(
    v.union([
      v.strictObject({ id: callId, username: short, password: short }),
      v.strictObject({ id: callId, cancel: v.literal(true) }),
    ]),
  ),
  /** Changes preferences of this PC. */
  'app.setPreferences': row(preferenceChange),
  'session.login': row(v.strictObject({ username: short, password: short })),
  'session.passCard': row(v.strictObject({ key: short })),
  /**
   * On a locked screen this is a `handover`: another person can log in, but cannot destroy the drafts of the teacher
   * who locked the screen.
   */
  'session.logout': rowWhileLocked(noArgument),
  'session.lock': row(noArgument),
  'session.unlock': rowWhileLocked(v.strictObject({ password: short })),
  /** `ago`: time since the last input, in ms. */
  'session.active': rowWhileLocked(
    v.strictObject({ ago: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))) }),
  ),
  'session.sendResetMail': row(v.strictObject({ email: short })),
  'session.resetPassword': row(v.strictObject({ email: short, code: short, password: short })),
  'api.call': row(
    v.strictObject({
      endpoint: v.picklist(rendererEndpointNames),
      request,
      callId: v.optional(callId),
    }),
    256_000,
  ),
  /** A multipart row: its files cross the bridge as bytes. `api.progress` events report the progress. */
  'api.upload': row(v.strictObject({ endpoint: v.picklist(uploadEndpointNames), request, callId }), 21 * 1024 * 1024),
  'api.cancel': row(v.strictObject({ callId })),
  'media.resolve': row(
    v.strictObject({
      base: v.pipe(v.string(), v.maxLength(2000)),
      files: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(500)),
    }),
    256_000,
  ),
  'frame.resolve': row(v.strictObject({ base: address, path: v.pipe(address, v.minLength(1)) })),
  /** A file that the page has made or read, to be saved by the export `held-file`. */
  'downloads.hold': row(v.strictObject({ title: short, bytes: v.instance(Uint8Array) }), 6 * 1024 * 1024),
  /** Documents of HTML, one for each file, to be printed and saved by the export `student-report-pdf`. */
  'downloads.holdPages': row(
    v.strictObject({
      title: short,
      files: v.pipe(
        v.array(v.strictObject({ name: short, html: v.string() })),
        v.minLength(1),
        v.maxLength(limits.reportStudents),
      ),
    }),
    16 * 1024 * 1024,
  ),
  /** An export: its kind and the request of its row. 64,000 bytes, because a report can list many student ids. */
  'downloads.start': row(exportArgument, 64_000),
  'downloads.cancel': row(v.strictObject({ id: callId })),
  'downloads.reveal': row(v.strictObject({ id: callId })),
  'drafts.read': row(v.strictObject(draft)),
  /** Works on a locked screen, because the page must still save the text that the teacher typed before the lock. */
  'drafts.write': rowWhileLocked(v.strictObject({ ...draft, value: v.unknown() }), 256_000),
  'drafts.remove': row(v.strictObject(draft)),
  'drafts.list': row(v.strictObject({ prefix: draft.key, generation: draft.generation })),
  'keeps.read': row(v.strictObject(keep)),
  /** The row of the key checks the value. Works on a locked screen, because a change is sent after a short pause. */
  'keeps.write': rowWhileLocked(v.strictObject({ ...keep, value: v.unknown() }), 520_000),
  'downloads.list': row(noArgument),
  'downloads.open': row(v.strictObject({ id: callId })),
  'downloads.remove': row(v.strictObject({ id: callId })),
  'downloads.retry': row(v.strictObject({ id: callId })),
  'copies.list': row(noArgument),
  /** The copies of one homework; all copies if no homework is named. */
  'copies.remove': row(v.strictObject({ homework_id: v.optional(short) })),
  /** A workbook that the teacher chose: main reads it so that the page can check it before sending anything. */
  'excel.read': row(v.strictObject({ bytes: v.instance(Uint8Array) }), 21 * 1024 * 1024),
  /** A workbook of one sheet of texts. The first row is the heading. The texts of the columns `numbers` are numbers. */
  'excel.write': row(
    v.strictObject({
      name: short,
      numbers: v.optional(
        v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))), v.maxLength(100)),
      ),
      rows: v.pipe(
        v.array(v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(100))),
        v.maxLength(5001),
      ),
    }),
    4 * 1024 * 1024,
  ),
  /** The file of an application, and the headings of its template. */
  'applications.read': row(
    v.strictObject({ apply_type: v.picklist([1, 2, 3]), bytes: v.instance(Uint8Array) }),
    limits.application.bytes + 4096,
  ),
  /** The teacher's own workbook, with the sheet that was chosen. */
  'sheet.read': row(
    v.strictObject({ bytes: v.instance(Uint8Array), sheet: v.optional(sheetNumber) }),
    21 * 1024 * 1024,
  ),
  /** Writes cells of a sheet into a copy of the workbook, which the export `own-sheet` saves; `title` names it. */
  'sheet.write': row(
    v.strictObject({ title: short, bytes: v.instance(Uint8Array), sheet: sheetNumber, cells: cellsToWrite }),
    21 * 1024 * 1024,
  ),
  /** A file with students, with the sheet or the encoding that the teacher chose; or cells that were pasted. */
  'roster.read': row(
    v.union([
      v.strictObject({
        bytes: v.instance(Uint8Array),
        sheet: v.optional(sheetNumber),
        encoding: v.optional(v.picklist(encodings)),
      }),
      v.strictObject({ text: v.string() }),
    ]),
    21 * 1024 * 1024,
  ),
  'roster.list': row(noArgument),
  /** The 年次更新 whose day has come and that is not finished, or that waits for its day; null if there is none. */
  'roster.due': row(noArgument),
  /**
   * Begins to import these students; `known` are the accounts of the preview. `roster.changed` events report the
   * progress. `teams` are classes to make, show and hide; before `day`, they are only made.
   */
  'roster.start': row(
    v.strictObject({
      rows: importRows,
      known: knownAccounts,
      teams: v.optional(teamChanges),
      day: v.optional(importDay),
    }),
    4 * 1024 * 1024,
  ),
  /** Goes on with an import; with `skipsRefused`, without what the server has refused. */
  'roster.resume': row(v.strictObject({ id: callId, skipsRefused: v.optional(v.literal(true)) })),
  /** Takes an import back; with `rows`, only these of its rows. */
  'roster.undo': row(v.strictObject({ id: callId, rows: v.optional(rowNumbers) }), 64_000),
  'roster.cancel': row(noArgument),
  /** The redacted report of a fault, for the teacher to read. */
  'report.read': row(noArgument),
  /** Saves the files that the teacher leaves in the report as an archive; works before the login, too. */
  'report.save': row(v.strictObject({ files: reportFiles }), 4 * 1024 * 1024),
  /** Opens the room of a live lesson that was started in this session, in the PC's browser. */
  'lessons.open': row(v.strictObject({ class_id: v.pipe(short, v.minLength(1)) })),
  /** Begins a recording, of the session in which the teacher speaks. Its connection is opened meanwhile. */
  'evaluation.begin': row(
    v.strictObject({
      text: v.pipe(v.string(), v.check(isSpeakable)),
      category: v.picklist(evaluation.categories),
      generation,
    }),
    16_000,
  ),
  /**
   * Speex frames; `first` is the number of the first one, from 0. Frames that arrive again are ignored; without frames
   * the call says that the recording goes on, though nothing is heard. The answer says which frame must come next, and
   * why there will be no result, if that is known already.
   */
  'evaluation.frames': row(
    v.strictObject({
      ...recording,
      first: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxSpeechFrames)),
      bytes: v.pipe(
        v.instance(Uint8Array),
        v.maxLength(recordingLimits.framesPerCall * evaluation.frameBytes),
        v.check(bytes => bytes.length % evaluation.frameBytes === 0),
      ),
    }),
    recordingLimits.framesPerCall * evaluation.frameBytes + 1024,
  ),
  /** Ends the recording and waits for the result. Only a result removes the recording from this PC. */
  'evaluation.end': row(v.strictObject(recording)),
  /** Discards a recording, also one that is kept. */
  'evaluation.cancel': row(v.strictObject(recording)),
  /** Evaluates a kept recording on a new connection. */
  'evaluation.again': row(v.strictObject(recording)),
  /** The recordings that were not evaluated, e.g. because the connection was lost. */
  'evaluation.list': row(v.strictObject({ generation })),
} satisfies Record<MethodName, MethodRow>

export type Methods = typeof methods
