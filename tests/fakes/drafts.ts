/** Drafts in a map, separate for each teacher, like in main. */
import { success } from '../../shared/contract/result'
import type { FakeBridge } from './bridge'

/** @param owner the teacher who is logged in for a generation of the session. */
export function keepDrafts(fake: FakeBridge, owner: (generation: number) => string = () => ''): Map<string, unknown> {
  const drafts = new Map<string, unknown>()
  const place = ({ key, generation }: { key: string; generation: number }) => owner(generation) + key
  fake.answer('drafts.read', request => success({ value: drafts.get(place(request)) ?? null }))
  fake.answer('drafts.list', ({ prefix, generation }) => {
    const start = owner(generation)
    const listed = [...drafts].filter(([key]) => key.startsWith(start + prefix))
    return success({ drafts: listed.map(([key, value]) => ({ key: key.slice(start.length), value })) })
  })
  fake.answer('drafts.write', request => {
    drafts.set(place(request), request.value)
    return success(null)
  })
  fake.answer('drafts.remove', request => {
    drafts.delete(place(request))
    return success(null)
  })
  return drafts
}
