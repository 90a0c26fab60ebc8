/** A folder of drafts, and days of use that went by without a start for each of them: sixty starts take their time. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeChecksum, addChecksum } from '../../../main/store/checksum-frame'
import { folder } from '../../fixtures/folder'

/** A new one, in a folder of the test's own: the count of days stands beside it. */
export function draftsFolder(): string {
  const dir = join(folder(), 'drafts')
  mkdirSync(dir)
  return dir
}

/** As if the program had been started on so many days more. */
export function passDays(drafts: string, days: number): void {
  const path = `${drafts}.json`
  const count = JSON.parse(new TextDecoder().decode(removeChecksum(readFileSync(path)) ?? undefined)) as { day: number }
  const file = addChecksum(Buffer.from(JSON.stringify({ ...count, day: count.day + days })))
  for (const each of [path, `${path}.last`]) writeFileSync(each, file)
}
