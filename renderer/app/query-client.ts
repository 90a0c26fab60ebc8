import { QueryClient } from '@tanstack/react-query'

/**
 * The one cache of the server's answers. Retries are the teacher's decision, taken in the dialog inside `queryFn`; pages
 * that are kept come back with what they showed, so answers live long.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: 30_000,
        gcTime: 60 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
