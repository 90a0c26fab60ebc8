import { RecorderPanel, useRecorder } from '../../audio/capture/index'
import { Card } from './Card'
import { text } from './text'

const words = text.microphone

const maxSeconds = 10

/** The microphone, with a recording of a few seconds that can be heard and is not kept. */
export function MicrophoneCard() {
  const recorder = useRecorder({ maxSeconds })
  return (
    <Card title={words.title} note={words.note(maxSeconds)}>
      <RecorderPanel recorder={recorder} startLabel={words.test} hasCheck={false} />
    </Card>
  )
}
