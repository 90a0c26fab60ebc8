/**
 * Guards of the marks on a writing: AI comments and teacher notes are placed on fitting spans, and raw markers are
 * never shown (SPEC §3 Comments, §8).
 */
import { guardsOf } from '../table.mjs'

const texts = ['tests/renderer/results/writing-texts.test.ts']
const common = { area: 'renderer', section: '§9' }

const spans = guardsOf({ ...common, file: 'renderer/results/content/spans.ts', tests: texts }, [
  ['A position that is not an integer marks nothing', '!Number.isSafeInteger(start) || ', ''],
  ['A position after the end of the text is cut off', 'Math.min(text.length, end)', 'end'],
  ['A position before the start of the text is cut off', 'Math.max(0, start)', 'start'],
  ['A reversed or empty position marks nothing', 'if (from >= to) return null', ''],
  ['A mark never splits a character at its start', 'segments.containing(from)?.index ?? from', 'from'],
  ['A mark never splits a character at its end', 'last ? last.index + last.segment.length : to', 'to'],
])

const markers = guardsOf({ ...common, file: 'renderer/results/content/red-marks.ts', tests: texts }, [
  ['A marker that was cut off at the end of the text is not shown', 'while (removeAtEnd(cutOffMarker));', ''],
  ['An extra closing marker closes nothing', 'Math.max(0, depth - 1)', 'depth - 1'],
  [
    'Marks of another text are not applied to the student’s text',
    "core === '' || core !== answer.trim()",
    "core === ''",
  ],
])

const comments = guardsOf({ ...common, file: 'renderer/results/content/ai-comments.ts', tests: texts }, [
  [
    'A comment on another text is placed only on its own words',
    'if (span && (isSameText || text.slice(span.start, span.end) === sent.hit_words)) return span',
    'if (span) return span',
  ],
  ['A comment whose words occur twice in the text marks nothing', ' || text.includes(words, start + 1)', ''],
])

const sent = guardsOf(
  { ...common, area: 'contract', section: '§4', file: 'shared/items/offset-safe-text.ts', tests: texts },
  [
    [
      'A lone surrogate is replaced without changing the offsets of a text',
      "text.replace(loneSurrogate, '\\ufffd')",
      "text.replace(loneSurrogate, '')",
    ],
    [
      'A text direction character is replaced without changing the offsets of a text',
      "replace(directionMark, '\\u2060')",
      "replace(directionMark, '')",
    ],
  ],
)

const popup = guardsOf(
  {
    ...common,
    section: '§7',
    file: 'renderer/results/views/writing/NotePopup.tsx',
    tests: ['tests/renderer/results/views/writing.test.tsx'],
  },
  [
    ['Escape in a note popup does not leave the paper', 'event.stopPropagation()\n      event.preventDefault()', ''],
    ['A note popup closes on a press outside', "window.addEventListener('pointerdown', onPress, true)", ''],
    ['A note popup closes on a scroll', "window.addEventListener('scroll', onScroll, true)", ''],
  ],
)

const notes = guardsOf(
  {
    ...common,
    section: '§7',
    file: 'renderer/results/views/writing/use-comments.ts',
    tests: ['tests/renderer/results/views/writing.test.tsx'],
  },
  [
    [
      'A note is shown only on the text that contains its words, not on another with the same guid',
      'note => fitsAtItsRange(note, text) || ',
      'note => true || ',
    ],
    ['A note that fits no text is listed once, not at each of them', 'isLatest && ', ''],
  ],
)

const places = guardsOf(
  {
    ...common,
    file: 'renderer/results/content/place-notes.ts',
    tests: ['tests/renderer/results/place-notes.test.ts'],
  },
  [
    ['A note on a short word is not drawn on a part of a longer one', '!isInsideWord(text, end)', 'true'],
    ['A note whose words occur twice is not drawn without its neighbours', 'places.length < 2', 'places.length > 0'],
    ['A note among other neighbours than before is not drawn', 'best.rank >= leastLikeness && ', ''],
  ],
)

const noteWords = guardsOf(
  {
    ...common,
    file: 'shared/domain/writing-note.ts',
    tests: ['tests/renderer/results/place-notes.test.ts'],
  },
  [['A note is never drawn on other words than its own', '=== wordsOf(sent_content)', "!== ''"]],
)

const range = guardsOf(
  { ...common, section: '§9', file: 'shared/domain/note-range.ts', tests: ['tests/shared/note-range.test.ts'] },
  [
    [
      'A comment on a part of another comment is refused',
      "if (taken.some(range => areOverlapping(range, own))) return { kind: 'overlap' }",
      '',
    ],
    ['A range does not grow over a comment before it', 'startPos - limits.noteGrowth, ...before', 'startPos - 100'],
    ['A range does not grow over a comment after it', 'endPos + limits.noteGrowth, ...after', 'endPos + 100'],
  ],
)

const editorFolder = 'renderer/results/views/writing/editor'
const editorTests = ['tests/renderer/results/views/writing/note-editor.test.tsx']

const positions = guardsOf(
  {
    ...common,
    file: `${editorFolder}/text-positions.ts`,
    tests: ['tests/renderer/results/views/writing/text-positions.test.ts'],
  },
  [
    [
      'The numbers and hidden texts between the words do not move a comment to other words',
      'node instanceof HTMLElement && node.dataset.added !== undefined',
      'false',
    ],
  ],
)

const editor = [
  ...guardsOf({ ...common, file: `${editorFolder}/NoteForm.tsx`, tests: editorTests }, [
    [
      'Enter during a composition adds no comment',
      'if (event.defaultPrevented || event.nativeEvent.isComposing) return',
      '',
    ],
    ['A key that is held down submits a comment once', 'if (event.repeat) return', ''],
  ]),
  ...guardsOf({ ...common, file: `${editorFolder}/EditedText.tsx`, tests: editorTests }, [
    [
      'A key of a composition does nothing in the text',
      'if (pressed.isComposing || pressed.keyCode === 229 || pressed.metaKey) return',
      '',
    ],
  ]),
  ...guardsOf({ ...common, file: `${editorFolder}/NoteEditor.tsx`, tests: editorTests }, [
    [
      'A press outside does not close a form with new words',
      'if (!editor.hasNewWords) closeEmptyForm()\n      const',
      'closeEmptyForm()\n      const',
    ],
  ]),
  ...guardsOf({ ...common, file: `${editorFolder}/use-note-editor.ts`, tests: editorTests }, [
    [
      'An undo does not put a comment over a new one',
      'if (range !== null && taken.some(other => areOverlapping(other, range))) return editorText.undoOverlaps',
      '',
    ],
    ['A displaced comment is not placed on another one', "(placing !== null && chosen.kind === 'existing')", 'false'],
    [
      'Words in the form are not replaced by those of another range',
      'if (unfinished === null) onTyped({ pos: range, comments })',
      'onTyped({ pos: range, comments })\n    if (unfinished === null) return',
    ],
    [
      'Words in the form of one text are not replaced by those of another text of the same work',
      ': editing.isTypedElsewhere',
      ': false',
    ],
  ]),
]

const views = 'renderer/results/views/writing'
const viewTests = { ...common, tests: ['tests/renderer/results/views/writing.test.tsx'] }
const beside = [
  ...guardsOf({ ...viewTests, file: `${views}/submission-list.tsx` }, [
    [
      'The AI’s marks are hidden while a teacher reads without them',
      'hidesAi ? sent.map(withoutAiMarks) : sent',
      'sent',
    ],
  ]),
  ...guardsOf({ ...viewTests, file: `${views}/use-comments.ts` }, [
    ['The AI’s comments are hidden while a teacher reads without them', 'data && !hidesAi', 'data'],
  ]),
  ...guardsOf({ ...viewTests, file: `${views}/Difference.tsx` }, [
    ['The round before is read only if it is compared', 'isOpen && earlier === undefined', 'earlier === undefined'],
  ]),
  ...guardsOf(
    { ...common, file: `${editorFolder}/AiHelp.tsx`, tests: ['tests/renderer/results/views/writing/ai-help.test.tsx'] },
    [['An example is not added to the form twice', 'else if (!typed.comments.includes(proposal.words))', 'else']],
  ),
  ...guardsOf(
    {
      ...common,
      file: `${editorFolder}/editor-additions.ts`,
      tests: ['tests/renderer/results/views/writing/ai-help.test.tsx'],
    },
    [
      [
        'Proposed words are cut to the length of a comment',
        'if (textLength(words) <= room)',
        'if (textLength(words) > 0)',
      ],
      [
        'Help by the AI cuts no words that the teacher has typed',
        'else if (room < 2) cursor.say(editorText.noRoom)',
        '',
      ],
    ],
  ),
]

export const rows = [
  ...beside,
  ...range,
  ...positions,
  ...editor,
  ...notes,
  ...places,
  ...noteWords,
  ...spans,
  ...markers,
  ...comments,
  ...sent,
  ...popup,
]
