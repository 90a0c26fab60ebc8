import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { limits } from '../../../shared/domain/limits'
import { finishTypes } from '../../../shared/domain/statuses'
import { parseJst } from '../../../shared/domain/time'
import { apiKey, useApi, useLive } from '../../bridge/index'
import {
  initialListState,
  isFiltered,
  type ListAction,
  listReducer,
  listRequest,
  parseListState,
} from '../../features/homework/list/list-state'
import { paths } from '../../paths'
import { useDraft } from '../../ui/drafts'
import { EmptyState } from '../../ui/EmptyState'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { LoadFailed } from '../../ui/offline/LoadFailed'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import { Pager } from '../../ui/Pager'
import classes from './Headquarters.module.css'
import { HeadquartersFilters } from './HeadquartersFilters'
import { HeadquartersTable } from './HeadquartersTable'
import { text } from './text'

/** The tabs by the value of `activeType` in the address (chosen: the values of finish_type); none shows all. */
const tabs = [
  { value: '', label: text.all },
  ...Object.values(finishTypes).map(each => ({ ...each, value: String(each.value) })),
]

/** Origin 2: headquarters (SPEC §4). */
const headquarters = '2'

/** The list of headquarters' homework with tabs by state, and filters (SPEC §6 "a separate list for teachers"). */
export function HeadquartersList({ activeType }: { activeType: string }) {
  const draft = useDraft('headquarters/list', initialListState, parseListState)
  const { set, value: state } = draft
  const dispatch = (action: ListAction) => set(old => listReducer(old, action))
  const search = useRef<HTMLInputElement>(null)
  const finish = tabs.some(({ value }) => value === activeType) ? activeType : ''
  const request = listRequest({ ...state.applied, origin: headquarters, finish }, state.sort, state.page)
  const list = useApi('my-homework-page-list', request, { keepPrevious: true, enabled: draft.ready })
  const moments = (list.data?.items ?? [])
    .flatMap(({ start_time, end_time }) => [parseJst(start_time), parseJst(end_time)])
    .filter(moment => moment !== null)
  useLive([apiKey('my-homework-page-list', request)], moments)
  const keys = useKeyTable([{ label: text.searchKey, keys: { '/': () => search.current?.focus() } }])

  const total = list.data?.total ?? 0
  const last = Math.max(1, Math.ceil(total / limits.pageSizes.homework))
  const isBeyondLastPage = list.data !== undefined && !list.isPlaceholderData && state.page > last
  useEffect(() => {
    // the rows of the last page were deleted, or another tab has fewer pages
    if (isBeyondLastPage) set(old => listReducer(old, { type: 'page', page: last }))
  }, [isBeyondLastPage, last, set])

  const clear = () => {
    dispatch({ type: 'clear' })
    search.current?.focus()
  }
  const filtered = isFiltered(state.applied) || finish !== ''
  const empty = list.data?.items.length === 0 && !list.isPlaceholderData
  return (
    <div className={classes.screen}>
      <PageHeader title={text.title} mark={list.data && <span className={classes.total}>{text.count(total)}</span>} />
      <OfflineStrip keys={[apiKey('my-homework-page-list', request), apiKey('team-rows')]} />
      <nav className={classes.tabs} aria-label={text.tabs}>
        {tabs.map(({ value, label }) => (
          <Link
            key={value}
            to={paths.headquarters(value === '' ? {} : { activeType: value })}
            replace
            className={classes.tab}
            aria-current={value === finish ? 'page' : undefined}
            onClick={() => dispatch({ type: 'page', page: 1 })}
          >
            {label}
          </Link>
        ))}
      </nav>
      <HeadquartersFilters
        filters={state.filters}
        onChange={change => dispatch({ type: 'filter', change })}
        onType={typed => dispatch({ type: 'typeSearch', search: typed })}
        onClear={clear}
        search={search}
      />
      <div className={classes.card} aria-busy={list.isFetching}>
        {list.isError ? (
          <LoadFailed message={text.failed} onRetry={() => void list.refetch()} busy={list.isFetching} />
        ) : empty ? (
          <EmptyState
            message={filtered ? text.emptyFiltered : text.empty}
            hint={
              isFiltered(state.applied) ? (
                <>
                  <p>{text.emptyFilteredHint}</p>
                  <Button variant="default" onClick={clear}>
                    {text.clear}
                  </Button>
                </>
              ) : filtered ? undefined : (
                text.emptyHint
              )
            }
          />
        ) : (
          <HeadquartersTable
            homeworks={list.data?.items}
            stale={list.isPlaceholderData}
            sort={state.sort}
            onSort={field => dispatch({ type: 'sort', field })}
          />
        )}
      </div>
      <div className={classes.foot}>
        <KeyHints rows={keys} />
        {!list.isError && (
          <Pager
            page={state.page}
            total={total}
            limit={limits.pageSizes.homework}
            onChange={page => dispatch({ type: 'page', page })}
          />
        )}
      </div>
    </div>
  )
}
