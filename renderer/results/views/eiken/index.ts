/** Views of the Eiken exam family. */
import { examPoints } from '../../../../shared/domain/eiken'
import type { ViewDefinition } from '../../view-types'
import { EikenDialog } from './EikenDialog'
import { EikenDictation } from './EikenDictation'
import { EikenExam } from './EikenExam'
import { EikenFillWords } from './EikenFillWords'

export const eikenViews = {
  'eiken-exam': { View: EikenExam, scoring: 'spoken', itemFullScore: examPoints, summary: 'own' },
  'eiken-dialog': { View: EikenDialog, scoring: 'spoken' },
  'eiken-dictation': { View: EikenDictation, scoring: 'dictated' },
  'eiken-fill-words': { View: EikenFillWords, scoring: 'marked' },
} satisfies Record<string, ViewDefinition>
