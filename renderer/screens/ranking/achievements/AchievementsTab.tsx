import { Button } from '@mantine/core'
import { IconMoodSmile } from '@tabler/icons-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useApi, usePagedApi } from '../../../bridge/index'
import { useKeptListClass } from '../../../features/people/use-kept-class'
import { RestLine } from '../../../features/sheets/RestLine'
import { SheetMenu } from '../../../features/sheets/SheetMenu'
import { screenColumns } from '../../../features/sheets/sheet-column'
import { useAllRows } from '../../../features/sheets/use-all-rows'
import { useSheetPage } from '../../../features/sheets/use-sheet-page'
import type { Achievement } from '../../../features/study/achievement-words'
import { useAsOf } from '../../../features/study/use-as-of'
import { useHiddenNames } from '../../../features/study/use-hidden-names'
import { useNow } from '../../../ui/clock'
import { deletionCell } from '../../../ui/deletions/UndoCell'
import { KeyHints } from '../../../ui/keys/KeyHints'
import { useKeyTable } from '../../../ui/keys/use-key-table'
import { FilterBar } from '../../../ui/list/FilterBar'
import { ListView } from '../../../ui/list/ListView'
import { withValues } from '../../../ui/list/list-state'
import { useListState } from '../../../ui/list/use-list-state'
import { useRowKeys } from '../../../ui/table/use-row-keys'
import { useSelection } from '../../../ui/table/use-selection'
import classes from '../Ranking.module.css'
import { achievementColumns } from './achievement-columns'
import { filteredRows, isWaiting, rules, typeOf } from './achievement-list'
import { EncourageDialog } from './EncourageDialog'
import { text } from './text'
import { idOf, useEncourage } from './use-encourage'

const optionsOf = (labels: readonly (readonly [value: string, label: string])[]) =>
  labels.map(([value, label]) => ({ value, label }))

/** What students have reached, and words of encouragement for one, several or all of them (SPEC §7 motivation). */
export function AchievementsTab() {
  const now = useNow()
  const list = useKeptListClass('achievements', useListState('achievements', rules))
  const { team } = list.applied
  const scope = withValues({ team_id: team, type: typeOf(list.applied) })
  const query = usePagedApi('student-achievement-page-list', scope, { limit: 200, enabled: list.ready })
  const { rows: read, rest } = useAllRows(query)
  const rows = rest === null ? read : undefined
  const teams = useApi('team-rows', {})
  const { nameOf: shownName, isHidden } = useHiddenNames()
  const [asked, setAsked] = useState<{ rows: readonly Achievement[]; isAll: boolean } | null>(null)
  const shown = useMemo(() => rows && filteredRows(rows, list.applied), [rows, list.applied])
  const nameOf = useCallback(({ nickname, student_id }: Achievement) => shownName(nickname, student_id), [shownName])
  const sending = useEncourage({ words: '', scope, shownName: nameOf, asksForAll: false })
  const isFree = (row: Achievement) => isWaiting(row) && sending.stateOf(row) === null && !sending.isDeleted(row)
  const columns = useMemo(
    () =>
      achievementColumns({
        now,
        showsTeam: team === '',
        isNameHidden: isHidden,
        nameOf,
        onEncourage: row => setAsked({ rows: [row], isAll: false }),
      }),
    [now, team, isHidden, nameOf],
  )
  const onScreen = useMemo(() => screenColumns(columns), [columns])
  const { sorted, page } = useSheetPage(list, columns, shown, query)
  const selection = useSelection(idOf)
  const selected = (rows ?? []).filter(row => selection.rows.has(idOf(row)) && isFree(row))
  const waiting = (shown ?? []).filter(isFree)
  const keys = [['student-achievement-page-list', scope]]
  const asOf = useAsOf(keys)
  const card = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const rowKeys = useRowKeys(card)
  const searchKey = useKeyTable([{ label: text.search, keys: { '/': () => search.current?.focus() } }])
  const items = teams.data?.items ?? []
  const teamName = items.find(({ id }) => id === team)?.name ?? text.filters.allTeams
  return (
    <>
      <div className={classes.head}>
        <p className={classes.facts}>
          {page.total !== undefined && <span>{text.count(page.total)}</span>}
          {shown && <span>{text.waiting(waiting.length)}</span>}
          <span>{asOf}</span>
        </p>
        <SheetMenu title={text.sheetTitle(teamName, asOf)} columns={columns} rows={sorted} />
        {selected.length > 0 && (
          <Button variant="subtle" onClick={selection.clear}>
            {text.clear}
          </Button>
        )}
        <Button
          leftSection={<IconMoodSmile size={16} aria-hidden />}
          disabled={selected.length === 0 && waiting.length === 0}
          variant={selected.length > 0 ? 'filled' : 'default'}
          onClick={() =>
            setAsked(selected.length > 0 ? { rows: selected, isAll: false } : { rows: waiting, isAll: true })
          }
        >
          {selected.length > 0 ? text.encourageChosen(selected.length) : text.encourageAll(waiting.length)}
        </Button>
      </div>
      <ListView
        list={list}
        page={page}
        offlineKeys={keys}
        label={text.table}
        columns={onScreen}
        rowKey={idOf}
        select={{ selection, nameOf: row => nameOf(row), isSelectable: isFree }}
        replaced={row => deletionCell(sending, row)}
        cellPadding={10}
        cardRef={card}
        above={
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
                { key: 'type', label: text.filters.type, kind: 'segments', options: optionsOf(text.filters.types) },
                { key: 'state', label: text.filters.state, kind: 'segments', options: optionsOf(text.filters.states) },
              ]}
              search={{ key: 'kw', label: text.search, placeholder: text.searchPlaceholder, input: search }}
            />
            <RestLine rest={rest} />
          </>
        }
        foot={<KeyHints rows={[...rowKeys, ...searchKey]} />}
        failed={text.failed}
        empty={
          rows?.length === 0
            ? { message: text.empty, hint: text.emptyHint }
            : { message: text.notFound, hint: text.notFoundHint }
        }
      />
      {asked && (
        <EncourageDialog
          rows={asked.rows}
          asksForAll={asked.isAll}
          scope={scope}
          nameOf={nameOf}
          onClose={isSent => {
            if (isSent) selection.clear()
            setAsked(null)
          }}
        />
      )}
    </>
  )
}
