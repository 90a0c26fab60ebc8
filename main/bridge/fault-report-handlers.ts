/** The methods `report.*`: the report is read for the page, and what the teacher leaves in it is saved. */
import { success } from '../../shared/contract/result'
import { text } from '../../shared/text'
import type { Downloads } from '../downloads/downloads'
import { packFaultReport, type ReportFacts, readFaultReport } from '../fault-report/fault-report'
import type { Handlers } from './gate'

interface Dependencies extends Omit<ReportFacts, 'now'>, Pick<Downloads, 'saveNow'> {
  clock(): number
}

/** @param dependencies.clock corrected time, in milliseconds. */
export const faultReportHandlers = ({
  clock,
  saveNow,
  ...facts
}: Dependencies): Pick<Handlers, 'report.read' | 'report.save'> => ({
  async 'report.read'() {
    return success({ files: await readFaultReport({ ...facts, now: clock() }) })
  },
  'report.save': ({ files }) =>
    saveNow({ title: text.faultReport.title, bytes: packFaultReport(files), format: 'zip' }),
})
