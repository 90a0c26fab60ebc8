import { Button } from '@mantine/core'
import { IconDeviceFloppy, IconPrinter } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import { longDate, parseJst } from '../../../shared/domain/time'
import { apiKey, useApi } from '../../bridge/index'
import { useExport } from '../../features/downloads/use-export'
import { studentList } from '../../features/people/use-team-tree'
import { useNow } from '../../ui/clock'
import { useDraft } from '../../ui/drafts'
import { EmptyState } from '../../ui/EmptyState'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import { usePrintHead } from '../../ui/use-print-head'
import { ChoicePanel } from './ChoicePanel'
import { Preview } from './Preview'
import { PrintJob } from './PrintJob'
import { type Classmates, chosenStudents, defaultChoice, parseChoice, periodOf } from './report-choice'
import { periodFault } from './report-period'
import classes from './StudentReport.module.css'
import { text } from './text'

/** What is being printed; `turn` tells one pressing of the button from the next. */
interface Job {
  students: Classmates
  turn: number
}

const dayWords = (date: string): string => longDate(parseJst(date) ?? 0)

/** 個人成績表: one sheet per student of a period, seen as it is printed; printed, or saved as a workbook (DESIGN §7). */
export function StudentReport() {
  const now = useNow()
  const client = useQueryClient()
  const { value: choice, set, ready } = useDraft('student-report', defaultChoice, parseChoice)
  const list = useApi('student-list-by-team', { team_id: choice.team }, { enabled: ready && choice.team !== '' })
  const { beginning, begin } = useExport()
  const [job, setJob] = useState<Job | null>(null)
  const period = periodOf(choice, now)
  const fault = periodFault(period)
  const students = choice.team === '' ? undefined : list.data?.items
  const chosen = students ? chosenStudents(choice, students) : []
  const tooMany = chosen.length > limits.reportStudents ? text.tooMany(limits.reportStudents) : null
  const usable = chosen.length > 0 && tooMany === null && fault === null
  const team = students?.find(({ team_id }) => team_id === choice.team)?.team_name ?? ''
  usePrintHead(usable ? text.head(team, dayWords(period.from), dayWords(period.to)) : text.title)

  const print = (wanted: Classmates) => setJob(old => ({ students: wanted, turn: (old?.turn ?? 0) + 1 }))
  const again = () => {
    void client.resetQueries({
      queryKey: apiKey('get-student-rpt'),
      predicate: query => query.state.status === 'error',
    })
  }
  const save = () =>
    begin({
      kind: 'export-student-study-report',
      request: {
        student_ids: chosen.map(({ student_id }) => student_id).join(','),
        start_time: period.from,
        end_time: period.to,
      },
    })
  const nothing: ReactNode =
    choice.team === '' ? (
      <EmptyState message={text.start} hint={text.startHint} />
    ) : fault ? (
      <EmptyState message={text.faults[fault]} hint={text.noPeriodHint} />
    ) : students && chosen.length === 0 ? (
      <EmptyState message={text.noStudents} hint={text.noStudentsHint} />
    ) : null
  return (
    <>
      <div className={classes.screen}>
        <PageHeader
          title={text.title}
          facts={text.lead}
          actions={
            <>
              <Button
                variant="default"
                leftSection={<IconPrinter size={16} aria-hidden />}
                disabled={!usable}
                onClick={() => print(chosen)}
              >
                {text.printAll(chosen.length)}
              </Button>
              <Button
                leftSection={<IconDeviceFloppy size={16} aria-hidden />}
                disabled={!usable}
                aria-busy={beginning || undefined}
                onClick={() => void save()}
              >
                {text.save(chosen.length)}
              </Button>
            </>
          }
        />
        <OfflineStrip keys={[apiKey('team-rows'), apiKey('student-list-by-team'), apiKey('get-student-rpt')]} />
        <div className={classes.work}>
          <ChoicePanel choice={choice} set={set} students={studentList(list)} fault={fault} tooMany={tooMany} />
          <section className={classes.preview} aria-label={text.preview}>
            {nothing ?? <Preview students={chosen} period={period} onPrint={student => print([student])} />}
          </section>
        </div>
      </div>
      {job && (
        <PrintJob key={job.turn} students={job.students} period={period} onEnd={() => setJob(null)} onAgain={again} />
      )}
    </>
  )
}
