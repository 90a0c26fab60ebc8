import { interludesByPosition } from '../content/interludes'
import type { Entry, Interlude, ResultItem } from '../content/types'
import { DialogueBubble } from './DialogueBubble'
import classes from './DialogueTurns.module.css'
import { InterludeAudio } from './InterludeAudio'
import { ItemList, manyItems, type RenderItem } from './ItemList'

interface Props {
  entries: readonly Entry<ResultItem>[]
  /** Sounds between the items. */
  interludes?: readonly Interlude[]
  children: RenderItem
}

/** The items of a paper as a dialogue. */
export function DialogueTurns({ entries, interludes = [], children }: Props) {
  const interludesAt = interludesByPosition(entries, interludes)
  return (
    <div className={classes.turns} data-many={entries.length > manyItems || undefined}>
      <InterludeAudio interludes={interludesAt.get(0)} />
      <ItemList
        entries={entries}
        frame={DialogueBubble}
        after={count => <InterludeAudio interludes={interludesAt.get(count)} />}
      >
        {children}
      </ItemList>
    </div>
  )
}
