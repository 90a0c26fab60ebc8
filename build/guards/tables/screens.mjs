/** Guards of forms, menus, messages, papers, score sheets and the login (SPEC §2, §5, §6). */
import { guardsOf } from '../table.mjs'

const common = { area: 'screens', section: 'SPEC §5' }
const draftForm = 'tests/renderer/ui/form/use-draft-form.test.tsx'
const formState = 'tests/renderer/ui/form/use-form-state.test.tsx'
const message = 'tests/renderer/screens/message/message.test.tsx'
const menu = 'tests/renderer/app/menu.test.ts'
const paper = 'tests/renderer/screens/homework/paper.test.tsx'
const report = 'tests/renderer/screens/student-report/student-report.test.tsx'
const login = 'tests/renderer/screens/session/login.test.tsx'
const account = 'tests/renderer/screens/person/person.test.tsx'
const forgot = 'tests/renderer/screens/session/forgot-password.test.tsx'
const actions = 'tests/renderer/screens/homework/actions.test.tsx'

const busy = guardsOf({ ...common, section: 'SPEC §8', file: 'renderer/ui/use-busy.ts', tests: [draftForm] }, [
  ['A second click does nothing while the first one runs', 'if (running.current) return undefined', ''],
])

const forms = guardsOf({ ...common, file: 'renderer/ui/form/use-draft-form.ts', tests: [draftForm] }, [
  ['A form with a fault is not sent', 'if (state.showFaults()) return', 'state.showFaults()'],
])

const states = guardsOf({ ...common, file: 'renderer/ui/form/use-form-state.ts', tests: [formState, draftForm] }, [
  ['The first field with a fault gets the focus', 'if (failedTries > 0) focusFirstFault(root.current)', ''],
  [
    'A draft that is loaded late does not replace what was typed',
    'if (draftState.ready && !isLoaded) {',
    'if (draftState.ready && JSON.stringify(first) === JSON.stringify(draftState.value)) {',
  ],
  ['What is typed is stored as a draft', 'draftState.set(form.getValues())', '', { section: '§5' }],
  ['A form that is emptied leaves no draft', 'draftState.clear()', '', { section: '§5' }],
  [
    'No fault is shown before the teacher changes a field',
    '(isTouched(name) ? faults[name] : undefined)',
    'faults[name]',
  ],
])

const formKeys = guardsOf({ ...common, file: 'renderer/ui/form/Form.tsx', tests: [draftForm] }, [
  ['The Enter that confirms an IME conversion does not submit', 'ignoreComposition(event)', ''],
])

const held = guardsOf({ ...common, file: 'renderer/ui/keys/ctrl-enter.ts', tests: [draftForm] }, [
  ['A key that is held down submits nothing again', 'if (event.repeat) return', ''],
])

const texts = guardsOf({ ...common, file: 'renderer/ui/form/TextField.tsx', tests: [draftForm] }, [
  ['A text that becomes too long is said in a toast', 'toast(text.tooLong(messageLabel, max))', 'void 0'],
])

const textRules = guardsOf(
  { ...common, file: 'shared/domain/text-rules.ts', tests: ['tests/shared/text-rules.test.ts', draftForm] },
  [
    ['A text with an emoji is refused', 'hasEmoji(value) || hasControl(value, lines)', 'hasControl(value, lines)'],
    ['A text that is too long is refused', "return textLength(value) > max ? 'long' : null", 'return null'],
    [
      'A required text that contains only spaces is refused',
      "if (value.trim() === '') return 'empty'",
      "if (value === '') return 'empty'",
    ],
  ],
)

const assignment = guardsOf({ ...common, section: 'SPEC §6', file: 'renderer/routes.ts', tests: [menu] }, [
  [
    'The menu has no assignment of homework for the flag bc',
    "path: '/admin/homework-create',\n    isOfferedTo: canGiveHomework,",
    "path: '/admin/homework-create',",
  ],
])

const menus = guardsOf({ ...common, section: 'SPEC §2', file: 'renderer/app/menu.ts', tests: [menu] }, [
  ['A page that is not for a teacher has no menu entry', '(row.isOfferedTo?.(session) ?? true)', 'true'],
  ['The menu has no entry without a screen', 'row.path === entry.path && ', ''],
])

const links = guardsOf(
  {
    ...common,
    section: 'SPEC §6',
    file: 'renderer/screens/home/home-links.ts',
    tests: ['tests/renderer/screens/home/home.test.tsx'],
  },
  [['The home page has no assignment of homework for the flag bc', 'shortcut.isOffered?.(session) ?? true', 'true']],
)

const maySend = guardsOf(
  { ...common, section: 'SPEC §6', file: 'renderer/features/messages/use-may-send.ts', tests: [message] },
  [
    [
      'Only a teacher whom the server allows it sends messages',
      'data && data.allow_send_message === 1',
      'data && true',
    ],
  ],
)

const send = guardsOf({ ...common, file: 'renderer/screens/message/MessageSend.tsx', tests: [message] }, [
  [
    'The form of a message is shown only to a teacher who may send',
    'if (maySend) return <MessageForm />',
    'return <MessageForm />',
    { section: 'SPEC §6' },
  ],
  [
    'A message is sent after a question that names the number of receivers',
    'if (!(await confirmDialog(question))) return null',
    '',
  ],
  [
    'A message that was sent leaves no draft',
    "if (outcome?.kind !== 'done') return null\n      form.clear()",
    "if (outcome?.kind !== 'done') return null",
    { section: '§5' },
  ],
  [
    'A message whose outcome is unknown keeps its text',
    "if (outcome?.kind === 'unknown') return sendText.unknown",
    "if (outcome?.kind === 'unknown') form.clear()",
    { section: 'SPEC §8' },
  ],
  [
    'A restart of the message asks first',
    'if (await confirmDialog({ message: sendText.restartQuestion, confirm: sendText.restartConfirm })) form.clear()',
    'form.clear()',
  ],
])

const lists = guardsOf(
  { ...common, section: 'SPEC §6', file: 'renderer/screens/message/MessageList.tsx', tests: [message] },
  [['The outbox offers no new message to a teacher who may send none', 'maySend && (', '(']],
)

const again = guardsOf(
  { ...common, section: 'SPEC §6', file: 'renderer/screens/message/MessageInfo.tsx', tests: [message] },
  [
    ['A message that all have read is not sent again', 'useMaySend() && unread > 0', 'useMaySend()', { section: '§7' }],
    ['A message is not offered again to a teacher who may send none', 'useMaySend() && unread > 0', 'unread > 0'],
  ],
)

const messageDraft = guardsOf({ ...common, file: 'renderer/screens/message/message-draft.ts', tests: [message] }, [
  [
    'A message has a subject',
    'title: textMessage(title, { label: text.send.subject, max: limits.message.title }),',
    '',
  ],
  [
    'A message has a text',
    "content: textMessage(content, { label: text.send.content, max: limits.message.content, lines: 'many' }),",
    '',
  ],
  [
    'A message has a receiver',
    'teams.length + studentIds.length === 0 ? text.send.needReceivers : undefined',
    'undefined',
  ],
  ['A message is sent to a student once', '[...new Set(ids)].join()', 'ids.join()'],
  [
    'A message that is sent again goes only to those who have not read it',
    'studentIds: unreadOf(details).map',
    'studentIds: details.receivers.map',
  ],
])

const fillMessage = guardsOf({ ...common, file: 'renderer/screens/message/use-fill-message.ts', tests: [message] }, [
  [
    'A message that is sent again does not replace another one without a question',
    'if (!isChanged || ',
    'if (true || ',
  ],
])

const mail = guardsOf({ ...common, file: 'renderer/screens/homework/mail/MailForm.tsx', tests: [actions] }, [
  ['A wrong e-mail address is not sent', 'isEmail(email) ? undefined : text.faults.wrong', 'undefined'],
  ['A mail without an address is not sent', 'isOptional ? undefined : text.faults.empty', 'undefined'],
])

const mailDialogs = guardsOf(
  { ...common, file: 'renderer/screens/homework/mail/use-mail-dialogs.tsx', tests: [actions] },
  [
    [
      'An address typed for one homework is not offered for another',
      "draftKeyOf('topics', homework.homeworkId)",
      "draftKeyOf('topics')",
      { section: '§5' },
    ],
    [
      'A mail whose answer was lost is not shown as sent',
      'outcome.message || commonText.operationFailed : text.faults.unknown',
      'outcome.message || commonText.operationFailed : null',
      { section: 'SPEC §8' },
    ],
  ],
)

const homeworkMenu = guardsOf(
  { ...common, section: 'SPEC §6', file: 'renderer/screens/homework/HomeworkActions.tsx', tests: [actions] },
  [
    [
      'Before its delivery, homework offers no commentary',
      'homework.status === awaitingDelivery ? null : (',
      'false ? null : (',
      { section: 'SPEC §4' },
    ],
    [
      'The page of a homework offers no redistribution that is refused',
      'canGive && whyCannotRedistribute(homework) === null ?',
      'canGive ?',
      { section: 'SPEC §4' },
    ],
    [
      'The page of a homework offers no redistribution to a teacher who cannot give it',
      'canGive && whyCannotRedistribute',
      'whyCannotRedistribute',
    ],
  ],
)

const papers = guardsOf(
  { ...common, section: '§7', file: 'renderer/features/homework/paper/PaperScreen.tsx', tests: [paper] },
  [
    [
      'The facts of one student are not shown under the name of the next',
      'isLoadingNext ? undefined : shownPaper',
      'shownPaper',
    ],
    ['The paper of the previous student takes no input while the next one loads', ' inert={isLoadingNext}', ''],
  ],
)

const shown = guardsOf(
  { ...common, section: '§7', file: 'renderer/features/homework/paper/use-shown-paper.ts', tests: [paper] },
  [
    [
      'The rounds of one paper are not offered for the next',
      'shown.student === student ? query.data?.rounds : undefined',
      'query.data?.rounds',
    ],
  ],
)

const choice = guardsOf(
  { ...common, section: '§7', file: 'renderer/screens/student-report/StudentReport.tsx', tests: [report] },
  [['The number of score sheets in one job is limited', 'chosen.length > limits.reportStudents ?', 'false ?']],
)

const missingChoice = guardsOf(
  { ...common, section: '§7', file: 'renderer/features/reports/missing-choice.ts', tests: [report] },
  [
    ['No score sheet is made for an invalid period', "  if (fault !== null) return 'period'\n", ''],
    ['No score sheet is made without students', "students === 0 ? 'students' : null", 'null'],
  ],
)

const panel = guardsOf(
  { ...common, section: '§7', file: 'renderer/screens/student-report/ChoicePanel.tsx', tests: [report] },
  [
    [
      'Another class resets the chosen students',
      'set(old => ({ ...old, team, students: null }))',
      'set(old => ({ ...old, team }))',
    ],
  ],
)

const printJob = guardsOf(
  { ...common, section: '§7', file: 'renderer/features/reports/sheet/SheetJob.tsx', tests: [report] },
  [
    ['Score sheets are printed only when all are loaded', 'if (waiting > 0)', 'if (waiting > 1)'],
    ['Nothing is printed if a score sheet could not be read', 'if (missing > 0)', 'if (missing > 1)'],
  ],
)

const pdfJob = guardsOf(
  { ...common, section: '§7', file: 'renderer/features/reports/sheet/PdfJob.tsx', tests: [report] },
  [
    [
      'A cancelled job begins no export of score sheets',
      'if (isStopped.current) return\n    if (!held.ok)',
      'if (!held.ok)',
    ],
    [
      'Score sheets are exported only once, also after a lock',
      'if (hasBegun.current || !sheets.current) return',
      'if (!sheets.current) return',
    ],
  ],
)

const sheetJob = guardsOf(
  { ...common, section: '§7', file: 'renderer/features/reports/sheet/use-sheet-job.tsx', tests: [report] },
  [
    ['A job of score sheets that ends late does not end the next', 'old?.key === key ? null : old', 'null'],
    ['Score sheets are saved while another page is open', 'return host.begin(', 'return setPrint('],
  ],
)

const periods = guardsOf(
  {
    ...common,
    section: '§7',
    file: 'renderer/features/reports/period.ts',
    tests: ['tests/renderer/screens/student-report/report-choice.test.ts', report],
  },
  [
    [
      'A period of a score sheet that ends before it begins is refused',
      "return first > last ? 'reversed' : null",
      'return null',
    ],
  ],
)

const explain = guardsOf(
  {
    ...common,
    section: '§7',
    file: 'renderer/screens/explain/Explain.tsx',
    tests: ['tests/renderer/screens/explain/explain.test.tsx'],
  },
  [
    [
      'The view of a student shows no correct answers',
      'showCorrect={showCorrect && !asStudent}',
      'showCorrect={showCorrect}',
    ],
  ],
)

const headquarters = guardsOf(
  {
    ...common,
    section: 'SPEC §6',
    file: 'renderer/screens/headquarters/HeadquartersList.tsx',
    tests: ['tests/renderer/screens/headquarters/headquarters.test.tsx'],
  },
  [
    ['Another tab of headquarters’ homework goes back to page 1', 'onClick={() => list.goTo(1)}', ''],
    ['The list of headquarters’ homework contains no other homework', 'origin: headquarters, finish', 'finish'],
  ],
)

const logins = guardsOf({ ...common, file: 'renderer/screens/session/LoginForm.tsx', tests: [login] }, [
  ['A login without an ID is not sent', "id: id.trim() === '' ? loginText.needId : undefined,", ''],
  ['A login without a password is not sent', "password: password === '' ? loginText.needPassword : undefined,", ''],
])

const card = guardsOf(
  { ...common, section: '§5', file: 'renderer/screens/session/PassCardLogin.tsx', tests: [login] },
  [],
)

const resetMail = guardsOf({ ...common, file: 'renderer/screens/session/ResetMailForm.tsx', tests: [forgot] }, [
  ['No reset mail is requested for a wrong address', 'isEmail(address) ? undefined : forgetText.badMail', 'undefined'],
])

const reset = guardsOf({ ...common, file: 'renderer/screens/session/ResetForm.tsx', tests: [forgot] }, [
  ['A password is not reset without a code', 'code: checkCode(values.code),', ''],
  ['A new password that breaks a rule is not sent', '...checkNewPassword(values),', ''],
])

const resend = guardsOf({ ...common, file: 'renderer/features/mail-code/ResendButton.tsx', tests: [forgot] }, [
  ['A reset mail is requested again only after a while', 'disabled={secondsLeft > 0}', ''],
])

const person = guardsOf({ ...common, file: 'renderer/screens/person/PasswordCard.tsx', tests: [account] }, [
  ['A password does not stay in a page that was left', 'useEffect(() => clear, [clear])', ''],
  [
    'The account takes no new password that is the present one',
    '...checkNewPassword(values, values.old),',
    '...checkNewPassword(values),',
  ],
])

export const rows = [
  ...person,
  ...busy,
  ...forms,
  ...states,
  ...formKeys,
  ...held,
  ...texts,
  ...textRules,
  ...assignment,
  ...menus,
  ...links,
  ...maySend,
  ...send,
  ...lists,
  ...again,
  ...messageDraft,
  ...fillMessage,
  ...mail,
  ...mailDialogs,
  ...homeworkMenu,
  ...papers,
  ...shown,
  ...choice,
  ...missingChoice,
  ...panel,
  ...printJob,
  ...pdfJob,
  ...sheetJob,
  ...periods,
  ...explain,
  ...headquarters,
  ...logins,
  ...card,
  ...resetMail,
  ...reset,
  ...resend,
]
