import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { missingClasses } from '../../../shared/domain/roster/missing-classes'
import type { PresentStudent, PresentTeam } from '../../../shared/domain/roster/plan-types'
import { saveSheet } from '../../features/sheets/save-sheet'
import { confirmDialog } from '../../ui/dialogs'
import { useBusy } from '../../ui/use-busy'
import { ColumnsPanel } from './ColumnsPanel'
import { CopyNote } from './CopyNote'
import { ImportHeader } from './ImportHeader'
import { forgetImport } from './import-draft'
import { isSent } from './import-rows'
import { LeftOutRows } from './LeftOutRows'
import { leftTable } from './left-table'
import { MissingClasses } from './MissingClasses'
import { PlanTable } from './PlanTable'
import { ReadingBar } from './ReadingBar'
import classes from './RosterImport.module.css'
import { reasonOf } from './reasons'
import { TargetSelect } from './SourcePanel'
import { text } from './text'
import { usePlan } from './use-plan'
import type { Runs } from './use-run'
import type { Source, Sources } from './use-source'

interface Props {
  source: Source
  sources: Sources
  students: readonly PresentStudent[]
  teams: readonly PresentTeam[]
  runs: Runs
  /** The students are being read again: an import waits for them. */
  isReading: boolean
  /** The students are an offline copy of this time: they may have changed since. */
  copiedAt: number | null
  /** Between the header and the table. */
  children: ReactNode
}

const words = text.run

/** A table that was read: how, what its columns hold, what would happen, and the import itself. */
export function ImportPreview({ source, sources, students, teams, runs, isReading, copiedAt, children }: Props) {
  const plan = usePlan({ source, students, teams, fallback: teams.find(({ id }) => id === source.teamId) })
  const [started, setStarted] = useState<string | null>(null)
  const saving = useBusy()
  const making = useBusy()
  const { rows } = plan.plan
  const sent = rows.filter(isSent)
  const count = (kind: string) => rows.filter(row => row.kind === kind).length
  const left = rows.filter(({ kind }) => kind === 'fault' || kind === 'doubtful')
  const record = runs.imports.find(({ id }) => id === started)
  const refusals = useMemo(
    () =>
      new Map(
        record?.rows.flatMap(({ row, message, state }) =>
          message === undefined || state === 'done' ? [] : [[row, message] as const],
        ),
      ),
    [record],
  )
  const missing = useMemo(() => missingClasses(rows), [rows])
  const isRunning = runs.running !== undefined
  const isBlocked = isRunning || plan.isAsking || copiedAt !== null
  const begin = async () => {
    const message = [
      words.counts(count('new'), count('moves'), count('changed')),
      ...(left.length > 0 ? [words.left(left.length)] : []),
      words.undo,
      words.cannotUndo,
    ].join('\n')
    if (!(await confirmDialog({ title: words.title, message, confirm: words.confirm }))) return
    setStarted((await runs.start(rows, students)) ?? null)
  }
  const unsent = rows.filter(row => left.includes(row) || (isSent(row) && refusals.has(row.row)))
  const isComplete = record?.state === 'ended' && unsent.length === 0 && !isReading
  useEffect(() => {
    if (isComplete) forgetImport()
  }, [isComplete])
  return (
    <>
      <ImportHeader
        facts={sent.length === 0 ? words.none : words.counts(count('new'), count('moves'), count('changed'))}
      >
        {unsent.length > 0 && (
          <Button
            variant="default"
            title={text.result.saveHint}
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            loading={saving.busy}
            onClick={() =>
              void saving.run(() =>
                saveSheet(
                  text.result.fileTitle,
                  leftTable(plan.rows, plan.header, unsent, row => refusals.get(row.row) ?? reasonOf(row)),
                ),
              )
            }
          >
            {text.result.save}
          </Button>
        )}
        <Button
          disabled={sent.length === 0 || isBlocked || making.busy}
          loading={runs.busy || isReading}
          onClick={() => void begin()}
        >
          {words.button(sent.length)}
        </Button>
      </ImportHeader>
      {children}
      <CopyNote copiedAt={copiedAt} message={text.school.copied} />
      <section className={classes.panel} aria-label={text.reading.label}>
        <ReadingBar source={source} sources={sources} />
        <ColumnsPanel plan={plan} />
        <LeftOutRows rows={plan.leftOut} />
        {plan.mapping.includes('team') ? null : (
          <TargetSelect teams={teams} value={source.teamId} onChange={sources.setTeam} />
        )}
        <MissingClasses names={missing} isDisabled={isBlocked || runs.busy} making={making} />
      </section>
      <PlanTable plan={plan} refusals={refusals} isReadOnly={isRunning} isCopy={copiedAt !== null} />
    </>
  )
}
