import { useCallback, useEffect, useState } from 'react'

export interface SoundDevice {
  id: string
  /** Empty until the page may use the microphone. */
  label: string
}

interface SoundDevices {
  speakers: readonly SoundDevice[]
  microphones: readonly SoundDevice[]
  /** Reads the devices again, e.g. when the page may know their names. */
  refresh(): void
}

/** Without a name for the system's own choice: that is no device of its own. */
const systemIds: ReadonlySet<string> = new Set(['', 'default', 'communications'])

/** The speakers and microphones of this PC, also when one is plugged in. */
export function useSoundDevices(): SoundDevices {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([])
  const refresh = useCallback(() => {
    const { mediaDevices } = navigator
    if (mediaDevices) void mediaDevices.enumerateDevices().then(setDevices, () => setDevices([]))
  }, [])
  useEffect(() => {
    refresh()
    const { mediaDevices } = navigator
    mediaDevices?.addEventListener('devicechange', refresh)
    return () => mediaDevices?.removeEventListener('devicechange', refresh)
  }, [refresh])
  const ofKind = (kind: MediaDeviceKind) =>
    devices
      .filter(device => device.kind === kind && !systemIds.has(device.deviceId))
      .map(({ deviceId, label }) => ({ id: deviceId, label }))
  return { speakers: ofKind('audiooutput'), microphones: ofKind('audioinput'), refresh }
}
