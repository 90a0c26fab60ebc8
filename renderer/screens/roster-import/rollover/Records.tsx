import type { RosterImport } from '../../../../shared/contract/roster'
import { shortTime } from '../../../../shared/domain/time'
import { useNow } from '../../../ui/clock'
import { kindOfImport } from '../import-rows'
import { ResultPanel } from '../ResultPanel'
import panel from '../RosterImport.module.css'
import { text as importText } from '../text'
import type { Runs } from '../use-run'
import { text } from './text'

const none: ReadonlySet<number> = new Set()

interface Props {
  /** The newest first. */
  records: readonly RosterImport[]
  runs: Runs
}

/** What became of 年次更新 and of what took it back, with the classes that could not be shown or hidden. */
export function Records({ records, runs }: Props) {
  const now = useNow()
  return records.map(record => (
    <div key={record.id}>
      <ResultPanel
        title={`${shortTime(record.at, now)}　${importText.result.titles[kindOfImport(record)]}`}
        record={record}
        undone={runs.undone.get(record.id) ?? none}
        onResume={id => void runs.resume(id)}
        onUndo={(id, rows) => void runs.undo(id, rows)}
      />
      {record.teams?.map(
        ({ ref, name, state, message }) =>
          state === 'refused' &&
          message !== undefined && (
            <p key={ref} className={panel.remark}>
              {text.state.refused(name, message)}
            </p>
          ),
      )}
    </div>
  ))
}

/** Earlier years and what took them back. */
export const EarlierRecords = ({ records, runs }: Props) =>
  records.length === 0 ? null : (
    <section className={panel.past} aria-label={text.state.past}>
      <h2>{text.state.past}</h2>
      <Records records={records} runs={runs} />
    </section>
  )
