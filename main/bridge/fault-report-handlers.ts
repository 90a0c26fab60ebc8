/** The methods `report.*`: the report is read for the page, and what the teacher leaves in it is kept to be saved. */
import { success } from '../../shared/contract/result'
import { text } from '../../shared/text'
import type { Downloads } from '../downloads/downloads'
import { packFaultReport, type ReportFacts, readFaultReport } from '../fault-report/fault-report'
import type { Handlers } from './gate'

interface Dependencies extends Omit<ReportFacts, 'now'>, Pick<Downloads, 'hold'> {
  clock(): number
}

/** @param dependencies.clock corrected time, in milliseconds. */
export const faultReportHandlers = ({
  clock,
  hold,
  ...facts
}: Dependencies): Pick<Handlers, 'report.read' | 'report.pack'> => ({
  async 'report.read'() {
    return success({ files: await readFaultReport({ ...facts, now: clock() }) })
  },
  'report.pack': ({ files }) => hold({ title: text.faultReport.title, bytes: packFaultReport(files), format: 'zip' }),
})
