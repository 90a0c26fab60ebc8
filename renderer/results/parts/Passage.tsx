import { promptText } from '../content/blank-text'
import { clozeOutcome } from '../content/cloze'
import type { ResultItem } from '../content/types'
import { BlankText } from './BlankText'
import { Translation } from './LearningAids'
import classes from './Passage.module.css'
import { ItemPicture } from './QuestionTexts'

/** The text that questions ask about, with title, picture and translation; its blanks are numbered boxes. */
export function Passage({ question: item }: { question: ResultItem }) {
  const text = item.english ?? promptText(item)
  return (
    <div className={classes.passage}>
      {item.topic === undefined ? null : <h3 className={classes.title}>{item.topic}</h3>}
      <ItemPicture question={item} />
      {text === undefined ? null : (
        <BlankText text={text} outcome={clozeOutcome(item.questions, item.outcome)} numbered />
      )}
      <Translation text={item.japanese} />
    </div>
  )
}
