/** Edits of cells that the server has not stored yet. They are a draft: a restart loses none. Pure functions. */
import { type Change, type Field, fields } from './student-cells'
import { text } from './text'

export interface CellEdit {
  value: string
  /** `unsent`: it was refused, stopped, or is not valid; it is sent when the teacher says so. */
  state: 'sending' | 'unsent'
  /** Why it is not sent. */
  message: string
}

/** By student and field. */
export type CellEdits = Readonly<Record<string, Readonly<Partial<Record<Field, CellEdit>>>>>

/** Sets an edit, or with null removes it. */
export function withEdit(edits: CellEdits, id: string, field: Field, edit: CellEdit | null): CellEdits {
  const { [id]: ofStudent = {}, ...others } = edits
  const { [field]: _old, ...rest } = ofStudent
  const next = edit === null ? rest : { ...rest, [field]: edit }
  return Object.keys(next).length === 0 ? others : { ...others, [id]: next }
}

/** The edits that wait for the teacher, as changes from the values that the server has. */
export const unsentChanges = (edits: CellEdits, storedOf: (id: string, field: Field) => string): Change[] =>
  Object.entries(edits).flatMap(([id, ofStudent]) =>
    fields.flatMap(field => {
      const edit = ofStudent[field]
      return edit?.state === 'unsent' ? [{ id, field, from: storedOf(id, field), to: edit.value }] : []
    }),
  )

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Parses the draft. What was being sent when the program ended waits for the teacher. */
export function readEdits(value: unknown): CellEdits | null {
  if (!isRecord(value)) return null
  let edits: CellEdits = {}
  for (const [id, ofStudent] of Object.entries(value)) {
    for (const field of fields) {
      const edit = isRecord(ofStudent) ? ofStudent[field] : undefined
      if (!isRecord(edit) || typeof edit.value !== 'string') continue
      const wasSending = edit.state !== 'unsent' || typeof edit.message !== 'string'
      const message = wasSending ? text.unsent.interrupted : String(edit.message)
      edits = withEdit(edits, id, field, { value: edit.value, state: 'unsent', message })
    }
  }
  return edits
}
