import { useRef, useState } from 'react'
import type { ExportArgument } from '../../../shared/exports/kinds'
import { startExport } from './use-downloads'

/**
 * How every screen exports: it names the kind and the request of its row, and the tray tells the rest (DESIGN §7). Until main has
 * taken it no second one begins: a button that is pressed twice makes one file. Never throws.
 */
export function useExport() {
  const [isStarting, setBeginning] = useState(false)
  const busy = useRef(false)
  return {
    beginning: isStarting,
    async begin(argument: ExportArgument): Promise<void> {
      if (busy.current) return
      busy.current = true
      setBeginning(true)
      await startExport(argument)
      busy.current = false
      setBeginning(false)
    },
  }
}
