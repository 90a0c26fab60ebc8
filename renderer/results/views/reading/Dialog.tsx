import { Samples, Tips, Translation } from '../../parts/Aids'
import { EvaluatedText } from '../../parts/EvaluatedText'
import { ItemAudio } from '../../parts/ItemAudio'
import { Picture } from '../../parts/Picture'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { Turns } from '../../parts/Turns'
import type { ViewProps } from '../../view'

/** A dialogue read aloud line by line. */
export function Dialog({ content }: ViewProps) {
  return (
    <Turns entries={content.entries}>
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
    </Turns>
  )
}
