/** What the teacher has opened by the dialog, the latest first: kinds and ids only (docs/stores.md). */
import type { Keep } from '../../../shared/contract/keeps'
import { limits } from '../../../shared/domain/limits'

export type Recent = Keep<'found'>
export type KeepOfFind = Recent[number]

/** With `opened` at the front. */
export const withRecent = (recent: Recent | null, { kind, id }: KeepOfFind): Recent =>
  [{ kind, id }, ...(recent ?? []).filter(each => each.kind !== kind || each.id !== id)].slice(0, limits.found)
