/** The report of a fault, which leaves the school: it names nobody, and is only what the teacher has seen (DESIGN §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'log', section: '§10' }
const redact = ['tests/main/fault-report/redact.test.ts']
const report = ['tests/main/fault-report/fault-report.test.ts']

const words = guardsOf({ ...common, file: 'main/fault-report/program-words.ts', tests: redact }, [
  ['The report has no word of a text that is not listed', 'return isKept || bare', 'return word || isKept || bare'],
  ['The report has no place in a file of somebody else', 'ownPlace.exec(line)?.groups?.place ?? hidden', 'line'],
])

const entries = guardsOf({ ...common, file: 'main/fault-report/log-entries.ts', tests: redact }, [
  [
    'The report has no field that is not listed',
    'return isHarmless ?',
    'if (!isHarmless) return [[field, value]]\n        return isHarmless ?',
  ],
  ['The report has no value that is not listed', 'isHarmless(value) ? value : hidden', 'value'],
])

const shapes = guardsOf({ ...common, file: 'main/fault-report/value-shapes.ts', tests: redact }, [
  ['The report has no number that may be a student', ' && Math.abs(value) < 10_000', ''],
  ['Only hosts of the program are named in the report', "words('electron loopback')", 'value => value !== null'],
])

const settings = guardsOf({ ...common, file: 'main/fault-report/report-settings.ts', tests: report }, [
  [
    'The values of settings that may be secret are not in the report',
    'openKinds.has(configTable[key].kind)',
    'configTable[key]',
  ],
])

export const rows = [...words, ...entries, ...shapes, ...settings]
