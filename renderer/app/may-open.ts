/** Which pages a teacher may open, for Ctrl+K and the guide. */
import type { SessionView } from '../../shared/contract/types'
import type { RouteRow } from '../routes'
import { headerLinks, isOffered, type MenuEntry, menuPathOf, sideMenu, userMenu } from './menu'

export const menuEntries: readonly MenuEntry[] = [
  ...sideMenu.flatMap(group => group.entries),
  ...userMenu,
  ...headerLinks,
]

/** Whether the teacher may open the page: by its own rights, and by those of the menu entry that it belongs to. */
export function mayOpen(row: RouteRow, session: SessionView): boolean {
  if (row.isOfferedTo?.(session) === false) return false
  return [row.path, row.parent, menuPathOf(row)].every(path => {
    const entry = menuEntries.find(each => each.path === path)
    return entry === undefined || isOffered(entry, session)
  })
}
