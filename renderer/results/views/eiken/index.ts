/** Views of the Eiken exam family. */
import type { ViewRow } from '../../view'
import { EikenDialog } from './EikenDialog'
import { EikenExam } from './EikenExam'

export const eikenViews = {
  'eiken-exam': { View: EikenExam, scoring: 'spoken', summary: 'own' },
  'eiken-dialog': { View: EikenDialog, scoring: 'spoken' },
} satisfies Record<string, ViewRow>
