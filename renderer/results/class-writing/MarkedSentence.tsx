import { splitByMarks } from '../content/spans'
import { langOf } from '../lang'
import classes from './ClassWriting.module.css'
import type { ClassSentence, SentenceMistake } from './class-sentences'
import { classWritingText as text } from './text'

interface Props {
  sentence: Pick<ClassSentence, 'text'>
  /** The mistakes to mark; one without a place marks nothing. */
  mistakes: readonly SentenceMistake[]
}

/** A sentence with its wrong places. */
export function MarkedSentence({ sentence, mistakes }: Props) {
  const spans = mistakes.flatMap(({ span }) => span ?? [])
  return (
    <span className={classes.sentence} lang={langOf(sentence.text)}>
      {splitByMarks(sentence.text, spans).map(({ text: words, start, marks }) =>
        marks.length === 0 ? (
          words
        ) : (
          <mark key={start} className={classes.wrong}>
            {words}
            <span className="hm-hidden" lang="ja">
              {text.wrong}
            </span>
          </mark>
        ),
      )}
    </span>
  )
}
