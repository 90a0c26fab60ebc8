import classes from './Capture.module.css'
import { levelWord, meterShare } from './level'
import { captureText } from './text'

interface Props {
  /** How loud it is now; null: the microphone is off. */
  level: number | null
  /** A moment ago the voice was louder than the microphone can record. */
  isClipped: boolean
}

/** The meter of the level. Its words are not announced: they change all the time. */
export function LevelMeter({ level, isClipped }: Props) {
  const word = level === null ? 'off' : isClipped ? 'high' : levelWord(level)
  const share = level === null ? 0 : Math.round(meterShare(level) * 100)
  return (
    <div className={classes.meter} data-level={word}>
      <meter
        className="hm-hidden"
        aria-label={captureText.level}
        aria-valuetext={captureText.levelWords[word]}
        min={0}
        max={100}
        value={share}
      />
      <span className={classes.bar} aria-hidden>
        <span className={classes.filled} style={{ width: `${share}%` }} />
      </span>
      <span className={classes.levelWord} aria-hidden>
        {captureText.levelWords[word]}
      </span>
    </div>
  )
}
