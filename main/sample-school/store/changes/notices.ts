/** Changes of notices. */
import * as v from 'valibot'
import { change } from './change'

export const noticeState = () => ({
  /** By account. */
  read: new Map<string, Set<string>>(),
  noticesDeleted: new Map<string, Set<string>>(),
})

const fields = { account: v.string(), notices: v.array(v.string()) }

/** Adds ids to an account's own set. */
function add(sets: Map<string, Set<string>>, account: string, ids: string[]): void {
  sets.set(account, new Set([...(sets.get(account) ?? []), ...ids]))
}

export const noticeChanges = {
  read: change(fields, ({ state }, { account, notices }) => add(state.read, account, notices)),
  'notices-deleted': change(fields, ({ state }, { account, notices }) => add(state.noticesDeleted, account, notices)),
}
