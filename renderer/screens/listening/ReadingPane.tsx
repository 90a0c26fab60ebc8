import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { SoundCut } from '../../audio/sound-cuts'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { useNow } from '../../ui/clock'
import { EmptyState } from '../../ui/EmptyState'
import { LoadFailed } from '../../ui/offline/LoadFailed'
import { ScoreBadge } from '../../ui/ScoreBadge'
import { Skeletons } from '../../ui/Skeletons'
import { keepFocus } from './keep-focus'
import classes from './Listening.module.css'
import type { Flag, SoundFacts } from './model/flags'
import type { Reading } from './model/reading'
import { ReadingSound } from './ReadingSound'
import { Sentences } from './Sentences'
import { text } from './text'
import type { QueueSound } from './use-queue-sound'
import type { ListeningSettings } from './use-settings'

interface Props {
  reading: Reading
  /** The name as the page shows it. */
  name: string
  isNameHidden?: boolean | undefined
  queue: QueueSound
  cuts: readonly SoundCut[]
  /** Undefined while nothing is known. */
  flags: readonly Flag[] | undefined
  isMeasured: boolean
  sound: SoundFacts | null
  /** Whether the score is compared with the student's others. */
  isCompared: boolean
  isWordsOnly: boolean
  settings: ListeningSettings
  onChange: (changed: Partial<ListeningSettings>) => void
  onAlternate: () => void
  onRetry: () => void
  /** Reads the recordings again that could not be read. */
  onReload: () => void
  /** Asks the students whose recordings are empty to record again; only for such a reading. */
  redo: ReactNode
}

/** Why the reading needs ears, in words. */
function Flags(props: Pick<Props, 'flags' | 'isMeasured' | 'sound' | 'isCompared' | 'onReload'>) {
  const { flags = [], isMeasured, sound, isCompared, onReload } = props
  return (
    <ul className={classes.flags} aria-label={text.flags}>
      {flags.map(({ words, isUnreadable }) => (
        <li key={words} data-flag>
          <IconAlertTriangle size={14} aria-hidden />
          {words}
          {isUnreadable ? (
            <Button {...keepFocus} size="compact-xs" variant="default" onClick={onReload}>
              {text.reload}
            </Button>
          ) : null}
        </li>
      ))}
      {flags.length > 0 ? null : (
        <li>
          {isMeasured && <IconCircleCheck size={14} aria-hidden />}
          {isMeasured ? text.noFlags : text.measuring}
        </li>
      )}
      {isMeasured && sound ? <li>{text.soundFacts(sound.seconds, sound.silence)}</li> : null}
      {isMeasured && !isCompared ? <li>{text.notCompared}</li> : null}
    </ul>
  )
}

/** One student's reading: who, the score, why it needs ears, the sound and the texts. */
export function ReadingPane(props: Props) {
  const { reading, name, isNameHidden, queue, cuts, isWordsOnly, settings, onChange, onAlternate, onRetry, redo } =
    props
  const now = useNow()
  const { item, state, tracks } = reading
  const title = [item.homeworkTitle, item.topicTitle].filter(Boolean).join(' ― ')
  return (
    <section className={classes.pane} aria-label={name}>
      <div className={classes.who}>
        <h2 className={classes.name}>{name}</h2>
        {isNameHidden ? null : (
          <span className={classes.place}>
            {item.team} {item.number === '' ? null : text.number(item.number)}
          </span>
        )}
        <ScoreBadge score={item.score} size="large" isDone />
        <span className={classes.topic} title={title}>
          {item.isFromHeadquarters && <span className={classes.origin}>{text.headquarters}</span>}
          {title}
          <span className={classes.until}>{text.until(formatWireTime(item.endTime, now) ?? item.endTime)}</span>
        </span>
      </div>
      {state === 'ready' ? <Flags {...props} /> : null}
      {redo}
      {state === 'gone' ? <LoadFailed message={text.gone} onRetry={onRetry} busy={false} /> : null}
      {state === 'loading' ? <Skeletons count={4} /> : null}
      {state === 'ready' ? (
        <>
          <ReadingSound
            queue={queue}
            cuts={cuts}
            hasModel={Boolean(tracks[queue.track]?.modelAddress)}
            settings={settings}
            onChange={onChange}
            onAlternate={onAlternate}
          />
          {queue.clips?.length === 0 ? (
            <EmptyState message={isWordsOnly ? text.nothingInWords : text.nothingToHear} />
          ) : null}
          {isWordsOnly && (queue.clips?.length ?? 0) > 0 ? <p className={classes.note}>{text.estimate}</p> : null}
          <Sentences reading={reading} queue={queue} />
        </>
      ) : null}
    </section>
  )
}
