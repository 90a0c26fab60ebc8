/**
 * The order in which changes of students are sent. A server may refuse a number that another student of the class has, so
 * a student gives up a number before another one takes it. Where students exchange their numbers, one of them has none
 * for a moment. A pure function.
 */
import { type StudentFields, withoutLeadingZeros } from '../../../shared/domain/students'

export interface SendItem {
  id: string
  fields: StudentFields
  /** Only frees the number of a student whose change follows later. */
  isClearing?: true
}

const keyOf = (number: string): string => withoutLeadingZeros(number)

/**
 * Groups of items: those of one group can be sent at the same time, after those of the groups before it.
 * @param numbers the number that each known student of the class has now.
 */
export function sendGroups(items: readonly SendItem[], numbers: ReadonlyMap<string, string>): SendItem[][] {
  const moving = new Map(items.filter(({ fields }) => fields.number !== undefined).map(item => [item.id, item]))
  /** The students who give up each number. */
  const leaving = new Map<string, string[]>()
  for (const [id, { fields }] of moving) {
    const now = keyOf(numbers.get(id) ?? '')
    if (now !== '' && now !== keyOf(fields.number ?? '')) leaving.set(now, [...(leaving.get(now) ?? []), id])
  }
  const waitsFor = ({ id, fields: { number = '' } }: SendItem): SendItem[] =>
    (number === '' ? [] : (leaving.get(keyOf(number)) ?? []))
      .filter(other => other !== id)
      .flatMap(other => moving.get(other) ?? [])

  const groupOf = new Map<SendItem, number>()
  const open = new Set<SendItem>()
  const cleared = new Set<SendItem>()
  /** Places the item after those that it waits for. One that waits for itself gives up its number first. */
  const place = (item: SendItem): number => {
    const known = groupOf.get(item)
    if (known !== undefined) return known
    if (open.has(item)) {
      cleared.add(item)
      return -1
    }
    open.add(item)
    const group = Math.max(-1, ...waitsFor(item).map(place)) + 1
    open.delete(item)
    groupOf.set(item, group)
    return group
  }
  const groups: SendItem[][] = []
  for (const item of items) {
    const group = place(item)
    groups[group] = [...(groups[group] ?? []), item]
  }
  const clearing = [...cleared].map(({ id }): SendItem => ({ id, fields: { number: '' }, isClearing: true }))
  return clearing.length === 0 ? groups : [clearing, ...groups]
}
