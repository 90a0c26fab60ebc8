/** Guards of a homework that exists: what its status allows to change, redistribution, plans (SPEC §4, §5, §6). */
import { guardsOf } from '../table.mjs'

const common = { area: 'homework', section: 'SPEC §4' }
const editDraft = 'tests/renderer/screens/homework/edit/edit-draft.test.ts'
const edit = 'tests/renderer/screens/homework/edit/edit.test.tsx'
const sharedRules = 'tests/shared/homework-rules.test.ts'
const redistribute = 'tests/renderer/features/homework/redistribute.test.tsx'
const redistribution = 'tests/renderer/screens/redistribution/redistribution.test.tsx'
const planDays = 'tests/renderer/screens/periodic-plan/plan-days.test.ts'
const plan = 'tests/renderer/screens/periodic-plan/periodic-plan.test.tsx'

const statuses = guardsOf(
  { ...common, file: 'shared/domain/homework-edits.ts', tests: [sharedRules, editDraft, redistribute] },
  [
    ['While homework is in progress, its receivers and contents cannot change', '1: partsAfterDelivery', '1: allParts'],
    ['When all have submitted, the deadline cannot change', '2: partsAfterEnd', '2: partsAfterDelivery'],
    ['After the end, the deadline cannot change', '3: partsAfterEnd', '3: partsAfterDelivery'],
    ['While homework is delivered, its receivers and contents cannot change', '4: partsAfterDelivery', '4: allParts'],
    ['After a redistribution, receivers and contents cannot change', '6: partsAfterDelivery', '6: allParts'],
    ['Homework that awaits its delivery is not redistributed', "if (status === 5) return 'awaiting'", ''],
    ['Homework that is being delivered is not redistributed', "if (status === 4) return 'delivering'", ''],
    ['A redistribution that runs is not repeated', "if (status === 6) return 'running'", ''],
    [
      'Homework that all have submitted is not redistributed',
      "return unfinishedCount === 0 ? 'nobody' : null",
      'return null',
    ],
    [
      'A redistribution never ends in the past',
      'if (extended > now) return extended',
      'return extended',
      { section: 'SPEC §9' },
    ],
  ],
)

const rights = guardsOf(
  {
    ...common,
    section: 'SPEC §6',
    file: 'renderer/features/homework/can-give-homework.ts',
    tests: [edit, redistribute],
  },
  [['A teacher with the flag bc gives, changes and deletes no homework', " && session.user.teacher_flag !== 'bc'", '']],
)

const edits = guardsOf({ ...common, file: 'renderer/screens/homework/edit/edit-draft.ts', tests: [editDraft, edit] }, [
  [
    'A status that this version does not know allows no edit',
    'editableParts[homework.status] : []',
    'editableParts[homework.status] : editableParts[5]',
  ],
  [
    'The days of a plan are not changed by the form of the homework',
    "if (kind === 2) return allowed.filter(part => part !== 'topics' && part !== 'start')",
    '',
  ],
  [
    'A word test has no required answer times',
    "kind === 3 ? allowed.filter(part => part !== 'required_times') : allowed",
    'allowed',
  ],
  [
    'An edit that the status no longer allows is not in the form',
    '.filter(([key]) => keys.some(',
    '.filter(([key]) => true || keys.some(',
  ],
  [
    'An edit that can no longer be sent is reported',
    '.filter(part => !offered.includes(part))',
    '.filter(() => false)',
  ],
  ['Only the parts that differ are sent', '...changed.map(part => fields[part])', '...parts.map(part => fields[part])'],
  ['Only the switches that differ are sent', '.filter(name => value.switches[name] !== saved.switches[name])', ''],
  ['Faults of fields that were not changed do not prevent saving', 'checked.some(each => each === key)', 'true'],
  ['With the same classes, the students are sent one by one', '(same ? all : undefined)', 'undefined'],
  ['The order of the classes is not a change', '.sort((a, b) => a.team_id.localeCompare(b.team_id))', ''],
])

const lines = guardsOf(
  { ...common, section: '§6', file: 'renderer/screens/homework/edit/change-lines.ts', tests: [editDraft, edit] },
  [
    [
      'Students who lose the homework are counted before it is sent',
      'lostCount > 0 ? labels.studentsRemoved(lostCount) : null',
      'null',
    ],
    [
      'Contents that are removed are counted before it is sent',
      'contentsLost > 0 ? labels.contentsRemoved(contentsLost) : null',
      'null',
    ],
    [
      'A delivery at once is announced before it is sent',
      'value.delivery_type === 0 ? labels.deliveredAtOnce : null',
      'null',
    ],
    ['An earlier deadline is announced before it is sent', 'earlier ? labels.endsEarlier : null', 'null'],
    [
      'The end of late submission is announced before it is sent',
      'saved.delay === 1 && value.delay === 0 ? labels.lateNotAccepted : null',
      'null',
    ],
  ],
)

const form = guardsOf({ ...common, file: 'renderer/screens/homework/edit/EditForm.tsx', tests: [edit] }, [
  [
    'An edit that takes something from students asks first',
    'if (lines.some(({ warning }) => warning !== null)) setConfirming(true)\n      else await send()',
    'await send()',
  ],
  ['An edit without a change sends nothing', 'if (changed.length === 0) return text.nothingChanged', ''],
  ['Students are saved only when their classes are loaded', 'if (isWaiting) return', ''],
  [
    'A saved edit leaves no draft',
    "if (found?.kind !== 'done') return\n    form.clear()",
    "if (found?.kind !== 'done') return",
  ],
])

const page = guardsOf({ ...common, file: 'renderer/screens/homework/edit/HomeworkEdit.tsx', tests: [edit] }, [
  ['A teacher who cannot give homework gets no edit form', ' || !canGiveHomework(session)', '', { section: 'SPEC §6' }],
  ['A homework that does not exist offers no retry', 'onRetry={missing ? undefined : retry}', 'onRetry={retry}'],
])

const saved = guardsOf({ ...common, file: 'renderer/screens/homework/edit/use-saved-homework.ts', tests: [edit] }, [
  [
    'A class of which some students receive the homework is not shown as whole',
    'all !== null && all.length === ids.length && all.every(',
    'all !== null && (() => true)(',
  ],
])

const send = guardsOf(
  {
    ...common,
    section: 'SPEC §8',
    file: 'renderer/features/homework/redistribute/use-send-redistribution.ts',
    tests: [redistribute],
  },
  [
    ['A second click redistributes nothing', 'run(async () => {', 'Promise.resolve().then(async () => {'],
    ['After a refusal the dialog reads the homework again', "if (sent.kind === 'refused') await load()", ''],
    [
      'The dialog reads the current state of the homework',
      '{ ...query, staleTime: 0 }',
      '{ ...query, staleTime: 1e9 }',
    ],
    ['Checking again sends nothing', ': write.lookUp()', ': write.send({ homework_id: homeworkId })'],
  ],
)

const dialog = guardsOf(
  { ...common, file: 'renderer/features/homework/redistribute/RedistributeForm.tsx', tests: [redistribute] },
  [
    [
      'Homework that cannot be redistributed has no send button',
      '!isDone && !isUnknown && details.can_reissue === 1',
      '!isDone && !isUnknown',
    ],
    [
      'After an unknown outcome there is no send button',
      '!isDone && !isUnknown &&',
      '!isDone &&',
      { section: 'SPEC §8' },
    ],
    ['After a redistribution there is no send button', 'const canSend = !isDone && ', 'const canSend = '],
    ['A dialog that could not read the homework offers a retry', 'onRetry={sending.load}', ''],
  ],
)

const opened = guardsOf(
  {
    ...common,
    section: 'SPEC §8',
    file: 'renderer/features/homework/redistribute/use-redistribute-dialog.tsx',
    tests: [redistribute],
  },
  [['The dialog stays open while it redistributes', 'onClose={() => busy || close()}', 'onClose={close}']],
)

const check = guardsOf(
  { ...common, file: 'renderer/features/homework/redistribute/redistribution-check.ts', tests: [redistribute] },
  [
    [
      'Only students who have not submitted receive a redistribution',
      'items.filter(({ is_target }) => is_target === 1)',
      '[...items]',
    ],
    ['A deadline that differs from the dialog is reported', 'end !== null && end === shownEnd', 'end !== null'],
    [
      'A student who did not receive it is reported',
      'withoutReceipt.filter(({ student_id }) => !submittedIds.has(student_id))',
      '[]',
    ],
    ['A student who submitted in the meantime is not reported as missed', '!submittedIds.has(student_id)', 'true'],
    [
      'A student who received it unexpectedly is reported',
      'now.filter(({ student_id }) => !beforeIds.has(student_id))',
      '[]',
    ],
    ['A submission that changed is reported', ' || same.submit_time !== student.submit_time', ''],
  ],
)

const redistributions = guardsOf(
  { ...common, file: 'renderer/screens/redistribution/RedistributionList.tsx', tests: [redistribution] },
  [
    ['The list offers no redistribution that the server refuses', 'if (row.can_reissue === 1) {', 'if (true) {'],
    [
      'The list offers no redistribution to a teacher who cannot give homework',
      'redistribution.isOffered ? redistribution.open : null',
      'redistribution.open',
      { section: 'SPEC §6' },
    ],
  ],
)

const details = guardsOf(
  { ...common, file: 'renderer/screens/redistribution/RedistributionDetails.tsx', tests: [redistribution] },
  [
    [
      'The details offer no redistribution that the server refuses',
      'redistribution.isOffered && data.can_reissue === 1 &&',
      'redistribution.isOffered &&',
    ],
    [
      'The details offer no redistribution to a teacher who cannot give homework',
      'redistribution.isOffered && data.can_reissue',
      'data.can_reissue',
      { section: 'SPEC §6' },
    ],
  ],
)

const since = guardsOf(
  { ...common, file: 'renderer/screens/redistribution/redistribution-students.ts', tests: [redistribution] },
  [['A submission before the redistribution is not counted as after it', 'at !== null && at > from', 'at !== null']],
)

const rules = guardsOf(
  { ...common, section: 'SPEC §5', file: 'renderer/screens/periodic-plan/plan-days.ts', tests: [planDays, plan] },
  [
    ['A day of a plan is not moved to a time that is too soon', 'if (fault !== null) return fault', ''],
    [
      'A day of a plan is not moved beyond the deadline',
      "if (end !== null && moved.some(at => at >= end)) return 'after-end'",
      '',
    ],
    ['A day of a plan is not moved onto another one', 'return daysFault(days)', 'return null'],
    ['A delivered day is never moved', 'items.filter(day => day.is_delivered === 0)', '[...items]'],
    [
      'A move that passed a day that stayed cannot be undone',
      'movedDates.has(each.date) || startOf(each) < to',
      'true',
    ],
  ],
)

const day = guardsOf(
  { ...common, section: 'SPEC §5', file: 'renderer/screens/periodic-plan/DayEdit.tsx', tests: [plan] },
  [
    ['A delivered day can only be copied', 'if (day.is_delivered === 1) {', 'if (false) {'],
    ['Skipping the last delivery asks first', 'const warning = isLastDelivery(plan, day)', 'const warning = false'],
    ['Skipping a delivery that cannot be added back asks first', 'canBeAddedBack(plan, day, at)\n', 'true\n'],
    [
      'A question about skipping can be answered with no',
      'if (await confirmDialog({ title: labels.skip, message: warning, confirm: labels.skipSubmit }))\n        await',
      'await',
    ],
    [
      'Moving a delivery that is near asks first',
      'if (isTooSoon && !(await confirmDialog({ title: labels.move, message, confirm: labels.moveSubmit }))) return null',
      '',
    ],
    [
      'No undo is offered for a move that the server would refuse to undo',
      '!isTooSoon && (!movesFollowing',
      '(!movesFollowing',
    ],
    [
      'The only day of a plan cannot be skipped',
      '{openDays(plan).length + plan.delivered_count > 1 && (',
      '{true && (',
    ],
    ['A move to the same time is not sent', 'if (at === startOf(day)) return { to: labels.same }', ''],
  ],
)

const actions = guardsOf(
  { ...common, section: 'SPEC §4', file: 'renderer/screens/periodic-plan/PlanActions.tsx', tests: [plan] },
  [
    [
      'Ending a plan asks first',
      'if (!(await confirmDialog({ title: labels.end, message, confirm: labels.end }))) return',
      '',
    ],
    [
      'Resuming a plan asks first',
      'if (!(await confirmDialog({ title: labels.resume, message: resumeQuestion(plan, now()), confirm: labels.resume })))\n      return',
      '',
    ],
    [
      'Only a running plan can be paused',
      '{status === 1 && button(labels.pause, pause)}',
      '{button(labels.pause, pause)}',
    ],
    [
      'Only a paused plan can be resumed',
      '{status === 2 && button(labels.resume, resume)}',
      '{button(labels.resume, resume)}',
    ],
    [
      'A plan that has ended cannot be ended',
      '{(status === 1 || status === 2) && button(labels.end, end)}',
      '{button(labels.end, end)}',
    ],
  ],
)

const planEdit = guardsOf(
  { ...common, section: 'SPEC §6', file: 'renderer/screens/periodic-plan/PlanEdit.tsx', tests: [plan] },
  [
    ['A teacher who cannot give homework cannot pause or end a plan', '{canEdit && <PlanActions', '{<PlanActions'],
    ['A teacher who cannot give homework cannot edit the days of a plan', 'isEditable={canEdit}', 'isEditable'],
    [
      'The days of a paused plan cannot be edited',
      'isEditable && plan.plan_status < 2',
      'isEditable',
      { section: 'SPEC §4' },
    ],
    [
      'No delivery is added to a day before today',
      'if (date < today) return',
      'if (!date) return',
      { section: 'SPEC §5' },
    ],
  ],
)

const planList = guardsOf(
  { ...common, section: 'SPEC §6', file: 'renderer/screens/periodic-plan/PlanList.tsx', tests: [plan] },
  [
    [
      'The list offers no plan edit to a teacher who cannot give homework',
      'columnsOf(now, canGiveHomework(session))',
      'columnsOf(now, true)',
    ],
    ['The list offers no edit of a plan that has ended', 'row.plan_status === 3 ? null : ', '', { section: 'SPEC §4' }],
  ],
)

const planDetail = guardsOf(
  { ...common, section: 'SPEC §6', file: 'renderer/screens/periodic-plan/PlanDetail.tsx', tests: [plan] },
  [
    [
      'The days of a plan offer no edit to a teacher who cannot give homework',
      'plan.plan_status !== 3 && canGiveHomework(session) && (',
      'plan.plan_status !== 3 && (',
    ],
  ],
)

const planContents = guardsOf(
  { ...common, section: 'SPEC §5', file: 'renderer/screens/periodic-plan/ContentsDialog.tsx', tests: [plan] },
  [
    [
      'The contents of a day are not replaced by nothing',
      "contents.length === 0 ? text.change.faults['day-empty'] : undefined",
      'undefined',
    ],
  ],
)

const contentsDraft = guardsOf(
  { ...common, section: '§5', file: 'renderer/screens/periodic-plan/contents-draft.ts', tests: [plan] },
  [
    [
      'Contents that were being chosen for one day are not offered for another',
      'found.success && found.output.place === dayKey',
      'found.success',
    ],
  ],
)

const sending = guardsOf(
  { ...common, section: 'SPEC §8', file: 'renderer/screens/periodic-plan/use-plan-edit.ts', tests: [plan] },
  [
    ['A second click edits the plan once', '(await run(() => follow(change))) ?? false', 'await follow(change)'],
    [
      'An undo that did not arrive is offered again',
      'const retry = change.isUndo ? change : null',
      'const retry = null',
    ],
    [
      'An undo that the server refused is not offered again',
      'fail(outcome.message, null)',
      'fail(outcome.message, retry)',
    ],
  ],
)

export const rows = [
  ...statuses,
  ...rights,
  ...edits,
  ...lines,
  ...form,
  ...page,
  ...saved,
  ...send,
  ...dialog,
  ...opened,
  ...check,
  ...redistributions,
  ...details,
  ...since,
  ...rules,
  ...day,
  ...actions,
  ...planEdit,
  ...planList,
  ...planDetail,
  ...planContents,
  ...contentsDraft,
  ...sending,
]
