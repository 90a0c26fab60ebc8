import { Button } from '@mantine/core'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { studentIds } from '../../../features/homework/matrix/matrix-data'
import type { MatrixColumn, MatrixRow } from '../../../features/homework/matrix/matrix-types'
import { text } from '../../../features/homework/matrix/text'
import { type MatrixData, useLoadAllRows, useMatrixData } from '../../../features/homework/matrix/use-matrix-data'
import {
  applyViewSettings,
  defaultViewSettings,
  needsAllRows,
  parseViewSettings,
  type ViewSettings,
} from '../../../features/homework/matrix/view-settings'
import { setPaperOrder, takeLastViewedPaper } from '../../../features/homework/paper/paper-navigation'
import { SeenLegend } from '../../../features/homework/seen/SeenMark'
import { isNewSubmission } from '../../../features/homework/seen/seen-papers'
import { useHomeworkSeen } from '../../../features/homework/seen/use-seen-papers'
import { useHomeworkClass } from '../../../features/homework/use-homework-class'
import { paths } from '../../../paths'
import { useDraft } from '../../../ui/drafts'
import { ErrorState } from '../../../ui/ErrorState'
import { KeyHints } from '../../../ui/keys/KeyHints'
import { useArrowEntry } from '../../../ui/keys/use-arrow-entry'
import { useKeyTable } from '../../../ui/keys/use-key-table'
import layout from '../../../ui/layout/layout.module.css'
import { ScoreLegend } from '../../../ui/ScoreBadge'
import { commonText } from '../../../ui/text'
import type { BoardProps } from '../board'
import { Matrix, type MatrixCellAddress } from './Matrix'
import classes from './MatrixBoard.module.css'
import { MatrixEmpty } from './MatrixEmpty'
import { MatrixSkeleton } from './MatrixSkeleton'
import { MatrixToolbar } from './MatrixToolbar'

/** The number of students, each counted once. */
function statusOf(data: MatrixData, settings: ViewSettings, rows: readonly MatrixRow[]): string {
  const { studentCount } = data
  if (data.pending || data.error) return ''
  if (!needsAllRows(settings)) return text.count(studentCount)
  if (!data.complete) return text.progress(data.rows.length, data.count)
  const shown = studentIds(rows).length
  return shown === studentCount ? text.count(shown) : text.found(shown, studentCount)
}

/** The cell of the cursor. */
const currentCell = 'td[tabindex="0"]'

/** 成績一覧: the score matrix with its order, filters and search (SPEC §7; DESIGN §7). */
export function MatrixBoard({ homeworkId, deliveryTime }: BoardProps) {
  const navigate = useNavigate()
  const draft = useDraft(
    `homework/matrix/${homeworkId.replace(/[^\w-]/g, '.')}`,
    defaultViewSettings,
    parseViewSettings,
  )
  const { value: stored, set: setStored } = draft
  const [teamId, chooseTeam] = useHomeworkClass(homeworkId)
  const settings = useMemo(() => ({ ...stored, teamId }), [stored, teamId])
  const data = useMatrixData(homeworkId, settings.counted)
  const [column, setColumn] = useState<MatrixColumn | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const needsAll = needsAllRows(settings)
  // the rows of several classes are put in their order when the last page has loaded
  useLoadAllRows(data, needsAll || data.hasSeveralTeams)
  const seen = useHomeworkSeen(homeworkId, data.complete ? data.rows : null)
  const { stateOf } = seen
  const isUnseen = useCallback((row: MatrixRow) => isNewSubmission(stateOf(row)), [stateOf])
  const rows = useMemo(() => applyViewSettings(data.rows, settings, isUnseen), [data.rows, settings, isUnseen])
  const count = needsAll ? rows.length : data.count
  const { averagesOf } = data
  const averages = useMemo(() => averagesOf(settings.teamId), [averagesOf, settings.teamId])

  const keys = useKeyTable([
    { label: text.keys.move, keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
    { label: text.keys.open, keys: ['Enter'] },
    { label: text.keys.search, keys: { '/': () => search.current?.focus() } },
  ])
  useArrowEntry(card, currentCell)
  const change = useCallback(
    ({ teamId: chosen, ...next }: Partial<ViewSettings>) => {
      if (chosen !== undefined) chooseTeam(chosen)
      setStored(old => ({ ...old, ...next }))
    },
    [setStored, chooseTeam],
  )
  const takeReturnCell = useCallback(() => takeLastViewedPaper(homeworkId), [homeworkId])
  const topicPath = useCallback((topicId: string) => paths.homeworkTopic(homeworkId, topicId), [homeworkId])
  const open = (place: MatrixCellAddress) => {
    // the search only finds a student: previous and next go through the list without the search
    const settingsWithoutSearch = { ...settings, search: '' }
    setPaperOrder(
      homeworkId,
      needsAllRows(settingsWithoutSearch)
        ? studentIds(applyViewSettings(data.rows, settingsWithoutSearch, isUnseen))
        : null,
    )
    void navigate(paths.paper(homeworkId, place))
  }

  const empty =
    !data.pending && !data.error && (data.columns.length === 0 || (count === 0 && (data.complete || !needsAll)))
  return (
    <div className={classes.board}>
      <MatrixToolbar
        settings={settings}
        onChange={change}
        search={search}
        teams={data.teams}
        onEnter={() => card.current?.querySelector<HTMLElement>('td[tabindex]')?.focus()}
        status={statusOf(data, settings, rows)}
        topic={column?.label ?? ''}
      />
      <div className={`${layout.scrollTable} ${classes.card}`} ref={card}>
        {data.pending && !data.error && <MatrixSkeleton />}
        {data.error && <ErrorState message={text.failed} onRetry={data.retry} />}
        {empty && (
          <MatrixEmpty
            kind={emptyKind(data, settings, deliveryTime)}
            deliveryTime={deliveryTime ?? ''}
            onShowAll={() => change({ standing: 'all', teamId: '', search: '' })}
          />
        )}
        {!data.pending && !data.error && !empty && (
          <Matrix
            columns={data.columns}
            averages={averages}
            counted={settings.counted}
            rows={rows}
            seenOf={stateOf}
            count={count}
            order={settings.order}
            onOrder={order => change({ order })}
            onMissingRow={data.loadMore}
            onOpen={open}
            onFocusColumn={setColumn}
            topicPath={topicPath}
            takeReturnCell={takeReturnCell}
          />
        )}
      </div>
      {data.moreError && (
        <p className={classes.more} role="alert">
          {text.moreFailed}
          <Button size="compact-sm" variant="default" onClick={data.retryMore}>
            {commonText.retry}
          </Button>
        </p>
      )}
      <div className={classes.foot}>
        <KeyHints rows={keys} />
        <SeenLegend />
        <ScoreLegend />
      </div>
    </div>
  )
}

function emptyKind(data: MatrixData, settings: ViewSettings, deliveryTime: string | null) {
  if (deliveryTime !== null && data.rows.length === 0) return 'notDelivered'
  if (data.columns.length === 0) return 'noTopics'
  if (data.rows.length === 0) return 'noStudents'
  if (settings.search.trim() !== '') return 'notFound'
  return settings.standing === 'left' && settings.teamId === '' ? 'allSubmitted' : 'nobody'
}
