import type { PresentStudent } from '../../../../shared/domain/roster/plan-types'
import { CopyNote } from '../CopyNote'
import type { Runs } from '../use-run'
import { FirstSteps, nameFaults } from './FirstSteps'
import { RolloverFrame } from './RolloverFrame'
import { RolloverPlan } from './RolloverPlan'
import { text } from './text'
import type { SchoolClass } from './use-classes'
import { useYearSource } from './use-year-source'

interface Props {
  students: readonly PresentStudent[]
  teams: readonly SchoolClass[]
  runs: Runs
  isReading: boolean
  /** The students are an offline copy of this time: nothing can be switched. */
  copiedAt: number | null
  /** The id of the last 年次更新; empty if there was none. */
  lastYear: string
  onBegun(): void
}

/** The steps from a list of students to the day on which their classes are switched. */
export function RolloverWizard({ students, teams, runs, isReading, copiedAt, lastYear, onBegun }: Props) {
  const year = useYearSource(students, teams, lastYear)
  const { draft, onChange, sources, targets, choice, source } = year
  const isFile = draft.from === 'file'
  const onStep = (step: number) => onChange({ step })
  const first = (
    <>
      <CopyNote copiedAt={copiedAt} message={text.copied} />
      <FirstSteps
        draft={draft}
        onChange={onChange}
        onRestart={year.clear}
        sources={sources}
        hasFile={isFile && source !== null}
        teams={teams}
        targets={targets}
        choice={choice}
      />
    </>
  )
  if (!year.isReady) return null
  if (source !== null && (isFile || draft.step > 2)) {
    return (
      <RolloverPlan
        key={source.id}
        source={source}
        sources={sources}
        students={students}
        teams={teams}
        targets={targets}
        choice={choice}
        draft={draft}
        onChange={onChange}
        onWork={year.onWork}
        onStep={onStep}
        runs={runs}
        isReading={isReading}
        isCopy={copiedAt !== null}
        onBegun={() => {
          year.clear()
          onBegun()
        }}
      >
        {first}
      </RolloverPlan>
    )
  }
  return (
    <RolloverFrame
      step={isFile ? 1 : draft.step}
      canGoOn={!isFile && targets.size > 0 && nameFaults(targets.values(), teams) === 0}
      onStep={onStep}
    >
      {first}
    </RolloverFrame>
  )
}
