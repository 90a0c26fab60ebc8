import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type ClipPlayer, type ClipState, createClipPlayer } from '../../audio/clip-player'
import { player } from '../../audio/player'
import type { SoundCut } from '../../audio/sound-cuts'
import { createSoundPool } from '../../audio/sound-pool'
import { useStableCallback } from '../../ui/use-stable-callback'

const idle: ClipState = { isPlaying: false, at: -1, sound: undefined }
const subscribeToNothing = () => () => undefined
const getIdle = () => idle

interface Options {
  cutsOf: (address: string) => readonly SoundCut[]
  /** `hasPlayed`: not all of the sounds have failed. */
  onEnd: (hasPlayed: boolean) => void
  onFailed: (address: string) => void
  onRelease: () => void
}

/** The player of the clips of a page: `place` holds its media elements. It follows cuts that become known as it plays. */
export function useClipPlayer({ cutsOf, onEnd, onFailed, onRelease }: Options) {
  const place = useRef<HTMLDivElement>(null)
  const [clips, setClips] = useState<ClipPlayer | null>(null)
  const state = useSyncExternalStore(clips?.subscribe ?? subscribeToNothing, clips?.state ?? getIdle)
  const cuts = useStableCallback(cutsOf)
  const ended = useStableCallback(onEnd)
  const failed = useStableCallback(onFailed)
  const released = useStableCallback(onRelease)
  useEffect(() => {
    if (!place.current) return
    const created = createClipPlayer(player, createSoundPool(player, place.current), {
      cutsOf: cuts,
      onEnd: ended,
      onFailed: failed,
    })
    setClips(created)
    return () => {
      created.release()
      setClips(null)
      released()
    }
  }, [cuts, ended, failed, released])
  const refreshed = useRef(cutsOf)
  useEffect(() => {
    if (refreshed.current === cutsOf) return
    refreshed.current = cutsOf
    clips?.refreshCuts()
  }, [clips, cutsOf])
  return { place, clips, state }
}
