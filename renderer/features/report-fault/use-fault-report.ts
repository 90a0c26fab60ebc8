import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReportFile } from '../../../shared/contract/fault-report'
import { text as sharedText } from '../../../shared/text'
import { BridgeError, callBridge, showToast } from '../../bridge/index'
import { useBusy } from '../../ui/use-busy'
import { text } from './text'

/** The redacted report, read once for each visit. */
const useReport = () =>
  useQuery({
    queryKey: ['report.read'],
    queryFn: async () => {
      const read = await callBridge('report.read', {})
      if (!read.ok) throw new BridgeError(read.error)
      return read.value.files
    },
    staleTime: 0,
    gcTime: 0,
  })

/** The report of a fault, and which of its files are saved with the teacher's description. */
export function useFaultReport(note: string) {
  const report = useReport()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const { busy, run } = useBusy()

  async function save(files: readonly ReportFile[]) {
    const described = note.trim() === '' ? [] : [{ name: sharedText.faultReport.files.description, text: note }]
    const chosen = files.filter(({ name }) => !leftOut.includes(name))
    if (described.length + chosen.length === 0) return showToast(text.nothing)
    const saved = await callBridge('report.save', { files: [...described, ...chosen] })
    if (saved.ok) showToast(text.saved(saved.value.name))
    else if (saved.error.kind !== 'cancelled') showToast(saved.error.message)
  }

  return {
    query: report,
    busy,
    isIncluded: (name: string) => !leftOut.includes(name),
    include(name: string, isIncluded: boolean) {
      setLeftOut(old => (isIncluded ? old.filter(each => each !== name) : [...old, name]))
    },
    save: () => void run(() => save(report.data ?? [])),
  }
}

export type FaultReport = ReturnType<typeof useFaultReport>
