/** The table of export kinds: the title of each, and how its file is made. run-export.ts is its only interpreter. */
import type { BlobName, ExportKind, TaskName } from '../../shared/exports/kinds'
import { prepareCommentBank } from './comment-bank-export'
import { homeworkTitle, noTitle, studentHomeworkTitle, studentsTitle, taskTitle, teamTitle } from './export-titles'
import type { ExportInput, ExportTitle, PrepareExport } from './export-types'
import { prepareHeldFile } from './held-file-export'
import { prepareScoreSheet } from './score-sheet-export'
import { saveBlob } from './server-export'
import { saveTask } from './server-task-export'
import { prepareStudentList } from './student-list-export'
import { prepareStudentReportPdf } from './student-report-pdf'

interface ExportKindRow<K extends ExportKind> {
  /** Whether it can be made from offline copies. */
  worksOffline: boolean
  prepare: PrepareExport<K>
}

type TitleOf<K extends ExportKind> = (input: ExportInput<K>) => Promise<ExportTitle>

/** A file that the server sends at once. */
const blob = <K extends BlobName>(name: K, titleOf: TitleOf<K>): ExportKindRow<K> => ({
  worksOffline: false,
  prepare: async input => ({
    ...(await titleOf(input)),
    write: context => saveBlob(input.client, name, input.request, context),
  }),
})

/** A file that the server prepares first (SPEC §4 Download task). */
const task = <K extends TaskName>(name: K, titleOf: TitleOf<K>): ExportKindRow<K> => ({
  worksOffline: false,
  prepare: async input => ({
    ...(await titleOf(input)),
    write: context => saveTask(input.client, name, input.request, context),
  }),
})

export const exportKindTable: { [K in ExportKind]: ExportKindRow<K> } = {
  'score-sheet': { worksOffline: true, prepare: prepareScoreSheet },
  'comment-bank': { worksOffline: true, prepare: prepareCommentBank },
  'held-file': { worksOffline: true, prepare: prepareHeldFile },
  'own-sheet': { worksOffline: true, prepare: prepareHeldFile },
  'student-report-pdf': { worksOffline: true, prepare: prepareStudentReportPdf },
  'student-list': { worksOffline: false, prepare: prepareStudentList },
  'export-topic-score-overview': blob('export-topic-score-overview', homeworkTitle),
  'export-topic-student-score': blob('export-topic-student-score', homeworkTitle),
  'export-students-xls': blob('export-students-xls', teamTitle),
  'import-students-template': blob('import-students-template', teamTitle),
  'export-current-month-summary': blob('export-current-month-summary', teamTitle),
  'export-usage-amount': blob('export-usage-amount', teamTitle),
  'report-file': blob('report-file', taskTitle),
  'account-new.xlsx': blob('account-new.xlsx', noTitle),
  'account-change.xlsx': blob('account-change.xlsx', noTitle),
  'account-stop.xlsx': blob('account-stop.xlsx', noTitle),
  'export-student-study-report': task('export-student-study-report', studentsTitle),
  'export-student-homework-report': task('export-student-homework-report', studentHomeworkTitle),
}
