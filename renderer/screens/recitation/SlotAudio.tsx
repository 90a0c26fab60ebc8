import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { AudioControl, type SoundKind } from '../../audio/AudioControl'
import type { Sound } from '../../audio/sound-types'
import { useSound } from '../../audio/use-sound'
import { useMediaAddresses } from '../../bridge/index'

interface Props {
  kind: SoundKind
  /** The complete address, as the server gave it. */
  file: string
  name?: string
  /** Plays as soon as the address is known. */
  autoPlay?: boolean
  /** Hands out the sound, e.g. to a key. */
  onSound?: (sound: Sound | null) => void
}

/** A sound of the server. */
export function SlotAudio({ kind, file, name, autoPlay = false, onSound }: Props) {
  const client = useQueryClient()
  const containerRef = useRef<HTMLDivElement>(null)
  const { addresses } = useMediaAddresses('', [file])
  const [address] = addresses
  const sound = useSound(containerRef, address)
  useEffect(() => {
    if (autoPlay && address) sound.play()
  }, [autoPlay, address, sound])
  useEffect(() => {
    onSound?.(sound)
    return () => onSound?.(null)
  }, [onSound, sound])
  return (
    <AudioControl
      kind={kind}
      sound={sound}
      containerRef={containerRef}
      address={address}
      name={name}
      showsWaveform
      onRetry={() => void client.invalidateQueries({ queryKey: ['media.resolve', ''] })}
    />
  )
}
