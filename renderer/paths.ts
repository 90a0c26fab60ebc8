/** Addresses of the screens (DESIGN §7). They stand apart from the route table, which knows the screens themselves. */

type Query = Record<string, string | number | undefined>

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

const details = (homeworkId: string, query: Query = {}) =>
  withQuery(`/admin/homework-details/${encodeURIComponent(homeworkId)}`, query)

/** Addresses of the screens; nobody writes one by hand. */
export const paths = {
  login: () => '/login',
  /** Logs in directly with a pass card (SPEC §1). */
  passCard: (key: string) => withQuery('/login', { key }),
  forget: () => '/forget',
  home: () => '/admin/home',
  messageDetail: (noticeId: string) => withQuery('/admin/home/message-detail-page', { notice_id: noticeId }),
  homeworkManagement: () => '/admin/homework-management',
  /** The student × topic matrix. */
  homeworkDetails: (homeworkId: string) => details(homeworkId),
  /** One topic across the class; the first where none is named. */
  homeworkTopic: (homeworkId: string, topicId?: string) => details(homeworkId, { tab: 'topic', topic_id: topicId }),
  /** Who has submitted, who is at work, who has not begun. */
  homeworkSubmissions: (homeworkId: string) => details(homeworkId, { tab: 'progress' }),
  /** All topics of one homework, side by side. */
  homeworkTopics: (homeworkId: string) => details(homeworkId, { tab: 'topics' }),
  /** One question across the class; the first of its topic, and the first topic, where none is named. */
  homeworkQuestion: (homeworkId: string, at: { topicId?: string; questionId?: string } = {}) =>
    details(homeworkId, { tab: 'question', topic_id: at.topicId, question_id: at.questionId }),
  /** One student over all topics of one homework; the first where none is named. */
  homeworkStudent: (homeworkId: string, studentId?: string) =>
    details(homeworkId, { tab: 'student', student_id: studentId }),
  /** One student's paper; without a round, the latest. */
  paper: (homeworkId: string, at: { topicId: string; studentId: string; round?: number | undefined }) =>
    details(homeworkId, { topic_id: at.topicId, student_id: at.studentId, round: at.round }),
  /** The homework gone through with the class: at which question (counted from 1), in which order, of which class. */
  commentary: (homeworkId: string, at: { no?: number; order?: string; team?: string } = {}) =>
    withQuery(`/admin/commentary/${encodeURIComponent(homeworkId)}`, at),
  /** Changing a homework; with `topics`, opened at its contents. */
  homeworkEdit: (homeworkId: string, part?: 'topics') =>
    withQuery('/admin/homework/edit', { homework_id: homeworkId, part }),
  /** Headquarters' homework: the list by its state, one with a topic, or one student's paper of it. */
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
  /** Where giving out homework begins. */
  assignForm: () => '/admin/homework-create/form',
  /** A step of an assign wizard, counted from 1. */
  assign: (way: 'routine' | 'periodic' | 'wordtest', step: number) => `/admin/homework-create/${way}/${step}`,
  /** Homework that can be redistributed, or was. */
  reissueList: () => '/admin/homework/reissue-list',
  /** One homework's redistribution. */
  reissueDetails: (homeworkId: string) => `/admin/homework/reissue-details/${encodeURIComponent(homeworkId)}`,
  /** 個人成績表. */
  studentReport: () => '/admin/homework/student-report',
  periodicPlan: () => '/admin/homework/periodic-plan',
  periodicPlanDetail: (homeworkId: string) =>
    withQuery('/admin/homework/periodic-plan-detail', { homework_id: homeworkId }),
  /** The plan's edit; with a date, opened at that day. */
  periodicPlanEdit: (homeworkId: string, date?: string) =>
    withQuery('/admin/homework/periodic-plan-edit', { homework_id: homeworkId, date }),
  /** Writing that AI marks. */
  aiWriting: () => '/admin/homework/writing/add',
  /** The messages that the teacher has sent. */
  messages: () => '/admin/message',
  /** A new message; with `again`, an earlier message once more for the students who have not read it. */
  messageSend: (from: { again?: string } = {}) => withQuery('/admin/message/send', from),
  messageInfo: (messageId: string) => `/admin/message/info/${encodeURIComponent(messageId)}`,
  downloadManage: () => '/admin/download-manage',
  explainView: (viewKey: string) => withQuery('/admin/explain', { view: viewKey }),
  explain: (topicId: string, resourceId: string) =>
    withQuery('/admin/explain', { topic_id: topicId, resource_id: resourceId }),
}
