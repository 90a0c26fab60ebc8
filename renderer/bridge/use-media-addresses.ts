/** Addresses of media files, which main resolves (DESIGN §10). */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { BridgeError } from './bridge-error'
import { callBridge } from './host'

/** How many files `media.resolve` takes in one call. */
const mediaBatch = 500

async function resolveMedia(base: string, files: string[]): Promise<Map<string, string | null>> {
  const found = new Map<string, string | null>()
  for (let start = 0; start < files.length; start += mediaBatch) {
    const batch = files.slice(start, start + mediaBatch)
    const result = await callBridge('media.resolve', { base, files: batch })
    if (!result.ok) throw new BridgeError(result.error)
    for (const [index, file] of batch.entries()) found.set(file, result.value.addresses[index] ?? null)
  }
  return found
}

/** The query of the addresses of files under `base`, for the hook and for prefetching. */
export function mediaQuery(base: string, files: readonly (string | undefined)[]) {
  const names = [...new Set(files.filter((file): file is string => file !== undefined && file !== ''))].sort()
  return {
    queryKey: ['media.resolve', base, names],
    queryFn: () => resolveMedia(base, names),
    enabled: names.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  }
}

/**
 * Addresses on the media origin for files under `base`: undefined while loading (or without a file), null if main
 * refuses the file.
 */
export function useMediaAddresses(
  base: string,
  files: (string | undefined)[],
): { addresses: (string | null | undefined)[] } {
  const { data, isError } = useQuery(mediaQuery(base, files))
  const key = JSON.stringify(files.map(file => file ?? ''))
  const addresses = useMemo(() => {
    const isSettled = isError || data !== undefined
    return (JSON.parse(key) as string[]).map(file =>
      file === '' ? undefined : (data?.get(file) ?? (isSettled ? null : undefined)),
    )
  }, [key, data, isError])
  return { addresses }
}
