/** The selected rows of a list, by id, on all pages. */
import { useMemo, useReducer } from 'react'

interface State<Row> {
  /** The selected rows as the list last showed them. */
  rows: ReadonlyMap<string, Row>
  /** The row that was toggled last: a range begins here. */
  anchor: string | null
}

type Action<Row> =
  | { type: 'toggle'; row: Row }
  /** Every row of `page` from the anchor to this row. */
  | { type: 'range'; row: Row; page: readonly Row[] }
  /** Every row of a page, or none of them if all are selected. */
  | { type: 'page'; page: readonly Row[] }
  | { type: 'drop'; ids: readonly string[] }
  | { type: 'clear' }

const empty = { rows: new Map<string, never>(), anchor: null }

type IdOf<Row> = (row: Row) => string

/** How many rows of a page are selected. */
export function selectedOf<Row>(rows: ReadonlyMap<string, Row>, page: readonly Row[], idOf: IdOf<Row>) {
  const count = page.filter(row => rows.has(idOf(row))).length
  if (count === 0) return 'none'
  return count === page.length ? 'all' : 'some'
}

function withRows<Row>(rows: ReadonlyMap<string, Row>, page: readonly Row[], on: boolean, idOf: IdOf<Row>) {
  const next = new Map(rows)
  for (const row of page) {
    if (on) next.set(idOf(row), row)
    else next.delete(idOf(row))
  }
  return next
}

/** The rows between two ids, in either direction; only the second row if the first is on another page. */
function between<Row>(page: readonly Row[], from: string | null, to: string, idOf: IdOf<Row>): Row[] {
  const indexOf = (id: string | null) => page.findIndex(row => idOf(row) === id)
  const [a, b] = [indexOf(from), indexOf(to)]
  return page.slice(a < 0 ? b : Math.min(a, b), Math.max(a, b) + 1)
}

/** The pure state change behind `useSelection`. */
const selectionReducer =
  <Row>(idOf: IdOf<Row>) =>
  (state: State<Row>, action: Action<Row>): State<Row> => {
    switch (action.type) {
      case 'toggle': {
        const id = idOf(action.row)
        return { rows: withRows(state.rows, [action.row], !state.rows.has(id), idOf), anchor: id }
      }
      case 'range': {
        const id = idOf(action.row)
        const range = between(action.page, state.anchor, id, idOf)
        return { rows: withRows(state.rows, range, !state.rows.has(id), idOf), anchor: id }
      }
      case 'page': {
        const on = selectedOf(state.rows, action.page, idOf) !== 'all'
        return { ...state, rows: withRows(state.rows, action.page, on, idOf) }
      }
      case 'drop': {
        const rows = new Map(state.rows)
        for (const id of action.ids) rows.delete(id)
        return { ...state, rows }
      }
      case 'clear':
        return empty
    }
  }

export interface Selection<Row> {
  rows: ReadonlyMap<string, Row>
  toggle(row: Row): void
  range(row: Row, page: readonly Row[]): void
  togglePage(page: readonly Row[]): void
  drop(ids: readonly string[]): void
  clear(): void
}

/** @param idOf a stable function: the id of a row. */
export function useSelection<Row>(idOf: IdOf<Row>): Selection<Row> {
  const reducer = useMemo(() => selectionReducer(idOf), [idOf])
  const [state, dispatch] = useReducer(reducer, empty as State<Row>)
  return useMemo(
    () => ({
      rows: state.rows,
      toggle: row => dispatch({ type: 'toggle', row }),
      range: (row, page) => dispatch({ type: 'range', row, page }),
      togglePage: page => dispatch({ type: 'page', page }),
      drop: ids => dispatch({ type: 'drop', ids }),
      clear: () => dispatch({ type: 'clear' }),
    }),
    [state],
  )
}
