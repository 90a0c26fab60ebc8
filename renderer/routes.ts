/** The route table (SPEC §2; DESIGN §7), for the router, the side menu and the back button. */
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { SessionView } from '../shared/contract/types'
import { canGiveHomework } from './features/homework/can-give-homework'
import { hasLiveLessons } from './features/lessons/has-live-lessons'
import { Home } from './screens/home/Home'
import { prefetchHome } from './screens/home/prefetch-home'
import { titles } from './text'

type Load = () => Promise<ComponentType>

export interface PageLocation {
  pathname: string
  /** With its question mark, or empty. */
  search: string
}

export interface RouteRow {
  /** In the syntax of react-router. */
  path: string
  /** Who may open the page; absent: every teacher. Nobody else sees its menu entry, and its address leads home. */
  isOfferedTo?: (session: SessionView) => boolean
  /** The window's title until the screen sets another. */
  title: string
  /** Above 0 the page shows 戻る (SPEC §2). */
  level: number
  /** `bare`: no header and no menu, e.g. because the class sees the page (SPEC §2). */
  layout: 'auth' | 'main' | 'bare'
  /** The screen module; each exports one named component. */
  load: Load
  /**
   * Starts the screen's first reads when the program opens with it, so that the host answers while the page renders.
   */
  prefetch?: (client: QueryClient) => Promise<unknown>
  /** The target of 戻る if the history is empty. */
  parent?: string
  /** The menu entry that is marked for this route; by default its parent's, null for none. */
  menu?: string | null
  /** The cache key: locations of the same key share one cached page; by default, those of the same pathname. */
  cacheKey?: (place: PageLocation) => string
}

/** The views of a homework and one student's paper are separate cached pages, each with its own scroll position. */
function homeworkDetailsKey({ pathname, search }: PageLocation): string {
  const query = new URLSearchParams(search)
  if (query.get('topic_id') && query.get('student_id')) return `${pathname}#paper`
  const tab = query.get('tab')
  return tab === null ? pathname : `${pathname}#${tab}`
}

/** The list, one homework and one student's paper are separate cached pages, each with its own scroll position. */
function headquartersKey({ pathname, search }: PageLocation): string {
  const query = new URLSearchParams(search)
  if (query.get('student_id')) return `${pathname}#paper`
  return query.get('homework_id') ? `${pathname}#homework` : pathname
}

/** All steps of a wizard are one cached page, because a choice in one step is used in the next. */
const wizardKey = ({ pathname }: PageLocation): string => pathname.replace(/\/[^/]*$/, '')

export const routes = [
  {
    path: '/login',
    title: titles.login,
    level: 0,
    layout: 'auth',
    load: () => import('./screens/session/Login').then(screen => screen.Login),
  },
  {
    path: '/forget',
    title: titles.forget,
    level: 0,
    layout: 'auth',
    load: () => import('./screens/session/ForgotPassword').then(screen => screen.ForgotPassword),
  },
  {
    path: '/admin/home',
    title: titles.home,
    level: 0,
    layout: 'main',
    // Nearly every start opens this screen, so it is part of the first bundle.
    load: async () => Home,
    prefetch: prefetchHome,
  },
  {
    path: '/admin/home/message-detail-page',
    title: titles.message,
    level: 1,
    layout: 'main',
    parent: '/admin/home',
    load: () => import('./screens/home/MessageDetail').then(screen => screen.MessageDetail),
    cacheKey: ({ pathname, search }) => `${pathname}${search}`,
  },
  {
    path: '/admin/home/notices',
    title: titles.notices,
    level: 1,
    layout: 'main',
    parent: '/admin/home',
    load: () => import('./screens/notices/Notices').then(screen => screen.Notices),
  },
  {
    path: '/admin/homework-management',
    title: titles.homeworkList,
    level: 0,
    layout: 'main',
    load: () => import('./screens/homework/HomeworkManagement').then(screen => screen.HomeworkManagement),
  },
  {
    path: '/admin/homework-details/:homeworkId',
    title: titles.homeworkDetails,
    level: 1,
    layout: 'main',
    parent: '/admin/homework-management',
    load: () => import('./screens/homework/HomeworkDetails').then(screen => screen.HomeworkDetails),
    cacheKey: homeworkDetailsKey,
  },
  {
    path: '/admin/homework/writing/add',
    title: titles.aiWriting,
    level: 1,
    layout: 'main',
    parent: '/admin/homework-create/form',
    menu: '/admin/homework-create',
    load: () => import('./screens/ai-writing/AiWriting').then(screen => screen.AiWriting),
  },
  {
    path: '/admin/homework/recitation/add',
    title: titles.recitation,
    level: 0,
    layout: 'main',
    load: () => import('./screens/recitation/Recitation').then(screen => screen.Recitation),
  },
  {
    path: '/admin/homework/writing/review',
    title: titles.writingReview,
    level: 0,
    layout: 'main',
    load: () => import('./screens/writing-review/WritingReview').then(screen => screen.WritingReview),
  },
  {
    path: '/admin/homework/recordings/review',
    title: titles.listening,
    level: 0,
    layout: 'main',
    load: () => import('./screens/listening/Listening').then(screen => screen.Listening),
  },
  {
    path: '/admin/homework/writing/print',
    title: titles.writingPrint,
    level: 1,
    layout: 'main',
    parent: '/admin/homework-management',
    load: () => import('./screens/writing-print/WritingPrint').then(screen => screen.WritingPrint),
    // One cached page per homework, whichever topic is shown.
    cacheKey: ({ pathname, search }) => `${pathname}#${new URLSearchParams(search).get('homework_id') ?? ''}`,
  },
  {
    path: '/admin/commentary/:homeworkId',
    title: titles.commentary,
    level: 1,
    layout: 'main',
    parent: '/admin/homework-management',
    load: () => import('./screens/commentary/Commentary').then(screen => screen.Commentary),
  },
  {
    path: '/admin/homework-self-home',
    title: titles.headquarters,
    level: 0,
    layout: 'main',
    load: () => import('./screens/headquarters/HeadquartersHome').then(screen => screen.HeadquartersHome),
    cacheKey: headquartersKey,
  },
  {
    path: '/admin/homework/edit',
    title: titles.homeworkEdit,
    level: 1,
    layout: 'main',
    parent: '/admin/homework-management',
    load: () => import('./screens/homework/edit/HomeworkEdit').then(screen => screen.HomeworkEdit),
    // One cached page per homework, whichever part is shown.
    cacheKey: ({ pathname, search }) => `${pathname}#${new URLSearchParams(search).get('homework_id') ?? ''}`,
  },
  {
    path: '/admin/homework-create',
    isOfferedTo: canGiveHomework,
    title: titles.assign,
    level: 0,
    layout: 'main',
    load: () => import('./screens/assign/screens').then(screens => screens.AssignHome),
  },
  {
    path: '/admin/homework-create/form',
    isOfferedTo: canGiveHomework,
    title: titles.assign,
    level: 0,
    layout: 'main',
    menu: '/admin/homework-create',
    load: () => import('./screens/assign/screens').then(screens => screens.WizardChoice),
  },
  {
    path: '/admin/homework-create/routine/:step',
    isOfferedTo: canGiveHomework,
    title: titles.assign,
    level: 1,
    layout: 'main',
    parent: '/admin/homework-create/form',
    menu: '/admin/homework-create',
    load: () => import('./screens/assign/screens').then(screens => screens.Routine),
    cacheKey: wizardKey,
  },
  {
    path: '/admin/homework-create/periodic/:step',
    isOfferedTo: canGiveHomework,
    title: titles.assign,
    level: 1,
    layout: 'main',
    parent: '/admin/homework-create/form',
    menu: '/admin/homework-create',
    load: () => import('./screens/assign/screens').then(screens => screens.Periodic),
    cacheKey: wizardKey,
  },
  {
    path: '/admin/homework-create/wordtest/:step',
    isOfferedTo: canGiveHomework,
    title: titles.assign,
    level: 1,
    layout: 'main',
    parent: '/admin/homework-create/form',
    menu: '/admin/homework-create',
    load: () => import('./screens/assign/screens').then(screens => screens.WordTest),
    cacheKey: wizardKey,
  },
  {
    path: '/admin/homework/reissue-list',
    title: titles.redistributionList,
    level: 1,
    layout: 'main',
    parent: '/admin/homework-management',
    load: () => import('./screens/redistribution/RedistributionList').then(screen => screen.RedistributionList),
  },
  {
    path: '/admin/homework/reissue-details/:id',
    title: titles.redistributionDetails,
    level: 1,
    layout: 'main',
    parent: '/admin/homework/reissue-list',
    menu: '/admin/homework-management',
    load: () =>
      import('./screens/redistribution/RedistributionDetails').then(screen => screen.RedistributionDetailsScreen),
  },
  {
    path: '/admin/homework/unsubmitted',
    title: titles.unsubmitted,
    level: 1,
    layout: 'main',
    parent: '/admin/homework-management',
    load: () => import('./screens/unsubmitted/Unsubmitted').then(screen => screen.Unsubmitted),
  },
  {
    path: '/admin/homework/student-report',
    title: titles.studentReport,
    level: 0,
    layout: 'main',
    load: () => import('./screens/student-report/StudentReport').then(screen => screen.StudentReport),
  },
  {
    path: '/admin/homework/periodic-plan',
    title: titles.periodicPlan,
    level: 0,
    layout: 'main',
    load: () => import('./screens/periodic-plan/PlanList').then(screen => screen.PlanList),
  },
  {
    path: '/admin/homework/periodic-plan-detail',
    title: titles.periodicPlanDetail,
    level: 1,
    layout: 'main',
    parent: '/admin/homework/periodic-plan',
    load: () => import('./screens/periodic-plan/PlanDetail').then(screen => screen.PlanDetail),
    cacheKey: ({ pathname, search }) => `${pathname}${search}`,
  },
  {
    path: '/admin/homework/periodic-plan-edit',
    title: titles.periodicPlanEdit,
    level: 1,
    layout: 'main',
    parent: '/admin/homework/periodic-plan',
    load: () => import('./screens/periodic-plan/PlanEdit').then(screen => screen.PlanEdit),
    cacheKey: ({ pathname, search }) => `${pathname}${search}`,
  },
  {
    path: '/admin/live',
    title: titles.live,
    level: 0,
    layout: 'main',
    isOfferedTo: hasLiveLessons,
    load: () => import('./screens/live/LessonList').then(screen => screen.LessonList),
  },
  {
    path: '/admin/live/create',
    title: titles.liveCreate,
    level: 1,
    layout: 'main',
    parent: '/admin/live',
    isOfferedTo: hasLiveLessons,
    load: () => import('./screens/live/LessonEditor').then(screen => screen.LessonEditor),
    cacheKey: ({ pathname, search }) => `${pathname}${search}`,
  },
  {
    path: '/admin/message',
    title: titles.messages,
    level: 0,
    layout: 'main',
    menu: null,
    load: () => import('./screens/message/MessageList').then(screen => screen.MessageList),
  },
  {
    path: '/admin/message/send',
    title: titles.messageSend,
    level: 1,
    layout: 'main',
    parent: '/admin/message',
    menu: null,
    load: () => import('./screens/message/MessageSend').then(screen => screen.MessageSend),
  },
  {
    path: '/admin/message/info/:id',
    title: titles.messageInfo,
    level: 1,
    layout: 'main',
    parent: '/admin/message',
    menu: null,
    load: () => import('./screens/message/MessageInfo').then(screen => screen.MessageInfo),
  },
  {
    path: '/admin/grades',
    title: titles.grades,
    level: 0,
    layout: 'main',
    load: () => import('./screens/grades/Grades').then(screen => screen.Grades),
  },
  {
    path: '/admin/grades/import',
    title: titles.rosterImport,
    level: 1,
    layout: 'main',
    parent: '/admin/grades',
    load: () => import('./screens/roster-import/RosterImport').then(screen => screen.RosterImport),
  },
  {
    path: '/admin/grades/rollover',
    title: titles.yearRollover,
    level: 1,
    layout: 'main',
    parent: '/admin/grades',
    load: () => import('./screens/roster-import/rollover/YearRollover').then(screen => screen.YearRollover),
  },
  {
    path: '/admin/manage-class/:teamId',
    title: titles.manageClass,
    level: 1,
    layout: 'main',
    parent: '/admin/grades',
    load: () => import('./screens/manage-class/ManageClass').then(screen => screen.ManageClass),
  },
  {
    path: '/admin/student/student-overview-home',
    title: titles.studentOverview,
    level: 0,
    layout: 'main',
    load: () => import('./screens/student-overview/StudentOverview').then(screen => screen.StudentOverview),
  },
  {
    path: '/admin/student/student-details/:studentId',
    title: titles.studentDetails,
    level: 1,
    layout: 'main',
    parent: '/admin/student/student-overview-home',
    load: () => import('./screens/student-details/StudentDetails').then(screen => screen.StudentDetails),
    // One cached page for all students, because 次の生徒 goes through a whole class.
    cacheKey: () => '/admin/student/student-details',
  },
  {
    path: '/admin/student-manage/intelligence',
    title: titles.intelligence,
    level: 1,
    layout: 'main',
    parent: '/admin/student/student-overview-home',
    load: () => import('./screens/intelligence/Intelligence').then(screen => screen.Intelligence),
  },
  {
    path: '/admin/progress-graph',
    title: titles.progressGraph,
    level: 0,
    layout: 'main',
    load: () => import('./screens/progress-graph/ProgressGraph').then(screen => screen.ProgressGraph),
  },
  {
    path: '/admin/student/team-report',
    title: titles.teamReport,
    level: 1,
    layout: 'main',
    parent: '/admin/student/student-overview-home',
    load: () => import('./screens/team-report/TeamReport').then(screen => screen.TeamReport),
  },
  {
    path: '/admin/usage-amount',
    title: titles.usageAmount,
    level: 0,
    layout: 'main',
    load: () => import('./screens/usage-amount/UsageAmount').then(screen => screen.UsageAmount),
  },
  {
    path: '/admin/impression',
    title: titles.impressions,
    level: 1,
    layout: 'main',
    parent: '/admin/student/student-overview-home',
    load: () => import('./screens/impression/Impressions').then(screen => screen.Impressions),
  },
  {
    path: '/admin/ranking',
    title: titles.ranking,
    level: 0,
    layout: 'main',
    load: () => import('./screens/ranking/Ranking').then(screen => screen.Ranking),
  },
  {
    path: '/integral-ranking-export',
    title: titles.rankingExport,
    level: 1,
    layout: 'bare',
    parent: '/admin/ranking',
    load: () => import('./screens/ranking/poster/RankingPoster').then(screen => screen.RankingPoster),
  },
  {
    path: '/admin/account-application',
    title: titles.applications,
    level: 1,
    layout: 'main',
    parent: '/admin/grades',
    load: () => import('./screens/account-application/ApplicationList').then(screen => screen.ApplicationList),
  },
  {
    path: '/admin/account-application-create',
    title: titles.applicationCreate,
    level: 2,
    layout: 'main',
    parent: '/admin/account-application',
    menu: '/admin/grades',
    load: () =>
      import('./screens/account-application/create/ApplicationCreate').then(screen => screen.ApplicationCreate),
  },
  {
    path: '/admin/person',
    title: titles.person,
    level: 0,
    layout: 'main',
    menu: null,
    // SPEC §6: a guest has no account of their own.
    isOfferedTo: ({ user }) => user.type !== 'guest',
    load: () => import('./screens/person/Person').then(screen => screen.Person),
  },
  {
    path: '/admin/settings',
    title: titles.settings,
    level: 0,
    layout: 'main',
    menu: null,
    load: () => import('./screens/settings/Settings').then(screen => screen.Settings),
  },
  {
    path: '/admin/download-manage',
    title: titles.downloads,
    level: 0,
    layout: 'main',
    load: () => import('./screens/downloads/Downloads').then(screen => screen.Downloads),
  },
  {
    path: '/admin/download-manage/own-sheet',
    title: titles.ownSheet,
    level: 1,
    layout: 'main',
    parent: '/admin/download-manage',
    load: () => import('./screens/own-sheet/OwnSheet').then(screen => screen.OwnSheet),
    // One cached page per homework.
    cacheKey: ({ pathname, search }) => `${pathname}${search}`,
  },
  {
    path: '/admin/about',
    title: titles.about,
    level: 1,
    layout: 'main',
    parent: '/admin/home',
    menu: null,
    load: () => import('./screens/about/About').then(screen => screen.About),
  },
  {
    path: '/admin/about/report-fault',
    title: titles.reportFault,
    level: 1,
    layout: 'main',
    parent: '/admin/home',
    menu: null,
    load: () => import('./screens/report-fault/ReportFault').then(screen => screen.ReportFault),
  },
  {
    path: '/studentmanual',
    title: titles.studentManual,
    level: 1,
    layout: 'bare',
    parent: '/admin/home',
    load: () => import('./screens/student-manual/StudentManual').then(screen => screen.StudentManual),
  },
  {
    path: '/admin/explain',
    title: titles.explain,
    level: 1,
    layout: 'main',
    parent: '/admin/home',
    menu: null,
    load: () => import('./screens/explain/Explain').then(screen => screen.Explain),
    cacheKey: ({ pathname, search }) => `${pathname}${search}`,
  },
] as const satisfies readonly RouteRow[]

export type RoutePath = (typeof routes)[number]['path']
