import { promptText } from '../content/blank-text'
import { dictationTexts } from '../content/dictation'
import type { BlankOutcome, ResultQuestion } from '../content/types'
import { resultText } from '../text'
import { useResultContext } from '../use-result-context'
import { AnswerLine } from './AnswerLine'
import { BlankText } from './BlankText'
import classes from './DictationResult.module.css'
import { showsPartialMark } from './ItemOutcome'
import { Mark, Unanswered } from './Mark'

type WordError = keyof typeof resultText.wordErrors

/** The error in a word: a different word, a missing one or an extra one. */
const wordErrorOf = ({ given, alternatives, right }: BlankOutcome): WordError | null =>
  right !== false ? null : given === '' ? 'missing' : alternatives.length === 0 ? 'extra' : 'changed'

const withKeys = (slots: readonly BlankOutcome[]) =>
  slots.map((slot, index) => ({ slot, error: wordErrorOf(slot), key: `${index}` }))

/** The written text: wrong words with a wavy line, extra words struck out, and a gap for each missing word. */
function WrittenWords({ slots }: { slots: readonly BlankOutcome[] }) {
  return withKeys(slots).map(({ slot, error, key }) =>
    error === null ? (
      <span key={key}>{slot.given} </span>
    ) : (
      <span key={key}>
        <span className={classes[error]} data-error={error}>
          {slot.given}
          <span className="hm-hidden" lang="ja">
            {resultText.inParentheses(resultText.wordErrors[error])}
          </span>
        </span>{' '}
      </span>
    ),
  )
}

/** The dictated text; the words that were not written correctly are bold. */
const CorrectWords = ({ slots }: { slots: readonly BlankOutcome[] }) =>
  withKeys(slots)
    .filter(({ slot }) => slot.alternatives.length > 0)
    .map(({ slot, error, key }) => (
      <span key={key}>{error === null ? slot.alternatives[0] : <b>{slot.alternatives[0]}</b>} </span>
    ))

/** The number of errors of each kind. */
function WordErrorCounts({ slots }: { slots: readonly BlankOutcome[] }) {
  const errors = slots.map(wordErrorOf)
  const kinds = (Object.keys(resultText.wordErrors) as WordError[]).map(kind => ({
    kind,
    count: errors.filter(error => error === kind).length,
  }))
  return (
    <p className={classes.counts}>
      {kinds
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => (
          <span key={kind}>
            <span className={classes.kind} data-error={kind}>
              {resultText.wordErrors[kind]}
            </span>{' '}
            {resultText.wordCount(count)}
          </span>
        ))}
    </p>
  )
}

/** The written text below the dictated text, with the errors. */
function ComparedTexts({ question }: { question: ResultQuestion }) {
  const { viewer } = useResultContext()
  const { state, isPartial, blanks, given } = question.outcome
  const hasErrors = blanks.some(slot => slot.right === false)
  const writtenText = given[0] ?? ''
  const [dictated] = dictationTexts(question)
  const kind = state === 'wrong' ? 'wrong' : isPartial ? 'partial' : 'right'
  return (
    <div className={classes.rows}>
      {showsPartialMark(question.outcome) ? null : <Mark kind={kind} />}
      <div className={classes.row}>
        <span className={classes.label}>{resultText.studentAnswer[viewer]}</span>
        <p className={classes.text} lang="en">
          {writtenText === '' ? (
            <span lang="ja">{resultText.empty}</span>
          ) : hasErrors ? (
            <WrittenWords slots={blanks} />
          ) : (
            writtenText
          )}
        </p>
      </div>
      {state === 'wrong' || isPartial ? (
        <div className={classes.row}>
          <span className={classes.label}>{resultText.correctAnswer}</span>
          <p className={classes.text} lang="en">
            {hasErrors && writtenText !== '' ? <CorrectWords slots={blanks} /> : <b>{dictated}</b>}
          </p>
        </div>
      ) : null}
      {hasErrors && writtenText !== '' ? <WordErrorCounts slots={blanks} /> : null}
    </div>
  )
}

function CorrectText({ texts }: { texts: readonly string[] }) {
  return (
    <span>
      {resultText.correctAnswer}
      <b lang="en">{texts.join(' / ')}</b>
    </span>
  )
}

/**
 * The result of a dictation (SPEC §2): the dictated text, the written text, and each word that differs. If the text has
 * blanks, they are filled and marked instead.
 */
export function DictationResult({ question }: { question: ResultQuestion }) {
  const { showCorrect } = useResultContext()
  const text = promptText(question)
  const dictated = dictationTexts(question)
  const { state } = question.outcome
  if (dictated.length === 0) {
    return (
      <>
        {text === undefined ? null : <BlankText text={text} outcome={question.outcome} />}
        <AnswerLine question={question} />
      </>
    )
  }
  if (state === 'preview') return showCorrect ? <CorrectText texts={dictated} /> : null
  if (state === 'unanswered') {
    return (
      <p className={classes.unanswered}>
        <Unanswered />
        <CorrectText texts={dictated} />
      </p>
    )
  }
  return <ComparedTexts question={question} />
}
