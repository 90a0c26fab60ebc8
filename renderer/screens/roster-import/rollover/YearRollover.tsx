import { Button } from '@mantine/core'
import { useState } from 'react'
import { paths } from '../../../paths'
import { ErrorState } from '../../../ui/ErrorState'
import { PageHeader } from '../../../ui/PageHeader'
import { CopyNote } from '../CopyNote'
import { importsOfYear, kindOfImport } from '../import-rows'
import panel from '../RosterImport.module.css'
import { RunBar } from '../RunBar'
import { text as importText } from '../text'
import { useRun } from '../use-run'
import { useSchool } from '../use-school'
import { EarlierRecords, Records } from './Records'
import { RolloverWizard } from './RolloverWizard'
import { isWaiting, StatePanel } from './StatePanel'
import { text } from './text'
import { useClasses } from './use-classes'

/**
 * 年次更新: promotion, new classes and graduation, from today's classes or from a file. It is an import with classes of
 * its own (SPEC §7 team/create, make-hidden, make-obvious), and can be planned for a day.
 */
export function YearRollover() {
  const school = useSchool()
  const runs = useRun()
  const { students, isReading } = school
  const teams = useClasses(students)
  const [isAgain, setAgain] = useState(false)
  const { running } = runs
  const past = importsOfYear(runs.imports, true)
    .filter(({ id }) => id !== running?.id)
    .reverse()
  const waiting = past.find(isWaiting)
  const shown = past.filter(record => record !== waiting && record.rows.length > 0)
  const [latest] = shown
  const isStopped = latest !== undefined && latest.state !== 'ended'
  const isEnded = latest !== undefined && !isStopped && kindOfImport(latest) === 'rollover' && !isAgain

  if (!running && !waiting && !isStopped && !isEnded && students && teams) {
    return (
      <div className={panel.screen}>
        <RolloverWizard
          students={students}
          teams={teams}
          runs={runs}
          isReading={isReading}
          copiedAt={school.copiedAt}
          lastYear={runs.imports.findLast(record => record.teams !== undefined)?.id ?? ''}
          onBegun={() => setAgain(false)}
        />
        <EarlierRecords records={shown} teams={teams} runs={runs} />
      </div>
    )
  }
  return (
    <div className={panel.screen}>
      <PageHeader title={text.title} crumbs={[{ label: text.list, to: paths.grades() }]} facts={text.facts} />
      {teams && <CopyNote copiedAt={school.copiedAt} message={text.copied} />}
      {running && <RunBar progress={running} teams={teams ?? []} kind={kindOfImport(running)} />}
      {school.isFailed ? (
        <ErrorState message={importText.school.failed} onRetry={school.retry} />
      ) : (
        teams === undefined && <p role="status">{importText.school.loading(school.read, school.total)}</p>
      )}
      {waiting && !running && (
        <StatePanel
          record={waiting}
          students={students}
          teams={teams ?? []}
          runs={runs}
          isCopy={school.copiedAt !== null}
        />
      )}
      <Records records={shown.slice(0, 1)} teams={teams ?? []} runs={runs} />
      {isEnded && !waiting && !running && (
        <section className={panel.panel} aria-label={text.state.again}>
          <p className={panel.remark}>{text.state.ended}</p>
          <div>
            <Button variant="default" onClick={() => setAgain(true)}>
              {text.state.again}
            </Button>
          </div>
        </section>
      )}
      <EarlierRecords records={shown.slice(1)} teams={teams ?? []} runs={runs} />
    </div>
  )
}
