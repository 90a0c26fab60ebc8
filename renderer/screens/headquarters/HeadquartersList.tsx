import { Button } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { limits } from '../../../shared/domain/limits'
import { finishTypes, statusChangeTimes } from '../../../shared/domain/statuses'
import { apiKey, useApi, useLive } from '../../bridge/index'
import { homeworkTitle } from '../../features/homework/homework-title'
import { filterSelects, teamOptions } from '../../features/homework/list/filter-options'
import { homeworkColumns } from '../../features/homework/list/list-columns'
import { type Filters, listRequest, listRules } from '../../features/homework/list/list-state'
import type { Homework } from '../../features/homework/list/list-types'
import { useKeptOrder } from '../../features/homework/list/use-kept-order'
import { useKeptListClass } from '../../features/people/use-kept-class'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Link } from '../../ui/Link'
import { FilterBar, type FilterRow } from '../../ui/list/FilterBar'
import { ListScreen, ListView, Total } from '../../ui/list/ListView'
import { useListPage } from '../../ui/list/use-list-page'
import { useListState } from '../../ui/list/use-list-state'
import { PageHeader } from '../../ui/PageHeader'
import { useRowKeys } from '../../ui/table/use-row-keys'
import classes from './Headquarters.module.css'
import { text } from './text'

/** The tabs by the value of `activeType` in the address (chosen: the values of finish_type); none shows all. */
const tabs = [
  { value: '', label: text.all },
  ...Object.values(finishTypes).map(each => ({ ...each, value: String(each.value) })),
]

/** Origin 2: headquarters (SPEC §4). */
const headquarters = '2'

const kinds = filterSelects.find(({ key }) => key === 'kind')?.options ?? []

/** A select without a visible label: its first choice names its filter. */
const select = (key: 'team' | 'kind', options: FilterRow<Filters>['options']): FilterRow<Filters> => ({
  key,
  kind: 'select',
  label: text[key],
  options: options.map(each => (each.value === '' ? { ...each, label: `${text[key]}：${each.label}` } : each)),
})

const idOf = ({ homework_id }: Homework) => homework_id

const titleCell = ({ homework_id, title }: Homework) => (
  <Link to={paths.headquarters({ homeworkId: homework_id })} title={homeworkTitle(title)}>
    {homeworkTitle(title)}
  </Link>
)

/** The list of headquarters' homework with tabs by state, and filters (SPEC §6 "a separate list for teachers"). */
export function HeadquartersList({ activeType }: { activeType: string }) {
  const now = useNow()
  const columns = useMemo(() => homeworkColumns(now, titleCell), [now])
  const draft = useListState('headquarters/list', listRules)
  const list = useKeptOrder('headquarters-list', useKeptListClass('headquarters-list', draft), listRules)
  const search = useRef<HTMLInputElement>(null)
  const finish = tabs.some(({ value }) => value === activeType) ? activeType : ''
  const applied = useMemo(() => ({ ...list.applied, origin: headquarters, finish }), [list.applied, finish])
  const request = listRequest(applied, list.sort, list.page)
  const query = useApi('my-homework-page-list', request, { keepPrevious: true, enabled: list.ready })
  useLive([apiKey('my-homework-page-list', request)], statusChangeTimes(query.data?.items ?? []))
  const page = useListPage({ ...list, applied }, query, limits.pageSizes.homework)
  const teams = useApi('team-rows', {})
  const card = useRef<HTMLDivElement>(null)
  const rowKeys = useRowKeys(card)
  const searchKeys = useKeyTable([{ label: text.searchKey, keys: { '/': () => search.current?.focus() } }])
  const clear = () => {
    list.clear()
    search.current?.focus()
  }
  const filtered = list.isFiltered || finish !== ''
  return (
    <ListScreen>
      <PageHeader title={text.title} mark={page.total !== undefined && <Total>{text.count(page.total)}</Total>} />
      <ListView
        list={list}
        page={page}
        offlineKeys={[apiKey('my-homework-page-list', request), apiKey('team-rows')]}
        label={text.table}
        columns={columns}
        rowKey={idOf}
        cellPadding={8}
        cardRef={card}
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
            <FilterBar
              list={list}
              rows={[
                {
                  ...select('team', teamOptions(teams.data?.items ?? [])),
                  error: teams.isError ? text.teamsFailed : undefined,
                },
                select('kind', kinds),
              ]}
              search={{ key: 'search', label: text.search, placeholder: text.searchPlaceholder, input: search }}
            />
          </>
        }
        foot={<KeyHints rows={[...searchKeys, ...rowKeys]} />}
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
