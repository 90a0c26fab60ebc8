/** Guards of cells and file names, whose texts come from outside (DESIGN §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'files', section: '§10' }
const cell = 'tests/shared/cell.test.ts'
const text = 'tests/main/excel/cell-text.test.ts'
const name = 'tests/shared/file-name.test.ts'

const sign = (what, find, replace) => [`A cell that starts with ${what} is not a formula`, find, replace]
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
  ['A cell has no control characters', '(?![\\t\\n\\r])\\p{Cc}|', ''],
  ['A cell has no characters that XML forbids', '[\\ufffe\\uffff]|', ''],
  ['A cell has no lone surrogates', '|\\p{Cs}/gu', '/gu'],
  ['A cell has Excel’s maximum length', '.slice(0, maxLength - 1)', ''],
  ['A cut cell ends with a whole character', ".replace(/\\p{Cs}$/u, '')", ''],
])

const texts = guardsOf({ ...common, file: 'main/excel/cell-text.ts', tests: [text] }, [
  [
    'No text of a workbook becomes a formula',
    "neutralCell(value).replace(lineBreaks, ' ').replace(escapeLookalikes",
    "value.replace(lineBreaks, ' ').replace(escapeLookalikes",
  ],
  [
    'A cell text has one line',
    "=>\n  neutralCell(value).replace(lineBreaks, ' ').replace(escapeLookalikes",
    '=>\n  neutralCell(value).replace(escapeLookalikes',
  ],
  ['Excel’s escapes are not interpreted in a name', ".replace(escapeLookalikes, '_x005F_')", ''],
  ['A sheet’s name has no character that Excel refuses', ".replace(/[[\\]:*?/\\\\]/g, '_')", ''],
  ['A sheet’s name has no apostrophe', ".replace(/'/g, '’')", ''],
  ['A sheet’s name has at most 31 units', 'if (name.length + char.length > maxSheetName) break', ''],
  ['A sheet is not called History', ' || /^history$/i.test(name)', ''],
  ['A sheet has a name', "name === '' || ", ''],
])

const device = word => [`No file is called ${word}`, `${word}|`, '']

const names = guardsOf({ ...common, file: 'shared/domain/file-name.ts', tests: [name] }, [
  ['A file name has no separators', '/[\\\\/:', '/[:'],
  ['A file name has no colon, so no second stream', ':*?"<>|', '*?"<>|'],
  ['A file name has no wildcards, quotes or pipes', '*?"<>|', ''],
  ['A file name has no control characters', '\\p{Cc}\\p{Cs}', '\\p{Cs}'],
  ['A file name has no lone surrogates', '\\p{Cc}\\p{Cs}', '\\p{Cc}'],
  ['A file name has no invisible characters', "\n    .replace(invisible, '')", ''],
  ['A file name has no text direction characters', '\\p{Bidi_Control}', ''],
  device('con'),
  device('prn'),
  device('aux'),
  device('nul'),
  device('com[0-9¹²³]'),
  ['No file is called lpt[0-9¹²³]', '|lpt[0-9¹²³]', ''],
  ['A file name neither starts nor ends with dots', '/^[. ]+|[. ]+$/g', '/^[ ]+|[ ]+$/g'],
  ['A file name fits every file system', 'while (bytes(clean) > maxBytes)', 'while (false)'],
  ['A file has a name', "if (clean === '') clean = 'hanamaru'", ''],
])

export const rows = [...cells, ...texts, ...names]
