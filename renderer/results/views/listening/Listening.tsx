import { hasBlank } from '../../content/blank-text'
import type { ResultItem, ResultQuestion } from '../../content/types'
import { Samples, Tips, Translation } from '../../parts/Aids'
import { AnswerLine } from '../../parts/AnswerLine'
import { BlankText } from '../../parts/BlankText'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { ItemSide } from '../../parts/ItemSide'
import { Items } from '../../parts/Items'
import { SubCard } from '../../parts/NumberedCard'
import { Picture } from '../../parts/Picture'
import type { ViewProps } from '../../view'
import { Script } from './Script'

/** A question that is listened to and answered: what is asked, the choices or blanks, and the answer. */
function Asked({ question, text }: { question: ResultQuestion; text: string | undefined }) {
  return (
    <>
      {text === undefined ? null : <BlankText text={text} outcome={question.outcome} />}
      {question.picture === undefined ? null : <Picture file={question.picture} name={text ?? ''} />}
      <ChoiceList question={question} />
      <AnswerLine question={question} />
      <Tips question={question} />
      <Samples question={question} />
    </>
  )
}

/** Sub-questions on one sound. Each has its number, answer and class figures; the item itself is not answered. */
function Several({ item }: { item: ResultItem }) {
  return item.questions.map(question => (
    <SubCard key={question.key} no={question.no} side={<ItemSide outcome={question.outcome} />}>
      <ItemAudio question={question} />
      <Asked question={question} text={question.question ?? question.english} />
      <Translation text={question.japanese} />
    </SubCard>
  ))
}

/** Listening: the sound first, then what was asked about it; the script with its translation below. */
export function Listening({ content }: ViewProps) {
  return (
    <Items entries={content.entries}>
      {item => (
        <>
          <ItemAudio question={item} />
          {item.questions.length > 0 ? (
            <Several item={item} />
          ) : (
            <Asked question={item} text={item.question ?? (hasBlank(item.english) ? item.english : undefined)} />
          )}
          <Script item={item} />
        </>
      )}
    </Items>
  )
}
