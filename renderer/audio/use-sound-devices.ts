import { useEffect, useState } from 'react'

export interface SoundDevice {
  id: string
  /** Empty if the browser does not let the page know it. */
  label: string
}

/** Without a name for the system's own choice: that is no device of its own. */
const systemIds: ReadonlySet<string> = new Set(['', 'default', 'communications'])

const listeners = new Set<() => void>()

/** Call it after the first use of a microphone: only then a browser tells the devices and their names. */
export function readDevicesAgain(): void {
  for (const listener of listeners) listener()
}

/** The speakers or microphones of this PC, also when one is plugged in. */
export function useSoundDevices(kind: 'audiooutput' | 'audioinput'): readonly SoundDevice[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([])
  useEffect(() => {
    const { mediaDevices } = navigator
    if (!mediaDevices) return
    const read = () => void mediaDevices.enumerateDevices().then(setDevices, () => setDevices([]))
    read()
    listeners.add(read)
    mediaDevices.addEventListener('devicechange', read)
    return () => {
      listeners.delete(read)
      mediaDevices.removeEventListener('devicechange', read)
    }
  }, [])
  return devices
    .filter(device => device.kind === kind && !systemIds.has(device.deviceId))
    .map(({ deviceId, label }) => ({ id: deviceId, label }))
}
