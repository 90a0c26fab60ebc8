import { useMemo } from 'react'
import type { Keep } from '../../../shared/contract/keeps'
import type { OwnSheet } from '../../../shared/contract/types'
import { findPupils } from '../../../shared/domain/own-sheet/find-pupils'
import { recallPeople } from '../../../shared/domain/own-sheet/remember-people'
import { decisionsOfRowSet, findRowSets, recallRowSet } from '../../../shared/domain/own-sheet/repeated-rows'
import type { Decision, PresentStudent } from '../../../shared/domain/roster/plan-types'
import { hashOfText } from '../../results/hash-text'
import type { SheetChoices } from './use-sheet-choices'

type Known = Keep<'own-sheets'>[number]
const none: ReadonlyMap<number, Decision> = new Map()

/** Who stands in which row: what the program finds, what was decided the last time, and what the teacher decides now. */
export function usePupils(
  sheet: OwnSheet,
  students: readonly PresentStudent[],
  teamId: string,
  known: Known | undefined,
  choices: SheetChoices,
) {
  const found = useMemo(() => findPupils(sheet, students, none, teamId), [sheet, students, teamId])
  const rowSets = useMemo(() => findRowSets(found.lines, sheet.rows), [found, sheet])
  const chosen = choices.rowSet ?? recallRowSet(rowSets, known?.rowSet, hashOfText)
  const rowSet = chosen !== null && chosen < rowSets.length ? chosen : null
  const decidedNow = choices.decided
  const decided = useMemo(() => {
    const all = new Map([...recallPeople(found, students, known?.people ?? [], hashOfText), ...decidedNow])
    const ids = new Set(students.map(({ student_id }) => student_id))
    // A homework that was removed takes its students along.
    const holds = (decision: Decision | null) =>
      decision !== null && (decision.is !== 'student' || ids.has(decision.student_id))
    return new Map([...all].filter(([, { decision }]) => holds(decision)))
  }, [found, students, known, decidedNow])
  const pupils = useMemo(() => {
    const decisions = new Map([
      ...decisionsOfRowSet(rowSets, rowSet),
      ...[...decided].flatMap(([key, { decision }]) => (decision ? [[key, decision] as const] : [])),
    ])
    return decisions.size === 0 ? found : findPupils(sheet, students, decisions, teamId)
  }, [found, sheet, students, decided, teamId, rowSets, rowSet])
  return { pupils, decided, rowSets, rowSet }
}
