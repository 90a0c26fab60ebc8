import { useCallback, useMemo } from 'react'
import { limits } from '../../../../shared/domain/limits'
import type { Target, YearChoice } from '../../../../shared/domain/roster/next-year'
import type { PlanInput } from '../../../../shared/domain/roster/plan'
import type { PlanKind, PresentStudent } from '../../../../shared/domain/roster/plan-types'
import { planYear, targetsOfFile } from '../../../../shared/domain/roster/plan-year'
import { classesOf } from '../../../../shared/domain/roster/rollover'
import type { ImportWork } from '../import-draft'
import { isSent } from '../import-rows'
import { usePlan } from '../use-plan'
import type { Source } from '../use-source'
import { nameFaults } from './FirstSteps'
import type { RolloverDraft } from './rollover-draft'
import { leftTeams, stayingStudents, teamChangesOf } from './rollover-rows'
import type { SchoolClass } from './use-classes'

export interface YearInput {
  /** Today's classes as a table, or the file. */
  source: Source
  students: readonly PresentStudent[]
  teams: readonly SchoolClass[]
  /** Where the students of each present class go. */
  targets: ReadonlyMap<string, Target>
  choice: YearChoice
  draft: RolloverDraft
  onChange(change: Partial<RolloverDraft>): void
  /** Keeps what is edited and decided, and how a file is read, by the id of the source. */
  onWork(id: string, work: ImportWork): void
}

/** The plan of the next year, and what follows from its rows. What is edited becomes a part of the draft. */
export function useYearPlan({ source, students, teams, targets, choice, draft, onWork }: YearInput) {
  const { fileTargets } = draft
  const isFile = draft.from === 'file'
  const planOf = useCallback(
    (read: Pick<PlanInput, 'entries' | 'decisions'>) =>
      planYear({ ...read, students, teams, targets, file: isFile ? { choice, chosen: fileTargets } : undefined }),
    [students, teams, targets, isFile, choice, fileTargets],
  )
  const plan = usePlan({
    source,
    students,
    teams,
    planOf,
    kept: draft.work[source.id],
    onWork: work => onWork(source.id, work),
  })
  const { entries } = plan

  const named = useMemo(() => {
    const found = isFile ? classesOf(entries, teams) : []
    const to = targetsOfFile(found, teams, choice, fileTargets)
    return found.map(({ name, count }) => ({
      key: name,
      name,
      count,
      target: to.get(name) ?? { is: 'stays' as const },
    }))
  }, [isFile, entries, teams, choice, fileTargets])
  const { rows } = plan.plan
  const count = (kind: PlanKind) => rows.filter(row => row.kind === kind).length
  const leaves = count('leaves')
  const staying = stayingStudents(rows, students)
  return {
    plan,
    isFile,
    /** The classes that the file names, with those of the next year. */
    named,
    faults: nameFaults([...targets.values(), ...named.map(({ target }) => target)], teams),
    sent: rows.filter(isSent).length,
    /** Rows at fault, and rows that a person must decide. */
    left: count('fault') + count('doubtful'),
    counts: { moves: count('moves'), leaves, created: count('new'), changed: count('changed'), stay: staying.length },
    /** The classes that students leave. */
    changed: leftTeams(rows, teams),
    changes: teamChangesOf(rows, students, teams, draft.hidesOld),
    staying,
    /** So many students graduate that their number is typed. */
    isMass: leaves * 100 > students.length * limits.massDeletionPercent,
  }
}
