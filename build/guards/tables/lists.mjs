/** Guards of the lists: what is shown belongs to the filters, and a deletion waits and is sent once (DESIGN §7). */
import { guardsOf } from '../table.mjs'

const common = { area: 'lists', section: '§7' }
const state = 'tests/renderer/ui/list/list-state.test.ts'
const list = 'tests/renderer/screens/homework/list.test.tsx'
const listActions = 'tests/renderer/screens/homework/list-actions.test.tsx'
const undoBar = 'tests/renderer/ui/deletions/undo-bar.test.tsx'
const message = 'tests/renderer/screens/message/message.test.tsx'
const downloads = 'tests/renderer/screens/downloads/downloads.test.tsx'
const tray = 'tests/renderer/features/downloads/tray.test.tsx'
const downloadList = 'tests/renderer/features/downloads/download-list.test.ts'
const savedFilters = 'tests/renderer/screens/homework/saved-filters.test.ts'

const deletion = guardsOf({ ...common, file: 'renderer/ui/deletions/pending-deletions.ts', tests: [undoBar] }, [
  ['A deletion waits for the time to undo', 'secondsLeft: undoSeconds }', 'secondsLeft: 1 }'],
  ['An undo cancels the deletion', '{ ...batch, items: batch.items.filter(item => !chosen.includes(item)) }', 'batch'],
  ['No deletion is carried out while the screen is locked', 'if (isPaused) return\n', '\n'],
  ['The end of the session cancels a deletion', 'store.set(stateAtom, none)\n', '\n'],
  ['What waits for its deletion is not started again', '!knownIds.has(id)', 'true'],
  ['A refused deletion is shown', "typeof result === 'object'", 'false && result'],
])

const confirmed = guardsOf(
  { ...common, file: 'renderer/screens/homework/HomeworkManagement.tsx', tests: [listActions] },
  [['The program asks before answers of students are deleted', 'if (submitted === 0) return true', 'return true']],
)

const outcome = guardsOf(
  { ...common, section: 'SPEC §8', file: 'renderer/bridge/use-deletion.ts', tests: [message, listActions] },
  [
    [
      'A deletion whose outcome is unknown is not shown as done',
      'return { refused: wordsOf(kind).unknown }',
      "return 'deleted'",
    ],
  ],
)

const reducer = guardsOf({ ...common, file: 'renderer/ui/list/list-state.ts', tests: [state, list] }, [
  ['Another filter goes back to page 1', 'applied: filters, page: 1 } : {', 'applied: filters } : {'],
  [
    'Another order goes back to page 1',
    'nextSort(state.sort, action.column), page: 1 }',
    'nextSort(state.sort, action.column) }',
  ],
  [
    'Filters that are not valid are not applied',
    ' : { ...state, filters }',
    ' : { ...state, filters, applied: filters }',
  ],
  [
    'A search that is being typed is not applied',
    'return { ...state, filters: { ...state.filters, ...action.change } }',
    'return { ...state, filters: { ...state.filters, ...action.change }, applied: { ...state.filters, ...action.change } }',
  ],
])

const page = guardsOf({ ...common, file: 'renderer/ui/list/use-list-page.ts', tests: [list] }, [
  ['Rows of other filters are not shown', 'isPlaceholderData && answered !== applied ? undefined : data', 'data'],
  ['A page that no longer exists leads to the last one', 'if (isBeyond) goTo(last)', ''],
  [
    'A deleted row is hidden at once',
    'items.filter(row => !isHidden?.(row))',
    'items',
    { tests: [listActions, message] },
  ],
  ['A list that could not be read is not shown as empty', 'hasFailed: isError && !data,', 'hasFailed: false,'],
])

const keys = guardsOf({ ...common, file: 'renderer/ui/list/use-list-keys.ts', tests: [listActions] }, [
  [
    'Delete on a selected row deletes all selected rows',
    'selection.rows.has(idOf(row)) ? [...selection.rows.values()] : [row]',
    '[row]',
  ],
])

const selection = guardsOf(
  {
    ...common,
    file: 'renderer/ui/table/use-selection.ts',
    tests: ['tests/renderer/ui/table/use-selection.test.ts', listActions],
  },
  [
    ['Selecting a page keeps the rows of other pages', 'const next = new Map(rows)\n', 'const next = new Map()\n'],
    ['A range from another page selects one row', 'page.slice(a < 0 ? b : Math.min(a, b)', 'page.slice(Math.min(a, b)'],
  ],
)

const search = guardsOf({ ...common, file: 'renderer/ui/SearchField.tsx', tests: [list] }, [
  [
    'The Enter that confirms an IME conversion does not search',
    'if (event.nativeEvent.isComposing || event.keyCode === 229) return',
    '',
  ],
  [
    'A reading that the IME has not converted is not searched',
    'if (composing) window.clearTimeout(timer.current)\n        else searchLater(next)',
    'searchLater(next)',
  ],
  [
    'A search that was cleared during the pause is not sent',
    'latest.current === next && searchNow(next)',
    'searchNow(next)',
  ],
])

const homework = guardsOf(
  { ...common, section: 'SPEC §6', file: 'renderer/screens/homework/HomeworkManagement.tsx', tests: [listActions] },
  [
    ['A teacher who cannot give homework deletes none by a key', '!canGiveHomework(session) || !(await', '!(await'],
    [
      'A teacher who cannot give homework edits none by a key',
      'canGiveHomework(session) && runAction.edit(homework)',
      'runAction.edit(homework)',
    ],
    [
      'The list offers no new homework to a teacher who cannot give it',
      '{canGiveHomework(session) && (',
      '{session && (',
    ],
  ],
)

const menu = guardsOf(
  { ...common, section: 'SPEC §6', file: 'renderer/features/homework/list/homework-actions.ts', tests: [listActions] },
  [
    [
      'The menu of a row offers no edit to a teacher who cannot give homework',
      "{ name: 'edit', isOffered: canGiveHomework }",
      "{ name: 'edit' }",
    ],
    [
      'The menu of a row offers no copy to a teacher who cannot give homework',
      "{ name: 'duplicate', isOffered: canGiveHomework }",
      "{ name: 'duplicate' }",
    ],
    [
      'The menu of a row offers no deletion to a teacher who cannot give homework',
      "{ name: 'remove', isOffered: canGiveHomework }",
      "{ name: 'remove' }",
    ],
    [
      'The menu of a row says why homework cannot be redistributed',
      ', disabledReason: whyCannotRedistribute',
      '',
      { section: 'SPEC §4' },
    ],
  ],
)

const rowMenu = guardsOf({ ...common, section: 'SPEC §4', file: 'renderer/ui/RowMenu.tsx', tests: [listActions] }, [
  [
    'A disabled action of a row does nothing',
    'function RowMenuAction({ label, reason, onAct }: ActionProps) {',
    'function RowMenuAction({ label, onAct }: ActionProps) {\n  const reason = null',
  ],
])

const bar = guardsOf({ ...common, file: 'renderer/screens/homework/list/SelectionBar.tsx', tests: [listActions] }, [
  [
    'No more score sheets are exported at once than the program can run',
    'isOverLimit ? showToast',
    'false ? showToast',
  ],
  [
    'A second click exports the selected score sheets once',
    'run(async () => {',
    'Promise.resolve().then(async () => {',
  ],
  [
    'The selection offers no deletion to a teacher who cannot give homework',
    '{canGiveHomework(session) && (\n        <Button',
    '{session && (\n        <Button',
    { section: 'SPEC §6' },
  ],
  [
    'Only homework that can be redistributed is offered',
    'selected.filter(homework => whyCannotRedistribute(homework) === null)',
    '[...selected]',
    { section: 'SPEC §4' },
  ],
])

const period = guardsOf(
  {
    ...common,
    section: 'SPEC §7',
    file: 'renderer/ui/list/period-state.ts',
    tests: ['tests/renderer/features/homework/list-state.test.ts', list],
  },
  [
    [
      'A period that ends before it begins is not sent',
      "from !== '' && to !== '' && from > to ? 'reversed' : 'valid'",
      "'valid'",
    ],
    ['A date that is being typed is not sent', "return 'incomplete'", "return 'valid'"],
  ],
)

const filterState = guardsOf(
  {
    ...common,
    section: 'SPEC §7',
    file: 'renderer/ui/list/list-state.ts',
    tests: ['tests/renderer/features/homework/list-state.test.ts', list],
  },
  [
    [
      'A stored filter that is no option is dropped',
      'choices.find(choice => String(choice) === value)',
      'choices.find(choice => String(choice) === value) ?? value',
    ],
  ],
)

const filters = guardsOf(
  {
    ...common,
    section: '§5',
    file: 'renderer/screens/homework/list/saved-filters/saved-filters.ts',
    tests: [savedFilters, 'tests/renderer/screens/homework/saved-filter-dialogs.test.tsx'],
  },
  [
    ['Two saved filters do not have the same name', '?? (isTaken ? text.nameTaken : undefined)', ''],
    [
      'A removed filter is not the first one any more',
      'first: saved.first === action.id ? null : saved.first',
      'first: saved.first',
    ],
    ['A saved filter of another version is dropped', 'return filters && sort ? [', 'return true ? ['],
  ],
)

const dialogs = guardsOf(
  {
    ...common,
    section: '§5',
    file: 'renderer/screens/homework/list/saved-filters/SaveDialog.tsx',
    tests: ['tests/renderer/screens/homework/saved-filter-dialogs.test.tsx'],
  },
  [['The number of saved filters is limited', 'saved.sets.length >= savedFilterLimits.sets ?', 'false ?']],
)

const firstFilter = guardsOf(
  {
    ...common,
    section: '§5',
    file: 'renderer/screens/homework/list/saved-filters/use-saved-filters.ts',
    tests: [listActions],
  },
  [['The first filter is applied once, and not again at each visit', ' || openedBy === teacher', '']],
)

const tasks = guardsOf(
  { ...common, section: 'SPEC §4', file: 'renderer/features/downloads/download-list.ts', tests: [downloadList, tray] },
  [
    [
      'A late message does not bring an export back',
      'return known === undefined || !isOlder(state, known)',
      'return true',
    ],
    [
      'An export that ended before it became known is not in the tray',
      "state === 'running' && !tray.includes(id)",
      '!tray.includes(id)',
    ],
    [
      'A cancelled export leaves the tray',
      'if (ranks[state] === ranks.removed) return tray.filter(each => each !== id)',
      '',
    ],
    ['An export is in the tray once', ' && !tray.includes(id)', ''],
  ],
)

const store = guardsOf(
  { ...common, section: '§5', file: 'renderer/features/downloads/use-downloads.ts', tests: [tray, downloads] },
  [
    ['The exports of one teacher are not shown to the next', 'onSessionEnd(reset)', ''],

    [
      'A file that was changed outside is reported',
      "if (result.value.file !== 'changed') return 'deleted'",
      "return 'deleted'",
      { section: '§7' },
    ],
  ],
)

const trays = guardsOf({ ...common, file: 'renderer/features/downloads/DownloadsTray.tsx', tests: [tray] }, [
  ['The tray does not close while it is used', 'if (!shown || isInUse || ', 'if (!shown || '],
])

const unfinished = guardsOf(
  { ...common, section: 'SPEC §4', file: 'renderer/screens/downloads/UnfinishedList.tsx', tests: [downloads] },
  [
    ['A running export can be cancelled', 'onClick={() => void downloadActions.cancel(state)}', ''],
    ['A failed export can be retried', 'onClick={() => void downloadActions.retry(state)}', ''],
  ],
)

export const rows = [
  ...deletion,
  ...confirmed,
  ...outcome,
  ...reducer,
  ...page,
  ...keys,
  ...selection,
  ...search,
  ...homework,
  ...menu,
  ...rowMenu,
  ...bar,
  ...period,
  ...filterState,
  ...filters,
  ...dialogs,
  ...firstFilter,
  ...tasks,
  ...store,
  ...trays,
  ...unfinished,
]
