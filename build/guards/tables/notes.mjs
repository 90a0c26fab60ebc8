/** Guards of comments on writing: never lost, never sent twice, nothing of another teacher overwritten (SPEC §4, §7). */
import { guardsOf } from '../table.mjs'

const folder = 'renderer/results/notes'
const outboxTest = 'tests/renderer/results/notes/outbox.test.tsx'
const mergeTest = 'tests/renderer/results/notes/merge-notes.test.ts'
const reviewTest = 'tests/renderer/screens/writing-review/writing-review.test.tsx'
const common = { area: 'screens', section: '§7' }

const outbox = guardsOf({ ...common, file: `${folder}/note-outbox.ts`, tests: [outboxTest] }, [
  [
    'Nothing is sent where another teacher wrote in the same place',
    "  if (merged.conflicts.length > 0) return { kind: 'conflict', theirs, ...merged }\n",
    '',
  ],
  [
    'What the server already has is not sent again',
    "  if (areSameNotes(merged.notes, theirs)) return { kind: 'sent', notes: theirs }\n",
    '',
  ],
  ['A comment list that could not be read is not taken for an empty one', ', strict: true', ''],
  [
    'A send that was cancelled in the same session is made again',
    '  if (sessionGeneration() !== generation) return\n',
    "  if (sessionGeneration() !== generation || result.kind === 'cancelled') return\n",
  ],
])

const store = guardsOf({ ...common, file: `${folder}/note-store.ts`, tests: [outboxTest] }, [
  ['After a login the teacher is asked before comments are sent', "isAsked ? { kind: 'asking' } : ", ''],
  ['A save can be cancelled for some seconds', 'export const undoSaveSeconds = 5', 'export const undoSaveSeconds = 1'],
  ['An unreadable draft of comments is left alone', '    if (draft === null) continue\n', '', { crash: true }],
])

const merge = guardsOf({ ...common, file: `${folder}/merge-notes.ts`, tests: [mergeTest] }, [
  [
    "Another teacher's comment in the same place is not replaced",
    'if (unseen.length > 0) conflicts.push({ mine: added, theirs: unseen })\n    else notes.push(added)',
    'notes.push(added)',
  ],
  [
    'A comment that another teacher changed is not removed',
    'if (other.after !== null) conflicts.push({ mine: null, theirs: [other.after] })',
    'void other',
  ],
])

const bar = guardsOf({ ...common, file: `${folder}/use-outbox.ts`, tests: [outboxTest] }, [
  ['No comment is sent while the screen is locked', 'const isRunning = !isLocked && ', 'const isRunning = '],
])

const logout = guardsOf({ ...common, file: `${folder}/before-logout.ts`, tests: [outboxTest] }, [
  [
    'A logout asks before it deletes drafts of comments',
    'return left === 0 || confirmDialog(',
    'return true || confirmDialog(',
  ],
  ['A logout sends the comments that wait', '  await sendAllNotes(client)\n', ''],
])

const review = guardsOf(
  {
    ...common,
    file: 'renderer/screens/writing-review/note-reader.ts',
    tests: ['tests/renderer/screens/writing-review/note-reader.test.ts'],
  },
  [
    ['The comments of a work are read once', 'works.filter(({ guid }) => !asked.has(guid))', '[...works]'],
    [
      'The comments that were not read when the queue was left are read when it is shown again',
      'for (const { guid } of waiting.splice(0)) asked.delete(guid)',
      'waiting.splice(0)',
    ],
  ],
)

const rounds = guardsOf({ ...common, file: `${folder}/DraftsOfOtherRounds.tsx`, tests: [reviewTest] }, [
  ['A paper leads to the draft on another round', '!isSaved && hasChanges(draft)\n', 'isSaved\n'],
])

const papers = guardsOf(
  { ...common, file: 'renderer/screens/writing-review/use-review-papers.ts', tests: [reviewTest] },
  [['A paper that was handed in again is read again', "    if (outdatedGuids !== '') readAgain()\n", '']],
)

const close = guardsOf({ ...common, file: 'renderer/app/StayOnPage.tsx', tests: [outboxTest] }, [
  [
    'Closing the page while comments wait asks first',
    "isDeleting || notes.some(({ state: { kind } }) => kind === 'waiting' || kind === 'sending')",
    'isDeleting',
  ],
])

const names = guardsOf({ ...common, file: `${folder}/NotesOutbox.tsx`, tests: [reviewTest] }, [
  ['Hidden names are hidden in the outbox, too', 'hidesNames ? notesText.hiddenName : draft.name', 'draft.name'],
])

const marking = guardsOf({ ...common, file: `${folder}/marking.ts`, tests: [reviewTest] }, [
  ['The next paper is shown when the comments are in the journal', '  await whenJournalled(works)\n', ''],
])

export const rows = [
  ...marking,
  ...outbox,
  ...store,
  ...merge,
  ...bar,
  ...logout,
  ...review,
  ...names,
  ...rounds,
  ...papers,
  ...close,
]
