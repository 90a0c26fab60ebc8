import { Button } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import { limits } from '../../../shared/domain/limits'
import { finishTypes } from '../../../shared/domain/statuses'
import { parseJst } from '../../../shared/domain/time'
import { apiKey, useApi, useLive } from '../../bridge/index'
import { homeworkColumns } from '../../features/homework/list/list-columns'
import { listRequest, listRules } from '../../features/homework/list/list-state'
import type { Homework } from '../../features/homework/list/list-types'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { ListScreen, ListView, Total } from '../../ui/list/ListView'
import { useListState } from '../../ui/list/use-list-state'
import { PageHeader } from '../../ui/PageHeader'
import classes from './Headquarters.module.css'
import { HeadquartersFilters } from './HeadquartersFilters'
import { text } from './text'

/** The tabs by the value of `activeType` in the address (chosen: the values of finish_type); none shows all. */
const tabs = [
  { value: '', label: text.all },
  ...Object.values(finishTypes).map(each => ({ ...each, value: String(each.value) })),
]

/** Origin 2: headquarters (SPEC §4). */
const headquarters = '2'

const idOf = ({ homework_id }: Homework) => homework_id

const titleCell = ({ homework_id, title }: Homework) => (
  <Link to={paths.headquarters({ homeworkId: homework_id })} title={title || text.untitled}>
    {title || text.untitled}
  </Link>
)

/** The list of headquarters' homework with tabs by state, and filters (SPEC §6 "a separate list for teachers"). */
export function HeadquartersList({ activeType }: { activeType: string }) {
  const now = useNow()
  const columns = useMemo(() => homeworkColumns(now, titleCell), [now])
  const list = useListState('headquarters/list', listRules)
  const search = useRef<HTMLInputElement>(null)
  const finish = tabs.some(({ value }) => value === activeType) ? activeType : ''
  const request = listRequest({ ...list.applied, origin: headquarters, finish }, list.sort, list.page)
  const query = useApi('my-homework-page-list', request, { keepPrevious: true, enabled: list.ready })
  const moments = (query.data?.items ?? [])
    .flatMap(({ start_time, end_time }) => [parseJst(start_time), parseJst(end_time)])
    .filter(moment => moment !== null)
  useLive([apiKey('my-homework-page-list', request)], moments)
  const keys = useKeyTable([{ label: text.searchKey, keys: { '/': () => search.current?.focus() } }])
  const clear = () => {
    list.clear()
    search.current?.focus()
  }
  const filtered = list.isFiltered || finish !== ''
  return (
    <ListScreen>
      <PageHeader title={text.title} mark={query.data && <Total>{text.count(query.data.total)}</Total>} />
      <ListView
        list={list}
        query={query}
        pageSize={limits.pageSizes.homework}
        offlineKeys={[apiKey('my-homework-page-list', request), apiKey('team-rows')]}
        label={text.table}
        columns={columns}
        rowKey={idOf}
        minWidth="960px"
        cellPadding={8}
        above={
          <>
            <nav className={classes.tabs} aria-label={text.tabs}>
              {tabs.map(({ value, label }) => (
                <Link
                  key={value}
                  to={paths.headquarters(value === '' ? {} : { activeType: value })}
                  replace
                  className={classes.tab}
                  aria-current={value === finish ? 'page' : undefined}
                  onClick={() => list.goTo(1)}
                >
                  {label}
                </Link>
              ))}
            </nav>
            <HeadquartersFilters list={list} onClear={clear} search={search} />
          </>
        }
        foot={<KeyHints rows={keys} />}
        failed={text.failed}
        empty={{
          message: filtered ? text.emptyFiltered : text.empty,
          hint: list.isFiltered ? (
            <>
              <p>{text.emptyFilteredHint}</p>
              <Button variant="default" onClick={clear}>
                {text.clear}
              </Button>
            </>
          ) : filtered ? undefined : (
            text.emptyHint
          ),
        }}
      />
    </ListScreen>
  )
}
