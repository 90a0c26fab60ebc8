import { useCallback } from 'react'
import type { Keep } from '../../../shared/contract/keeps'
import { useKept } from '../../bridge/index'

export type ListeningSettings = Keep<'listening-settings'>

const first: ListeningSettings = { playsNext: true, skipsSilence: true, markGoesOn: true }

/** How the queue goes on; kept beyond a logout. */
export function useListeningSettings() {
  const { value, set } = useKept('listening-settings')
  const change = useCallback(
    (changed: Partial<ListeningSettings>) => set(old => ({ ...(old ?? first), ...changed })),
    [set],
  )
  return { settings: value ?? first, change }
}
