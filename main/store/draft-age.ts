/**
 * How old drafts are, without believing the PC's clock (DESIGN §11): they age by the days on which the program was started. A
 * start makes a new day where the clock shows another date than at the start before, so a clock that is wrong once, by a
 * day or a century, makes everything one day older and no more. When something was typed is never compared with the time of
 * now. What cannot be written down ages nothing.
 */
import * as v from 'valibot'
import { wireDate } from '../../shared/domain/time'
import { type Disk, nodeDisk } from './disk'
import { openDurableFile } from './durable-file'

const schema = v.object({
  day: v.number(),
  /** The date of that day, as the clock had it. */
  date: v.string(),
  /** On which day a file with this time of change was first found: a name would tell whose it is. */
  seen: v.record(v.string(), v.number()),
})

export interface DraftAges {
  /** The day of this start: 1, 2, 3 …, or 0 where the count cannot be read for now. */
  today: number
  /** For how many days the file of each mark has been as it is. */
  ages: ReadonlyMap<string, number>
}

/**
 * Counts this start, which finds files of these marks. Never throws.
 * @param path where the count is kept.
 * @param clock milliseconds since 1970, right or wrong.
 */
export async function countStartDay(
  path: string,
  clock: () => number,
  marks: readonly string[],
  disk: Disk = nodeDisk,
): Promise<DraftAges> {
  const kept = await openDurableFile<v.InferOutput<typeof schema>>({
    path,
    schema,
    defaultValue: () => ({ day: 0, date: '', seen: {} }),
    disk,
  })
  if (kept.damage === 'unreadable') return { today: 0, ages: new Map() }
  const { day, date, seen } = kept.get()
  const now = wireDate(clock())
  const today = now === date ? day : day + 1
  const next = Object.fromEntries(marks.map(mark => [mark, seen[mark] ?? today]))
  const same = now === date && JSON.stringify(next) === JSON.stringify(seen)
  if (!same) await kept.set({ day: today, date: now, seen: next }).catch(() => undefined)
  return { today, ages: new Map(Object.entries(next).map(([mark, first]) => [mark, today - first])) }
}
