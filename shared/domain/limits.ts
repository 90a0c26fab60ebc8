/** Business constants and limits (SPEC §9; what SPEC leaves open is chosen by DESIGN §6). */
export const limits = {
  apiTimeoutMs: 30_000,
  retries: 4,
  toastMs: 3000,
  pageSizes: { list: 20, notices: 10, homework: 10, outbox: 12, scoreOverviewY: 5, component: 10 },
  /** What the matrix asks for (chosen). */
  matrixPage: 100,
  /** Page numbers shown at once in a pager. */
  pagerCount: 5,
  /** The longest search text that the list endpoints take, and the pause in typing before a search is sent (chosen). */
  searchLength: 100,
  searchPauseMs: 350,
  /** Visited pages that stay alive at once (chosen). */
  keptPages: 8,
  password: { min: 6, max: 20 },
  className: 20,
  studentNumber: 10,
  /** Chosen: names, grades, and how many rows one import may have. */
  studentName: 30,
  gradeName: 20,
  importRows: 500,
  /** Of a teacher (chosen). */
  nickname: 20,
  school: 50,
  /** To students (chosen): homework that one may link to. */
  message: { title: 50, content: 1000, homeworks: 10 },
  /** SPEC §5, §9; texts and students by DESIGN §6, the rest chosen. */
  lesson: { title: 50, content: 500, students: 100, hours: 6 },
  /** An account application (chosen): its file, its rows. */
  application: { bytes: 5 * 1024 * 1024, rows: 500, reason: 100 },
  /** Chosen. */
  homeworkTitle: 50,
  redistributionDays: 7,
  /** Topics of one assignment (chosen). */
  homeworkTopics: 100,
  /** Parts of word-test books in one word test (chosen). */
  wordTestParts: 10,
  /** How far ahead the start must lie (SPEC §5; of a periodic plan chosen). */
  wordTestLeadMs: 600_000,
  periodicLeadMs: 1_800_000,
  /** A teacher's comment on writing; encouragement has the same (chosen). */
  comment: 99,
  /** Comments on one answer (chosen). */
  notesPerAnswer: 200,
  /** Students in one study report, and rows of months or days in one graph or table of usage (chosen). */
  reportStudents: 100,
  graphPoints: 400,
  /** All points of one graph together: a class of 1,000 by day would be an answer of megabytes (chosen). */
  graphTotal: 40_000,
  usageMonths: 24,
  audioStep: 0.1,
  noticePollMs: 60_000,
  /** How often what a teacher looks at is read again by itself (chosen). */
  liveMs: 30_000,
  /** How long a copy waits for the server once that is known to be gone (chosen). */
  copyWaitMs: 3000,
  /** When a server that is gone is asked again: after so long, then after the next, and so on with the last (chosen). */
  probeMs: [5000, 10_000, 20_000, 30_000],
  /** The largest export that is taken from the server (chosen): a real one has some megabytes. */
  exportBytes: 256 * 1024 * 1024,
  /** Export tasks that are looked through for one's title (chosen; a page's most). */
  reportTasks: 200,
  /** How an export task is asked after (chosen): every 2 s for half an hour; so many in a row may go unanswered. */
  exportTask: { everyMs: 2000, times: 900, misses: 3 },
  /** Exports that run at once (chosen): each holds a file and a request. */
  runningExports: 10,
  /** Past exports that are remembered per teacher (chosen). */
  downloadHistory: 200,
  /** What a teacher types, kept over a restart (chosen): one value, all of a teacher's, and for how many days of use. */
  drafts: { keys: 200, valueBytes: 256_000, teacherBytes: 4_000_000, days: 60 },
  /** How long a deletion can be taken back (chosen). */
  undoMs: 10_000,
} as const
