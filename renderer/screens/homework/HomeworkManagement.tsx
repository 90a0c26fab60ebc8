import { Button } from '@mantine/core'
import { useCallback, useReducer, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { limits } from '../../../shared/domain/limits'
import { turningPoints } from '../../../shared/domain/statuses'
import { apiKey, useApi, useLive, useSession } from '../../bridge/index'
import { canGiveHomework } from '../../features/homework/can-give-homework'
import { useDuplicate } from '../../features/homework/draft/use-duplicate'
import { homeworkPath } from '../../features/homework/homework-path'
import {
  type Filters,
  initialListState,
  isFiltered,
  type ListAction,
  listReducer,
  listRequest,
  parseListState,
  type Sort,
} from '../../features/homework/list/list-state'
import type { ActionName, Homework } from '../../features/homework/list/list-types'
import { text } from '../../features/homework/list/text'
import { useRedistributeDialog } from '../../features/homework/redistribute/use-redistribute-dialog'
import { paths } from '../../paths'
import { useDraft } from '../../ui/drafts'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { LoadFailed } from '../../ui/offline/LoadFailed'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import { Pager } from '../../ui/Pager'
import { useRowFocus } from '../../ui/use-row-focus'
import { DeletionFailures, PendingDeletions } from './list/DeletionNotes'
import { EmptyList } from './list/EmptyList'
import { FilterBar } from './list/FilterBar'
import { HomeworkTable } from './list/HomeworkTable'
import classes from './list/List.module.css'
import { SelectionBar } from './list/SelectionBar'
import { SavedFiltersMenu } from './list/saved-filters/SavedFiltersMenu'
import { useSavedFilters } from './list/saved-filters/use-saved-filters'
import { emptySelection, selectionReducer } from './list/selection'
import { useDeletion } from './list/use-deletion'
import { useRowKeys } from './list/use-row-keys'

/** `useRowKeys` and the focused link handle these keys. */
const rowKeys = [
  { label: text.keys.rows, keys: ['ArrowUp', 'ArrowDown'] },
  { label: text.keys.open, keys: ['Enter'] },
  { label: text.keys.choose, keys: [' '] },
  { label: text.keys.edit, keys: ['e'] },
  { label: text.keys.remove, keys: ['Delete'] },
]

/**
 * 宿題一覧: the homework list with filters, order, pages, and actions for one or several homework (SPEC §7 my-homework-page-
 * list, §9).
 */
export function HomeworkManagement() {
  const session = useSession()
  const navigate = useNavigate()
  const draft = useDraft('homework/list', initialListState, parseListState)
  const state = draft.value
  const { set } = draft
  const dispatch = useCallback((action: ListAction) => set(old => listReducer(old, action)), [set])
  const use = useCallback(
    ({ filters, sort }: { filters: Filters; sort: Sort }) => dispatch({ type: 'apply', filters, sort }),
    [dispatch],
  )
  const savedFilters = useSavedFilters(draft.ready, use)
  const search = useRef<HTMLInputElement>(null)
  const request = listRequest(state.applied, state.sort, state.page)
  const list = useApi('my-homework-page-list', request, {
    keepPrevious: true,
    // wait for the draft of the filters, so that the first result already matches them
    enabled: draft.ready,
  })
  useLive([apiKey('my-homework-page-list')], turningPoints(list.data?.items ?? []))
  const keyRows = useKeyTable([{ label: text.keys.search, keys: { '/': () => search.current?.focus() } }, ...rowKeys])

  const [chosen, choose] = useReducer(selectionReducer, emptySelection)
  const deletion = useDeletion()
  const redistribution = useRedistributeDialog()
  const duplication = useDuplicate()
  const card = useRef<HTMLDivElement>(null)
  const rowFocus = useRowFocus(card)

  // this button disappears with the filters, so the focus moves to the search field
  const clear = () => {
    dispatch({ type: 'clear' })
    search.current?.focus()
  }

  // Rows and count of other filters must not be shown under the current ones. On another page or order the old rows
  // stay, dimmed.
  const [shownFilters, setShownFilters] = useState(state.applied)
  if (list.data && !list.isPlaceholderData && shownFilters !== state.applied) setShownFilters(state.applied)
  const isStale = list.isPlaceholderData
  const isFilterPending = isStale && shownFilters !== state.applied

  const total = list.data?.total ?? 0
  const last = Math.max(1, Math.ceil(total / limits.pageSizes.homework))
  // the rows of the last page were deleted: go to the new last page
  if (list.data && !list.isPlaceholderData && state.page > last) dispatch({ type: 'page', page: last })

  // hide deleted homework at once, before the list has been read again
  const rows = list.data?.items.filter(({ homework_id }) => !deletion.deletedIds.has(homework_id))
  const byId = new Map(rows?.map(homework => [homework.homework_id, homework]))
  const selected = [...chosen.rows.values()]
    .filter(({ homework_id }) => !deletion.deletedIds.has(homework_id))
    .map(homework => byId.get(homework.homework_id) ?? homework)
  const idsOnPage = new Set(byId.keys())

  const remove = (homeworks: readonly Homework[]) => {
    if (!canGiveHomework(session)) return
    choose({ type: 'drop', ids: homeworks.map(({ homework_id }) => homework_id) })
    deletion.start(homeworks)
  }
  const runAction: Record<ActionName, (homework: Homework) => void> = {
    details: homework => void navigate(homeworkPath(homework)),
    edit: ({ homework_id }) => void navigate(paths.homeworkEdit(homework_id)),
    duplicate: ({ homework_id }) => duplication.duplicate(homework_id),
    redistribute: ({ homework_id }) => redistribution.open(homework_id),
    remove: homework => remove([homework]),
  }
  /** The homework of a row; undefined while its deletion is pending. */
  const editableHomework = (id: string) => (deletion.state(id) === undefined ? byId.get(id) : undefined)
  const keys = {
    choose(id: string, range: boolean) {
      const homework = editableHomework(id)
      if (homework) choose(range ? { type: 'range', homework, page: rows ?? [] } : { type: 'toggle', homework })
    },
    edit(id: string) {
      const homework = editableHomework(id)
      if (homework && canGiveHomework(session)) runAction.edit(homework)
    },
    remove(id: string) {
      const homework = editableHomework(id)
      // on a selected row it deletes all selected rows, as in a file manager
      if (homework) remove(chosen.rows.has(id) ? selected : [homework])
    },
  }

  useRowKeys(card, keys)

  const empty = list.data?.items.length === 0 && !isStale
  return (
    <div className={classes.screen}>
      <PageHeader
        title={text.title}
        mark={list.data && !isFilterPending && <span className={classes.total}>{text.count(total)}</span>}
        actions={
          selected.length > 0 ? (
            <SelectionBar
              chosen={selected}
              elsewhere={selected.filter(({ homework_id }) => !idsOnPage.has(homework_id)).length}
              onRedistribute={runAction.redistribute}
              onRemove={remove}
              onClear={() => choose({ type: 'clear' })}
            />
          ) : (
            <>
              <Button component={Link} variant="default" to={paths.reissueList()}>
                {text.reissueList}
              </Button>
              {canGiveHomework(session) && (
                <Button component={Link} to={paths.assignForm()}>
                  {text.give}
                </Button>
              )}
            </>
          )
        }
      />
      <OfflineStrip keys={[apiKey('my-homework-page-list', request), apiKey('team-rows')]} />
      <FilterBar
        filters={state.filters}
        onChange={change => dispatch({ type: 'filter', change })}
        onType={typed => dispatch({ type: 'typeSearch', search: typed })}
        onClear={clear}
        search={search}
        saved={
          <SavedFiltersMenu
            saved={savedFilters.saved}
            onSaved={savedFilters.change}
            filters={state.applied}
            sort={state.sort}
            onUse={use}
          />
        }
      />
      {deletion.failures.length > 0 && (
        <DeletionFailures refused={deletion.failures} onClose={deletion.clearFailures} />
      )}
      <div ref={card} className={classes.card} aria-busy={list.isFetching} {...rowFocus}>
        {list.isError ? (
          <LoadFailed message={text.failed} onRetry={() => void list.refetch()} busy={list.isFetching} />
        ) : empty ? (
          <EmptyList filtered={isFiltered(state.applied)} onClear={clear} />
        ) : (
          <div className={classes.fade} data-waiting={(isStale && !isFilterPending) || undefined}>
            <HomeworkTable
              homeworks={isFilterPending ? undefined : rows}
              stale={isStale}
              sort={state.sort}
              onSort={field => dispatch({ type: 'sort', field })}
              chosen={chosen}
              onChoose={choose}
              deletion={deletion}
              onAct={(name, homework) => runAction[name](homework)}
            />
          </div>
        )}
      </div>
      <div className={classes.foot}>
        {deletion.pending.length > 0 ? (
          <PendingDeletions deletion={deletion} idsOnPage={idsOnPage} />
        ) : (
          <KeyHints rows={keyRows} />
        )}
        {!list.isError && !isFilterPending && (
          <Pager
            page={state.page}
            total={total}
            limit={limits.pageSizes.homework}
            onChange={page => dispatch({ type: 'page', page })}
          />
        )}
      </div>
      {redistribution.dialog}
    </div>
  )
}
