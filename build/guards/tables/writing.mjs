/** What AI and teachers say of a writing: marked where it fits, never by raw markers (SPEC §3 Comments, §8). */
import { guardsOf } from '../table.mjs'

const texts = ['tests/renderer/results/writing-texts.test.ts']
const common = { area: 'renderer', section: '§9' }

const spans = guardsOf({ ...common, file: 'renderer/results/content/spans.ts', tests: texts }, [
  ['A position that is no whole number marks nothing', '!Number.isSafeInteger(start) || ', ''],
  ['A position beyond a text is cut off', 'Math.min(text.length, end)', 'end'],
  ['A position before a text is cut off', 'Math.max(0, start)', 'start'],
  ['A reversed or empty position marks nothing', 'if (from >= to) return null', ''],
  ['A mark never cuts a character where it begins', 'whole.containing(from)?.index ?? from', 'from'],
  ['A mark never cuts a character where it ends', 'last ? last.index + last.segment.length : to', 'to'],
])

const markers = guardsOf({ ...common, file: 'renderer/results/content/red-marks.ts', tests: texts }, [
  ['A marker that was cut off with its text is not shown', 'while (take(cutOff));', ''],
  ['A closing marker too many closes nothing', 'Math.max(0, depth - 1)', 'depth - 1'],
  ['Marks of another text are not laid on the student’s', "core === '' || core !== answer.trim()", "core === ''"],
])

const comments = guardsOf({ ...common, file: 'renderer/results/content/ai-comments.ts', tests: texts }, [
  [
    'A comment on another text stands only on its own words',
    'if (at && (same || text.slice(at.start, at.end) === sent.hit_words)) return at',
    'if (at) return at',
  ],
  ['A comment whose words stand in a text twice marks none of them', ' || text.includes(words, start + 1)', ''],
])

const sent = guardsOf({ ...common, area: 'contract', section: '§4', file: 'shared/items/sent-text.ts', tests: texts }, [
  [
    'Half a letter keeps its place in a text that is pointed into',
    "value.replace(half, '\\ufffd')",
    "value.replace(half, '')",
  ],
  [
    'A turning mark keeps its place in a text that is pointed into',
    "replace(turning, '\\u2060')",
    "replace(turning, '')",
  ],
])

const popup = guardsOf(
  {
    ...common,
    section: '§7',
    file: 'renderer/results/views/writing/NotePopup.tsx',
    tests: ['tests/renderer/results/views/writing.test.tsx'],
  },
  [
    ['Escape in a note does not lead away from the paper', 'event.stopPropagation()\n      event.preventDefault()', ''],
    ['A note closes on a press elsewhere', "window.addEventListener('pointerdown', onPress, true)", ''],
    ['A note closes on a scroll', "window.addEventListener('scroll', onScroll, true)", ''],
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
      'A note stands on the text that holds its words, not on another of the same work',
      'text.slice(pos.startPos, pos.endPos) === sent_content',
      'true',
    ],
  ],
)

export const rows = [...notes, ...spans, ...markers, ...comments, ...sent, ...popup]
