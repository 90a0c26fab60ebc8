import { Button } from '@mantine/core'
import { useState } from 'react'
import { DeviceField } from '../../audio/DeviceField'
import { player } from '../../audio/player'
import { playTestSound } from '../../audio/sound-test'
import { useSoundDevices } from '../../audio/use-sound-devices'
import { usePreferences } from '../../bridge/index'
import { useBusy } from '../../ui/use-busy'
import { Card } from './Card'
import { change } from './change'
import classes from './Settings.module.css'
import { text } from './text'

const words = text.sound

/** The speaker, with a test. */
export function SoundCard() {
  const { speaker } = usePreferences().values
  const speakers = useSoundDevices('audiooutput')
  const [state, setState] = useState('')
  const { busy, run } = useBusy()

  async function play() {
    if (player.isHeld()) return setState(words.held)
    player.stop()
    setState(words.playing)
    const isDone = await playTestSound(speaker).then(
      () => true,
      () => false,
    )
    setState(isDone ? words.played : words.playFailed)
  }

  return (
    <Card title={words.title} note={words.note}>
      <div className={classes.device}>
        <DeviceField
          label={words.speaker}
          devices={speakers}
          nameOf={words.speakerName}
          value={speaker}
          onChange={id => void change({ speaker: id })}
        />
        <Button variant="default" disabled={busy} onClick={() => void run(play)}>
          {words.play}
        </Button>
        <p className={classes.state} role="status">
          {state}
        </p>
      </div>
    </Card>
  )
}
