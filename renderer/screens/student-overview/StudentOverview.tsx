import { Button, Checkbox, Menu } from '@mantine/core'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Sign } from '../../../shared/domain/study-signs'
import { useExport } from '../../features/downloads/use-export'
import { receiversState } from '../../features/messages/receivers-state'
import { useMaySend } from '../../features/messages/use-may-send'
import { useKeptListClass } from '../../features/people/use-kept-class'
import { RestLine } from '../../features/sheets/RestLine'
import { SheetMenu } from '../../features/sheets/SheetMenu'
import { screenColumns } from '../../features/sheets/sheet-column'
import { useSheetPage } from '../../features/sheets/use-sheet-page'
import { setStudentOrder } from '../../features/study/student-order'
import { text as studyText } from '../../features/study/text'
import { useAsOf } from '../../features/study/use-as-of'
import { useHiddenNames } from '../../features/study/use-hidden-names'
import { paths } from '../../paths'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Link } from '../../ui/Link'
import { FilterBar } from '../../ui/list/FilterBar'
import { ListScreen, ListView, Total } from '../../ui/list/ListView'
import { searchText, withValues } from '../../ui/list/list-state'
import { useListState } from '../../ui/list/use-list-state'
import { PageHeader } from '../../ui/PageHeader'
import { useRowKeys } from '../../ui/table/use-row-keys'
import { useSelection } from '../../ui/table/use-selection'
import type { MonthRow } from './month-rows'
import { OverviewFacts } from './OverviewFacts'
import { overviewColumns } from './overview-columns'
import { filteredRows, rules } from './overview-list'
import { SelectionBar } from './SelectionBar'
import { SignPanel } from './SignPanel'
import classes from './StudentOverview.module.css'
import { text } from './text'
import { useMonth } from './use-month'
import { messageTo, type Reason } from './write-message'

const keyOf = ({ team_id, student_id }: MonthRow): string => `${team_id}|${student_id}`

/** The list with the class that was chosen last, or the one that the address names. */
function useOverviewList() {
  const [search, setSearch] = useSearchParams()
  const named = search.get('team_id')
  const stored = useListState('student-overview', rules)
  const { ready, filter } = stored
  useEffect(() => {
    if (!ready || named === null) return
    filter({ ...rules.noFilters, team: named })
    setSearch({}, { replace: true })
  }, [ready, named, filter, setSearch])
  return useKeptListClass('student-overview', { ...stored, ready: ready && named === null })
}

/** 生徒別の状況: this month of a class, who needs a look and who has earned praise (SPEC §2, §7 current-month-summary). */
export function StudentOverview() {
  const navigate = useNavigate()
  const list = useOverviewList()
  const { team, kw } = list.applied
  const month = useMonth(team, list.ready)
  const { rows, query } = month
  const names = useHiddenNames()
  const { nameOf, isHidden } = names
  const shown = useMemo(() => rows && filteredRows(rows, list.applied), [rows, list.applied])
  const order = useRef<readonly MonthRow[]>([])
  const onOpen = useCallback(() => setStudentOrder(order.current.map(({ student_id }) => student_id)), [])
  const columns = useMemo(
    () => overviewColumns({ showsTeam: team === '', isNameHidden: isHidden, nameOf, onOpen }),
    [team, isHidden, nameOf, onOpen],
  )
  const onScreen = useMemo(() => screenColumns(columns), [columns])
  const { sorted, page } = useSheetPage(list, columns, shown, query)
  useEffect(() => {
    order.current = sorted ?? []
  }, [sorted])
  const selection = useSelection(keyOf)
  const selected = (rows ?? []).filter(row => selection.rows.has(keyOf(row)))
  const maySend = useMaySend() === true
  const { begin } = useExport()
  const card = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const rowKeys = useRowKeys(card)
  const keys = [...rowKeys, ...useKeyTable([{ label: text.searchKey, keys: { '/': () => search.current?.focus() } }])]
  const asOf = useAsOf(month.figureKeys)
  const write = (reason: Reason, students: readonly MonthRow[]) =>
    void navigate(paths.messageSend(), { state: receiversState(messageTo(reason, students)) })
  const teams = month.teams.data?.items ?? []
  const teamName = teams.find(({ id }) => id === team)?.name ?? text.filters.allTeams
  const hasRows = rows !== undefined && rows.length > 0
  return (
    <ListScreen>
      <PageHeader
        title={text.title}
        mark={page.total !== undefined && <Total>{text.count(page.total)}</Total>}
        facts={<OverviewFacts month={month} />}
        actions={
          selected.length > 0 ? (
            <SelectionBar
              count={selected.length}
              onClear={selection.clear}
              onWrite={maySend ? reason => write(reason, selected) : undefined}
            />
          ) : (
            <>
              <Button component={Link} variant="default" to={paths.teamReport(team === '' ? {} : { team_id: team })}>
                {text.teamReport}
              </Button>
              <Button component={Link} variant="default" to={paths.impressions()}>
                {text.impressions}
              </Button>
              <SheetMenu title={text.sheetTitle(teamName, asOf)} columns={columns} rows={sorted}>
                <Menu.Item
                  onClick={() =>
                    void begin({
                      kind: 'export-current-month-summary',
                      request: withValues({ team_id: team, kw: searchText(kw) }),
                    })
                  }
                >
                  {text.serverSheet}
                  <span className={classes.hint}>{text.serverSheetHint}</span>
                </Menu.Item>
              </SheetMenu>
            </>
          )
        }
      />
      <ListView
        list={list}
        page={page}
        offlineKeys={month.keys}
        label={text.table}
        columns={onScreen}
        rowKey={keyOf}
        select={{ selection, nameOf: row => nameOf(row.nickname, row.student_id) }}
        cellPadding={10}
        cardRef={card}
        above={
          <>
            {hasRows && (
              <SignPanel
                month={month}
                rows={rows}
                chosen={list.filters.sign}
                onChoose={(sign: Sign | '') => list.filter({ sign })}
                onWrite={maySend ? write : undefined}
              />
            )}
            <FilterBar
              list={list}
              rows={[
                {
                  key: 'team',
                  label: text.filters.team,
                  kind: 'select',
                  options: [
                    { value: '', label: text.filters.allTeams },
                    ...teams.map(({ id, name }) => ({ value: id, label: name })),
                  ],
                  error: month.teams.isError ? text.teamsFailed : undefined,
                },
                {
                  key: 'sign',
                  label: text.filters.sign,
                  kind: 'select',
                  options: [
                    { value: '', label: text.filters.allSigns },
                    ...Object.entries(text.signs).map(([value, label]) => ({ value, label })),
                  ],
                },
              ]}
              search={{ key: 'kw', label: text.search, placeholder: text.searchPlaceholder, input: search }}
            >
              <Checkbox
                className={classes.hide}
                label={studyText.hideNames}
                checked={isHidden}
                onChange={event => names.hide(event.currentTarget.checked)}
              />
            </FilterBar>
            <RestLine rest={month.rest} />
          </>
        }
        foot={<KeyHints rows={keys} />}
        failed={text.failed}
        empty={
          rows?.length === 0
            ? { message: text.empty, hint: text.emptyHint }
            : { message: text.notFound, hint: text.notFoundHint }
        }
      />
    </ListScreen>
  )
}
