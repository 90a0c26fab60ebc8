/** Texts of the writing views (law 4; SPEC §2 Writing views, §8). */
import { catalogue } from '../../../../shared/text'
import type { CommentLevel } from '../../content/ai-comments'
import type { ScorePart } from '../../content/writing-score'

export const writingText = {
  showTask: '課題を見る',
  hideTask: '課題をたたむ',
  task: '課題',
  level: (level: string) => `レベル ${level}`,
  submission: { teacher: '生徒の英文', student: 'あなたの英文' },
  submitted: (no: number, count: number) => `提出 ${no}/${count}`,
  /** With several submissions, each has a name of its own. */
  submissionName: (name: string, no: number, count: number) => (count > 1 ? `${name} 提出${no}` : name),
  submittedAt: (time: string) => `提出日時 ${time}`,
  attemptCount: (count: number) => `学習回数 ${count}回`,
  bestScore: (score: string) => `最高点 ${score}点`,
  wordCount: (count: number) => `${count}語`,
  correctWordCount: (count: number) => `正しく書けた語 ${count}語`,
  score: (score: string) => `評価 ${score}点`,
  noScore: '採点はまだありません',
  /** The pictures of a handwritten answer: as submitted, and as recognised. */
  handwritten: '手書きの答案',
  recognised: '読み取った答案',
  page: (name: string, no: number, count: number) => (count > 1 ? `${name} ${no}/${count}` : name),
  /** The heading of a marked text that is not the student's own. */
  textCheckedByAi: 'AIが確認した英文',
  aiErrors: 'AIが見つけた誤り',
  errorLabel: '（誤り）',
  aiComments: 'AIのコメント',
  commentLabel: (no: number, level: string) => `（AIのコメント${no} ${level}）`,
  levels: { good: 'よい表現', blue: '参考', middle: '工夫できる', bad: '直したい' } satisfies Record<
    CommentLevel,
    string
  >,
  commentsFailed: 'AIのコメントを読み込めませんでした。',
  notes: '先生のコメント',
  /** Only where the teacher can comment: she would take the answer for one without comments. */
  notesFailed: 'すでに付いているコメントを読み込めませんでした。',
  noteHint: '下線の部分を選ぶと、先生のコメントを読めます。',
  noteLabel: '（先生のコメントあり）',
  /** Notes that no longer fit the words of the text. */
  displacedNotes: '場所が変わったコメント',
  displacedHint: '英文が書き直されたため、コメントを付けた言葉が見つかりません。',
  teacherName: (name: string) => `${name} 先生`,
  /** What changed since the submission before. The hidden texts are read before the words. */
  difference: {
    title: '前回との違い',
    added: '（追加）',
    removed: '（削除）',
    addedCount: (count: number) => `追加（下線） ${count}語`,
    removedCount: (count: number) => `削除（取り消し線） ${count}語`,
    none: '前回と同じ文章です。',
    noEarlier: '前回は文章がありません。',
    failed: '前回の答案を読み込めませんでした。',
  },
  tabs: { advice: 'アドバイス', errors: '文法・スペルの誤り', model: 'モデル' },
  /** The exact text of SPEC §8. */
  noErrors: catalogue.noSentenceResults,
  noAdvice: 'アドバイスはまだありません。',
  noModel: 'モデル文はありません。',
  sentence: (no: number) => `${no}文目`,
  analysis: { overall: '全体', contents: '内容', structure: '構成', vocabulary: '語い', grammar: '文法' },
  scores: {
    title: '4つの観点',
    total: '合計',
    outOf: (full: string) => `/${full}`,
    percent: (percent: string) => `${percent}%`,
    about: (name: string) => `${name}の説明`,
  },
  parts: {
    content: { name: '内容', about: '課題で求められていることに答え、考えと理由を具体的に書けているか。' },
    structure: { name: '構成', about: '文のつながりと順序がわかりやすく、つなぐ言葉を使えているか。' },
    vocabulary: { name: '語い', about: '課題に合った語句を選び、正しいつづりで使えているか。' },
    grammar: { name: '文法', about: '時制や語順など、文のきまりを守って書けているか。' },
  } satisfies Record<ScorePart, { name: string; about: string }>,
} as const
