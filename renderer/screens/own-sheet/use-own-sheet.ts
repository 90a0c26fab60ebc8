import { useMemo, useState } from 'react'
import type { OwnSheet } from '../../../shared/contract/types'
import { limits } from '../../../shared/domain/limits'
import type { Figure, Missing } from '../../../shared/domain/own-sheet/figures'
import { columnInFirstList, findPupils, headsOfSheet, teamsOf } from '../../../shared/domain/own-sheet/find-pupils'
import { homeworkValues, missingValue } from '../../../shared/domain/own-sheet/homework-values'
import { type Place, planCells } from '../../../shared/domain/own-sheet/plan-cells'
import { identityOf, proposeColumn, recall, remember } from '../../../shared/domain/own-sheet/remember'
import type { Decision, PresentStudent } from '../../../shared/domain/roster/plan-types'
import { callBridge, showToast, startExport, useKept } from '../../bridge/index'
import { hashOfText } from '../../results/hash-text'
import { useBusy } from '../../ui/use-busy'
import { text } from './text'
import type { Scores } from './use-homework-scores'
import type { OwnFile } from './use-own-file'

export interface ChosenHomework {
  id: string
  title: string
}

/** What the teacher has chosen for a homework; what is absent is proposed. */
interface Chosen {
  figure?: Figure
  column?: number | null
}

/** A homework with the column that it has in the sheet, or none yet. */
export interface HomeworkPlace extends ChosenHomework {
  figure: Figure
  column: number | null
}

const emptySheet: OwnSheet = {
  sheets: [],
  sheet: 0,
  rows: [],
  columns: 0,
  hiddenColumns: [],
  carries: [],
  hasFormulas: false,
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
  file: OwnFile | null,
  homeworks: readonly ChosenHomework[],
  scores: ReadonlyMap<string, Scores>,
) {
  const kept = useKept('own-sheets')
  const { busy, run } = useBusy()
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen>>>({})
  const [chosenTeam, setTeam] = useState<string | null>(null)
  const [chosenMissing, setMissing] = useState<Missing | null>(null)
  const [decided, setDecided] = useState<{ file: string; rows: ReadonlyMap<number, Decision> }>({
    file: '',
    rows: new Map(),
  })
  const sheet = file?.sheet ?? emptySheet
  const decisions = useMemo(
    () => (decided.file === file?.id ? decided.rows : new Map<number, Decision>()),
    [decided, file?.id],
  )
  const students = useMemo(() => studentsOf(homeworks.map(({ id }) => scores.get(id))), [homeworks, scores])
  const identity = useMemo(
    () => identityOf(file?.name ?? '', sheet, headsOfSheet(sheet), hashOfText),
    [file?.name, sheet],
  )
  const known = useMemo(() => recall(kept.value ?? [], identity), [kept.value, identity])
  const teamId = chosenTeam ?? known?.team ?? ''
  const pupils = useMemo(() => findPupils(sheet, students, decisions, teamId), [sheet, students, decisions, teamId])
  const missing = chosenMissing ?? known?.missing ?? 'empty'

  const places = useMemo(() => {
    const taken = new Set<number>()
    return homeworks.map(({ id, title }): HomeworkPlace => {
      const own = chosen[id]
      const column =
        own?.column === undefined
          ? proposeColumn({ id, title }, known, { sheet, pupils, taken }, hashOfText)
          : own.column
      if (column !== null) taken.add(column)
      const figure = own?.figure ?? known?.places.find(({ homework }) => homework === id)?.figure ?? 'average'
      return { id, title, column, figure }
    })
  }, [homeworks, chosen, known, sheet, pupils])

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

  const choose = (id: string, next: Chosen) => setChosen(old => ({ ...old, [id]: { ...old[id], ...next } }))
  return {
    pupils,
    places,
    cells,
    writes,
    missing,
    setMissing,
    teams: useMemo(() => teamsOf(students), [students]),
    teamId,
    setTeam,
    isSaving: busy,
    setFigure: (id: string, figure: Figure) => choose(id, { figure }),
    /** Of lists side by side, a click into any of them means the same column of all. */
    setColumn: (id: string, column: number | null) =>
      choose(id, { column: column === null ? null : columnInFirstList(pupils, column) }),
    decide(key: number, decision: Decision | null) {
      const rows = new Map(decisions)
      if (decision === null) rows.delete(key)
      else rows.set(key, decision)
      setDecided({ file: file?.id ?? '', rows })
    },
    decisions,
    /** Has main write the cells into a copy of the file, and begins to save it. */
    save: () =>
      run(async () => {
        if (file === null || writes.length === 0) return
        const made = await callBridge('sheet.write', {
          title: file.name.replace(/\.[^.]*$/u, '').slice(0, limits.ownSheet.titleLength),
          bytes: file.bytes,
          sheet: sheet.sheet,
          cells: writes.map(({ row, column, value }) => ({ row, column, value })),
        })
        if (!made.ok) return showToast(made.error.message)
        const choices = places.flatMap(({ id, figure, column }) =>
          column === null ? [] : [{ homework: id, figure, column }],
        )
        const heads = pupils.heads
        const at = Math.floor(Date.now() / 1000)
        kept.set(old => remember(old ?? [], identity, { choices, missing, team: teamId, heads, at }, hashOfText))
        await startExport({ kind: 'own-sheet', request: made.value })
      }),
  }
}

export type OwnSheetPlan = ReturnType<typeof useOwnSheet>
