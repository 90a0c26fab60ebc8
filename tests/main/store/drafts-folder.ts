/** A folder of drafts, and a way to skip days of use without a start for each: sixty starts would be slow. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addChecksum, removeChecksum } from '../../../main/store/checksum-frame'
import { folder } from '../../fixtures/folder'

/** A new folder for drafts, with the count of days beside it. */
export function draftsFolder(): string {
  const dir = join(folder(), 'drafts')
  mkdirSync(dir)
  return dir
}

/** Changes the count as if the program had been started on this many more days. */
export function passDays(drafts: string, days: number): void {
  const path = `${drafts}.json`
  const count = JSON.parse(new TextDecoder().decode(removeChecksum(readFileSync(path)) ?? undefined)) as { day: number }
  const file = addChecksum(Buffer.from(JSON.stringify({ ...count, day: count.day + days })))
  for (const each of [path, `${path}.last`]) writeFileSync(each, file)
}
