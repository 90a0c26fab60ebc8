/** Students of a class with the same number. A pure function. */
import { withoutLeadingZeros } from '../../../shared/domain/students'

/** For each student with a number that others have too: those others. */
export function duplicateNumbers(numbers: ReadonlyMap<string, string>): Map<string, string[]> {
  const byNumber = new Map<string, string[]>()
  for (const [id, number] of numbers) {
    if (number === '') continue
    const key = withoutLeadingZeros(number)
    byNumber.set(key, [...(byNumber.get(key) ?? []), id])
  }
  const others = new Map<string, string[]>()
  for (const ids of byNumber.values())
    if (ids.length > 1)
      for (const id of ids)
        others.set(
          id,
          ids.filter(other => other !== id),
        )
  return others
}
