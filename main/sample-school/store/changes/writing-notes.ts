/** Changes of teachers' notes on writing. */
import * as v from 'valibot'
import { type Note, note } from '../../../../shared/items/note'
import { change } from './change'

export const writingNoteState = () => ({
  /** All notes on one student's work on one topic, by the guid of the work; an empty list if all notes were removed. */
  writingNotes: new Map<string, Note[]>(),
})

export const writingNoteChanges = {
  'writing-notes': change({ guid: v.string(), notes: v.array(note) }, ({ state }, { guid, notes }) => {
    state.writingNotes.set(guid, notes)
  }),
}
