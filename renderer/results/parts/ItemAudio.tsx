import { useEffect, useRef } from 'react'
import { AudioControl, type SoundKind } from '../../audio/AudioControl'
import { useSound } from '../../audio/use-sound'
import type { ResultQuestion } from '../content/types'
import { resultText } from '../text'
import { useItemNavigation } from '../use-item-navigation'
import { useResultContext } from '../use-result-context'
import classes from './ItemAudio.module.css'
import { useItemKey } from './use-item-key'

interface ControlProps {
  kind: SoundKind
  file: string
  name?: string
}

/** One sound of the surrounding item; the item's shortcut keys play it. */
export function FileAudio({ kind, file, name }: ControlProps) {
  const { media, reloadMedia } = useResultContext()
  const navigation = useItemNavigation()
  const item = useItemKey()
  const containerRef = useRef<HTMLDivElement>(null)
  const address = media(file)
  const sound = useSound(containerRef, address)
  const { registerSound } = navigation
  useEffect(
    () => (item === undefined ? undefined : registerSound(item, kind, sound)),
    [registerSound, item, kind, sound],
  )
  return (
    <AudioControl
      kind={kind}
      sound={sound}
      containerRef={containerRef}
      address={address}
      name={name}
      showsWaveform={navigation.showsWaveform(item)}
      onRetry={reloadMedia}
    />
  )
}

/** The sounds of a question: original, sample answer and the student's recording (SPEC §2). */
export function ItemAudio({ question }: { question: ResultQuestion }) {
  const { audios, answerAudio, outcome } = question
  const { recording } = outcome
  if (audios.length === 0 && answerAudio === undefined && recording === undefined) return null
  return (
    <div className={classes.sounds}>
      {audios.map((file, index) => (
        <FileAudio
          key={file}
          kind="original"
          file={file}
          name={audios.length > 1 ? resultText.originalNumber(index + 1) : undefined}
        />
      ))}
      {answerAudio === undefined ? null : <FileAudio key={answerAudio} kind="sample" file={answerAudio} />}
      {recording === undefined ? null : <FileAudio key={recording} kind="recording" file={recording} />}
    </div>
  )
}
