import { useEffect, useMemo, useRef, useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import { createTitleReader } from '../../../shared/domain/roster/class-titles'
import { findHeader, findMapping, repeatedColumns } from '../../../shared/domain/roster/columns'
import { readEntries } from '../../../shared/domain/roster/entries'
import { fieldOfHeading, headingKey, type Mapping, type RosterField } from '../../../shared/domain/roster/fields'
import { findHalves, joinHalves } from '../../../shared/domain/roster/halves'
import { readSheetNames } from '../../../shared/domain/roster/joined-sheets'
import { type PlanInput, planImport } from '../../../shared/domain/roster/plan'
import type { Plan, PresentStudent, PresentTeam } from '../../../shared/domain/roster/plan-types'
import { useKept } from '../../bridge/index'
import { useStableCallback } from '../../ui/use-stable-callback'
import { type ImportWork, keepWork } from './import-draft'
import { needsNumber, noWork, type TableWork, withEdits, withNumber, workOf } from './table-edits'
import type { Source } from './use-source'

/** How many steps can be undone. */
const undoSteps = 200

/** What stands between 姓 and 名 in most names of the school. */
function separatorOf(students: readonly PresentStudent[]): string {
  const counts = new Map([' ', '　', ''].map(sign => [sign, 0]))
  for (const { nickname } of students) {
    const sign = /[ 　]/u.exec(nickname.trim())?.[0] ?? ''
    counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  if (students.length === 0) return ' '
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

interface Input {
  source: Source
  students: readonly PresentStudent[]
  teams: readonly PresentTeam[]
  /** The class of rows that name none. */
  fallback?: PresentTeam | undefined
  /** Makes another plan of the rows than that of an import. */
  planOf?: (read: Pick<PlanInput, 'entries' | 'decisions'>) => Plan
  /** What was edited and decided before, if it is not kept with the source. */
  kept?: ImportWork | undefined
  /** Keeps it elsewhere than with the source. */
  onWork?(work: ImportWork): void
}

/** The plan of a table: its columns as found or chosen, and what the teacher has edited and decided. */
export function usePlan({ source, students, teams, fallback, planOf, kept = source.work, onWork }: Input) {
  const remembered = useKept('roster-columns')
  const [steps, setSteps] = useState<readonly TableWork[]>([workOf(kept)])
  const [chosen, setChosen] = useState<Readonly<Record<number, RosterField | null>>>(kept?.fields ?? {})
  const work = steps.at(-1) ?? noWork
  const { rows: all, workbook } = source.table
  const [readsHidden, setReadsHidden] = useState(kept?.readsHidden ?? false)
  const [joined, setJoined] = useState<boolean | null>(kept?.joined ?? null)
  const shownRows = useMemo(() => (readsHidden ? all : all.filter(({ isHidden }) => !isHidden)), [all, readsHidden])
  const hidden = useMemo(() => new Set(workbook?.hiddenColumns), [workbook])
  const known = source.isMade ? undefined : (remembered.value ?? undefined)
  const [chosenHeader, setChosenHeader] = useState<number | null>(kept?.header ?? null)
  const found = useMemo(() => findHeader(shownRows, known), [shownRows, known])
  const header = chosenHeader ?? found
  const teamNames = useMemo(() => teams.map(({ name }) => name), [teams])
  const titles = useMemo(() => createTitleReader(teamNames), [teamNames])
  const halves = useMemo(
    () => findHalves(shownRows, header, hidden, known, titles),
    [shownRows, header, hidden, known, titles],
  )
  const isJoined = joined ?? (halves?.isSure ? true : null)
  const rows = useMemo(
    () => (halves && isJoined ? joinHalves(shownRows, header, halves, titles) : shownRows),
    [shownRows, header, halves, isJoined, titles],
  )
  const mapping = useMemo(
    (): Mapping =>
      findMapping(rows, header, known, hidden).map((field, at) => (at in chosen ? (chosen[at] ?? null) : field)),
    [rows, header, known, hidden, chosen],
  )
  const keep = useStableCallback((changed: ImportWork) => {
    if (onWork) onWork(changed)
    else if (source.isDraft) keepWork(source.id, changed)
  })
  const isChanged = useRef(false)
  useEffect(() => {
    if (isChanged.current) {
      keep({
        cells: [...work.cells],
        decisions: [...work.decisions],
        fields: chosen,
        header: chosenHeader,
        joined,
        readsHidden,
      })
    }
    isChanged.current = true
  }, [keep, work, chosen, chosenHeader, joined, readsHidden])
  const separator = useMemo(() => separatorOf(students), [students])
  const edited = useMemo(() => withEdits(rows, work, header, mapping), [rows, work, header, mapping])
  const { entries, leftOut } = useMemo(
    () =>
      readEntries({
        rows: edited,
        header,
        mapping: withNumber(mapping),
        separator,
        teamNames,
        sheetNames: readSheetNames({ ...(workbook && { workbook }) }),
      }),
    [edited, header, mapping, separator, teamNames, workbook],
  )
  const plan = useMemo(() => {
    const { decisions } = work
    return planOf?.({ entries, decisions }) ?? planImport({ entries, students, teams, fallback, decisions })
  }, [entries, students, teams, fallback, planOf, work])
  return {
    /** The table as it was read, with lists side by side as one. */
    base: rows,
    /** Lists side by side; `isJoined` is null until the teacher has decided how they are read. */
    halves,
    isJoined,
    setJoined,
    isAsking: halves !== null && isJoined === null,
    hiddenColumns: [...hidden],
    hiddenRows: all.filter(({ isHidden }) => isHidden).length,
    readsHidden,
    setReadsHidden,
    /** The table with the texts that the teacher has edited. */
    rows: edited,
    header,
    /** Says which row has the headings, by its place; -1 if none has. */
    setHeader(place: number) {
      setChosenHeader(place)
      setChosen({})
    },
    mapping,
    /** What the columns of the preview hold: numbers also if the table has none and they must be mended. */
    shown: needsNumber(plan.rows, work, mapping) ? withNumber(mapping) : mapping,
    plan,
    entries,
    work,
    /** Rows that are not read as students. */
    leftOut,
    /** Columns with the heading of another one, which are not read. */
    repeated: useMemo(() => repeatedColumns(rows, header, mapping, known), [rows, header, mapping, known]),
    decisions: work.decisions,
    /** Says what a column holds. Another column with this field holds nothing then. */
    setField(column: number, field: RosterField | null) {
      const twin = field === null || field === 'furigana' ? -1 : mapping.indexOf(field)
      setChosen(old => ({ ...old, ...(twin >= 0 && twin !== column && { [twin]: null }), [column]: field }))
      const heads = rows[header]?.cells ?? []
      const key = headingKey(heads[column] ?? '')
      // A row of students that was taken for headings has names, which are never kept.
      const isHeading = heads.some((heading, at) => at !== column && fieldOfHeading(heading) !== null)
      if (isHeading && key !== '' && key.length <= 40) {
        remembered.set(old => {
          const others = Object.entries(old ?? {}).filter(([other]) => other !== key)
          return Object.fromEntries([...others.slice(1 - limits.roster.columns), [key, field ?? 'none']])
        })
      }
    },
    change: (next: (work: TableWork) => TableWork) =>
      setSteps(old => [...old.slice(-undoSteps), next(old.at(-1) ?? noWork)]),
    canUndo: steps.length > 1,
    undo: () => setSteps(old => (old.length > 1 ? old.slice(0, -1) : old)),
  }
}

export type ImportPlan = ReturnType<typeof usePlan>
