/** The exports of the result views for screens. */

export { AheadView } from './AheadView'
export { BankButton } from './bank/BankButton'
export { expand, hasPlaceholder } from './bank/placeholders'
export { findEntries } from './bank/search'
export { isStarterSentence } from './bank/starter-bank'
export { useCommentBank } from './bank/use-comment-bank'
export { marks as bankMarks } from './bank/words/text'
export { answeredText, answerText } from './class-answers/answer-text'
export { ClassQuestionPrompt } from './class-answers/ClassQuestionPrompt'
export type { ClassQuestion } from './class-answers/class-questions'
export { GroupMark } from './class-answers/GroupMark'
export { type AnswerGroup, type GroupStatistics, groupAnswers, groupStatistics } from './class-answers/group-answers'
export { type QuestionHistory, type RoundAnswer, useAnswerHistory } from './class-answers/use-answer-history'
export { type ClassTopic, useClassQuestions } from './class-answers/use-class-questions'
export { ClassPapersState } from './class-papers/ClassPapersState'
export { hasHandedIn } from './class-papers/use-class-papers'
export { PassageText } from './class-reading/PassageText'
export {
  countedMarks,
  hasUnsure,
  type MapWord,
  type Passage,
  type Reading,
  unnamedInAll,
} from './class-reading/passage-map'
export { ReadingCountLine } from './class-reading/ReadingCountLine'
export { classReadingText } from './class-reading/text'
export { useClassReading } from './class-reading/use-class-reading'
export { measuredWordPart, wordPart } from './class-reading/word-part'
export { CommonErrors } from './class-writing/CommonErrors'
export type { ClassSentence } from './class-writing/class-sentences'
export {
  bestFirst,
  commonErrors,
  type ErrorType,
  errorCount,
  isGoodSentence,
  type SameSentences,
  sameSentences,
} from './class-writing/common-errors'
export { MarkedSentence } from './class-writing/MarkedSentence'
export { PaperCountLine } from './class-writing/PaperCountLine'
export { classWritingText } from './class-writing/text'
export { type ChosenSentences, useChosenSentences } from './class-writing/use-chosen-sentences'
export { type ClassWriting, useClassWriting } from './class-writing/use-class-writing'
export type { MissingAnswers } from './content/missing-answers'
export { normaliseWord, splitWords, type WordMark, wordMarks } from './content/word-marks'
export { EssaySheet, type EssayStudent, hasComments } from './essays/EssaySheet'
export { type Essay, loadEssay } from './essays/load-essay'
export { sendNotesBeforeLogout } from './notes/before-logout'
export { type MarkedWorks, withMarked, withoutMarked } from './notes/marked-works'
export { canBeCommented, type Marking, worksOf } from './notes/marking'
export { NotesOutbox } from './notes/NotesOutbox'
export type { Work } from './notes/note-draft'
export { type NoteState, useNoteEntries, useNoteStates } from './notes/note-store'
export { prefetchPaper } from './paper-content'
export { EvaluatedText } from './parts/EvaluatedText'
export { ResultView } from './ResultView'
export { type ReadingTrack, readingTracks, stumbledWords } from './readings/reading-tracks'
export { viewName } from './view-name'
