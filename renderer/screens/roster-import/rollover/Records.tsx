import { Button } from '@mantine/core'
import type { RosterImport } from '../../../../shared/contract/roster'
import type { PresentTeam } from '../../../../shared/domain/roster/plan-types'
import { shortTime } from '../../../../shared/domain/time'
import { saveSheet } from '../../../features/sheets/save-sheet'
import { useNow } from '../../../ui/clock'
import { useBusy } from '../../../ui/use-busy'
import { kindOfImport } from '../import-rows'
import { ResultPanel } from '../ResultPanel'
import panel from '../RosterImport.module.css'
import { text as importText } from '../text'
import type { Runs } from '../use-run'
import { failedSheet } from './rollover-rows'
import { text } from './text'

const none: ReadonlySet<number> = new Set()

interface Props {
  /** The newest first. */
  records: readonly RosterImport[]
  teams: readonly PresentTeam[]
  runs: Runs
}

/** The students who could not be switched, as a workbook that can be mended and read again. */
function FailedStudents({ record, teams }: { record: RosterImport; teams: readonly PresentTeam[] }) {
  const saving = useBusy()
  const table = failedSheet(record, teams)
  if (table.rows.length === 0) return null
  return (
    <div className={panel.line}>
      <Button
        size="compact-sm"
        variant="default"
        loading={saving.busy}
        onClick={() => void saving.run(() => saveSheet(text.state.fileTitle, table))}
      >
        {text.state.save}
      </Button>
      <span className={panel.hint}>{text.state.saveHint}</span>
    </div>
  )
}

/** What became of 年次更新 and of what took it back, with the classes that could not be shown or hidden. */
export function Records({ records, teams, runs }: Props) {
  const now = useNow()
  return records.map(record => (
    <div key={record.id}>
      <ResultPanel
        title={`${shortTime(record.at, now)}　${importText.result.titles[kindOfImport(record)]}`}
        record={record}
        undone={runs.undone.get(record.id) ?? none}
        onResume={(id, skipsRefused) => void runs.resume(id, skipsRefused)}
        onUndo={(id, rows) => void runs.undo(id, rows)}
      />
      {record.undoes === undefined && <FailedStudents record={record} teams={teams} />}
      {record.teams?.map(
        ({ ref, state, message }) =>
          state === 'refused' &&
          message !== undefined && (
            <p key={ref} className={panel.remark}>
              {message}
            </p>
          ),
      )}
    </div>
  ))
}

/** Earlier years and what took them back. */
export const EarlierRecords = ({ records, teams, runs }: Props) =>
  records.length === 0 ? null : (
    <section className={panel.past} aria-label={text.state.past}>
      <h2>{text.state.past}</h2>
      <Records records={records} teams={teams} runs={runs} />
    </section>
  )
