import { Button } from '@mantine/core'
import { IconDeviceFloppy, IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { apiKey, useApi } from '../../bridge/index'
import { useExport } from '../../features/downloads/use-export'
import { longDay } from '../../features/reports/period'
import { ScoreSheet } from '../../features/reports/sheet/ScoreSheet'
import { sheetParts } from '../../features/reports/sheet/sheet-parts'
import { useSheetJob } from '../../features/reports/sheet/use-sheet-job'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { QueryView } from '../../ui/QueryView'
import classes from './StudentDetails.module.css'
import type { TabProps } from './tab-props'
import { text } from './text'

const words = text.report

/** The score sheet of the period, as it is printed; the server saves the same as a workbook (SPEC §7 get-student-rpt). */
export function ReportTab({ student, name, period }: TabProps) {
  const request = { student_id: student.id, start_time: period.from, end_time: period.to }
  const report = useApi('get-student-rpt', request)
  const keys = [apiKey('get-student-rpt', request)]
  const { begin } = useExport()
  const { begin: beginJob, printView } = useSheetJob()
  const isHidden = name !== student.name
  const onSheet = {
    student_id: student.id,
    nickname: name,
    number: isHidden ? '' : student.number,
    team_name: student.team,
  }
  const sheet = {
    title: name,
    students: [onSheet],
    period,
    parts: sheetParts,
    head: words.head(name, longDay(period.from), longDay(period.to)),
  }
  const save = () =>
    begin({
      kind: 'export-student-study-report',
      request: { student_ids: student.id, start_time: period.from, end_time: period.to },
    })
  return (
    <>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          disabled={!report.data}
          onClick={() => beginJob('print', sheet)}
        >
          {words.print}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={16} aria-hidden />}
          disabled={!report.data}
          onClick={() => beginJob('pdf', sheet)}
        >
          {words.savePdf}
        </Button>
        <Button leftSection={<IconDeviceFloppy size={16} aria-hidden />} onClick={() => void save()}>
          {words.save}
        </Button>
      </div>
      <OfflineStrip keys={report.data ? keys : []} />
      <QueryView query={report} failed={words.failed}>
        {data => (
          <div className={classes.paper} aria-busy={report.isFetching}>
            <ScoreSheet report={data} student={onSheet} period={period} parts={sheetParts} />
          </div>
        )}
      </QueryView>
      {printView}
    </>
  )
}
