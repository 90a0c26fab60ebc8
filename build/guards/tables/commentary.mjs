/** Guards of the projector: the class sees no name and no answer that the teacher has not asked for (DESIGN §7). */
import { guardsOf } from '../table.mjs'

const common = { area: 'commentary', section: '§7' }
const page = 'tests/renderer/screens/commentary/commentary.test.tsx'
const slides = 'tests/renderer/screens/commentary/slides.test.ts'

const toggles = guardsOf({ ...common, file: 'renderer/screens/commentary/use-transient-toggle.ts', tests: [page] }, [
  ['A lock hides names and answers', 'useEffect(() => onLock(locked => locked && off()), [off])', ''],
])

const stage = guardsOf({ ...common, file: 'renderer/screens/commentary/QuestionSlides.tsx', tests: [page] }, [
  ['At the next question, names and answers are hidden again', '[slide.key, order, team]', '[order, team]'],
  ['After a change of the order, names and answers are hidden again', '[slide.key, order, team]', '[slide.key, team]'],
  ['After a change of the class, names and answers are hidden again', '[slide.key, order, team]', '[slide.key, order]'],
  ['Names are hidden until the teacher asks for them', 'names={namesToggle.isOn ? names : null}', 'names={names}'],
  ['Names are not read before the teacher asks for them', '{ enabled: namesToggle.isOn }', '{}'],
  [
    'The correct answer is hidden until it is revealed',
    '{isRevealed && slideContent && pane === null ? <CorrectAnswer',
    '{slideContent && pane === null ? <CorrectAnswer',
  ],
])

const answers = guardsOf({ ...common, file: 'renderer/screens/commentary/Answers.tsx', tests: [page] }, [
  [
    'The colours of the bars do not tell the answer before the reveal',
    'data-mark={revealed ? (bar.mark ?? undefined) : undefined}',
    'data-mark={bar.mark ?? undefined}',
  ],
  [
    'The marks of the bars do not tell the answer before the reveal',
    '{revealed ? (\n        //',
    '{true ? (\n        //',
  ],
  ['Names that have not all loaded are not shown in part', 'if (!names.isComplete) return', 'if (!names) return'],
])

const boxes = guardsOf({ ...common, file: 'renderer/screens/commentary/BoxedText.tsx', tests: [page] }, [
  ['The boxes of a question are empty before the reveal', 'isOfQuestion && revealed ?', 'isOfQuestion ?'],
])

const question = guardsOf({ ...common, file: 'renderer/screens/commentary/Question.tsx', tests: [page] }, [
  [
    'The translation of a passage is hidden before the reveal',
    '{revealed && passage.japanese !== undefined ?',
    '{passage.japanese !== undefined ?',
  ],
])

const content = guardsOf(
  { ...common, file: 'renderer/screens/commentary/model/slide-content.ts', tests: [slides, page] },
  [
    ['A dictated text is hidden before the reveal', 'const english = dictated || ', 'const english = '],
    [
      'A sentence that is to be put in order is hidden before the reveal',
      'dictated || whole || script',
      'dictated || script',
    ],
    [
      'A text that students only heard is hidden before the reveal',
      'dictated || whole || script ?',
      'dictated || whole ?',
    ],
    ['The script of a listening exercise is no passage', '(isListening && !hasBlank(text))', 'false'],
  ],
)

const texts = guardsOf(
  { ...common, file: 'renderer/screens/commentary/model/class-scores.ts', tests: [slides, page] },
  [
    [
      'The text of a whole writing is never shown to the class',
      "isWriting(topic.view_key) || classQuestion.interpretation.scoring === 'spoken'",
      "classQuestion.interpretation.scoring === 'spoken'",
    ],
    ['Students of other classes are not counted', 'id => countedStudents?.has(id) ?? true', '() => true'],
  ],
)

const readingTests = ['tests/renderer/screens/commentary/reading.test.tsx']
const mapTests = ['tests/renderer/results/class-reading/passage-map.test.ts']
const writingTests = ['tests/renderer/screens/commentary/writing.test.tsx']
const writing = [
  ...guardsOf({ ...common, file: 'renderer/screens/commentary/use-class-pane.ts', tests: writingTests }, [
    [
      "A class's errors and sentences are hidden again at the next slide",
      'errors: useTransientToggle(key)',
      "errors: useTransientToggle('')",
    ],
  ]),
  ...guardsOf({ ...common, file: 'renderer/screens/commentary/use-class-pane.ts', tests: readingTests }, [
    [
      'The words at which a class stumbled are hidden again at the next slide',
      'words: useTransientToggle(key)',
      "words: useTransientToggle('')",
    ],
  ]),
  ...guardsOf({ ...common, file: 'renderer/results/class-reading/passage-map.ts', tests: mapTests }, [
    ['A coloured word marks itself alone', 'if (isSameText) return', 'if (isSameText && false) return'],
    [
      'A student without an evaluation of words counts as no reader',
      'english === undefined || !namesWords(outcome)',
      'english === undefined',
    ],
  ]),
  ...guardsOf({ ...common, file: 'renderer/screens/commentary/WritingPanes.tsx', tests: writingTests }, [
    [
      'An example that may name a person is not shown to the class',
      'return new Set([...chosen.hidden, ...named])',
      'return new Set([...chosen.hidden, ...named.slice(named.length)])',
    ],
    [
      'A sentence that the teacher hides is no example in front of the class',
      'hidden={hidden}\n      isProjected',
      'isProjected',
    ],
    ['The hints of the AI are hidden until the teacher asks for them', 'showsHints={revealed}', 'showsHints'],
    ['The errors of a class are those of its own students', 'topic_id, countedStudents)', 'topic_id)'],
  ]),
  ...guardsOf({ ...common, file: 'renderer/screens/commentary/QuestionSlides.tsx', tests: writingTests }, [
    [
      'The hints are hidden again with another type of errors',
      'JSON.stringify([key, pane, classPane.type])',
      'JSON.stringify([key, pane])',
    ],
  ]),
  ...guardsOf(
    {
      ...common,
      file: 'renderer/results/class-writing/class-sentences.ts',
      tests: ['tests/renderer/screens/homework/class-writing.test.tsx'],
    },
    [['A chosen sentence is kept without its words', 'const id = hashOfText(', 'const id = String(']],
  ),
]

const position = guardsOf(
  { ...common, section: '§5', file: 'renderer/screens/commentary/use-position.ts', tests: [page] },
  [['The positions of one teacher are not used for the next', 'onSessionEnd(() => lastPositions.clear())', '']],
)

const whole = guardsOf({ ...common, file: 'renderer/screens/commentary/Commentary.tsx', tests: [page] }, [
  [
    'The scores of a class are shown only when its students are known',
    'team === undefined || members.isComplete',
    'true',
  ],
  ['Topics that could not be loaded are named', 'missing.length > 0 && unsorted?.length ?', 'false ?'],
  ['Keys work again after a class or an order is chosen', 'page.current?.focus()', ''],
])

const jump = guardsOf({ ...common, file: 'renderer/screens/commentary/JumpDialog.tsx', tests: [page] }, [
  ['A number without a question is refused', 'number >= 1 && number <= total', 'true'],
])

export const rows = [
  ...toggles,
  ...stage,
  ...answers,
  ...boxes,
  ...question,
  ...content,
  ...texts,
  ...writing,
  ...position,
  ...whole,
  ...jump,
]
