import { useEffect, useRef } from 'react'
import { partAt, sentencesOf } from '../content/spoken-position'
import type { ResultQuestion } from '../content/types'
import { highlightRange, rangeIn, visibleTextOf } from './highlight-range'
import { ReadAloudText } from './QuestionTexts'
import classes from './TrackedText.module.css'
import { usePlaybackPosition } from './use-playback-position'

/** A text that was read aloud. While it plays, the sentence being spoken is highlighted and scrolled into view. */
export function TrackedText({ question }: { question: ResultQuestion }) {
  const containerRef = useRef<HTMLDivElement>(null)
  const positionStore = usePlaybackPosition()
  const { key } = question
  useEffect(() => {
    let highlightedIndex: number | undefined
    let removeHighlight = (): void => undefined
    const clearHighlight = () => {
      removeHighlight()
      removeHighlight = () => undefined
      highlightedIndex = undefined
    }
    const updateHighlight = () => {
      const position = positionStore.get()
      const text = containerRef.current
      if (!text || position?.key !== key) return clearHighlight()
      const sentences = sentencesOf(visibleTextOf(text))
      const at =
        partAt(
          sentences.map(({ from, to }) => to - from),
          position.share,
        )?.at ?? 0
      if (at === highlightedIndex) return
      clearHighlight()
      highlightedIndex = at
      const sentence = sentences[at]
      const range = sentence ? rangeIn(text, sentence.from, sentence.to) : undefined
      if (range) removeHighlight = highlightRange(range)
      positionStore.follower.scrollTo(range ?? text, text.closest('article') ?? text)
    }
    const unsubscribe = positionStore.subscribe(updateHighlight)
    return () => {
      unsubscribe()
      clearHighlight()
    }
  }, [positionStore, key])
  return (
    <div ref={containerRef} className={classes.tracked}>
      <ReadAloudText question={question} />
    </div>
  )
}
