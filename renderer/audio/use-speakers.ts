import { useEffect, useState } from 'react'

export interface SoundDevice {
  id: string
  /** Empty if the browser does not let the page know it. */
  label: string
}

/** Without a name for the system's own choice: that is no device of its own. */
const systemIds: ReadonlySet<string> = new Set(['', 'default', 'communications'])

/** The speakers of this PC, also when one is plugged in. */
export function useSpeakers(): readonly SoundDevice[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([])
  useEffect(() => {
    const { mediaDevices } = navigator
    if (!mediaDevices) return
    const read = () => void mediaDevices.enumerateDevices().then(setDevices, () => setDevices([]))
    read()
    mediaDevices.addEventListener('devicechange', read)
    return () => mediaDevices.removeEventListener('devicechange', read)
  }, [])
  return devices
    .filter(({ kind, deviceId }) => kind === 'audiooutput' && !systemIds.has(deviceId))
    .map(({ deviceId, label }) => ({ id: deviceId, label }))
}
