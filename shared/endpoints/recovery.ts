/**
 * Rules that find out whether a write was carried out when its answer was lost (SPEC §8). The program never sends a
 * write twice: it sends a read, and the rule compares the read's answer with the write's request.
 */
import { parseJst } from '../domain/time'

/** The data that a recovery rule may compare. */
export interface Evidence<Sent, Answer> {
  /** The request of the write. */
  sent: Sent
  /** The read's answer after the write. */
  after: Answer
  /** The read's answer as the page had it before the write; absent if the page had not read it. */
  before: Answer | undefined
  /** When the write was sent, in milliseconds by the server's clock. */
  sentAt: number
}

export interface Recovery<Read extends string = string> {
  /** The endpoint that is read. */
  read: Read
  /** Whether a 403 or 404 of the read proves that the write was carried out, as after a deletion. */
  missingProves: boolean
  /**
   * The read's request, derived from the write's request; null if the write changes nothing that the read shows.
   * Several requests if the read shows one thing at a time: then all answers must agree.
   */
  request(sent: unknown): object | readonly object[] | null
  /** Of several answers, such as the pages of a list, one that shows the outcome is enough. */
  isOneEnough: boolean
  /** Whether the write was carried out; null if the evidence does not show it. */
  wasDone(evidence: Evidence<unknown, unknown>): boolean | null
}

interface Rule<Read extends string, Sent, Answer> {
  read: Read
  missingProves?: boolean
  isOneEnough?: boolean
  request(sent: Sent): object | readonly object[] | null
  wasDone(evidence: Evidence<Sent, Answer>): boolean | null
}

/** Builds a recovery rule with the types of its request and of the read's answer. */
export const recoverBy = <const Read extends string, Sent, Answer>(rule: Rule<Read, Sent, Answer>): Recovery<Read> => ({
  missingProves: false,
  isOneEnough: false,
  ...rule,
})

/** The server's clock and the times in its answers may differ by a few seconds. */
const clockToleranceMs = 5000

/** Whether the server's time is that of the write, or later. */
export const isSince = (time: string, sentAt: number): boolean => (parseJst(time) ?? 0) >= sentAt - clockToleranceMs

/** Whether all parts of a write were carried out; null if a part is not known and no part is missing. */
export const allDone = (parts: readonly (boolean | null)[]): boolean | null =>
  parts.includes(false) ? false : parts.includes(null) ? null : true

/** Whether a write was carried out of which one part shows the outcome; null if none does. */
export const oneDone = (parts: readonly (boolean | null)[]): boolean | null =>
  parts.includes(false) ? false : parts.includes(true) ? true : null
