import { NativeSelect } from '@mantine/core'
import { audioText } from './text'
import type { SoundDevice } from './use-sound-devices'

interface Props {
  label: string
  devices: readonly SoundDevice[]
  /** The name of a device whose own name the page may not know. */
  nameOf(place: number): string
  value: string
  onChange(id: string): void
  disabled?: boolean
}

/** A choice of a sound device; the first choice is the system's. A device that was unplugged stays chosen. */
export function DeviceField({ label, devices, nameOf, value, onChange, disabled = false }: Props) {
  const isMissing = value !== '' && !devices.some(({ id }) => id === value)
  return (
    <NativeSelect
      label={label}
      value={value}
      disabled={disabled}
      onChange={event => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: audioText.systemDevice },
        ...devices.map((device, at) => ({ value: device.id, label: device.label || nameOf(at + 1) })),
        ...(isMissing ? [{ value, label: audioText.missingDevice }] : []),
      ]}
    />
  )
}
