/** The students of a class: nothing is stored that breaks a rule, nothing is sent twice, and no password stays anywhere. */
import { guardsOf } from '../table.mjs'

const common = { area: 'students', section: 'SPEC §7' }
const screen = 'tests/renderer/screens/manage-class/manage-class.test.tsx'
const passwordTests = 'tests/renderer/features/passwords/passwords.test.tsx'
const orderTests = 'tests/renderer/screens/manage-class/send-groups.test.ts'
const pasteTests = 'tests/renderer/screens/manage-class/paste-plan.test.ts'
const editTests = 'tests/renderer/screens/manage-class/cell-edits.test.ts'
const writeTests = 'tests/renderer/bridge/write.test.tsx'

const secret = { ...common, section: '§10', tests: [passwordTests] }

const passwords = guardsOf({ ...secret, file: 'renderer/features/passwords/use-initial-passwords.ts' }, [
  [
    'Initial passwords are hidden again after a minute',
    'window.setTimeout(() => setShown(false), limits.passwordShownMs)',
    'window.setTimeout(() => undefined, limits.passwordShownMs)',
  ],
  [
    'Initial passwords are forgotten when the screen is locked',
    'useEffect(() => onLock(isLocked => isLocked && forget()), [forget])',
    '',
  ],
  ['Initial passwords are forgotten when the page is left', 'useEffect(() => forget, [forget])', ''],
])

const hidden = guardsOf({ ...secret, file: 'renderer/features/passwords/password-columns.tsx' }, [
  ['Initial passwords are hidden until the teacher asks', 'isShown ? password : text.hidden', 'password'],
])

const printed = guardsOf({ ...secret, file: 'renderer/features/passwords/PasswordSheets.tsx' }, [
  [
    'Printed passwords leave the page after the print dialog',
    'onEnd={() => setPrinting(false)}',
    'onEnd={() => undefined}',
  ],
])

const uncached = guardsOf(
  { ...common, section: '§10', file: 'shared/endpoints/students.ts', tests: ['tests/shared/endpoints.test.ts'] },
  [['The page does not cache initial passwords, and no copy of them is stored', '{ isSecret: true },', '{},']],
)

const edits = guardsOf({ ...common, file: 'renderer/screens/manage-class/use-cell-edits.ts', tests: [screen] }, [
  ['A value that breaks a rule is not sent', 'isSent: !isBack && message === null, edit', 'isSent: !isBack, edit'],
  [
    'A change that the server refused stays marked',
    "message === null ? null : { value, state: 'unsent', message })",
    'null)',
  ],
  ['What a cancel left unsent stays marked', 'for (const item of waiting) settle(item, text.unsent.stopped)', ''],
])

const draft = guardsOf(
  { ...common, section: '§11', file: 'renderer/screens/manage-class/cell-edits.ts', tests: [editTests] },
  [
    [
      'A change that was being sent when the program ended is not lost',
      "const wasSending = edit.state !== 'unsent' || typeof edit.message !== 'string'",
      "if (edit.state !== 'unsent') continue\n      const wasSending = typeof edit.message !== 'string'",
    ],
  ],
)

const order = guardsOf({ ...common, file: 'renderer/screens/manage-class/send-groups.ts', tests: [orderTests] }, [
  [
    'A student gives up a number before another one takes it',
    'Math.max(-1, ...waitsFor(item).map(place)) + 1',
    'Math.max(0, ...waitsFor(item).map(place).map(() => 0))',
  ],
  ['Students can exchange their numbers', 'cleared.add(item)\n', '\n'],
])

const paste = guardsOf(
  { ...common, section: 'SPEC §5', file: 'renderer/screens/manage-class/paste-plan.ts', tests: [pasteTests] },
  [
    [
      'A pasted value that breaks a rule is not pasted',
      'if (fault !== null) misfits',
      'if (fault === undefined) misfits',
    ],
  ],
)

const preview = guardsOf({ ...common, file: 'renderer/screens/manage-class/use-paste.ts', tests: [screen] }, [
  [
    'A block that does not fit is shown before anything changes',
    'plan.misfits.length === 0 && duplicates.length === 0',
    'plan.changes.length >= 0',
  ],
])

const leave = guardsOf({ ...common, file: 'renderer/features/roster/LeaveDialog.tsx', tests: [screen] }, [
  ['Many students leave only if their number is typed', 'count * 100 > total * percent', 'count < 0'],
])

const editor = guardsOf(
  {
    ...common,
    section: '§7',
    file: 'renderer/ui/grid/CellEditor.tsx',
    tests: ['tests/renderer/ui/grid/data-grid.test.tsx'],
  },
  [
    [
      'Enter of an input method does not confirm a cell',
      'event.nativeEvent.isComposing || event.keyCode === 229 || ',
      '',
    ],
  ],
)

const many = guardsOf({ ...common, section: 'SPEC §8', file: 'renderer/bridge/write.ts', tests: [writeTests] }, [
  [
    'Many writes stop when the server cannot be reached',
    "isStopped ||= outcome.kind === 'unknown' || outcome.kind === 'cancelled'",
    '',
  ],
  [
    'Many writes stop when the teacher cancels them',
    'if (isStopped || signal.aborted) return',
    'if (isStopped) return',
  ],
])

export const rows = [
  ...passwords,
  ...hidden,
  ...printed,
  ...uncached,
  ...edits,
  ...draft,
  ...order,
  ...paste,
  ...preview,
  ...leave,
  ...editor,
  ...many,
]
