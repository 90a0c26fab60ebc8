import { askedText } from '../../content/blank-text'
import { Samples, Tips, Translation } from '../../parts/Aids'
import { AnswerLine } from '../../parts/AnswerLine'
import { BlankText } from '../../parts/BlankText'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Items } from '../../parts/Items'
import { Picture } from '../../parts/Picture'
import type { ViewProps } from '../../view'

/** Sentences with blanks to fill, typed or chosen; each blank has a mark of its own. */
export function BlankFilling({ content }: ViewProps) {
  return (
    <Items entries={content.entries}>
      {item => (
        <>
          <BlankText text={askedText(item) ?? ''} outcome={item.outcome} />
          {askedText(item) === item.question ? null : <Translation text={item.question} />}
          <Translation text={item.japanese} />
          {item.picture === undefined ? null : <Picture file={item.picture} name={item.japanese ?? ''} />}
          <ChoiceList question={item} />
          <AnswerLine question={item} />
          <ItemAudio question={item} />
          <Tips question={item} />
          <Samples question={item} />
        </>
      )}
    </Items>
  )
}
