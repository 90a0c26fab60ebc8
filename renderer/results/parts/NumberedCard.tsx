import { IconVolume } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { resultText } from '../text'
import { useItemNavigation } from '../use-item-navigation'
import classes from './NumberedCard.module.css'
import { useIsPlaying } from './use-playback-position'

interface CardProps {
  /** The item's key; J and K select it. */
  id: string
  no: number
  /** The right edge: outcome and class statistics. */
  side?: ReactNode
  children: ReactNode
}

/** One item, numbered No.n. It becomes the current item with J and K, or when something in it gets the focus. */
export function NumberedCard({ id, no, side, children }: CardProps) {
  const navigation = useItemNavigation()
  const name = resultText.no(no)
  const isPlaying = useIsPlaying(id)
  return (
    <article
      ref={element => navigation.registerCard(id, element)}
      className={classes.card}
      data-no={no}
      data-playing={isPlaying || undefined}
      aria-label={name}
      aria-current={navigation.currentKey === id || undefined}
      tabIndex={-1}
      onFocus={() => navigation.selectItem(id)}
    >
      <h2 className={classes.no}>
        {name}
        {isPlaying ? <IconVolume className={classes.playingIcon} size={18} aria-hidden /> : null}
      </h2>
      <div className={classes.body}>{children}</div>
      {side}
    </article>
  )
}

interface SubProps {
  no: number
  side?: ReactNode
  children: ReactNode
}

/**
 * One sub-question of an item, numbered Q.n. It is a group and not a landmark, because its name is not unique on the
 * page.
 */
export function SubCard({ no, side, children }: SubProps) {
  const name = resultText.question(no)
  return (
    <fieldset className={classes.sub} aria-label={name}>
      <h3 className={classes.no}>{name}</h3>
      <div className={classes.body}>{children}</div>
      {side}
    </fieldset>
  )
}
