/**
 * Reads in the background which works have comments: a few at a time, each once, in the order in which they are asked
 * for. A read that failed can be asked for again.
 */
import type { Work } from '../../results/index'

/** How many lists of comments are read at the same time. */
const readers = 3

/** How many results are reported together, so that the page does not render for each of thousands. */
const together = 20

/** Whether a work has comments; null if they could not be read. */
type Found = boolean | null

export interface NoteReader {
  /** Asks for works; those that were asked for before, and did not fail, are left out. */
  want(works: readonly Work[]): void
  /** Forgets what was not begun: it can be asked for again. What is under way is still reported. */
  stop(): void
}

/**
 * @param hasNotes whether a work has comments; it never rejects.
 * @param report called with the results by guid.
 */
export function createNoteReader(
  hasNotes: (work: Work) => Promise<Found>,
  report: (found: ReadonlyMap<string, Found>) => void,
): NoteReader {
  const asked = new Set<string>()
  const waiting: Work[] = []
  let running = 0
  let reported = 0
  let found = new Map<string, Found>()

  const flush = () => {
    if (found.size > 0) report(found)
    found = new Map()
  }
  const run = async () => {
    running += 1
    for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
      const has = await hasNotes(work)
      // Not in one statement with the call: another reader may have reported and replaced `found` meanwhile.
      found.set(work.guid, has)
      if (has === null) asked.delete(work.guid)
      reported += 1
      // The first results are shown at once: the teacher waits for a work without comments.
      if (found.size >= together || reported <= readers * 2) flush()
    }
    running -= 1
    if (running === 0) flush()
  }
  return {
    want(works) {
      const fresh = works.filter(({ guid }) => !asked.has(guid))
      for (const work of fresh) asked.add(work.guid)
      waiting.push(...fresh)
      while (running < readers && waiting.length > 0) void run()
    },
    stop() {
      for (const { guid } of waiting.splice(0)) asked.delete(guid)
    },
  }
}
