import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { limits } from '../../../../shared/domain/limits'
import { longDate, parseJst } from '../../../../shared/domain/time'
import { SheetMenu } from '../../../features/sheets/SheetMenu'
import { useToday } from '../../../ui/clock'
import { confirmDialog } from '../../../ui/dialogs'
import { ColumnsPanel } from '../ColumnsPanel'
import { LeftOutRows } from '../LeftOutRows'
import { PlanTable } from '../PlanTable'
import { ReadingBar } from '../ReadingBar'
import panel from '../RosterImport.module.css'
import type { Runs } from '../use-run'
import type { Sources } from '../use-source'
import { HomeworkNote } from './HomeworkNote'
import { RolloverFrame } from './RolloverFrame'
import { chosenDay, RunStep } from './RunStep'
import { planColumns } from './rollover-rows'
import { StayingStudents } from './StayingStudents'
import { TargetTable } from './TargetTable'
import { text } from './text'
import { useYearPlan, type YearInput } from './use-year-plan'

interface Props extends YearInput {
  sources: Sources
  onStep(step: number): void
  runs: Runs
  /** The students are being read again: a start waits for them. */
  isReading: boolean
  /** The students are an offline copy: nothing can be switched. */
  isCopy: boolean
  onBegun(): void
  /** The first two steps. */
  children: ReactNode
}

const none: ReadonlyMap<number, string> = new Map()
const words = text.run

/** The plan of the next year: its rows, edited in place, the homework under way, and the day. */
export function RolloverPlan(props: Props) {
  const { sources, students, teams, draft, onChange, onStep, runs } = props
  const { plan, isFile, named, faults, sent, left, counts, changed, changes, staying, isMass } = useYearPlan(props)
  const { step } = draft
  const { rows } = plan.plan
  const today = useToday()
  const [typed, setTyped] = useState('')
  const day = chosenDay(draft, today)
  const isTooMany = sent > limits.roster.runRows
  const isTyped = !isMass || typed.normalize('NFKC').trim() === String(counts.leaves)
  const summary = sent === 0 ? text.preview.none : text.preview.summary(counts)
  const canGoOn = faults === 0 && !plan.isAsking && (step < 2 || named.length > 0 || !isFile) && (step < 3 || sent > 0)
  const begin = async () => {
    if (day === null) return
    const made = changes.filter(({ isNew }) => isNew).map(({ name }) => name)
    const message = [
      summary,
      ...(made.length > 0 ? [words.made(made.join(text.homework.comma))] : []),
      ...(left > 0 ? [text.preview.left(left)] : []),
      draft.isLater ? words.laterHint : words.undo,
    ].join('\n')
    const title = draft.isLater ? words.scheduleTitle : words.title
    const confirm = draft.isLater ? words.confirmSchedule : words.confirm
    if (!(await confirmDialog({ title, message, confirm }))) return
    const begun = await runs.start(rows, students, { teams: changes, day })
    if (begun !== null && begun !== undefined) props.onBegun()
  }
  return (
    <RolloverFrame
      step={step}
      canGoOn={canGoOn}
      onStep={onStep}
      {...(step > 2 && { facts: summary })}
      actions={
        <>
          {step > 2 && <SheetMenu title={text.preview.fileTitle} columns={planColumns} rows={rows} />}
          {step === 4 && (
            <Button
              disabled={props.isCopy || sent === 0 || isTooMany || day === null || !isTyped}
              loading={runs.busy || props.isReading}
              onClick={() => void begin()}
            >
              {draft.isLater && day !== null ? words.schedule(longDate(parseJst(day) ?? today)) : words.start(sent)}
            </Button>
          )}
        </>
      }
    >
      {props.children}
      {step === 1 && (
        <section className={panel.panel} aria-label={text.source.table}>
          <ReadingBar source={props.source} sources={sources} />
          <ColumnsPanel plan={plan} />
          <LeftOutRows rows={plan.leftOut} />
        </section>
      )}
      {step === 2 && isFile && (
        <section className={panel.panel} aria-label={text.classes.file}>
          <h2>{text.classes.file}</h2>
          {named.length === 0 ? (
            <p className={panel.fault} role="alert">
              {text.classes.noClass}
            </p>
          ) : (
            <TargetTable
              label={text.classes.file}
              head={text.classes.file}
              isFile
              rows={named}
              teams={teams}
              newName={({ name }) => name}
              onChange={(name, target) => onChange({ fileTargets: { ...draft.fileTargets, [name]: target } })}
            />
          )}
        </section>
      )}
      {step === 3 && (
        <>
          <PlanTable plan={plan} refusals={none} isReadOnly={runs.running !== undefined} />
          <StayingStudents students={staying} />
        </>
      )}
      {step > 2 && <HomeworkNote teams={changed} />}
      {step === 4 && isTooMany && (
        <p className={panel.fault} role="alert">
          {words.tooMany(limits.roster.runRows)}
        </p>
      )}
      {step === 4 && (
        <RunStep
          draft={draft}
          onChange={onChange}
          leaves={isMass ? counts.leaves : null}
          typed={typed}
          onType={setTyped}
        />
      )}
    </RolloverFrame>
  )
}
