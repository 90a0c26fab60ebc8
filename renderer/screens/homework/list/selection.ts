/** Which homework is chosen in the list: by id, whatever page it stands on. */
import type { Homework } from '../../../features/homework/list/list-types'

export interface Selection {
  /** As each was last seen. */
  rows: ReadonlyMap<string, Homework>
  /** What was chosen or dropped last: a range begins here. */
  anchor: string | null
}

export const emptySelection: Selection = { rows: new Map(), anchor: null }

export type SelectionAction =
  | { type: 'toggle'; homework: Homework }
  /** Up to this row, from where the last choice was made; a row of another page begins nothing. */
  | { type: 'range'; homework: Homework; page: readonly Homework[] }
  /** All of a page, or, where all of them are chosen, none of them. */
  | { type: 'page'; page: readonly Homework[] }
  | { type: 'drop'; ids: readonly string[] }
  | { type: 'clear' }

export type PageSelection = 'all' | 'some' | 'none'

/** How much of a page is chosen. */
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

/** The rows from one id to another, in either direction; the last alone where the first is not there. */
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
