import { Button } from '@mantine/core'
import { IconDeviceFloppy, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { limits } from '../../../shared/domain/limits'
import { apiKey, useApi } from '../../bridge/index'
import { useExport } from '../../features/downloads/use-export'
import { useKeptClass } from '../../features/people/use-kept-class'
import { studentList } from '../../features/people/use-team-tree'
import { missingChoice } from '../../features/reports/missing-choice'
import { chosenPeriod, longDay, periodFault } from '../../features/reports/period'
import { type SheetJobKind, useSheetJob } from '../../features/reports/sheet/use-sheet-job'
import { text as reportText } from '../../features/reports/text'
import { useNow } from '../../ui/clock'
import { useDraft } from '../../ui/drafts'
import { EmptyState } from '../../ui/EmptyState'
import layout from '../../ui/layout/layout.module.css'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import { usePrintHead } from '../../ui/use-print-head'
import { ChoicePanel } from './ChoicePanel'
import { PdfMenu } from './PdfMenu'
import { Preview } from './Preview'
import { type Classmates, chosenStudents, defaultChoice, parseChoice, printedParts } from './report-choice'
import classes from './StudentReport.module.css'
import { text } from './text'

/** Each student gets only her own sheet. */
const noPageNumbers = { pageNumbers: false }

/** 個人成績表: one score sheet per student for a period, with a preview; printed, or saved as PDF or as a workbook (DESIGN §7). */
export function StudentReport() {
  const now = useNow()
  const { value: choice, set, ready } = useDraft('student-report', defaultChoice, parseChoice)
  const { team: team_id } = choice
  const choose = (id: string) => set(old => ({ ...old, team: id }))
  const isReady = useKeptClass('student-report', { team: team_id, ready, isUnset: team_id === '', choose })
  const teams = useApi('team-rows', {})
  const list = useApi('student-list-by-team', { team_id }, { enabled: isReady && team_id !== '' })
  const { isStarting, begin } = useExport()
  const { begin: beginJob, printView } = useSheetJob()
  const period = chosenPeriod(choice, now)
  const parts = printedParts(choice)
  const fault = periodFault(period)
  const students = choice.team === '' ? undefined : list.data?.items
  const chosen = students ? chosenStudents(choice, students) : []
  const tooMany = chosen.length > limits.reportStudents ? reportText.tooMany(limits.reportStudents) : null
  const missing = missingChoice({
    team: choice.team,
    hasNoTeams: teams.isError && !teams.data,
    fault,
    students: students && chosen.length,
  })
  const canPrint = missing === null && tooMany === null
  const team = students?.find(({ team_id }) => team_id === choice.team)?.team_name ?? ''
  const head = canPrint ? text.head(team, longDay(period.from), longDay(period.to)) : text.title
  usePrintHead(head, noPageNumbers)

  const startJob = (kind: SheetJobKind, students: Classmates) =>
    beginJob(kind, { title: team, head, students, period, parts })
  const save = () =>
    begin({
      kind: 'export-student-study-report',
      request: {
        student_ids: chosen.map(({ student_id }) => student_id).join(','),
        start_time: period.from,
        end_time: period.to,
      },
    })
  const emptyState: ReactNode =
    missing === 'team' ? (
      <EmptyState message={text.start} />
    ) : fault ? (
      <EmptyState message={reportText.faults[fault]} hint={text.noPeriodHint} />
    ) : missing === 'students' ? (
      <EmptyState message={text.noStudents} hint={text.noStudentsHint} />
    ) : null
  return (
    <>
      <div className={classes.screen}>
        <PageHeader
          title={text.title}
          facts={text.description}
          actions={
            <>
              <Button
                variant="default"
                leftSection={<IconPrinter size={16} aria-hidden />}
                disabled={!canPrint}
                onClick={() => startJob('print', chosen)}
              >
                {missing ? text.printWithout[missing] : text.printAll(chosen.length)}
              </Button>
              <PdfMenu disabled={!canPrint} count={chosen.length} onChoose={kind => startJob(kind, chosen)} />
              <Button
                leftSection={<IconDeviceFloppy size={16} aria-hidden />}
                disabled={!canPrint}
                aria-busy={isStarting || undefined}
                onClick={() => void save()}
              >
                {missing ? text.saveWithout[missing] : text.save(chosen.length)}
              </Button>
            </>
          }
        />
        <OfflineStrip keys={students ? [apiKey('student-list-by-team'), apiKey('get-student-rpt')] : []} />
        <div className={`${layout.panels} ${classes.work}`}>
          <ChoicePanel choice={choice} set={set} students={studentList(list)} fault={fault} tooMany={tooMany} />
          <section className={classes.preview} aria-label={text.preview}>
            {emptyState ?? (
              <Preview
                students={chosen}
                period={period}
                parts={parts}
                onPrint={student => startJob('print', [student])}
              />
            )}
          </section>
        </div>
      </div>
      {printView}
    </>
  )
}
