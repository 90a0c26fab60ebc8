/** What leaves in cells and file names: names and titles come from outside (DESIGN §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'files', section: '§10' }
const cell = 'tests/shared/cell.test.ts'
const text = 'tests/main/excel/cell-text.test.ts'
const name = 'tests/shared/file-name.test.ts'

const sign = (what, find, replace) => [`A cell that begins with ${what} is no formula`, find, replace]
const signs = '/^[=+\\-@\\t\\r\\n＝＋－＠]/'

const cells = guardsOf({ ...common, file: 'shared/domain/cell.ts', tests: [cell] }, [
  sign('=', signs, signs.replace('=', '')),
  sign('+', signs, signs.replace('+', '')),
  sign('-', signs, signs.replace('\\-', '')),
  sign('@', signs, signs.replace('@', '')),
  sign('TAB', signs, signs.replace('\\t', '')),
  sign('CR', signs, signs.replace('\\r', '')),
  sign('LF', signs, signs.replace('\\n', '')),
  sign('＝', signs, signs.replace('＝', '')),
  sign('＋', signs, signs.replace('＋', '')),
  sign('－', signs, signs.replace('－', '')),
  sign('＠', signs, signs.replace('＠', '')),
  ['A cell holds no control characters', '(?![\\t\\n\\r])\\p{Cc}|', ''],
  ['A cell holds no characters that XML cannot', '[\\ufffe\\uffff]|', ''],
  ['A cell holds no halves of letters', '|\\p{Cs}/gu', '/gu'],
  ['A cell ends where Excel’s does', '.slice(0, maxLength - 1)', ''],
  ['A cell that is cut ends with a whole letter', ".replace(/\\p{Cs}$/u, '')", ''],
])

const texts = guardsOf({ ...common, file: 'main/excel/cell-text.ts', tests: [text] }, [
  [
    'No text of a workbook becomes a formula',
    "neutralCell(value).replace(breaks, ' ').replace(escaped",
    "value.replace(breaks, ' ').replace(escaped",
  ],
  [
    'A name is one line',
    "export const cellText = (value: string): string => neutralCell(value).replace(breaks, ' ')",
    'export const cellText = (value: string): string => neutralCell(value)',
  ],
  ['Excel’s own escapes are not read in a name', ".replace(escaped, '_x005F_')", ''],
  ['A sheet’s name has no sign that Excel refuses', ".replace(/[[\\]:*?/\\\\]/g, '_')", ''],
  ['A sheet’s name has no apostrophe', ".replace(/'/g, '’')", ''],
  ['A sheet’s name has 31 units', 'if (name.length + char.length > maxSheetName) break', ''],
  ['A sheet is not called History', ' || /^history$/i.test(name)', ''],
  ['A sheet has a name', "name === '' || ", ''],
])

const device = word => [`No file is called ${word}`, `${word}|`, '']

const names = guardsOf({ ...common, file: 'shared/domain/file-name.ts', tests: [name] }, [
  ['A file name has no separators', '/[\\\\/:', '/[:'],
  ['A file name has no colon, so no second stream', ':*?"<>|', '*?"<>|'],
  ['A file name has no wildcards, quotes or pipes', '*?"<>|', ''],
  ['A file name has no control characters', '\\p{Cc}\\p{Cs}', '\\p{Cs}'],
  ['A file name has no halves of letters', '\\p{Cc}\\p{Cs}', '\\p{Cc}'],
  ['A file name has nothing unseen', "\n    .replace(unseen, '')", ''],
  ['A file name does not turn its direction', '\\p{Bidi_Control}', ''],
  device('con'),
  device('prn'),
  device('aux'),
  device('nul'),
  device('com[0-9¹²³]'),
  ['No file is called lpt[0-9¹²³]', '|lpt[0-9¹²³]', ''],
  ['A file name neither begins nor ends with dots', '/^[. ]+|[. ]+$/g', '/^[ ]+|[ ]+$/g'],
  ['A file name fits every file system', 'while (bytes(clean) > maxBytes)', 'while (false)'],
  ['A file has a name', "if (clean === '') clean = 'hanamaru'", ''],
])

export const rows = [...cells, ...texts, ...names]
