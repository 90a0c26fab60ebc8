import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { player } from '../../audio/player'
import { playTestSound, testMicrophone } from '../../audio/sound-test'
import { useSoundDevices } from '../../audio/use-sound-devices'
import { usePreferences } from '../../bridge/index'
import { Card } from './Card'
import { change } from './change'
import { DeviceField } from './DeviceField'
import classes from './Settings.module.css'
import { text } from './text'

const words = text.sound

/** Below this loudness, 0 to 1, nothing was said. */
const silence = 0.02

/** The speaker and the microphone, each with a test. */
export function SoundCard() {
  const { speaker, microphone } = usePreferences().values
  const { speakers, microphones, refresh } = useSoundDevices()
  const [played, setPlayed] = useState('')
  const [heard, setHeard] = useState('')
  const [level, setLevel] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const test = useRef<AbortController | null>(null)
  const [isTesting, setTesting] = useState(false)
  useEffect(() => () => test.current?.abort(), [])

  async function play() {
    player.stop()
    setPlaying(true)
    setPlayed(words.playing)
    const isDone = await playTestSound(speaker).then(
      () => true,
      () => false,
    )
    setPlaying(false)
    setPlayed(isDone ? words.played : words.playFailed)
  }

  async function listen() {
    player.stop()
    const controller = new AbortController()
    test.current = controller
    setTesting(true)
    setHeard(words.listening)
    const loudest = await testMicrophone({
      microphone,
      speaker,
      onLevel: setLevel,
      onPlay: () => setHeard(words.replaying),
      signal: controller.signal,
    }).catch(() => null)
    setTesting(false)
    setLevel(0)
    // The page may know the names of the devices from now on.
    refresh()
    if (controller.signal.aborted) setHeard('')
    else if (loudest === null) setHeard(words.listenFailed)
    else setHeard(loudest < silence ? words.silent : words.heard)
  }

  return (
    <Card title={words.title} note={words.note}>
      <div className={classes.device}>
        <DeviceField
          label={words.speaker}
          devices={speakers}
          nameOf={words.speakerName}
          value={speaker}
          onChange={id => change({ speaker: id })}
        />
        <Button variant="default" disabled={isPlaying || isTesting} onClick={() => void play()}>
          {words.play}
        </Button>
        <p className={classes.state} role="status">
          {played}
        </p>
      </div>
      <div className={classes.device}>
        <DeviceField
          label={words.microphone}
          devices={microphones}
          nameOf={words.microphoneName}
          value={microphone}
          onChange={id => change({ microphone: id })}
        />
        {isTesting ? (
          <Button variant="default" onClick={() => test.current?.abort()}>
            {words.stop}
          </Button>
        ) : (
          <Button variant="default" disabled={isPlaying} onClick={() => void listen()}>
            {words.listen}
          </Button>
        )}
        {isTesting && <meter className={classes.level} aria-label={words.level} value={level} />}
        <p className={classes.state} role="status">
          {heard}
        </p>
      </div>
    </Card>
  )
}
