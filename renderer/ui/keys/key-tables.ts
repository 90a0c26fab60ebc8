/** The key tables of the components that are shown now, and whether the help dialog lists them. */
import { atom, getDefaultStore } from 'jotai'
import { useAtomValue } from '../use-atom'
import type { KeyRow } from './key-rows'
import { keysText } from './text'

interface KeyTable {
  /** The heading in the help dialog; undefined for the page's own keys. */
  group: string | undefined
  rows(): readonly KeyRow[]
}

export interface KeyGroup {
  title: string
  rows: readonly KeyRow[]
}

const tables = new Set<KeyTable>()

/** Lists a table in the help dialog until the returned function is called. */
export function addKeyTable(table: KeyTable): () => void {
  tables.add(table)
  return () => tables.delete(table)
}

/**
 * The active rows by heading: first the page's own, last those of every page. Rows of the same label are listed once.
 */
function activeGroups(): KeyGroup[] {
  const groups = new Map<string, Map<string, KeyRow>>([[keysText.page, new Map()]])
  for (const { group = keysText.page, rows } of tables) {
    const labels = groups.get(group) ?? new Map<string, KeyRow>()
    for (const row of rows()) if (row.when !== false && !labels.has(row.label)) labels.set(row.label, row)
    groups.set(group, labels)
  }
  const everywhere = groups.get(keysText.everywhere)
  if (everywhere && groups.delete(keysText.everywhere)) groups.set(keysText.everywhere, everywhere)
  return [...groups].filter(([, rows]) => rows.size > 0).map(([title, rows]) => ({ title, rows: [...rows.values()] }))
}

const helpAtom = atom<{ isOpen: boolean; groups: readonly KeyGroup[] }>({ isOpen: false, groups: [] })
const store = getDefaultStore()

/** Whether the help dialog is open, and the groups that it lists. */
export const useKeyHelp = () => useAtomValue(helpAtom)

/** Opens the dialog with the keys that work now. */
export const openKeyHelp = (): void => store.set(helpAtom, { isOpen: true, groups: activeGroups() })

export const closeKeyHelp = (): void => store.set(helpAtom, old => ({ ...old, isOpen: false }))

/** The row of the key that opens the help dialog; every foot shows it after the page's own keys. */
export const helpRow: KeyRow = { label: keysText.help, keys: { '?': openKeyHelp } }
