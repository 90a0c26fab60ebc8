import type { ResultQuestion } from '../content/types'
import { ItemAudio } from './ItemAudio'
import { Pronunciation, SampleAnswers, Tips } from './LearningAids'
import { Picture } from './Picture'
import { JapaneseTranslation, QuestionLine, ReadAloudText } from './QuestionTexts'
import { ReadingEvaluation } from './ReadingEvaluation'
import classes from './WordItem.module.css'

/** A word with its pictures, pronunciation, meaning and evaluation, in one line. */
export const WordItem = ({ question }: { question: ResultQuestion }) => (
  <div className={classes.word}>
    {question.pictures.map(file => (
      <Picture key={file} file={file} name={question.japanese ?? ''} size="small" />
    ))}
    <div className={classes.body}>
      <div className={classes.line}>
        <QuestionLine question={question} />
        <ReadAloudText question={question} />
        <Pronunciation question={question} />
        <JapaneseTranslation question={question} />
        <ReadingEvaluation question={question} />
      </div>
      <ItemAudio question={question} />
      <Tips question={question} />
      <SampleAnswers question={question} />
    </div>
  </div>
)
