/** 「さがす」, and the preferences of a PC. */
import { guardsOf } from '../table.mjs'

const common = { area: 'screens', section: '§6, §10' }
const tests = ['tests/renderer/app/find/find.test.tsx']

const dialog = guardsOf({ ...common, file: 'renderer/app/find/FindPanel.tsx', tests }, [
  [
    'An Enter of an input method chooses nothing in さがす',
    'if (event.nativeEvent.isComposing || event.keyCode === 229) return',
    '',
  ],
])

const closing = guardsOf({ ...common, file: 'renderer/app/find/Find.tsx', tests }, [
  ['The dialog of さがす closes when the screen locks', 'useEffect(() => closeFind, [])', ''],
])

const names = guardsOf({ ...common, file: 'renderer/app/find/use-students.ts', tests }, [
  [
    'Names that are hidden are hidden in さがす',
    'label: isHidden ? findText.hiddenStudent(number) : nickname',
    'label: nickname',
  ],
])

const preferences = guardsOf({ ...common, file: 'main/preferences.ts', tests: ['tests/main/preferences.test.ts'] }, [
  [
    'A preference that school IT has fixed cannot be changed',
    '...settings.get().preferences, ...fixedValues',
    '...fixedValues, ...settings.get().preferences',
  ],
  ['A change of a fixed preference is not stored', 'for (const key of fixed) delete stored[key]', ''],
])

export const rows = [...dialog, ...closing, ...names, ...preferences]
