import { useEffect, useRef, useState } from 'react'
import { AudioControl } from '../AudioControl'
import type { Sound } from '../sound-types'
import { useSound } from '../use-sound'
import { captureText } from './text'

/** The address of bytes of this page, for an <audio> element; undefined for a moment. */
function useBlobAddress(bytes: Uint8Array<ArrayBuffer>, type: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const next = URL.createObjectURL(new Blob([bytes], { type }))
    setAddress(next)
    return () => URL.revokeObjectURL(next)
  }, [bytes, type])
  return address
}

interface Props {
  bytes: Uint8Array<ArrayBuffer>
  /** The media type of the bytes. */
  type?: string
  /** What the sound is called. */
  name?: string
  /** Gives the page the sound while it is there, e.g. for a key that plays it. */
  onSound?: ((sound: Sound | null) => void) | undefined
}

/** A play button with a seek bar for a sound that is only in this page: a recording, or a chosen file. */
export function CapturedPlayer({ bytes, type = 'audio/wav', name = captureText.ownRecording, onSound }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const address = useBlobAddress(bytes, type)
  const sound = useSound(ref, address)
  useEffect(() => {
    onSound?.(sound)
    return () => onSound?.(null)
  }, [sound, onSound])
  return <AudioControl kind="recording" name={name} sound={sound} containerRef={ref} address={address} />
}
