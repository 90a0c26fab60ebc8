import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CopyList } from '../../../shared/contract/types'
import { callBridge } from '../../bridge/index'
import { readDownloads } from '../../features/downloads/use-downloads'

export const offlineCopiesKey = ['copies.list'] as const

async function readCopies(): Promise<CopyList> {
  const result = await callBridge('copies.list', {})
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

/**
 * Reads the saved files and the offline copies when the page opens. Saved files are read again when the window gets the
 * focus, because files can be deleted outside the program.
 */
export function useDownloadLists() {
  const saved = useQuery({ queryKey: ['downloads.list'], queryFn: readDownloads, refetchOnMount: 'always' })
  const copies = useQuery({ queryKey: offlineCopiesKey, queryFn: readCopies, refetchOnMount: 'always' })
  const { refetch } = saved
  useEffect(() => {
    const readAgain = () => void refetch()
    window.addEventListener('focus', readAgain)
    return () => window.removeEventListener('focus', readAgain)
  }, [refetch])
  return { saved, copies }
}
