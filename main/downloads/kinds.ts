/** One row per kind of export: of what it is, and how its file is made. The one interpreter is run.ts. */
import type { BlobName, ExportKind, TaskName } from '../../shared/exports/kinds'
import { scoreSheet } from './score-sheet-task'
import { saveBlob } from './server-export'
import { saveTask } from './server-task'
import { ofHomework, ofNothing, ofStudentHomework, ofStudents, ofTask, ofTeam } from './subjects'
import type { Asked, Export, Subject } from './task'

interface KindRow<K extends ExportKind> {
  /** Whether it can be made of offline copies. */
  ofCopies: boolean
  open: Export<K>
}

type SubjectOf<K extends ExportKind> = (asked: Asked<K>) => Promise<Subject>

/** A file that the server has. */
const blob = <K extends BlobName>(name: K, subjectOf: SubjectOf<K>): KindRow<K> => ({
  ofCopies: false,
  open: async asked => ({
    ...(await subjectOf(asked)),
    write: context => saveBlob(asked.client, name, asked.request, context),
  }),
})

/** A file that the server prepares first (SPEC §4 Download task). */
const task = <K extends TaskName>(name: K, subjectOf: SubjectOf<K>): KindRow<K> => ({
  ofCopies: false,
  open: async asked => ({
    ...(await subjectOf(asked)),
    write: context => saveTask(asked.client, name, asked.request, context),
  }),
})

export const kinds: { [K in ExportKind]: KindRow<K> } = {
  'score-sheet': { ofCopies: true, open: scoreSheet },
  'export-topic-score-overview': blob('export-topic-score-overview', ofHomework),
  'export-topic-student-score': blob('export-topic-student-score', ofHomework),
  'export-students-xls': blob('export-students-xls', ofTeam),
  'import-students-template': blob('import-students-template', ofTeam),
  'export-current-month-summary': blob('export-current-month-summary', ofTeam),
  'export-usage-amount': blob('export-usage-amount', ofTeam),
  'report-file': blob('report-file', ofTask),
  'account-new.xlsx': blob('account-new.xlsx', ofNothing),
  'account-change.xlsx': blob('account-change.xlsx', ofNothing),
  'account-stop.xlsx': blob('account-stop.xlsx', ofNothing),
  'export-student-study-report': task('export-student-study-report', ofStudents),
  'export-student-homework-report': task('export-student-homework-report', ofStudentHomework),
}
