import { useQueryClient } from '@tanstack/react-query'
import type { EndpointRequest } from '../../../../shared/endpoints/index'
import { sendMany, type WriteOutcome } from '../../../bridge/index'
import { type Change, type Field, idOf, type Student } from '../student-cells'
import { text as pageText } from '../text'

type BatchName = 'batch-change-grade-name' | 'batch-change-class-name' | 'reset-students-info'

/** A lost answer is looked up student by student, so a request does not have too many of them. */
const atOnce = 50

const reasonOf = (outcome: WriteOutcome<BatchName>): string | null =>
  outcome.kind === 'done'
    ? null
    : outcome.kind === 'refused'
      ? outcome.message || pageText.unsent.refused
      : outcome.kind === 'notDone'
        ? pageText.unsent.notArrived
        : pageText.unsent.unknown

export interface BatchResult {
  /** What the server has stored, for the undo. */
  changes: readonly Change[]
  /** How many students were changed, and why the others were not; null: all were. */
  done: number
  reason: string | null
}

interface Batch<N extends BatchName> {
  name: N
  requestOf(studentIds: string): EndpointRequest<N>
  /** The new values of the fields that the request changes. */
  values: Partial<Record<Field, string>>
}

/** Changes many students by one kind of request, fifty at a time, one after the other. */
export function useBatch() {
  const client = useQueryClient()
  return async <N extends BatchName>(students: readonly Student[], batch: Batch<N>): Promise<BatchResult> => {
    const chunks = Array.from({ length: Math.ceil(students.length / atOnce) }, (_, at) => [
      students.slice(at * atOnce, (at + 1) * atOnce),
    ])
    const stored: Student[] = []
    let reason: string | null = null
    await sendMany(client, batch.name, chunks, {
      requestOf: chunk => batch.requestOf(chunk.map(idOf).join()),
      onOutcome(chunk, outcome) {
        const failed = reasonOf(outcome)
        if (failed === null) stored.push(...chunk)
        else reason ??= failed
      },
      signal: new AbortController().signal,
    })
    const fields = Object.entries(batch.values) as [Field, string][]
    const changes = stored.flatMap(student =>
      fields.flatMap(([field, to]) =>
        student[field] === to ? [] : [{ id: idOf(student), field, from: student[field], to }],
      ),
    )
    return { changes, done: stored.length, reason: stored.length === students.length ? null : reason }
  }
}
