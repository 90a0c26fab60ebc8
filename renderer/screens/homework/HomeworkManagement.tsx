import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import { apiKey, useApi, useDraft } from '../../bridge/index'
import { LoadFailed } from '../../offline/LoadFailed'
import { OfflineStrip } from '../../offline/OfflineStrip'
import { EmptyState } from '../../ui/EmptyState'
import { KeyHints } from '../../ui/KeyHint'
import { PageHeader } from '../../ui/PageHeader'
import { Pager } from '../../ui/Pager'
import { useShortcuts } from '../../ui/use-shortcuts'
import { FilterBar } from './list/FilterBar'
import { HomeworkTable } from './list/HomeworkTable'
import classes from './list/List.module.css'
import { firstState, isFiltered, type ListAction, listReducer, listRequest, readListState } from './list/query'
import { text } from './list/text'

const hints = [{ keys: ['/'], word: text.searchKey }]

/** 宿題一覧: the list with its filters, order and pages (SPEC §7 my-homework-page-list, §9). */
export function HomeworkManagement() {
  const draft = useDraft('homework/list', firstState, readListState)
  const state = draft.value
  const dispatch = (action: ListAction) => draft.set(old => listReducer(old, action))
  const search = useRef<HTMLInputElement>(null)
  const request = listRequest(state.applied, state.sort, state.page)
  const list = useApi('my-homework-page-list', request, {
    keepPrevious: true,
    // the draft of the filters comes at once: what is shown first is what they ask for
    enabled: draft.ready,
  })
  useShortcuts({ '/': () => search.current?.focus() })

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

  const empty = list.data?.items.length === 0 && !list.isPlaceholderData
  return (
    <div className={classes.screen}>
      <PageHeader
        title={text.title}
        mark={list.data && !narrowing && <span className={classes.total}>{text.count(total)}</span>}
      />
      <OfflineStrip keys={[apiKey('my-homework-page-list', request), apiKey('team-rows')]} />
      <FilterBar
        filters={state.filters}
        onChange={change => dispatch({ type: 'filter', change })}
        onType={typed => dispatch({ type: 'type', search: typed })}
        onClear={clear}
        search={search}
      />
      <div className={classes.card} aria-busy={list.isFetching}>
        {list.isError ? (
          <LoadFailed message={text.failed} onRetry={() => void list.refetch()} busy={list.isFetching} />
        ) : empty ? (
          <Nothing filtered={isFiltered(state.applied)} onClear={clear} />
        ) : (
          <div className={classes.fade} data-waiting={(waiting && !narrowing) || undefined}>
            <HomeworkTable
              homeworks={narrowing ? undefined : list.data?.items}
              stale={waiting}
              sort={state.sort}
              onSort={field => dispatch({ type: 'sort', field })}
            />
          </div>
        )}
      </div>
      <div className={classes.foot}>
        <KeyHints hints={hints} />
        {!list.isError && !narrowing && (
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

/** Nothing to show: what to do next depends on whether anything narrows the list. */
function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered) return <EmptyState message={text.empty} hint={text.emptyHint} />
  return (
    <EmptyState
      message={text.emptyFiltered}
      hint={
        <>
          <p>{text.emptyFilteredHint}</p>
          <Button variant="default" onClick={onClear}>
            {text.clear}
          </Button>
        </>
      }
    />
  )
}
