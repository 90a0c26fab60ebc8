import { Button, Checkbox, Menu, NativeSelect } from '@mantine/core'
import { IconChevronDown, IconPrinter } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { longDate, parseJst } from '../../../shared/domain/time'
import { apiKey, useApi } from '../../bridge/index'
import { useKeptClass } from '../../features/people/use-kept-class'
import { comparedDays } from '../../features/reports/compared-days'
import { PeriodBar } from '../../features/reports/PeriodBar'
import { chosenPeriod, type PeriodChoice, periodFault, periodInQuery, periodQuery } from '../../features/reports/period'
import { saveSheet } from '../../features/sheets/save-sheet'
import { type SheetTable, sheetTable } from '../../features/sheets/sheet-column'
import { setStudentOrder } from '../../features/study/student-order'
import { text as studyText } from '../../features/study/text'
import { useAsOf } from '../../features/study/use-as-of'
import { useHiddenNames } from '../../features/study/use-hidden-names'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { EmptyState } from '../../ui/EmptyState'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import { PrintSheet } from '../../ui/print/PrintSheet'
import { QueryView } from '../../ui/QueryView'
import { useBusy } from '../../ui/use-busy'
import { homeworkColumns, studentColumns } from './report-columns'
import { homeworksInOrder, type TeamStudent } from './report-words'
import classes from './TeamReport.module.css'
import { TeamSheet } from './TeamSheet'
import { text } from './text'

const dayText = (date: string): string => longDate(parseJst(date) ?? 0)

/** クラスのまとめ: the report of a class for a meeting, printed on two pages (SPEC §7 get-team-rpt; a chosen page). */
export function TeamReport() {
  const now = useNow()
  const navigate = useNavigate()
  const search = useSearchParams()[0]
  const teamId = search.get('team_id') ?? ''
  const choice = useMemo(() => periodInQuery(search), [search])
  const period = chosenPeriod(choice, now)
  const fault = periodFault(period)
  const go = (team: string, next: PeriodChoice) =>
    void navigate(paths.teamReport({ ...(team !== '' && { team_id: team }), ...periodQuery(next) }), { replace: true })
  const isReady = useKeptClass('team-report', {
    team: teamId,
    ready: true,
    isUnset: teamId === '',
    isInAddress: true,
    choose: team => go(team, choice),
  })
  const teams = useApi('team-rows', {})
  const days = fault === null ? comparedDays(choice, now) : null
  const request = { team_id: teamId, start_time: period.from, end_time: period.to }
  const enabled = isReady && teamId !== '' && fault === null
  const report = useApi('get-team-rpt', request, { enabled })
  const before = useApi(
    'get-team-rpt',
    { team_id: teamId, start_time: days?.before.from ?? '', end_time: days?.before.to ?? '' },
    { enabled: enabled && days !== null, background: true },
  )
  const keys = [apiKey('get-team-rpt', request)]
  const asOf = useAsOf(keys)
  const names = useHiddenNames()
  const { nameOf: shownName, isHidden } = names
  const items = report.data?.items
  const nameOf = useCallback((student: TeamStudent) => shownName(student.nickname, student.student_id), [shownName])
  const columns = useMemo(
    () => ({
      homeworks: homeworkColumns(now),
      students: studentColumns({
        choice,
        isNameHidden: isHidden,
        nameOf,
        onOpen: () => setStudentOrder((items ?? []).map(({ student_id }) => student_id)),
      }),
    }),
    [now, choice, isHidden, nameOf, items],
  )
  const [isPrinting, setPrinting] = useState(false)
  const { run } = useBusy()
  const team = report.data?.team_name || (teams.data?.items.find(({ id }) => id === teamId)?.name ?? '')
  // Days to come have no figures.
  const shownDays = days?.current ?? period
  const [from, to] = [dayText(shownDays.from), dayText(shownDays.to)]
  const save = (label: string, table: SheetTable) =>
    void run(() => saveSheet(text.fileTitle(label, team, from, to, asOf), table))
  const isEmpty = report.data?.items.length === 0
  const data = enabled && !isEmpty ? report.data : undefined
  const sheet = data && (
    <TeamSheet
      report={data}
      before={before.data}
      team={team}
      period={text.period(from, to)}
      beforePeriod={days && text.beforeIs(dayText(days.before.from), dayText(days.before.to))}
      asOf={asOf}
      now={now}
      homeworkColumns={columns.homeworks}
      studentColumns={columns.students}
    />
  )
  return (
    <>
      <PageHeader
        title={text.title}
        facts={text.description}
        actions={
          <>
            <Menu position="bottom-end">
              <Menu.Target>
                <Button variant="default" disabled={!data} rightSection={<IconChevronDown size={16} aria-hidden />}>
                  {text.save}
                </Button>
              </Menu.Target>
              <Menu.Dropdown aria-label={text.save}>
                <Menu.Item onClick={() => save(text.studentTable, sheetTable(columns.students, data?.items ?? []))}>
                  {text.saveStudents}
                </Menu.Item>
                <Menu.Item
                  onClick={() =>
                    save(text.homeworkTable, sheetTable(columns.homeworks, data ? homeworksInOrder(data, now) : []))
                  }
                >
                  {text.saveHomeworks}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
            <Button
              leftSection={<IconPrinter size={16} aria-hidden />}
              disabled={!data}
              onClick={() => setPrinting(true)}
            >
              {text.print}
            </Button>
          </>
        }
      />
      <div className={classes.choices}>
        <NativeSelect
          size="xs"
          aria-label={text.team}
          data={[
            { value: '', label: text.noTeam },
            ...(teams.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={teamId}
          onChange={event => go(event.currentTarget.value, choice)}
        />
        <PeriodBar choice={choice} onChange={next => go(teamId, next)} fault={fault} />
        <Checkbox
          size="xs"
          label={studyText.hideNames}
          checked={isHidden}
          onChange={event => names.hide(event.currentTarget.checked)}
        />
        <span className={classes.asOf}>{asOf}</span>
      </div>
      <OfflineStrip keys={data ? keys : []} />
      {teamId === '' ? (
        <EmptyState message={text.start} />
      ) : fault !== null ? (
        <EmptyState message={text.noPeriod} />
      ) : isEmpty ? (
        <EmptyState message={text.empty} />
      ) : (
        <QueryView query={report} failed={text.failed}>
          {() => (
            <section className={classes.paper} aria-label={text.preview} aria-busy={report.isFetching}>
              {sheet}
            </section>
          )}
        </QueryView>
      )}
      {isPrinting && sheet && (
        <PrintSheet head={text.head(team, from, to)} onEnd={() => setPrinting(false)}>
          {sheet}
        </PrintSheet>
      )}
    </>
  )
}
