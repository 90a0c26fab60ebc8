/** Earlier versions kept the named filters of the homework list as a draft, which a logout deletes. */
import { parseKeep } from '../../shared/contract/keeps'
import type { DraftJournal } from './draft-journal'
import type { TeacherKeeps } from './keeps'

const oldKey = 'homework/filters'

/**
 * Moves the draft to the kept values. The draft is removed after the value is on the disk; if the disk refuses, or the
 * draft is damaged, it stays until the next begin of a session. Never rejects.
 */
export async function moveSavedFilters(journal: DraftJournal, keeps: TeacherKeeps): Promise<void> {
  const draft = journal.read(oldKey)
  if (draft === null) return
  try {
    const filters = parseKeep('homework-filters', JSON.parse(draft))
    if (filters !== null && keeps.read('homework-filters') === null) await keeps.write('homework-filters', filters)
    await journal.remove(oldKey)
  } catch {
    // The draft stays.
  }
}
