/** Drafts in a map, separate for each teacher, like in main. */
import { success } from '../../shared/contract/result'
import type { FakeBridge } from './bridge'

/** @param owner the teacher who is logged in for a generation of the session. */
export function keepDrafts(fake: FakeBridge, owner: (generation: number) => string = () => ''): Map<string, unknown> {
  const kept = new Map<string, unknown>()
  const place = ({ key, generation }: { key: string; generation: number }) => owner(generation) + key
  fake.answer('drafts.read', asked => success({ value: kept.get(place(asked)) ?? null }))
  fake.answer('drafts.write', asked => {
    kept.set(place(asked), asked.value)
    return success(null)
  })
  fake.answer('drafts.remove', asked => {
    kept.delete(place(asked))
    return success(null)
  })
  return kept
}
