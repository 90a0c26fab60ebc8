import { useEffect, useRef } from 'react'
import { partAtShare, sentencesOf } from '../content/spoken-position'
import type { ResultQuestion } from '../content/types'
import { highlightRange, rangeIn, visibleTextOf } from './highlight-range'
import { ReadAloudText } from './QuestionTexts'
import styles from './TrackedText.module.css'
import { usePlaybackPosition } from './use-playback-position'

/** A text that was read aloud. While it plays, the sentence being spoken is highlighted and scrolled into view. */
export function TrackedText({ question }: { question: ResultQuestion }) {
  const place = useRef<HTMLDivElement>(null)
  const heard = usePlaybackPosition()
  const { key } = question
  useEffect(() => {
    let said: number | undefined
    let unmark = (): void => undefined
    const rest = () => {
      unmark()
      unmark = () => undefined
      said = undefined
    }
    const show = () => {
      const now = heard.get()
      const text = place.current
      if (!text || now?.key !== key) return rest()
      const sentences = sentencesOf(visibleTextOf(text))
      const at =
        partAtShare(
          sentences.map(({ from, to }) => to - from),
          now.share,
        )?.at ?? 0
      if (at === said) return
      rest()
      said = at
      const sentence = sentences[at]
      const range = sentence ? rangeIn(text, sentence.from, sentence.to) : undefined
      if (range) unmark = highlightRange(range)
      heard.follower.scrollTo(range ?? text, text.closest('article') ?? text)
    }
    const leave = heard.subscribe(show)
    return () => {
      leave()
      rest()
    }
  }, [heard, key])
  return (
    <div ref={place} className={styles.tracked}>
      <ReadAloudText question={question} />
    </div>
  )
}
