/** One row per kind of export: the word in its file's name, and how the file is made. */
import type { ExportKind } from '../../shared/contract/methods'
import { text } from '../../shared/text'
import { scoreSheetTask } from './score-sheet-task'
import { serverExport } from './server-export'
import type { Task } from './task'

interface KindRow {
  label: string
  /** Whether it can be made of offline copies. */
  ofCopies: boolean
  task: Task
}

export const kinds: Record<ExportKind, KindRow> = {
  'export-topic-score-overview': {
    label: text.sheet.overview,
    ofCopies: false,
    task: serverExport('export-topic-score-overview'),
  },
  'export-topic-student-score': {
    label: text.sheet.students,
    ofCopies: false,
    task: serverExport('export-topic-student-score'),
  },
  'score-sheet': { label: text.sheet.title, ofCopies: true, task: scoreSheetTask },
}
