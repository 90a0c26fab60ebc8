import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDrafts } from '../../../main/store/drafts'
import { openKeeps } from '../../../main/store/keeps'
import { moveSavedFilters } from '../../../main/store/move-saved-filters'
import { createKeySeal, type Vault } from '../../../main/store/vault'
import { defined } from '../../fixtures/defined'
import { folder } from '../../fixtures/folder'

const vault: Vault = {
  ...createKeySeal(new Uint8Array(32).fill(7)),
  isDurable: true,
  isKeyLost: false,
  isKeyUnavailable: false,
}

async function stores() {
  const path = folder()
  const drafts = await openDrafts({ folder: join(path, 'drafts'), vault, clock: () => 0 })
  const keeps = await openKeeps({ folder: join(path, 'keeps'), vault, school: 'school' })
  await drafts.begin(1, 'first')
  await keeps.begin(1, 'first')
  return {
    journal: defined(await drafts.journalOf(1, 'write')),
    kept: defined(await keeps.keepsOf(1, 'write')),
  }
}

it('moves the saved filters of an earlier version', async () => {
  const { journal, kept } = await stores()
  await journal.write('homework/filters', '{"sets":[],"first":null}')
  await moveSavedFilters(journal, kept)
  expect(kept.read('homework-filters')).toEqual({ sets: [], first: null })
  expect(journal.read('homework/filters')).toBeNull()
})

it('leaves a damaged draft, and does not prevent the login', async () => {
  const { journal, kept } = await stores()
  await journal.write('homework/filters', '{"sets":[')
  await expect(moveSavedFilters(journal, kept)).resolves.toBeUndefined()
  expect(kept.read('homework-filters')).toBeNull()
  expect(journal.read('homework/filters')).toBe('{"sets":[')
})

it('leaves what is kept already, and forgets the draft', async () => {
  const { journal, kept } = await stores()
  const filters = { sets: [], first: 'today' }
  await kept.write('homework-filters', filters)
  await journal.write('homework/filters', '{"sets":[],"first":null}')
  await moveSavedFilters(journal, kept)
  expect(kept.read('homework-filters')).toEqual(filters)
  expect(journal.read('homework/filters')).toBeNull()
})
