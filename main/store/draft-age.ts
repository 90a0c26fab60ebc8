/**
 * The age of drafts in days of use, because the PC's clock may be wrong (DESIGN §11). A start of the program counts as
 * a new day if the clock shows another date than at the last start. A clock that is wrong once, by a day or a century,
 * therefore makes all drafts one day older and no more. If the count cannot be stored, drafts do not age.
 */
import * as v from 'valibot'
import { wireDate } from '../../shared/domain/time'
import { type Disk, nodeDisk } from './disk'
import { openDurableFile } from './durable-file'

const schema = v.object({
  day: v.number(),
  /** The date that the clock showed on that day. */
  date: v.string(),
  /**
   * The day on which a file was first found, by its modification time. The key is not the file name, because that would
   * tell whose file it is.
   */
  seen: v.record(v.string(), v.number()),
})

export interface DraftAges {
  /** The day number of this start: 1, 2, 3 …, or 0 if the count cannot be read now. */
  today: number
  /** For each modification time, how many days ago the file was first found with it. */
  ages: ReadonlyMap<string, number>
}

/**
 * Counts this start of the program. Never throws.
 * @param path the file that stores the count.
 * @param clock milliseconds since 1970; it may be wrong.
 * @param modifiedTimes of the files that exist now.
 */
export async function countStartDay(
  path: string,
  clock: () => number,
  modifiedTimes: readonly string[],
  disk: Disk = nodeDisk,
): Promise<DraftAges> {
  const file = await openDurableFile<v.InferOutput<typeof schema>>({
    path,
    schema,
    defaultValue: () => ({ day: 0, date: '', seen: {} }),
    disk,
  })
  if (file.damage === 'unreadable') return { today: 0, ages: new Map() }
  const { day, date, seen: lastSeen } = file.get()
  const now = wireDate(clock())
  const today = now === date ? day : day + 1
  const next = Object.fromEntries(modifiedTimes.map(modifiedTime => [modifiedTime, lastSeen[modifiedTime] ?? today]))
  const same = now === date && JSON.stringify(next) === JSON.stringify(lastSeen)
  if (!same) await file.set({ day: today, date: now, seen: next }).catch(() => undefined)
  return { today, ages: new Map(Object.entries(next).map(([modifiedTime, first]) => [modifiedTime, today - first])) }
}
