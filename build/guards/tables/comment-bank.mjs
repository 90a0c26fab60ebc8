/** The guards of the comment bank. */
import { guardsOf } from '../table.mjs'

const common = { area: 'renderer', section: '§9' }
const folder = 'renderer/results'
const bankTests = ['tests/renderer/results/bank/comment-bank.test.ts']
const fileTests = ['tests/renderer/results/bank/bank-file.test.tsx']
const markTests = ['tests/renderer/results/bank/placeholders.test.ts']
const editorTests = ['tests/renderer/results/bank/editor-bank.test.tsx']

export const rows = [
  ...guardsOf({ ...common, file: `${folder}/bank/comment-bank.ts`, tests: bankTests }, [
    [
      'A sentence is in the comment bank once',
      "entry.id !== id && entry.text === sentence)) return 'same'",
      'false)) return null',
    ],
    [
      'A key adds one sentence only',
      'return slot !== null && entry.slot === slot ? { ...entry, slot: null } : entry',
      'return entry',
    ],
    [
      'A sentence that comes back does not take the key of another',
      'entries.some(entry => entry.slot === removed.slot) ? null : removed.slot',
      'entries.length < 0 ? null : removed.slot',
    ],
  ]),
  ...guardsOf({ ...common, file: `${folder}/bank/import-file.ts`, tests: fileTests }, [
    ['A sentence from a file does not take the key of another', 'slot: isTaken ? null : slot', 'slot'],
    ['A large file is not read', 'if (chosen.size > limits.commentBank.fileBytes) return bankText.fileFaults.size', ''],
  ]),
  ...guardsOf({ ...common, file: `${folder}/bank/typed-texts.ts`, tests: bankTests }, [
    ['A typed comment is counted without its text', 'const hash = hashOfText(tidy)', 'const hash = tidy'],
    ['A typed text is proposed for the bank only once', 'count === proposeAfter }', 'count >= proposeAfter }'],
  ]),
  ...guardsOf({ ...common, file: `${folder}/bank/placeholders.ts`, tests: markTests }, [
    ['A hidden name is not put into a comment', "name === null && sentence.includes(marks.name) ? 'name' : ", ''],
    ['Of several right forms none is taken', 'found.size === 1 && ', ''],
  ]),
  ...guardsOf({ ...common, file: `${folder}/views/writing/bank/BankPopup.tsx`, tests: editorTests }, [
    ['The Enter of a composition uses no sentence', 'if (nativeEvent.isComposing || event.keyCode === 229) return', ''],
    [
      'A sentence is counted together with the words of the form before it is used',
      'fault === null && length + taken > limits.comment',
      'fault === null && length > limits.comment',
    ],
  ]),
  ...guardsOf({ ...common, file: `${folder}/views/writing/editor/editor-additions.ts`, tests: editorTests }, [
    [
      'A key of the bank replaces no comment that is not selected',
      "(chosen.kind === 'existing' && anchor !== focus)",
      "chosen.kind === 'existing'",
    ],
  ]),
  ...guardsOf({ ...common, file: `${folder}/views/writing/editor/use-note-editor.ts`, tests: editorTests }, [
    [
      'A comment that a sentence of the bank replaced comes back',
      "if (step.old) onChange({ kind: 'restore', note: step.old })",
      '',
    ],
  ]),
  ...guardsOf({ ...common, file: `${folder}/views/writing/editor/NoteForm.tsx`, tests: editorTests }, [
    ['A placeholder is not sent to a student', "(hasPlaceholder(comments) ? 'placeholder' : null)", 'null'],
  ]),
  ...guardsOf({ ...common, file: `${folder}/views/writing/editor/EditedText.tsx`, tests: editorTests }, [
    [
      'No colour of an earlier selection stays in the text',
      'clearHighlight.current?.()\n    clearHighlight.current = undefined',
      '',
    ],
  ]),
]
