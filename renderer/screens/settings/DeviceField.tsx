import { NativeSelect } from '@mantine/core'
import type { SoundDevice } from '../../audio/use-speakers'
import { text } from './text'

const words = text.sound

interface Props {
  label: string
  devices: readonly SoundDevice[]
  /** The name of a device whose own name the page may not know. */
  nameOf(place: number): string
  value: string
  onChange(id: string): void
}

/** A choice of a sound device; the first choice is the system's. A device that was unplugged stays chosen. */
export function DeviceField({ label, devices, nameOf, value, onChange }: Props) {
  const isMissing = value !== '' && !devices.some(({ id }) => id === value)
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: words.system },
        ...devices.map((device, at) => ({ value: device.id, label: device.label || nameOf(at + 1) })),
        ...(isMissing ? [{ value, label: words.missing }] : []),
      ]}
    />
  )
}
