/** The address of a page that may be shown in a frame (DESIGN §10); main decides whether it may. */
import { useQuery } from '@tanstack/react-query'
import { callBridge } from './host'

/** Undefined while loading, null if the page must not be shown. */
export function useFrameAddress(base: string, path: string): string | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['frame.resolve', base, path],
    queryFn: async () => {
      const result = await callBridge('frame.resolve', { base, path })
      return result.ok ? result.value.address : null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isError ? null : data
}
