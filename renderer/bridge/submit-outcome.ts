/**
 * The outcome of a write that is sent only once (SPEC §8). The reply can be lost, and sending again could do the work
 * twice, so the sender reads from the server whether the write was carried out.
 * @template Result the data of a write that was carried out, e.g. the id of the new homework.
 */
export type SubmitOutcome<Result = undefined> =
  /** The server carried out the write. */
  | { kind: 'done'; result: Result }
  /** The server refused the write and gave this reason. */
  | { kind: 'refused'; message: string }
  /** The reply was lost, and a later read showed that nothing was written: the same request can be sent again. */
  | { kind: 'notDone' }
  /** The write was carried out, and its result was deleted afterwards: another attempt needs a new request id. */
  | { kind: 'deleted' }
  /** The reply was lost, and the server could not be read either: check again later. */
  | { kind: 'unknown' }
