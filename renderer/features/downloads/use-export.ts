import { useRef, useState } from 'react'
import type { ExportArgument } from '../../../shared/exports/kinds'
import { startExport } from '../../bridge/index'

/**
 * The way every screen exports: the screen gives the kind and the request of its row, and the tray shows the rest
 * (DESIGN §7). While main has not accepted an export, no second one starts, so that a double click makes one file. It
 * never throws.
 */
export function useExport() {
  const [isStarting, setBeginning] = useState(false)
  const busy = useRef(false)
  return {
    isStarting,
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
