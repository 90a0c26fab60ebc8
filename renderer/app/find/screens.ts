/** The screens that a teacher may open by name: those of the menus, and all others that need no id. */
import type { SessionView } from '../../../shared/contract/types'
import { type RouteRow, routes } from '../../routes'
import { mayOpen, menuEntries } from '../may-open'
import type { Entry } from './entry'
import { screenWords } from './text'

const byPath = new Map(menuEntries.map(({ path, label }) => [path as string, label]))

const wordsByPath: ReadonlyMap<string, string> = new Map(Object.entries(screenWords))

/** The place in the menus; other pages come after them. */
const placeOf = ({ path }: RouteRow) => [...byPath.keys(), path].indexOf(path)

/**
 * The screens in the order of the menus.
 * @param maySend whether the server lets the teacher send messages (SPEC §6).
 */
export function screensFor(session: SessionView, maySend: boolean): readonly Entry[] {
  const rows: readonly RouteRow[] = [...routes].sort((a, b) => placeOf(a) - placeOf(b))
  return rows.flatMap((row): Entry[] => {
    const words = wordsByPath.get(row.path)
    if (words === undefined || !mayOpen(row, session)) return []
    if (row.path === '/admin/message/send' && !maySend) return []
    const label = byPath.get(row.path) ?? row.title
    return [{ kind: 'screen', id: row.path, label, words, detail: '', open: go => go(row.path) }]
  })
}
