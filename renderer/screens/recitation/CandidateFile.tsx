import { CapturedPlayer } from '../../audio/capture/index'
import { clockText } from '../../audio/clock-text'
import type { Sound } from '../../audio/sound-types'
import classes from './Recitation.module.css'
import { text } from './text'
import type { Candidate } from './use-candidate'

interface Props {
  sound: Candidate
  onSound(sound: Sound | null): void
}

/** A chosen sound file before it is sent, and its player. */
export const CandidateFile = ({ sound: { name, type, bytes, seconds }, onSound }: Props) => (
  <div className={classes.source}>
    <span>{text.own.fileName(name, seconds === null ? '' : clockText(seconds))}</span>
    <CapturedPlayer bytes={bytes} type={type} onSound={onSound} />
  </div>
)
