/** Guards of the assign wizards: one publication, no lost choice, only what may be chosen (SPEC §4, §5, §8). */
import { guardsOf } from '../table.mjs'

const common = { area: 'assign', section: 'SPEC §5' }
const wizard = 'tests/renderer/screens/assign/wizard.test.tsx'
const summaryTest = 'tests/renderer/screens/assign/summary.test.tsx'
const result = 'tests/renderer/screens/assign/publish-result.test.tsx'
const choices = 'tests/renderer/screens/assign/choices.test.tsx'
const parts = 'tests/renderer/screens/assign/word-parts.test.tsx'
const settings = 'tests/renderer/screens/assign/settings.test.tsx'
const catalogueFilters = 'tests/renderer/screens/assign/catalogue-filters.test.tsx'
const writing = 'tests/renderer/screens/ai-writing/ai-writing.test.tsx'
const draft = 'tests/renderer/screens/assign/draft.test.ts'
const people = 'tests/renderer/features/people/chosen-students.test.ts'

const publish = guardsOf(
  {
    ...common,
    section: 'SPEC §8',
    file: 'renderer/features/homework/summary/use-publish.ts',
    tests: [summaryTest, result, wizard],
  },
  [
    ['A second click publishes nothing', '(await run(work)) ?? null', 'await work()'],
    ['A draft that was sent before is looked up before it is sent', 'wasSent ? await lookUp(requestId) : null', 'null'],
    [
      'A draft whose earlier outcome is unknown is not sent',
      "if (earlier && earlier.kind !== 'notDone') return earlier",
      '',
    ],
    [
      'A homework that was deleted since its publication is not opened',
      'homeworkId === undefined || found?.status === 2',
      'homeworkId === undefined',
    ],
  ],
)

const summary = guardsOf(
  { ...common, file: 'renderer/features/homework/summary/Summary.tsx', tests: [summaryTest, result, wizard] },
  [
    [
      'A draft that became invalid in the summary is not published',
      'if (Object.keys(faults).length === 0)',
      'if (true)',
    ],
    ['The draft stores that it was sent', 'if (call) change({ sent: 1 })', '', { section: 'SPEC §8' }],
    [
      'After a deleted homework the draft has a new request id',
      "if (next.kind === 'deleted') change({ request_id: crypto.randomUUID(), sent: 0 })\n      else if",
      'if',
      { section: 'SPEC §8' },
    ],
    [
      'An unknown outcome leaves the draft marked as sent',
      "else if (next.kind !== 'unknown') change({ sent: 0 })",
      'else change({ sent: 0 })',
      { section: 'SPEC §8' },
    ],
    ['A published draft is emptied', 'onPublished()\n    onClose()', 'onClose()'],
    [
      'A homework that an earlier attempt created is not reported as new',
      'if (next.result.byEarlierAttempt) void alertDialog(words.createdByEarlierAttempt)\n    else showToast(firstDelivery === null ? words.done : words.scheduled(firstDelivery))',
      'showToast(firstDelivery === null ? words.done : words.scheduled(firstDelivery))',
      { section: 'SPEC §8', tests: [summaryTest] },
    ],
    [
      'Single students are published only when their classes are loaded',
      'disabled={!areAllTeamsWhole && total === null}',
      '',
    ],
    ['The summary stays open while it sends', 'onClose={() => busy || onClose()}', 'onClose={onClose}'],
  ],
)

const warnings = guardsOf(
  { ...common, section: '§6', file: 'renderer/features/homework/summary/Warnings.tsx', tests: [summaryTest] },
  [
    ['Another homework with the same title gives a warning', 'homework => homework.title === title', '() => false'],
    ['Only the exact title gives a warning', 'homework => homework.title === title', '() => true'],
    ['A content that a class got recently is named in a warning', 'recentUses(uses.data?.items ?? [], now())', '[]'],
  ],
)

const steps = guardsOf({ ...common, file: 'renderer/screens/assign/Wizard.tsx', tests: [wizard] }, [
  ['A step with a fault does not open the next one', 'if (form.showFaults(stepFields[step])) return', ''],
  [
    'The last step checks the steps that were skipped',
    'if (stepWithFault === undefined) return setSummary(true)',
    'return setSummary(true)',
  ],
  ['A restart of the wizard asks first', 'if (!yes) return\n    form.clear()', 'form.clear()'],
  [
    'A restart warns that the homework may have been published',
    'draft.sent === 1 ? text.restartQuestionIfSent : text.restartQuestion',
    'text.restartQuestion',
    { section: 'SPEC §8' },
  ],
])

const initial = guardsOf({ ...common, file: 'renderer/screens/assign/use-initial-draft.ts', tests: [choices] }, [
  [
    'A copied homework does not replace a started draft without a question',
    'const confirmed = isStarted(draft)',
    'const confirmed = false',
  ],
])

const resumed = guardsOf({ ...common, file: 'renderer/screens/assign/use-wizard-form.ts', tests: [choices, wizard] }, [
  ['A wizard that continues an earlier draft says so', 'setResumed(started)', ''],
  [
    'A deadline that was proposed on an earlier day is renewed',
    'if (isEqual(proposedOf(values), proposed.current) && !isEqual(next, proposed.current)) set(next, [])',
    '',
  ],
  ['The deadline of a started draft is not renewed', 'if (started) return', ''],
])

const contents = guardsOf(
  { ...common, file: 'renderer/features/homework/contents/ContentsStep.tsx', tests: [choices] },
  [
    [
      'The title that the teacher wrote does not change with the contents',
      '...(old.titled ? {} : { title: proposedTitle(contents, text.andOthers) })',
      'title: proposedTitle(contents, text.andOthers)',
    ],
  ],
)

const typed = guardsOf(
  {
    ...common,
    file: 'renderer/features/homework/contents/use-typed-title.ts',
    tests: ['tests/renderer/screens/assign/catalogue.test.tsx'],
  },
  [
    [
      'An entered title that several contents match chooses none',
      'return total === 1 ? items[0] : undefined',
      'return items[0]',
    ],
  ],
)

const filters = guardsOf(
  {
    ...common,
    file: 'renderer/features/homework/contents/CatalogueFilters.tsx',
    tests: [catalogueFilters],
  },
  [
    [
      'Another course family resets the book and the unit',
      "family: event.currentTarget.value, book: '', unit: ''",
      'family: event.currentTarget.value',
    ],
    ['Another book resets the unit', "book: event.currentTarget.value, unit: ''", 'book: event.currentTarget.value'],
  ],
)

const words = guardsOf(
  { ...common, file: 'renderer/features/homework/word-parts/WordStep.tsx', tests: [parts, choices] },
  [
    ['No more than ten parts can be chosen', 'disabled={isFull && !checked}', ''],
    [
      'The title of a word test that the teacher wrote does not change with the parts',
      '...(old.titled ? {} : { title: proposedTitle(contents, contentsText.andOthers) })',
      'title: proposedTitle(contents, contentsText.andOthers)',
    ],
  ],
)

const options = guardsOf(
  { ...common, section: 'SPEC §7', file: 'renderer/features/homework/form/OptionFields.tsx', tests: [settings] },
  [
    [
      'Answer times can be required only where the server allows it',
      'disabled={!isAllowed && value.required_times === 0}',
      '',
    ],
  ],
)

const planDays = guardsOf({ ...common, file: 'renderer/screens/assign/plan/plan-days.ts', tests: [draft] }, [
  [
    'A copied day never replaces another one',
    'if (!source || findDay(days, to)) return null',
    'if (!source) return null',
  ],
  [
    'Shifted days never fall on another day',
    'new Set(next.map(dateOfDay)).size < next.length ? null : inOrder(next)',
    'inOrder(next)',
  ],
  [
    'A content is once on a day',
    'contents.filter(item => !oldContents.some(({ resource_id }) => resource_id === item.resource_id))',
    'contents',
  ],
  ['A day keeps its time when contents are added', 'existing?.start ?? `', '`'],
  ['Only the days of the chosen range are shifted', 'dateOfDay(day) >= first && dateOfDay(day) <= last', 'true'],
])

const dayPanel = guardsOf(
  {
    ...common,
    file: 'renderer/screens/assign/plan/DayPanel.tsx',
    tests: ['tests/renderer/screens/assign/day-panel.test.tsx'],
  },
  [
    ['An empty time does not change the day', "if (time !== '') onChange(", 'onChange('],
    [
      'A copy to a taken date says why it is refused',
      'copyDay(days, date, to) ? undefined : text.copyDateTaken',
      'undefined',
    ],
  ],
)

const planStep = guardsOf({ ...common, file: 'renderer/screens/assign/plan/PlanStep.tsx', tests: [choices] }, [
  [
    'A change of the plan draft can be undone',
    "setUndoPlan(words === '' ? null : { days, contents: chosen })",
    'setUndoPlan(null)',
  ],
  ['No day before today can be chosen for a plan', 'selectable={day => day >= today}', 'selectable={() => true}'],
])

const picker = guardsOf({ ...common, file: 'renderer/screens/assign/plan/PlanPicker.tsx', tests: [choices] }, [
  ['Without contents nothing is put on the days', 'if (chosen.length === 0) return text.noContents', ''],
])

const receivers = guardsOf({ ...common, file: 'renderer/features/people/use-team-tree.ts', tests: [choices] }, [
  ['A hidden class is not offered', '.filter(team => team.hidden === 0)', '', { section: 'SPEC §3' }],
])

const students = guardsOf({ ...common, file: 'renderer/features/people/chosen-students.ts', tests: [people] }, [
  [
    'Students who have left the class are dropped from a choice',
    'const next = all.filter(id => ids.has(id))',
    'const next = [...ids]',
  ],
  [
    'A class without chosen students is removed from the choice',
    'if (team.studentIds?.length === 0) return others',
    '',
  ],
  [
    'All single students of a class are the whole class',
    'return next.length === all.length ? null : next',
    'return next',
  ],
])

const tree = guardsOf({ ...common, file: 'renderer/features/people/TeamTree.tsx', tests: [choices] }, [
  ['A class name that several classes contain chooses none', 'found.length === 1 ? found[0] : undefined', 'found[0]'],
  [
    'Entering the name of a chosen class does not remove it',
    "if (checkOfTeam(chosen, team.id) !== 'all') onChange(",
    'onChange(',
  ],
])

const task = guardsOf(
  { ...common, section: '§7', file: 'renderer/screens/ai-writing/task-rules.ts', tests: [writing] },
  [
    ['A writing task has a level', "findLevel(conditions, task.level) ? null : 'level-none'", 'null'],
    [
      'The number of words is within its bounds',
      "if (min === null || max === null || min < bounds.min || max > bounds.max) return 'words-bounds'",
      '',
    ],
    ['The least number of words is not above the greatest', "return min > max ? 'words-order' : null", 'return null'],
    ['The number of words that the teacher set does not follow the level', ' || task.counted', ''],
  ],
)

const writingForm = guardsOf(
  { ...common, section: '§7', file: 'renderer/screens/ai-writing/AiWriting.tsx', tests: [writing] },
  [
    [
      'A teacher who may not assign homework gets no writing form',
      'const canAssign = canGiveHomework(session)',
      'const canAssign = true',
      { section: 'SPEC §6' },
    ],
    ['A writing that became invalid in the summary is not assigned', 'if (form.showFaults()) {', 'if (false) {'],
    [
      'The title of a writing that the teacher wrote does not change with the topic',
      'homework: old.homework.titled',
      'homework: false',
    ],
    [
      'A restart of the writing asks first',
      'if (await confirmDialog({ message: text.restartQuestion, confirm: text.restartConfirm })) form.clear()',
      'form.clear()',
    ],
  ],
)

export const rows = [
  ...publish,
  ...summary,
  ...warnings,
  ...steps,
  ...initial,
  ...resumed,
  ...contents,
  ...typed,
  ...filters,
  ...words,
  ...options,
  ...planDays,
  ...dayPanel,
  ...planStep,
  ...picker,
  ...receivers,
  ...students,
  ...tree,
  ...task,
  ...writingForm,
]
