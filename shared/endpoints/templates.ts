/**
 * Excel templates, downloaded from a static host under templateUrl (SPEC §7 "Template spreadsheets"; the project chose
 * the file names).
 */
import { bytes, empty, get } from './row'

const template = {
  base: 'template',
  auth: false,
  identify: false,
  envelope: 'none',
  kind: 'blob',
  origin: 'chosen',
  callableBy: 'main',
} as const

export const templates = {
  'account-new.xlsx': get('/account-new.xlsx', empty, bytes, template),
  'account-change.xlsx': get('/account-change.xlsx', empty, bytes, template),
  'account-stop.xlsx': get('/account-stop.xlsx', empty, bytes, template),
}
