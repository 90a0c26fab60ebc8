import { Samples, Tips, Translation } from '../../parts/Aids'
import { EvaluatedText } from '../../parts/EvaluatedText'
import { ItemAudio } from '../../parts/ItemAudio'
import { Items } from '../../parts/Items'
import { Picture } from '../../parts/Picture'
import { ReadingFacts } from '../../parts/ReadingFacts'
import type { ViewProps } from '../../view'

/** Sentences read aloud, coloured by word. */
export function SentenceReading({ content }: ViewProps) {
  return (
    <Items entries={content.entries}>
      {item => (
        <>
          <EvaluatedText text={item.english ?? ''} outcome={item.outcome} />
          <Translation text={item.japanese} />
          {item.picture === undefined ? null : <Picture file={item.picture} name={item.japanese ?? ''} />}
          <ReadingFacts outcome={item.outcome} />
          <ItemAudio question={item} />
          <Tips question={item} />
          <Samples question={item} />
        </>
      )}
    </Items>
  )
}
