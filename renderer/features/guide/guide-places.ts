/** The page on which the task of an article begins. Articles about a part of a page have none. */
import { paths } from '../../paths'

const places: Readonly<Record<string, () => string>> = {
  home: paths.home,
  assign: paths.assignForm,
  periodic: paths.assignForm,
  'word-test': paths.assignForm,
  'periodic-manage': paths.periodicPlan,
  'ai-writing': paths.aiWriting,
  recitation: paths.recitation,
  duplicate: paths.homeworkManagement,
  edit: paths.homeworkManagement,
  submissions: paths.homeworkManagement,
  'homework-list': paths.homeworkManagement,
  scores: paths.homeworkManagement,
  redistribute: paths.redistributionList,
  headquarters: paths.headquarters,
  marking: paths.writingReview,
  listening: () => paths.listening(),
  'comment-bank': paths.writingReview,
  commentary: paths.homeworkManagement,
  classes: paths.grades,
  students: paths.grades,
  passwords: paths.grades,
  'roster-import': paths.rosterImport,
  rollover: paths.yearRollover,
  applications: paths.applications,
  'student-overview': paths.studentOverview,
  'progress-graph': paths.progressGraph,
  'usage-amount': paths.usageAmount,
  'team-report': paths.teamReport,
  ranking: paths.ranking,
  encourage: () => paths.ranking({ tab: 'achievements' }),
  impressions: paths.impressions,
  'student-report': paths.studentReport,
  'score-sheet': paths.homeworkManagement,
  'own-sheet': paths.ownSheet,
  downloads: paths.downloadManage,
  offline: paths.downloadManage,
  messages: paths.messages,
  notices: paths.home,
  person: paths.person,
  settings: paths.settings,
  live: paths.live,
  'student-manual': paths.studentManual,
  'report-fault': paths.reportFault,
  about: paths.about,
}

/** The address of the page of an article, if it has one. */
export const placeOf = (id: string): string | undefined => places[id]?.()

export const placedArticles = Object.keys(places)
