/** What happens to notices. */
import * as v from 'valibot'
import { change } from './row'

export const noticeState = () => ({
  /** By account. */
  read: new Map<string, Set<string>>(),
})

export const noticeChanges = {
  read: change({ account: v.string(), notices: v.array(v.string()) }, ({ state }, { account, notices }) => {
    const known = state.read.get(account) ?? new Set()
    for (const notice of notices) known.add(notice)
    state.read.set(account, known)
  }),
}
