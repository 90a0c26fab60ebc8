/** The exports of the result views for screens. */

export { answeredText, answerText } from './class-answers/answer-text'
export { ClassQuestionPrompt } from './class-answers/ClassQuestionPrompt'
export type { ClassQuestion } from './class-answers/class-questions'
export { GroupMark } from './class-answers/GroupMark'
export { type AnswerGroup, type GroupStatistics, groupAnswers, groupStatistics } from './class-answers/group-answers'
export { type ClassTopic, useClassQuestions } from './class-answers/use-class-questions'
export type { MissingAnswers } from './content/missing-answers'
export { sendNotesBeforeLogout } from './notes/before-logout'
export { NotesOutbox } from './notes/NotesOutbox'
export { prefetchPaperMedia } from './paper-content'
export { ResultView } from './ResultView'
export { viewName } from './view-name'
