/** The fields of log entries that a fault report keeps, each with the values that it may have there. */
import { methods } from '../../shared/contract/methods'
import { microphoneProblems } from '../../shared/domain/evaluation'
import { endpointNames } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import { isErrorCode } from './program-words'

type Shape = (value: unknown) => boolean

const oneOf = (words: Iterable<string>): Shape => {
  const known: ReadonlySet<unknown> = new Set(words)
  return value => known.has(value)
}
const words = (list: string): Shape => oneOf(list.split(' '))
const matches =
  (pattern: RegExp): Shape =>
  value =>
    typeof value === 'string' && pattern.test(value)
const flag: Shape = value => typeof value === 'boolean'

/** Small enough to be the number of no student. */
const smallNumber: Shape = value => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 10_000

const version = matches(/^\d{1,4}(?:\.\d{1,6}){1,3}$/)

const events = [
  'start stop start.failed crash client page.open damaged wipe wipes copies copies.read copies.write call.failed',
  'bridge.refused bridge.answer bridge.threw drafts.write keeps.write preferences.write vault.refused roster.import',
  'session.begin session.end session.keep server.route server.gone server.back proxy.asked media.refused media.failed',
  'frame.refused lesson.refused loopback.refused downloads.done downloads.failed downloads.history downloads.open',
  'evaluation.refused evaluation.forbidden evaluation.lost evaluation.disk microphone.open microphone.lost',
].join(' ')

export const valueShapes: ReadonlyMap<string, Shape> = new Map([
  ['at', matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/)],
  ['event', words(events)],
  ['endpoint', oneOf(endpointNames)],
  ['method', oneOf(Object.keys(methods))],
  ['export', oneOf(Object.keys(text.exports))],
  [
    'kind',
    words('unauthorized server status timeout network invalid-response invalid-request cancelled offline refused lost'),
  ],
  ['code', value => smallNumber(value) || (typeof value === 'string' && isErrorCode(value))],
  ['status', smallNumber],
  ['closeCode', smallNumber],
  ['more', smallNumber],
  ['store', oneOf(Object.keys(text.stores))],
  ['damage', words('none restored lost unreadable')],
  ['why', words('origin frame method value size argument')],
  ['reason', words('unauthorized logout handover idle attempts unreachable closed stalled unanswered')],
  ['problem', oneOf(microphoneProblems)],
  ['origin', words('uncaughtException unhandledRejection')],
  ['version', version],
  ['runtime', version],
  ['host', words('electron loopback')],
  ['sample', flag],
  ['sealed', flag],
  ['extraCa', flag],
  ['wrong', flag],
])
