/** The homework selected in the list, by id, over all pages. Pure functions. */
import type { Homework } from '../../../features/homework/list/list-types'

export interface Selection {
  /** Each homework as it was last read. */
  rows: ReadonlyMap<string, Homework>
  /** The id that was selected or deselected last: a range starts here. */
  anchor: string | null
}

export const emptySelection: Selection = { rows: new Map(), anchor: null }

export type SelectionAction =
  | { type: 'toggle'; homework: Homework }
  /** Selects the rows from the anchor to this row. If the anchor is on another page, only this row. */
  | { type: 'range'; homework: Homework; page: readonly Homework[] }
  /** Selects all of a page, or deselects them if all are selected. */
  | { type: 'page'; page: readonly Homework[] }
  | { type: 'drop'; ids: readonly string[] }
  | { type: 'clear' }

export type PageSelection = 'all' | 'some' | 'none'

/** How much of a page is selected. */
export function pageSelection({ rows }: Selection, page: readonly Homework[]): PageSelection {
  const count = page.filter(({ homework_id }) => rows.has(homework_id)).length
  if (count === 0) return 'none'
  return count === page.length ? 'all' : 'some'
}

function setSelected(rows: Selection['rows'], page: readonly Homework[], on: boolean): Map<string, Homework> {
  const next = new Map(rows)
  for (const homework of page) {
    if (on) next.set(homework.homework_id, homework)
    else next.delete(homework.homework_id)
  }
  return next
}

/** The rows from one id to another, in either direction. Only the second row if the first is not on the page. */
function between(page: readonly Homework[], from: string | null, to: string): Homework[] {
  const at = (id: string | null) => page.findIndex(({ homework_id }) => homework_id === id)
  const [a, b] = [at(from), at(to)]
  return page.slice(a < 0 ? b : Math.min(a, b), Math.max(a, b) + 1)
}

export function selectionReducer(state: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'toggle': {
      const { homework } = action
      const { homework_id: id } = homework
      return { rows: setSelected(state.rows, [homework], !state.rows.has(id)), anchor: id }
    }
    case 'range': {
      const { homework, page } = action
      const { homework_id: id } = homework
      return { rows: setSelected(state.rows, between(page, state.anchor, id), !state.rows.has(id)), anchor: id }
    }
    case 'page':
      return { ...state, rows: setSelected(state.rows, action.page, pageSelection(state, action.page) !== 'all') }
    case 'drop': {
      const rows = new Map(state.rows)
      for (const id of action.ids) rows.delete(id)
      return { ...state, rows }
    }
    case 'clear':
      return emptySelection
  }
}
