import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMediaAddresses } from '../bridge/index'
import { mediaFilesOf } from './content/media-files'
import type { ResultContent } from './content/types'

/** Requests the media addresses of all files of a content at once. */
export function useMedia(base: string, content: ResultContent) {
  const client = useQueryClient()
  const files = useMemo(() => mediaFilesOf(content), [content])
  const { addresses } = useMediaAddresses(base, files)
  return useMemo(() => {
    const byFile = new Map(files.map((file, index) => [file, addresses[index]]))
    return {
      media: (file: string | undefined) => (file === undefined ? undefined : byFile.get(file)),
      reloadMedia: () => void client.invalidateQueries({ queryKey: ['media.resolve', base] }),
    }
  }, [files, addresses, client, base])
}
