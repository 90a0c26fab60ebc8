import type { KeyboardEvent, ReactNode } from 'react'
import classes from './ClassReading.module.css'
import { type MapWord, type Passage, weightOf } from './passage-map'
import { classReadingText as text } from './text'

interface Props {
  passages: readonly Passage[]
  /** The key of the chosen word. */
  chosen?: string | undefined
  /** Called when a word is clicked or gets the focus. Without it the words cannot be chosen. */
  onChoose?: (word: MapWord, passage: Passage) => void
  /** Called when the pointer enters a word. */
  onPoint?: (word: MapWord, passage: Passage) => void
}

/** The next word in the direction of an arrow key, over all passages. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const words = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-weight]')]
  const at = words.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: words.length - 1 }[event.key]
  if (at === -1 || next === undefined || event.ctrlKey || event.altKey || event.metaKey) return
  event.preventDefault()
  words[next]?.focus()
}

/** The passages with the words at which students stumbled: the larger and darker, the more students. */
export function PassageText({ passages, chosen, onChoose, onPoint }: Props) {
  // Tab enters at the chosen word, or at the first; the arrow keys go on from there
  const first = passages.flatMap(({ words }) => words).find(({ count }) => count > 0)?.key
  const entry = chosen ?? first
  return (
    <div
      className={classes.passages}
      {...(onChoose && { role: 'toolbar', 'aria-label': text.words, onKeyDown: moveFocus })}
    >
      {passages.map(passage => (
        <section key={passage.key} className={classes.passage} aria-label={text.passage(passage.no)}>
          <p className={classes.head}>
            <b>{text.passage(passage.no)}</b> {text.readers(passage.readings.length)}
          </p>
          <p className={classes.text} lang="en">
            {pieces(passage, word => (
              <Word
                key={word.key}
                word={word}
                passage={passage}
                isChosen={word.key === chosen}
                isEntry={word.key === entry}
                onChoose={onChoose}
                onPoint={onPoint}
              />
            ))}
          </p>
        </section>
      ))}
    </div>
  )
}

/** The text of a passage, with its words drawn by `draw`. */
function pieces({ text: whole, words }: Passage, draw: (word: MapWord) => ReactNode): ReactNode[] {
  let at = 0
  const drawn = words.flatMap(word => {
    const between = whole.slice(at, word.from)
    at = word.to
    return [between, draw(word)]
  })
  return [...drawn, whole.slice(at)]
}

interface WordProps {
  word: MapWord
  passage: Passage
  isChosen: boolean
  isEntry: boolean
  onChoose: Props['onChoose']
  onPoint: Props['onPoint']
}

function Word({ word, passage, isChosen, isEntry, onChoose, onPoint }: WordProps) {
  const readers = passage.readings.length
  const weight = weightOf(word.count, readers)
  if (weight === 0) return word.text
  const content = (
    <>
      {word.text}
      <sup className={classes.count} lang="ja">
        {word.count}
        {word.isUnsure ? '＊' : null}
      </sup>
    </>
  )
  if (!onChoose)
    return (
      <span className={classes.word} data-weight={weight}>
        {content}
      </span>
    )
  return (
    <button
      type="button"
      className={classes.word}
      data-weight={weight}
      aria-label={text.word(word.text, word.count, readers)}
      aria-pressed={isChosen}
      tabIndex={isEntry ? 0 : -1}
      onClick={() => onChoose(word, passage)}
      onFocus={() => onChoose(word, passage)}
      onMouseEnter={() => onPoint?.(word, passage)}
    >
      {content}
    </button>
  )
}
