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

/** 宿題一覧: the list with its filters, order, pages, and what can be done to one or many (SPEC §7 my-homework-page-list, §9). */
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
  const named = useSavedFilters(draft.ready, use)
  const search = useRef<HTMLInputElement>(null)
  const request = listRequest(state.applied, state.sort, state.page)
  const list = useApi('my-homework-page-list', request, {
    keepPrevious: true,
    // the draft of the filters comes at once: what is shown first is what they ask for
    enabled: draft.ready,
  })
  useLive([apiKey('my-homework-page-list')], turningPoints(list.data?.items ?? []))
  const keyRows = useKeyTable([{ label: text.keys.search, keys: { '/': () => search.current?.focus() } }, ...rowKeys])

  const [chosen, choose] = useReducer(selectionReducer, emptySelection)
  const deletion = useDeletion()
  const redistribution = useRedistributeDialog()
  const again = useDuplicate()
  const card = useRef<HTMLDivElement>(null)
  const rowFocus = useRowFocus(card)

  // the button goes with the filters that it clears
  const clear = () => {
    dispatch({ type: 'clear' })
    search.current?.focus()
  }

  // the rows of other filters and their count are no answer to these; another page or order dims the rows only
  const [answered, setAnswered] = useState(state.applied)
  if (list.data && !list.isPlaceholderData && answered !== state.applied) setAnswered(state.applied)
  const waiting = list.isPlaceholderData
  const narrowing = waiting && answered !== state.applied

  const total = list.data?.total ?? 0
  const last = Math.max(1, Math.ceil(total / limits.pageSizes.homework))
  // what stood on the last page is gone
  if (list.data && !list.isPlaceholderData && state.page > last) dispatch({ type: 'page', page: last })

  // what has been deleted goes at once, and not when the list has been read again
  const rows = list.data?.items.filter(({ homework_id }) => !deletion.deletedIds.has(homework_id))
  const byId = new Map(rows?.map(homework => [homework.homework_id, homework]))
  const picked = [...chosen.rows.values()]
    .filter(({ homework_id }) => !deletion.deletedIds.has(homework_id))
    .map(homework => byId.get(homework.homework_id) ?? homework)
  const inSight = new Set(byId.keys())

  const remove = (homeworks: readonly Homework[]) => {
    if (!canGiveHomework(session)) return
    choose({ type: 'drop', ids: homeworks.map(({ homework_id }) => homework_id) })
    deletion.start(homeworks)
  }
  const act: Record<ActionName, (homework: Homework) => void> = {
    details: homework => void navigate(homeworkPath(homework)),
    edit: ({ homework_id }) => void navigate(paths.homeworkEdit(homework_id)),
    duplicate: ({ homework_id }) => again.duplicate(homework_id),
    redistribute: ({ homework_id }) => redistribution.open(homework_id),
    remove: homework => remove([homework]),
  }
  /** A row's homework, unless it is being deleted. */
  const free = (id: string) => (deletion.state(id) === undefined ? byId.get(id) : undefined)
  const keys = {
    choose(id: string, range: boolean) {
      const homework = free(id)
      if (homework) choose(range ? { type: 'range', homework, page: rows ?? [] } : { type: 'toggle', homework })
    },
    edit(id: string) {
      const homework = free(id)
      if (homework && canGiveHomework(session)) act.edit(homework)
    },
    remove(id: string) {
      const homework = free(id)
      // on one of the chosen it means all of them, as in a folder of files
      if (homework) remove(chosen.rows.has(id) ? picked : [homework])
    },
  }

  useRowKeys(card, keys)

  const empty = list.data?.items.length === 0 && !waiting
  return (
    <div className={classes.screen}>
      <PageHeader
        title={text.title}
        mark={list.data && !narrowing && <span className={classes.total}>{text.count(total)}</span>}
        actions={
          picked.length > 0 ? (
            <SelectionBar
              chosen={picked}
              elsewhere={picked.filter(({ homework_id }) => !inSight.has(homework_id)).length}
              onRedistribute={act.redistribute}
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
            saved={named.saved}
            onSaved={named.change}
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
          <div className={classes.fade} data-waiting={(waiting && !narrowing) || undefined}>
            <HomeworkTable
              homeworks={narrowing ? undefined : rows}
              stale={waiting}
              sort={state.sort}
              onSort={field => dispatch({ type: 'sort', field })}
              chosen={chosen}
              onChoose={choose}
              deletion={deletion}
              onAct={(name, homework) => act[name](homework)}
            />
          </div>
        )}
      </div>
      <div className={classes.foot}>
        {deletion.pending.length > 0 ? (
          <PendingDeletions deletion={deletion} inSight={inSight} />
        ) : (
          <KeyHints rows={keyRows} />
        )}
        {!list.isError && !narrowing && (
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
