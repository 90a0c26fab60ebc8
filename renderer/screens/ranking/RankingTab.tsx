import { Button, Checkbox } from '@mantine/core'
import { IconPresentation } from '@tabler/icons-react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { longDate, parseJst } from '../../../shared/domain/time'
import { useApi } from '../../bridge/index'
import { useKeptListClass } from '../../features/people/use-kept-class'
import { PeriodBar } from '../../features/reports/PeriodBar'
import { chosenPeriod, periodFault, periodQuery } from '../../features/reports/period'
import { RestLine } from '../../features/sheets/RestLine'
import { SheetMenu } from '../../features/sheets/SheetMenu'
import { screenColumns } from '../../features/sheets/sheet-column'
import { useSheetPage } from '../../features/sheets/use-sheet-page'
import { setStudentOrder } from '../../features/study/student-order'
import { text as studyText } from '../../features/study/text'
import { useAsOf } from '../../features/study/use-as-of'
import { useHiddenNames } from '../../features/study/use-hidden-names'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Link } from '../../ui/Link'
import { FilterBar } from '../../ui/list/FilterBar'
import { ListView } from '../../ui/list/ListView'
import { useListState } from '../../ui/list/use-list-state'
import { useRowKeys } from '../../ui/table/use-row-keys'
import classes from './Ranking.module.css'
import { keyOf, type RankedRow, studentCount } from './ranked-rows'
import { rankingColumns } from './ranking-columns'
import { kindNames, kindOf } from './ranking-kinds'
import { filteredRows, periodOf, rules } from './ranking-list'
import { text } from './text'
import { useRanking } from './use-ranking'

const dayText = (date: string): string => longDate(parseJst(date) ?? 0)

/** One of the four rankings of a class and a period, for teachers (SPEC §7 Rankings). */
export function RankingTab() {
  const now = useNow()
  const list = useKeptListClass('ranking', useListState('ranking', rules))
  const { team } = list.applied
  const kind = kindOf(list.applied.kind)
  const choice = useMemo(() => periodOf(list.filters), [list.filters])
  const period = chosenPeriod(choice, now)
  const fault = periodFault(period)
  const { query, rows, rest, keys } = useRanking(kind, team, fault === null ? period : undefined, list.ready)
  const teams = useApi('team-rows', {})
  const names = useHiddenNames()
  const { nameOf, isHidden } = names
  const order = useRef<readonly RankedRow[]>([])
  const onOpen = useCallback(() => setStudentOrder(order.current.map(({ student_id }) => student_id)), [])
  const columns = useMemo(
    () => rankingColumns({ kind, choice, showsTeam: team === '', isNameHidden: isHidden, nameOf, onOpen }),
    [kind, choice, team, isHidden, nameOf, onOpen],
  )
  const onScreen = useMemo(() => screenColumns(columns), [columns])
  const shown = useMemo(() => rows && filteredRows(rows, list.applied), [rows, list.applied])
  const { sorted, page } = useSheetPage(list, columns, shown, query)
  useEffect(() => {
    order.current = sorted ?? []
  }, [sorted])
  const asOf = useAsOf(keys)
  const card = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const rowKeys = useRowKeys(card)
  const searchKey = useKeyTable([{ label: text.searchKey, keys: { '/': () => search.current?.focus() } }])
  const items = teams.data?.items ?? []
  const teamName = items.find(({ id }) => id === team)?.name ?? text.filters.allTeams
  const [from, to] = [dayText(period.from), dayText(period.to)]
  const emptyList =
    rows?.length === 0
      ? { message: text.empty, hint: text.emptyHint }
      : { message: text.notFound, hint: text.notFoundHint }
  const empty = fault === null ? emptyList : { message: text.noPeriod }
  const above = (
    <>
      <FilterBar
        list={list}
        rows={[
          {
            key: 'team',
            label: text.filters.team,
            kind: 'select',
            options: [
              { value: '', label: text.filters.allTeams },
              ...items.map(({ id, name }) => ({ value: id, label: name })),
            ],
            error: teams.isError ? text.teamsFailed : undefined,
          },
          {
            key: 'kind',
            label: text.kind,
            kind: 'segments',
            options: kindNames.map((name, at) => ({ value: at === 0 ? '' : name, label: text.kinds[name] })),
          },
        ]}
        search={{ key: 'kw', label: text.search, placeholder: text.searchPlaceholder, input: search }}
      >
        <PeriodBar
          choice={choice}
          onChange={({ preset, from, to }) => list.filter({ period: preset, from, to })}
          fault={fault}
        />
        <Checkbox
          className={classes.hide}
          label={studyText.hideNames}
          checked={isHidden}
          onChange={event => names.hide(event.currentTarget.checked)}
        />
      </FilterBar>
      <RestLine rest={rest} />
    </>
  )
  return (
    <>
      <div className={classes.head}>
        <p className={classes.facts}>
          {rows && (
            <span>{text.ranked(studentCount(rows.filter(({ rank }) => rank !== null)), studentCount(rows))}</span>
          )}
          <span>{text.ties}</span>
          <span>{asOf}</span>
        </p>
        <SheetMenu
          title={text.sheetTitle(text.kinds[kind], teamName, from, to, asOf)}
          columns={columns}
          rows={sorted}
        />
        <Button
          component={Link}
          to={paths.rankingExport({ team_id: team, kind, ...periodQuery(choice) })}
          leftSection={<IconPresentation size={16} aria-hidden />}
        >
          {text.show}
        </Button>
      </div>
      {/* One list with and without a faulty period, so that a date that is being typed keeps the focus. */}
      <ListView
        list={list}
        page={fault === null ? page : { ...page, isEmpty: true }}
        offlineKeys={keys}
        label={text.table(text.kinds[kind])}
        columns={onScreen}
        rowKey={keyOf}
        cellPadding={10}
        cardRef={card}
        above={above}
        foot={<KeyHints rows={[...rowKeys, ...searchKey]} />}
        failed={text.failed}
        empty={empty}
      />
    </>
  )
}
