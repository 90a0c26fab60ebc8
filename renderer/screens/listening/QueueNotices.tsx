import { Button } from '@mantine/core'
import classes from './Listening.module.css'
import { NewerDay } from './NewerDay'
import { text } from './text'
import type { ListeningState } from './use-listening'

interface Props {
  listening: ListeningState
  onResume: () => void
}

/** What has changed since the teacher came, and where she left off last time. */
export function QueueNotices({ listening, onResume }: Props) {
  const { item, outdated, leftOff, position } = listening
  return (
    <>
      <NewerDay day={listening.newerDay} onShow={day => listening.choose({ ...listening.scope, day })} />
      <div role="status">
        {item && outdated.has(item.key) ? (
          <p className={classes.notice}>
            {text.outdated}
            <Button size="compact-sm" variant="default" onClick={listening.readShown}>
              {text.readNew}
            </Button>
          </p>
        ) : null}
      </div>
      {leftOff !== undefined && item ? (
        <p className={classes.notice}>
          {text.resume(position.order.indexOf(leftOff) + 1, position.order.length, listening.nameOfKey(leftOff))}
          <Button size="compact-sm" aria-keyshortcuts="r" onClick={onResume}>
            {text.resumeButton}
          </Button>
          <Button size="compact-sm" variant="default" onClick={listening.place.dismiss}>
            {text.dismiss}
          </Button>
        </p>
      ) : null}
    </>
  )
}
