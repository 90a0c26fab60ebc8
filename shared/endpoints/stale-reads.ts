/**
 * Groups of reads for the field `invalidates` of a write's row: the reads that show homework, classes, students and so
 * on are out of date after a write that changes them (DESIGN §2 "Building blocks"). Tests check that each name is a
 * read of the endpoint table.
 */

/**
 * All reads that show homework: lists, results, answer sheets, plans, a student's homework, and the numbers and notices
 * on the home page.
 */
export const homeworkReads = [
  'my-homework-page-list',
  'my-homework-list',
  'homework-basic-info',
  'homework-topic-list',
  'headquarters-homework-homework-topic-list',
  'all-topic-overview',
  'topic-score-overview-x',
  'topic-score-overview-y',
  'one-topic-overview',
  'one-topic-question-overview',
  'topic-answer-paper',
  'topic-answer-overview',
  'reissue-page-list',
  'reissue-details',
  'periodic-plan-page-list',
  'periodic-plan-details',
  'resource-team-uses',
  'new-homework-list',
  'new-homework-summary',
  'current-month-summary',
  'homework-notice-page-list',
  'new-notice-total',
  'homework-search-filter2',
  'study-survey-homework-topic-list',
  'homework-topic-details',
  'student-homework-topic-details',
  'get-student-rpt',
  'get-team-rpt',
] as const

/** The teacher's classes, and the choices in menus that list classes. */
export const teamReads = ['team-rows', 'my-team-rows', 'team-info', 'student-list-by-team'] as const

/** Students, and the classes whose student counts change with them. */
export const studentReads = [
  ...teamReads,
  'student-page-rows',
  'search-student',
  'student-branch-rows',
  'batch-deletion-confirm',
] as const

export const messageReads = ['outbox-message-list', 'message-details'] as const

export const noticeReads = [
  'notice-page-list',
  'new-notice-total',
  'system-notice-page-list',
  'homework-notice-page-list',
] as const

export const lessonReads = ['online-class-page-list', 'online-class-basic-info', 'available-room-list'] as const

export const applicationReads = ['order-list', 'account-apply-basic-info'] as const

export const reportTaskReads = ['report-task-list'] as const

export const recitationReads = ['recitation-details', 'get_remaining_times', 'resource-page-list'] as const
