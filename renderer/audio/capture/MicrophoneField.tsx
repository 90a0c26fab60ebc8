import { changePreferences, showFailure, usePreferences } from '../../bridge/index'
import { DeviceField } from '../DeviceField'
import { useSoundDevices } from '../use-sound-devices'
import { captureText } from './text'

/** The choice of the microphone; it is remembered on this PC. */
export function MicrophoneField({ disabled }: { disabled: boolean }) {
  const { microphone } = usePreferences().values
  const devices = useSoundDevices('audioinput')

  async function choose(id: string) {
    const result = await changePreferences({ microphone: id })
    if (!result.ok) showFailure(result.error)
  }

  return (
    <DeviceField
      label={captureText.microphone}
      devices={devices}
      nameOf={captureText.microphoneName}
      value={microphone}
      onChange={id => void choose(id)}
      disabled={disabled}
    />
  )
}
