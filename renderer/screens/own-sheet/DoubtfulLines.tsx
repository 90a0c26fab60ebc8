import { Button } from '@mantine/core'
import { useEffect, useMemo, useRef } from 'react'
import type { PupilLine } from '../../../shared/domain/own-sheet/find-pupils'
import type { Decision } from '../../../shared/domain/roster/plan-types'
import { LineChoice } from './LineChoice'
import classes from './OwnSheet.module.css'
import { text } from './text'
import type { OwnSheetPlan } from './use-own-sheet'

const words = text.doubts

/** In the order of the sheet. A line that is decided stays in its place. */
function withDecided(lines: readonly PupilLine[], decided: readonly PupilLine[]): PupilLine[] {
  const open = new Set(lines.map(({ key }) => key))
  return [...lines, ...decided.filter(({ key }) => !open.has(key))].sort((a, b) => a.key - b.key)
}

/** Rows that are surely of a student; the others may be of another class, or of another table. */
const ofStudents: readonly PupilLine['doubt'][] = ['folded', 'number', 'differs']

/** The lines without a decision that have one candidate whom no other of them has. */
function linesWithOneCandidate(lines: readonly PupilLine[]): [key: number, student: string][] {
  const single = lines.flatMap(({ key, doubt, candidates: [first, ...others] }): [number, string][] =>
    first && others.length === 0 && ofStudents.includes(doubt) ? [[key, first.student_id]] : [],
  )
  return single.filter(([, student]) => single.filter(([, other]) => other === student).length === 1)
}

/** Rows of the sheet of which a person must say who the student is, and rows of nobody, where she may say it. */
export function DoubtfulLines({ plan }: { plan: OwnSheetPlan }) {
  const { pupils, decided, students, decide, rowSets } = plan
  const box = useRef<HTMLElement>(null)
  /** The row that was decided last: the focus goes to the next one. */
  const last = useRef<number | null>(null)
  const decidedLines = [...decided.values()].map(({ line }) => line)
  // Rows of sets are decided together, beside the column.
  const inRowSets = new Set(rowSets.flatMap(({ lines }) => lines.map(({ key }) => key)))
  const doubtful = pupils.lines.filter(({ key, doubt }) => doubt !== undefined && !inRowSets.has(key))
  const asked = withDecided(
    doubtful,
    decidedLines.filter(({ doubt }) => doubt !== undefined),
  )
  const doubtfulKeys = new Set(doubtful.map(({ key }) => key))
  const strangers = withDecided(
    pupils.strangers,
    decidedLines.filter(({ key, doubt }) => doubt === undefined && !doubtfulKeys.has(key)),
  )
  const open = asked.filter(({ key }) => !decided.has(key))
  const single = linesWithOneCandidate(open)
  const missing = useMemo(() => new Set(pupils.missing.map(({ student_id }) => student_id)), [pupils.missing])

  useEffect(() => {
    if (last.current === null) return
    const from = last.current
    last.current = null
    const next = open.find(({ key }) => key > from) ?? open[0]
    if (next) box.current?.querySelector<HTMLElement>(`[data-line="${next.key}"] input`)?.focus()
  })

  function decideLine(line: PupilLine, decision: Decision | null, isAsked: boolean): void {
    if (isAsked && decision !== null) last.current = line.key
    decide([{ line, decision }])
  }
  const list = (lines: readonly PupilLine[], isAsked: boolean) => (
    <ul>
      {lines.map(line => (
        <LineChoice
          key={line.key}
          line={line}
          decision={decided.get(line.key)?.decision ?? null}
          students={students}
          missing={missing}
          onDecide={decision => decideLine(decided.get(line.key)?.line ?? line, decision, isAsked)}
        />
      ))}
    </ul>
  )
  if (asked.length === 0 && strangers.length === 0) return null
  return (
    <section ref={box} className={classes.doubts} aria-label={words.section}>
      {asked.length > 0 && (
        <>
          <h3>{words.step(doubtful.length)}</h3>
          <p className={classes.hint}>{words.hint}</p>
          {single.length > 1 && (
            <Button
              className={classes.show}
              size="compact-sm"
              variant="light"
              onClick={() => {
                last.current = 0
                const byKey = new Map(open.map(line => [line.key, line]))
                decide(
                  single.flatMap(([key, student_id]) => {
                    const line = byKey.get(key)
                    return line ? [{ line, decision: { is: 'student' as const, student_id } }] : []
                  }),
                )
              }}
            >
              {words.all(single.length)}
            </Button>
          )}
          {list(asked, true)}
        </>
      )}
      {strangers.length > 0 && (
        <details className={classes.strangers}>
          <summary>{words.strangers(strangers.length)}</summary>
          {list(strangers, false)}
        </details>
      )}
    </section>
  )
}
