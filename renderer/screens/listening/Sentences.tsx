import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { EvaluatedText } from '../../results/index'
import { ScoreBadge } from '../../ui/ScoreBadge'
import { keepFocus } from './keep-focus'
import classes from './Listening.module.css'
import type { Reading, SoundTrack } from './model/reading'
import { text } from './text'
import type { QueueSound } from './use-queue-sound'

interface RowProps {
  track: SoundTrack
  isCurrent: boolean
  isPlaying: boolean
  isOnly: boolean
  onPlay: () => void
  onStop: () => void
}

function Row({ track, isCurrent, isPlaying, isOnly, onPlay, onStop }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isPlaying) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isPlaying])
  const { no, outcome, recording, recordingAddress } = track
  const isLost = recording !== undefined && recordingAddress === null
  const Icon = isPlaying ? IconPlayerStopFilled : IconPlayerPlayFilled
  return (
    <li ref={row} className={classes.sentence} aria-current={isCurrent || undefined}>
      {recording === undefined || isLost ? (
        <span className={classes.noSound}>{isLost ? text.lostSound : text.noSound}</span>
      ) : (
        <button
          type="button"
          className={classes.listen}
          aria-label={isPlaying ? text.stopListening(no) : text.listen(no)}
          {...keepFocus}
          onClick={isPlaying ? onStop : onPlay}
        >
          <Icon size={14} aria-hidden />
          {isOnly ? null : <span>{no}</span>}
        </button>
      )}
      <div className={classes.words}>
        <EvaluatedText text={track.text} outcome={outcome} />
      </div>
      {isOnly || outcome.score === undefined ? null : <ScoreBadge score={outcome.score} isDone />}
    </li>
  )
}

interface Props {
  reading: Reading
  queue: QueueSound
}

/** The texts of a reading, coloured by the evaluation; the one that is heard is marked, and each can be played. */
export function Sentences({ reading, queue }: Props) {
  return (
    <ol className={classes.sentences} aria-label={text.sentences}>
      {reading.tracks.map((track, at) => (
        <Row
          key={track.key}
          track={track}
          isCurrent={at === queue.track && reading.tracks.length > 1}
          isPlaying={at === queue.track && queue.isPlaying}
          isOnly={reading.tracks.length === 1}
          onPlay={() => queue.goToTrack(at)}
          onStop={queue.stop}
        />
      ))}
    </ol>
  )
}
