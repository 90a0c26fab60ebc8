/** Business constants and limits (SPEC §9; DESIGN §6 where SPEC gives none). */
export const limits = {
  apiTimeoutMs: 30_000,
  retries: 4,
  toastMs: 3000,
  pageSizes: { list: 20, notices: 10, homework: 10, outbox: 12, scoreOverviewY: 5, component: 10 },
  /** Rows per request of the matrix (chosen). */
  matrixPage: 100,
  /** Page numbers that a pager shows at once. */
  pagerCount: 5,
  /** Maximum length of a search text in list endpoints, and the pause in typing before a search is sent (chosen). */
  searchLength: 100,
  searchPauseMs: 350,
  /** Maximum number of visited pages in the cache of pages (chosen). */
  cachedPages: 8,
  password: { min: 6, max: 20 },
  className: 20,
  studentNumber: 10,
  /** Chosen: lengths of names and grades, and the maximum number of rows in one import. */
  studentName: 30,
  gradeName: 20,
  importRows: 500,
  /**
   * Imports of students (chosen): the size of a file, and of a file of text; how many rows are kept so that they can be
   * taken back, how many one run sends, and for how many days they are kept; how many headings of columns are kept; how long a
   * server is given to carry out a request whose connection was cut; for how long what comes later is looked for.
   */
  roster: {
    fileBytes: 20 * 1024 * 1024,
    textBytes: 5 * 1024 * 1024,
    keptRows: 50_000,
    runRows: 5000,
    keptDays: 30,
    columns: 300,
    lateMs: 60_000,
    latestMs: 3_600_000,
  },
  /**
   * The teacher's own sheet (chosen): the size of its file, its last row and its columns, the cells that are written at
   * once, the homeworks that are written at once, and the sheets that are remembered, with the places of so many homeworks,
   * so many classes, and so many rows of which a person has said who it is.
   */
  ownSheet: {
    fileBytes: 16 * 1024 * 1024,
    rows: 5000,
    columns: 256,
    cells: 20_000,
    homeworks: 10,
    remembered: 50,
    places: 40,
    classes: 20,
    people: 40,
    titleLength: 100,
  },
  /** Of a teacher (chosen). */
  nickname: 20,
  school: 50,
  /** A message to students (chosen); `homeworks` is the maximum number of linked homeworks. */
  message: { title: 50, content: 1000, homeworks: 10 },
  /**
   * SPEC §5, §9; text lengths and number of students from DESIGN §6. Chosen: how many dates a weekly lesson has, how
   * long before the start the teacher is reminded, and how often the lessons are read for this.
   */
  lesson: { title: 50, content: 500, students: 100, hours: 6, weeks: 52, remindMs: 300_000, readMs: 240_000 },
  /** An account application (chosen): size of its file, number of rows. */
  application: { bytes: 5 * 1024 * 1024, rows: 500, reason: 100 },
  /** Chosen. */
  homeworkTitle: 50,
  redistributionDays: 7,
  /** Topics of one assignment (chosen). */
  homeworkTopics: 100,
  /** Parts of word-test books in one word test (chosen). */
  wordTestParts: 10,
  /** Minimum time from now to the start (SPEC §5; for a periodic plan chosen). */
  wordTestLeadMs: 600_000,
  periodicLeadMs: 1_800_000,
  /** Maximum length of a teacher's comment on writing, and of an encouragement (chosen). */
  comment: 99,
  /** Comments on one answer (chosen). */
  notesPerAnswer: 200,
  /** Code units by which a selected range grows on each side (SPEC §9). */
  noteGrowth: 100,
  /** Students in one study report, and rows (months or days) in one graph or table of usage (chosen). */
  reportStudents: 100,
  graphPoints: 400,
  /**
   * All points of one graph together: a daily graph of a class of 1,000 students would be an answer of several
   * megabytes (chosen).
   */
  graphTotal: 40_000,
  usageMonths: 24,
  audioStep: 0.1,
  noticePollMs: 60_000,
  /** The interval of the automatic reload of the visible page (chosen). */
  liveMs: 30_000,
  /**
   * How long a read waits for the server before it returns an offline copy, when the server is known to be unreachable
   * (chosen).
   */
  copyWaitMs: 3000,
  /** The intervals between retries while the server is unreachable; the last one repeats (chosen). */
  probeMs: [5000, 10_000, 20_000, 30_000],
  /** Maximum size of an export from the server (chosen): real exports have a few megabytes. */
  exportBytes: 256 * 1024 * 1024,
  /** How many export tasks are searched for the title of one task (chosen; the maximum of one page). */
  reportTasks: 200,
  /**
   * Polling of an export task (chosen): every 2 s for half an hour; `misses` is the number of failed polls in a row
   * that are tolerated.
   */
  exportTask: { everyMs: 2000, times: 900, misses: 3 },
  /** Exports that run at the same time (chosen): each holds a file and a request open. */
  runningExports: 10,
  /** Past exports in one teacher's history (chosen). */
  downloadHistory: 200,
  /**
   * Drafts, which keep a teacher's input over a restart (chosen): how many of a teacher (the comments on each text are
   * one), bytes of one value, bytes of all of a teacher (a text with ten comments takes up to 7 KB), and the days of use
   * after which a draft expires. What is above them is refused.
   */
  drafts: { keys: 2_000, valueBytes: 256_000, teacherBytes: 16_000_000, days: 60 },
  /**
   * Marks of submissions that a teacher has looked at (chosen): how many are kept in all, and for how many days after
   * the last one of a homework.
   */
  seenPapers: { marks: 5000, days: 180 },
  /** For how many days after its deadline a homework's submissions are shown as work to do (chosen). */
  workDays: 14,
  /** For how many days after its start a homework's writing is offered for marking (chosen). */
  reviewDays: 90,
  /** How many papers with their comments are read at the same time, for a sheet or a print of a class (chosen). */
  paperReaders: 6,
  /** How many works that need no comment any more are kept (chosen). */
  markedWorks: 3000,
  /**
   * The comment bank of a teacher (chosen): sentences, how often a text is typed before it is proposed, how many typed
   * texts are counted, and the size of its Excel file.
   */
  commentBank: { entries: 500, proposeAfter: 3, typed: 300, fileBytes: 5 * 1024 * 1024 },
  /**
   * The queue of readings (chosen): for how many days after its start a homework's recordings are offered without choosing
   * the homework, how many submissions are read and measured ahead, the homework whose marks are kept,
   * and the scopes of which it is remembered where the teacher left off; `earlier`: with how many of the latest homeworks
   * of each class, and topics of each, a score is compared, and how many homeworks these are at most.
   */
  listening: { days: 30, ahead: 200, homeworks: 60, places: 30, earlier: { homeworks: 4, topics: 2, total: 12 } },
  /** Sentences of encouragement that a teacher keeps (chosen). */
  encouragements: 100,
  /** How many days a teacher can set as the usual time until a deadline (chosen). */
  defaultDeadlineDays: 60,
  /** What a teacher has opened by 「さがす」 lately (chosen). */
  found: 8,
  /**
   * Sentences of a class that a teacher shows on the projector or hides from it: of one topic each, and the topics that
   * are kept (chosen).
   */
  classSentences: { shown: 30, hidden: 100, topics: 50 },
  /** How long the initial passwords of students stay on the screen (chosen). */
  passwordShownMs: 60_000,
  /** How long a deletion can be undone (chosen). */
  undoMs: 10_000,
  /** Above this share of the school's students, in per cent, the teacher types their number before a deletion (chosen). */
  massDeletionPercent: 5,
} as const
