import { IconVolume } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ResultItem } from '../content/types'
import { resultText } from '../text'
import { useItemNavigation } from '../use-item-navigation'
import classes from './DialogueBubble.module.css'
import { AnswerOutcome, ClassStatistics } from './ItemOutcome'
import { useIsPlaying } from './use-playback-position'

/** The speakers alternate: an odd index is at the left, an even one at the right (SPEC §2, WIRE "Content"). */
function sideOf(item: Pick<ResultItem, 'names' | 'no'>): 'left' | 'right' {
  const index = Number(item.names.index ?? item.names.number)
  return Math.abs(Number.isInteger(index) ? index : item.no) % 2 === 1 ? 'left' : 'right'
}

/** One line of a dialogue: an avatar at the speaker's side, and a bubble with number, text and outcome. */
export function DialogueBubble({ item, children }: { item: ResultItem; children: ReactNode }) {
  const navigation = useItemNavigation()
  const side = sideOf(item)
  const letter = side === 'left' ? 'A' : 'B'
  const name = resultText.no(item.no)
  const isPlaying = useIsPlaying(item.key)
  return (
    <article
      ref={element => navigation.registerCard(item.key, element)}
      className={classes.turn}
      data-side={side}
      data-playing={isPlaying || undefined}
      aria-label={name}
      aria-current={navigation.currentKey === item.key || undefined}
      tabIndex={-1}
      onFocus={() => navigation.selectItem(item.key)}
    >
      <span className={classes.avatar} role="img" aria-label={item.topic ?? resultText.speaker(letter)}>
        {item.topic?.trim().charAt(0) ?? letter}
      </span>
      <div className={classes.bubble}>
        <div className={classes.head}>
          <h2 className={classes.no}>{name}</h2>
          {item.topic === undefined ? null : <span className={classes.speaker}>{item.topic}</span>}
          {isPlaying ? <IconVolume className={classes.playingIcon} size={18} aria-hidden /> : null}
          <span className={classes.classStatistics}>
            <ClassStatistics outcome={item.outcome} />
          </span>
          <span className={classes.outcome}>
            <AnswerOutcome outcome={item.outcome} />
          </span>
        </div>
        <div className={classes.body}>{children}</div>
      </div>
    </article>
  )
}
