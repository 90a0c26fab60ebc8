import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { apiKey, useApiAll } from '../../bridge/index'
import { useDeletionState } from '../../ui/deletions/pending-deletions'
import { deletionCell } from '../../ui/deletions/UndoCell'
import type { RowDeletion } from '../../ui/deletions/use-row-deletion'
import { KeyHints } from '../../ui/keys/KeyHints'
import type { KeyRow } from '../../ui/keys/key-rows'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { ListView } from '../../ui/list/ListView'
import { useListKeys } from '../../ui/list/use-list-keys'
import type { ListPage } from '../../ui/list/use-list-page'
import { useRowDrag } from '../../ui/list/use-row-drag'
import type { Sort } from '../../ui/table/column'
import type { Selection } from '../../ui/table/use-selection'
import { useStableCallback } from '../../ui/use-stable-callback'
import type { TeamAction } from './TeamMenu'
import { teamColumns } from './team-columns'
import { arrange, idOf, moveTo, nameOf, type Team } from './team-list'
import { text } from './text'
import type { TeamOrder } from './use-team-order'

/** The teacher's own order: no column sorts. */
const sort: Sort = { field: 'sort', order: 'asc' }

const rowHeight = 44

interface Props {
  page: ListPage<Team>
  order: TeamOrder
  selection: Selection<Team>
  deletion: RowDeletion<Team>
  card: RefObject<HTMLDivElement | null>
  onAct(action: TeamAction, teams: readonly Team[]): void
  /** The other keys of the page. */
  keys: readonly KeyRow[]
  empty: { message: string; hint: ReactNode }
}

/** All classes in their order, which a drag of the handle, Alt with an arrow key, or the row's menu changes. */
export function TeamList({ page, order, selection, deletion, card, onAct, keys, empty }: Props) {
  const ids = (page.rows ?? []).map(idOf)
  const moved = useRef<string | null>(null)
  const move = useStableCallback((id: string, to: number) => {
    if (moveTo(ids, id, to) !== ids) moved.current = id
    order.move(id, to)
  })
  const drag = useRowDrag(card, move)
  const rows = page.rows && drag ? arrange(page.rows, moveTo(ids, drag.id, drag.to)) : page.rows
  const infos = useApiAll(
    'team-info',
    ids.map(team_id => ({ team_id })),
    { bulk: true, background: true },
  )
  const act = useStableCallback((action: TeamAction, team: Team) => onAct(action, [team]))
  const counts = useMemo(() => new Map(infos.flatMap(info => (info ? [[info.id, info] as const] : []))), [infos])
  const columns = useMemo(() => teamColumns({ counts, onAct: act, onMove: move }), [counts, act, move])
  const moveFocused = (by: 1 | -1) => () => {
    const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
    if (id !== undefined && ids.includes(id)) move(id, ids.indexOf(id) + by)
  }
  const places = ids.join()
  // A class that was moved by a key or by its menu stays in sight.
  useLayoutEffect(() => {
    const rows = places === '' ? [] : (card.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])
    for (const row of rows) if (row.dataset.row === moved.current) row.scrollIntoView({ block: 'nearest' })
    moved.current = null
  }, [places, card])
  const isDeleting = useDeletionState().batches.length > 0
  const orderKeys = useKeyTable([
    { label: text.keys.move, keys: { 'Alt+ArrowUp': moveFocused(-1), 'Alt+ArrowDown': moveFocused(1) } },
    // While something can be restored from a deletion, the key does that.
    { label: text.keys.undo, keys: { 'Ctrl+z': order.undo }, when: order.canUndo && !isDeleting, hint: false },
  ])
  const rowKeys = useListKeys({
    card,
    rows: page.rows ?? [],
    idOf,
    selection,
    deletion,
    remove: teams => onAct('remove', teams),
    more: [{ label: text.keys.rename, key: 'F2', run: team => onAct('rename', [team]) }],
  })
  return (
    <ListView
      list={{ sort, sortBy: () => undefined }}
      page={{ ...page, rows }}
      offlineKeys={[apiKey('my-team-rows', {})]}
      label={text.table}
      columns={columns}
      rowKey={idOf}
      rowHeight={rowHeight}
      fillRows={undefined}
      skeletonRows={8}
      select={{ selection, nameOf, isSelectable: team => deletion.stateOf(team) === null }}
      replaced={team => deletionCell(deletion, team)}
      cardRef={card}
      foot={<KeyHints rows={[...keys, ...orderKeys, ...rowKeys]} />}
      failed={text.failed}
      empty={empty}
    />
  )
}
