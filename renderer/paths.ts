/** Addresses of the screens (DESIGN §7). They are separate from the route table, because that imports the screens. */

type Query = Record<string, string | number | undefined>

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

const details = (homeworkId: string, query: Query = {}) =>
  withQuery(`/admin/homework-details/${encodeURIComponent(homeworkId)}`, query)

/** Builders of the screens' addresses; no other code writes an address. */
export const paths = {
  login: () => '/login',
  /** Logs in directly with a pass card (SPEC §1). */
  passCard: (key: string) => withQuery('/login', { key }),
  forget: () => '/forget',
  home: () => '/admin/home',
  /** すべてのお知らせ. */
  notices: () => '/admin/home/notices',
  messageDetail: (noticeId: string) => withQuery('/admin/home/message-detail-page', { notice_id: noticeId }),
  /** The list; with filters, it shows exactly what they match. */
  homeworkManagement: (filters: { finish?: string; focus?: string } = {}) =>
    withQuery('/admin/homework-management', filters),
  /** The student × topic matrix. */
  homeworkDetails: (homeworkId: string) => details(homeworkId),
  /** One topic of the whole class; without an id, the first; without a view, its scores. */
  homeworkTopic: (homeworkId: string, topicId?: string, view?: 'errors' | 'sentences' | 'words') =>
    details(homeworkId, { tab: 'topic', topic_id: topicId, view }),
  /** Which students have submitted, have begun and have not begun. */
  homeworkSubmissions: (homeworkId: string) => details(homeworkId, { tab: 'progress' }),
  /** All topics of one homework. */
  homeworkTopics: (homeworkId: string) => details(homeworkId, { tab: 'topics' }),
  /** One question of the whole class; without ids, the first question of the first topic. */
  homeworkQuestion: (homeworkId: string, at: { topicId?: string; questionId?: string } = {}) =>
    details(homeworkId, { tab: 'question', topic_id: at.topicId, question_id: at.questionId }),
  /** One student's answers to all topics of one homework; without an id, the first student. */
  homeworkStudent: (homeworkId: string, studentId?: string) =>
    details(homeworkId, { tab: 'student', student_id: studentId }),
  /** One student's paper; without a round, the latest. */
  paper: (homeworkId: string, at: { topicId: string; studentId: string; round?: number | undefined }) =>
    details(homeworkId, { topic_id: at.topicId, student_id: at.studentId, round: at.round }),
  /** The commentary of a homework: the question (counted from 1), the order and the class that are shown. */
  commentary: (homeworkId: string, at: { no?: number; order?: string; team?: string } = {}) =>
    withQuery(`/admin/commentary/${encodeURIComponent(homeworkId)}`, at),
  /** The edit page of a homework; with `topics`, it opens at the contents. */
  homeworkEdit: (homeworkId: string, part?: 'topics') =>
    withQuery('/admin/homework/edit', { homework_id: homeworkId, part }),
  /** Headquarters' homework: the list by its state, one homework with a topic, or one student's paper. */
  headquarters: (
    at: { activeType?: string; homeworkId?: string; topicId?: string; studentId?: string; round?: number } = {},
  ) =>
    withQuery('/admin/homework-self-home', {
      activeType: at.activeType,
      homework_id: at.homeworkId,
      topic_id: at.topicId,
      student_id: at.studentId,
      round: at.round,
    }),
  /** The page on which an assignment begins. */
  assignForm: () => '/admin/homework-create/form',
  /** A step of an assign wizard, counted from 1. */
  assign: (way: 'routine' | 'periodic' | 'wordtest', step: number) => `/admin/homework-create/${way}/${step}`,
  /** Homework that can be redistributed, or was. */
  redistributionList: () => '/admin/homework/reissue-list',
  /** The redistribution of one homework. */
  redistributionDetails: (homeworkId: string) => `/admin/homework/reissue-details/${encodeURIComponent(homeworkId)}`,
  /**
   * Who has not submitted what; without an id, in the class that was chosen last; with an empty one, in all classes.
   */
  unsubmitted: (teamId?: string) => withQuery('/admin/homework/unsubmitted', { team_id: teamId }),
  /** 個人成績表. */
  studentReport: () => '/admin/homework/student-report',
  periodicPlan: () => '/admin/homework/periodic-plan',
  periodicPlanDetail: (homeworkId: string) =>
    withQuery('/admin/homework/periodic-plan-detail', { homework_id: homeworkId }),
  /** The edit page of a plan; with a date, it opens at that day. */
  periodicPlanEdit: (homeworkId: string, date?: string) =>
    withQuery('/admin/homework/periodic-plan-edit', { homework_id: homeworkId, date }),
  /** The queue of writing to comment on; `item` is the submission that is shown. */
  writingReview: (at: { team_id?: string; homework_id?: string; item?: string } = {}) =>
    withQuery('/admin/homework/writing/review', at),
  /** The queue of readings; `item` is the submission that is heard first. An empty class means all classes. */
  listening: (at: { team_id?: string; homework_id?: string; topic_id?: string; item?: string } = {}) =>
    withQuery('/admin/homework/recordings/review', at),
  /** The print of the marked essays of a homework; without a topic, its first topic of writing. */
  writingPrint: (homeworkId: string, topicId?: string) =>
    withQuery('/admin/homework/writing/print', { homework_id: homeworkId, topic_id: topicId }),
  /** A writing task that AI marks. */
  aiWriting: () => '/admin/homework/writing/add',
  /** A reading exercise of the teacher's own. */
  recitation: () => '/admin/homework/recitation/add',
  /** クラス・ID編集. */
  grades: () => '/admin/grades',
  /** The students of one class; with a student, that student is in sight. */
  manageClass: (teamId: string, studentId?: string) =>
    withQuery(`/admin/manage-class/${encodeURIComponent(teamId)}`, { student_id: studentId }),
  /** 名簿の取り込み; with a class, that of rows that name none. */
  rosterImport: (teamId?: string) => withQuery('/admin/grades/import', { team_id: teamId }),
  /** 生徒別の状況: this month of a class. Without an id, of the class that was chosen last. */
  studentOverview: (teamId?: string) => withQuery('/admin/student/student-overview-home', { team_id: teamId }),
  /** The study of one student; without a tab, the score sheet of this month. */
  studentDetails: (studentId: string, at: Query = {}) =>
    withQuery(`/admin/student/student-details/${encodeURIComponent(studentId)}`, at),
  /** 得意・苦手 of one student. */
  intelligence: (studentId: string, at: Query = {}) =>
    withQuery('/admin/student-manage/intelligence', { student_id: studentId, ...at }),
  /** The graph of a class, with one of its students. */
  progressGraph: (teamId?: string, studentId?: string) =>
    withQuery('/admin/progress-graph', { team_id: teamId, student_id: studentId }),
  /** 学習量集計. */
  usageAmount: () => '/admin/usage-amount',
  /** クラスのまとめ; without a class, of the one that was chosen last. */
  teamReport: (at: Query = {}) => withQuery('/admin/student/team-report', at),
  /** 読書の感想. */
  impressions: () => '/admin/impression',
  /** ランキング: by default the ranks; `tab` is `achievements` for words of encouragement. */
  ranking: (at: Query = {}) => withQuery('/admin/ranking', at),
  /** What the class may see of a ranking, and its print. */
  rankingExport: (at: Query) => withQuery('/integral-ranking-export', at),
  /** 年次更新. */
  yearRollover: () => '/admin/grades/rollover',
  /** アカウント申請: the applications that were sent, and a new one. */
  applications: () => '/admin/account-application',
  applicationCreate: () => '/admin/account-application-create',
  /** オンライン授業: the lessons, a new one, and one that is changed. */
  live: () => '/admin/live',
  liveCreate: () => '/admin/live/create',
  liveEdit: (classId: string) => withQuery('/admin/live/create', { class_id: classId }),
  /** The sent messages. */
  messages: () => '/admin/message',
  /** A new message; with `again`, an earlier message is sent again to the students who have not read it. */
  messageSend: (from: { again?: string } = {}) => withQuery('/admin/message/send', from),
  messageInfo: (messageId: string) => `/admin/message/info/${encodeURIComponent(messageId)}`,
  /** アカウント. */
  person: () => '/admin/person',
  /** 設定. */
  settings: () => '/admin/settings',
  downloadManage: () => '/admin/download-manage',
  /** 自分の成績表に書き込む; with a homework, its scores. */
  ownSheet: (homeworkId?: string) => withQuery('/admin/download-manage/own-sheet', { homework_id: homeworkId }),
  /** 生徒用マニュアル. */
  studentManual: () => '/studentmanual',
  /** このアプリについて. */
  about: () => '/admin/about',
  /** 不具合を知らせる. */
  reportFault: () => '/admin/about/report-fault',
  explainView: (viewKey: string) => withQuery('/admin/explain', { view: viewKey }),
  explain: (topicId: string, resourceId: string) =>
    withQuery('/admin/explain', { topic_id: topicId, resource_id: resourceId }),
}
