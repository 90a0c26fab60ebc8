/** The report of a fault, which leaves the school: it names nobody, and is only what the teacher has seen (DESIGN §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'log', section: '§10' }
const redact = ['tests/main/fault-report/redact.test.ts']
const report = ['tests/main/fault-report/fault-report.test.ts']

const texts = guardsOf({ ...common, file: 'main/fault-report/redact.ts', tests: redact }, [
  ['The report hides quoted words', '.replace(/(["\'`«「『]).*?["\'`»」』]/gu, hidden)', ''],
  ['The report hides addresses and paths', '.replace(path, shortPath)', ''],
  [
    'The report hides Japanese texts',
    '.replace(/[^\\p{ASCII}‹›]+/gu, run => (run === hidden.slice(1, -1) ? run : hidden))',
    '',
  ],
  ['The report hides addresses of the network', '.replace(/\\b(?:\\d{1,3}\\.){3}\\d{1,3}\\b/g, hidden)', ''],
  ['The report hides long numbers', '.replace(/(?<![:\\d])\\d{5,}/g, hidden)', ''],
  [
    'The report hides the names of the teacher and of the PC',
    "return rest.replace(new RegExp(pattern, 'giu'), hidden)",
    'return pattern && rest',
  ],
  ['The report is redacted like the log', 'return redactText(without)', 'return without'],
])

const secrets = guardsOf({ ...common, file: 'main/fault-report/redact.ts', tests: report }, [
  ['The report hides what follows the name of a secret', '.replace(secret,', '.replace(/(?!)/g,'],
])

const entries = guardsOf({ ...common, file: 'main/fault-report/log-entries.ts', tests: redact }, [
  ['Only fields of the program keep their words in the report', 'ownFields.has(field) && ownWord', 'ownWord'],
  ['A name in a field of the program is hidden, too', ' && !known.some(name => value.includes(name))', ''],
])

const settings = guardsOf({ ...common, file: 'main/fault-report/report-settings.ts', tests: report }, [
  [
    'The values of settings that may be secret are not in the report',
    'openKinds.has(configTable[key].kind)',
    'configTable[key]',
  ],
])

export const rows = [...texts, ...secrets, ...entries, ...settings]
