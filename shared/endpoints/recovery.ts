/**
 * Rules that find out whether a write was carried out when its answer was lost (SPEC §8). The program never sends a
 * write twice: it sends a read, and the rule compares the read's answer with the write's request.
 */

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
  /** The read's request, derived from the write's request. */
  request(sent: unknown): object
  /** Whether the write was carried out; null if the evidence does not show it. */
  wasDone(evidence: Evidence<unknown, unknown>): boolean | null
}

interface Rule<Read extends string, Sent, Answer> {
  read: Read
  missingProves?: boolean
  request(sent: Sent): object
  wasDone(evidence: Evidence<Sent, Answer>): boolean | null
}

/** Builds a recovery rule with the types of its request and of the read's answer. */
export const recoverBy = <const Read extends string, Sent, Answer>(rule: Rule<Read, Sent, Answer>): Recovery<Read> => ({
  missingProves: false,
  ...rule,
})
