import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CopyList } from '../../../shared/contract/types'
import { callBridge } from '../../bridge/index'
import { readDownloads } from '../../features/downloads/use-downloads'

export const copiesKey = ['copies.list'] as const

async function readCopies(): Promise<CopyList> {
  const result = await callBridge('copies.list', {})
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

/** Both lists, read each time the page comes into sight or the window to the front: files go while nobody looks. */
export function useDownloadLists() {
  const saved = useQuery({ queryKey: ['downloads.list'], queryFn: readDownloads, refetchOnMount: 'always' })
  const copies = useQuery({ queryKey: copiesKey, queryFn: readCopies, refetchOnMount: 'always' })
  const { refetch } = saved
  useEffect(() => {
    const look = () => void refetch()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [refetch])
  return { saved, copies }
}
