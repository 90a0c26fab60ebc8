import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { RosterImport as RosterImportRecord } from '../../../shared/contract/roster'
import { shortTime } from '../../../shared/domain/time'
import { useNow } from '../../ui/clock'
import { ErrorState } from '../../ui/ErrorState'
import { ImportHeader } from './ImportHeader'
import { ImportPreview } from './ImportPreview'
import { importsOfYear, kindOfImport, takeableRows } from './import-rows'
import { ResultPanel } from './ResultPanel'
import classes from './RosterImport.module.css'
import { RunBar } from './RunBar'
import { SourcePanel } from './SourcePanel'
import { text } from './text'
import { useRun } from './use-run'
import { useSchool } from './use-school'
import { useSource } from './use-source'

const none: ReadonlySet<number> = new Set()

/**
 * 名簿の取り込み: students from Excel, CSV or pasted cells (SPEC §7 import-team-students-list). Nothing changes before the
 * teacher has seen what would; `team_id` in the address is the class of rows that name none.
 */
export function RosterImport() {
  const [query] = useSearchParams()
  const [teamId, setTeamId] = useState(query.get('team_id') ?? '')
  const now = useNow()
  const school = useSchool()
  const sources = useSource(teamId)
  const runs = useRun()
  const { source } = sources
  const { students, teams = [] } = school
  const past = importsOfYear(runs.imports, false)
    .filter(({ id }) => id !== runs.running?.id)
    .reverse()
  const titleOf = (record: RosterImportRecord) =>
    `${shortTime(record.at, now)}　${text.result.titles[kindOfImport(record)]}`
  const panelOf = (record: RosterImportRecord) => (
    <ResultPanel
      key={record.id}
      title={titleOf(record)}
      record={record}
      teams={teams}
      undone={runs.undone.get(record.id) ?? none}
      onResume={id => void runs.resume(id)}
      onUndo={(id, rows) => void runs.undo(id, rows)}
    />
  )
  const [latest] = past
  const hasRest = ({ id, rows, state }: RosterImportRecord) =>
    state === 'stopped' || takeableRows(rows, runs.undone.get(id) ?? none).length > 0
  // An import of which a part was taken back stays, because the rest can be taken back, too, or it can go on.
  const shown = past.filter(one => one === latest || (one.id === latest?.undoes && hasRest(one)))
  const earlier = past.filter(one => !shown.includes(one))
  const above = (
    <>
      {runs.running && <RunBar progress={runs.running} teams={teams} kind={kindOfImport(runs.running)} />}
      {shown.map(panelOf)}
    </>
  )
  if (source !== null && students !== undefined && school.teams !== undefined)
    return (
      <div className={classes.screen}>
        <ImportPreview
          key={source.id}
          source={source}
          sources={sources}
          students={students}
          teams={school.teams}
          runs={runs}
          isReading={school.isReading}
          copiedAt={school.copiedAt}
        >
          {above}
        </ImportPreview>
      </div>
    )
  return (
    <div className={classes.screen}>
      <ImportHeader />
      {above}
      {source === null ? (
        <SourcePanel sources={sources} teams={teams} teamId={teamId} onTeam={setTeamId} />
      ) : school.isFailed ? (
        <ErrorState message={text.school.failed} onRetry={school.retry} />
      ) : (
        <p role="status">{text.school.loading(school.read, school.total)}</p>
      )}
      {source === null && earlier.length > 0 && (
        <section className={classes.past} aria-label={text.past}>
          <h2>{text.past}</h2>
          {earlier.map(panelOf)}
        </section>
      )}
    </div>
  )
}
