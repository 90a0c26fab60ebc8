import { useMemo, useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import type { Figure, Missing } from '../../../shared/domain/own-sheet/figures'
import { columnInFirstList, headsOfSheet, teamsOf } from '../../../shared/domain/own-sheet/find-pupils'
import { homeworkValues, missingValue } from '../../../shared/domain/own-sheet/homework-values'
import { type Place, planCells } from '../../../shared/domain/own-sheet/plan-cells'
import { identityOf, proposeColumn, recall, remember } from '../../../shared/domain/own-sheet/remember'
import { type DecidedLine, peopleToRemember } from '../../../shared/domain/own-sheet/remember-people'
import { rowSetOfRow, rowSetToRemember } from '../../../shared/domain/own-sheet/repeated-rows'
import type { PresentStudent } from '../../../shared/domain/roster/plan-types'
import { callBridge, showToast, startExport, useKept } from '../../bridge/index'
import { hashOfText } from '../../results/hash-text'
import { useBusy } from '../../ui/use-busy'
import { text } from './text'
import type { Scores } from './use-homework-scores'
import type { OwnFile } from './use-own-file'
import { usePupils } from './use-pupils'
import type { OwnChoices } from './use-sheet-choices'

export interface ChosenHomework {
  id: string
  title: string
}

/** A homework with the column that it has in the sheet, or none yet. */
export interface HomeworkPlace extends ChosenHomework {
  figure: Figure
  column: number | null
}

/** The students of several homeworks, each once. */
function studentsOf(scores: readonly (Scores | undefined)[]): PresentStudent[] {
  const students = new Map<string, PresentStudent>()
  for (const { student_id, nickname, number, team_id, team_name } of scores.flatMap(one => one?.rows ?? [])) {
    students.set(student_id, { student_id, nickname, number, team_id, team_name, grade_name: '', class_name: '' })
  }
  return [...students.values()]
}

/** Where each homework goes in the teacher's own sheet, what is written there, and the new file. */
export function useOwnSheet(
  file: OwnFile,
  homeworks: readonly ChosenHomework[],
  scores: ReadonlyMap<string, Scores>,
  { choices, change }: OwnChoices,
) {
  const kept = useKept('own-sheets')
  const { busy, run } = useBusy()
  const [figures, setFigures] = useState<Readonly<Record<string, Figure>>>({})
  const [chosenMissing, setMissing] = useState<Missing | null>(null)
  const { sheet } = file
  const students = useMemo(() => studentsOf(homeworks.map(({ id }) => scores.get(id))), [homeworks, scores])
  const identity = useMemo(() => identityOf(file.name, sheet, headsOfSheet(sheet), hashOfText), [file.name, sheet])
  const known = useMemo(() => recall(kept.value ?? [], identity), [kept.value, identity])
  const teamId = choices.team ?? known?.team ?? ''
  const { pupils, decided, rowSets, rowSet } = usePupils(sheet, students, teamId, known, choices)
  const missing = chosenMissing ?? known?.missing ?? 'empty'

  const places = useMemo(() => {
    const taken = new Set<number>()
    return homeworks.map(({ id, title }): HomeworkPlace => {
      const own = choices.columns[id]
      const column = own === undefined ? proposeColumn({ id, title }, known, { sheet, pupils, taken }, hashOfText) : own
      if (column !== null) taken.add(column)
      const figure = figures[id] ?? known?.places.find(({ homework }) => homework === id)?.figure ?? 'average'
      return { id, title, column, figure }
    })
  }, [homeworks, choices.columns, figures, known, sheet, pupils])

  const cells = useMemo(() => {
    const ready = places.flatMap(({ id, figure, column }): Place[] => {
      const own = scores.get(id)
      if (own === undefined || column === null) return []
      const values = homeworkValues(figure, own.topics, own.rows)
      return [{ homeworkId: id, column, values, missing: missingValue(missing, figure, text.places.missings.word) }]
    })
    return planCells(sheet, pupils, ready)
  }, [places, scores, missing, sheet, pupils])
  const writes = useMemo(() => cells.filter(({ state }) => state === 'writes'), [cells])

  return {
    pupils,
    students,
    decided,
    places,
    cells,
    writes,
    missing,
    setMissing,
    teams: useMemo(() => teamsOf(students), [students]),
    teamId,
    setTeam: (team: string) => change(() => ({ team })),
    rowSets,
    rowSet,
    setRowSet: (next: number) => change(() => ({ rowSet: next })),
    isSaving: busy,
    setFigure: (id: string, figure: Figure) => setFigures(old => ({ ...old, [id]: figure })),
    /**
     * Of lists side by side, a click into any of them means the same column of all. Of several rows of each student, a
     * click into one means this row of all.
     */
    setColumn: (id: string, column: number | null, row: number | null = null) =>
      change(old => ({
        columns: { ...old.columns, [id]: column === null ? null : columnInFirstList(pupils, column) },
        ...(row !== null && { rowSet: rowSetOfRow(rowSets, row) ?? old.rowSet }),
      })),
    decide: (lines: readonly DecidedLine[]) =>
      change(old => ({ decided: new Map([...old.decided, ...lines.map(one => [one.line.key, one] as const)]) })),
    /** Has main write the cells into a copy of the file, and begins to save it. */
    save: () =>
      run(async () => {
        if (writes.length === 0) return
        const answer = await callBridge('sheet.write', {
          title: file.name.replace(/\.[^.]*$/u, '').slice(0, limits.ownSheet.titleLength),
          bytes: file.bytes,
          sheet: sheet.sheet,
          cells: writes.map(({ row, column, value }) => ({ row, column, value })),
        })
        if (!answer.ok) return showToast(answer.error.message)
        const written = places.flatMap(({ id, figure, column }) =>
          column === null ? [] : [{ homework: id, figure, column }],
        )
        const made = {
          choices: written,
          missing,
          team: teamId,
          rowSet: rowSetToRemember(rowSets, rowSet, hashOfText),
          classes: [...new Set(writes.map(({ student }) => student.team_id))].slice(0, limits.ownSheet.classes),
          people: peopleToRemember(known?.people ?? [], [...decided.values()], students, hashOfText),
          heads: pupils.heads,
          at: Math.floor(Date.now() / 1000),
        }
        kept.set(old => remember(old ?? [], identity, made, hashOfText))
        await startExport({ kind: 'own-sheet', request: answer.value })
      }),
  }
}

export type OwnSheetPlan = ReturnType<typeof useOwnSheet>
