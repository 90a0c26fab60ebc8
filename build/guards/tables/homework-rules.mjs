/** The rules of a new homework, which the assign wizards and the sample school share (SPEC §4, §5; DESIGN §6). */
import { guardsOf } from '../table.mjs'

const common = { area: 'assign', section: 'SPEC §5' }
const rules = 'tests/shared/homework-rules.test.ts'
const draft = 'tests/renderer/screens/assign/draft.test.ts'

const homework = guardsOf({ ...common, file: 'shared/domain/homework-rules.ts', tests: [rules, draft] }, [
  ['A title that shows nothing is refused', "title.replace(invisible, '').trim() === ''", "title === ''"],
  [
    'A title with a character that Windows forbids is refused',
    "if (forbiddenInTitle.test(title)) return 'title-signs'",
    '',
  ],
  ['A title with an emoji is refused', 'hasEmoji(title) || ', ''],
  ['A title with a control character is refused', ' || hasControl(title)', ''],
  [
    'A title that is too long is refused',
    "return textLength(title) > limits.homeworkTitle ? 'title-long' : null",
    'return null',
  ],
  ['Only normal homework is delivered at once', 'timing === 0 || start === null', 'start === null'],
  ['A word test starts at least ten minutes ahead', 'ms: limits.wordTestLeadMs', 'ms: 0'],
  ['A periodic plan starts some time ahead', 'ms: limits.periodicLeadMs', 'ms: 0'],
  ['A deadline is required', "if (end === null) return 'end-missing'", 'if (end === null) return null'],
  ['A deadline is in the future', "if (end <= now) return 'end-past'", ''],
  [
    'A deadline is after the start',
    "if (timing === 1 && start !== null && end <= start) return 'end-before-start'",
    '',
  ],
  [
    'A deadline is after the last day of a plan',
    "return lastDelivery !== undefined && end <= lastDelivery ? 'end-before-last-day' : null",
    'return null',
  ],
  ['Homework has content', "if (count === 0) return 'topics-none'", ''],
  ['A word test has ten parts at most', "if (kind === 3 && count > limits.wordTestParts) return 'parts-many'", ''],
  [
    'Homework has a limited number of contents',
    "return count > limits.homeworkTopics ? 'topics-many' : null",
    'return null',
  ],
  ['A periodic plan has days', "if (days.length === 0) return 'days-none'", ''],
  ['Each day of a periodic plan has content', "if (days.some(day => day.contents < 1)) return 'day-empty'", ''],
  [
    'A periodic plan has one delivery on a date',
    "return new Set(days.map(day => wireDate(day.at))).size < days.length ? 'day-twice' : null",
    'return null',
  ],
])

const draftFaults = guardsOf({ ...common, file: 'renderer/features/homework/draft/faults.ts', tests: [draft] }, [
  ['A class is required', "if (receivers.length === 0) return 'teams-none'", ''],
  [
    'A chosen class has a chosen student',
    "return receivers.some(({ student_ids }) => student_ids?.length === 0) ? 'class-empty' : null",
    'return null',
  ],
  ['Each day of a plan draft has a time', "(days.length > 0 && isStartMissing ? 'start-missing' : null) ?? ", ''],
  ['The lead time counts for the first day of a plan draft', ' ?? startFault(times)', ''],
  [
    'The deadline of a plan draft is compared with its last day',
    'lastDelivery: Math.max(...days)',
    'lastDelivery: Math.min(...days)',
  ],
])

const request = guardsOf(
  { ...common, section: 'SPEC §7', file: 'renderer/features/homework/draft/publish-request.ts', tests: [draft] },
  [
    [
      'A start that was typed and then replaced by an immediate delivery is not sent',
      '...(delivery_type === 1 ? { start_time: toWire(start) } : {}),',
      'start_time: toWire(start),',
    ],
    [
      'Beside single students, the students of whole classes receive the homework too',
      'student_ids ?? studentsOf(team_id)',
      'student_ids ?? []',
    ],
    ['A title is sent without the spaces around it', 'tidyText(draft.title)', 'draft.title'],
  ],
)

const title = guardsOf({ ...common, file: 'renderer/features/homework/draft/proposed-title.ts', tests: [draft] }, [
  ['A proposed title has no character that a title must not contain', 'forbiddenInTitle.test(character) || ', ''],
  ['A proposed title is not too long', 'limits.homeworkTitle - [...suffix].length', '1000'],
])

const contents = guardsOf({ ...common, file: 'renderer/features/homework/draft/chosen-contents.ts', tests: [draft] }, [
  ['A content is chosen once', '...more.filter(({ resource_id }) => !isChosen(contents, resource_id)),', '...more,'],
])

const copy = guardsOf(
  {
    ...common,
    section: 'SPEC §3',
    file: 'renderer/features/homework/draft/duplicate.ts',
    tests: ['tests/renderer/screens/assign/duplicate.test.ts'],
  },
  [
    [
      'A copied homework drops contents that cannot be assigned any more',
      ".filter(({ resource_id }) => resource_id !== '')",
      '',
    ],
    [
      'A copied plan begins after today',
      "start: at === null ? '' : fieldTime(at + by)",
      "start: at === null ? '' : fieldTime(at)",
    ],
    ['The deadline of a copied plan moves with its days', 'fieldTime(end + by)', 'fieldTime(end)'],
    [
      'A copied homework has a new request id',
      '...emptyDraft(kind, now),',
      "...emptyDraft(kind, now), request_id: '0',",
    ],
  ],
)

const warnings = guardsOf(
  {
    ...common,
    section: '§6',
    file: 'renderer/features/homework/summary/warnings.ts',
    tests: ['tests/renderer/screens/assign/duplicate.test.ts'],
  },
  [
    [
      'A deadline on the day of the delivery gives a warning',
      "['end-same-day', end !== null &&",
      "['end-same-day', false && end !== null &&",
    ],
    ['A deadline at night gives a warning', "['end-night', end !== null && isNight(end)],", ''],
    ['A delivery at night gives a warning', "['start-night', isScheduled && start !== null && isNight(start)],", ''],
    ['A content of the last weeks gives a warning', 'now - recentDays * dayMs', 'now'],
    ['A content of long ago gives no warning', 'now - recentDays * dayMs', '0'],
  ],
)

export const rows = [...homework, ...draftFaults, ...request, ...title, ...contents, ...copy, ...warnings]
