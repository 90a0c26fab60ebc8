import { QueryCache, QueryClient } from '@tanstack/react-query'
import { BridgeError, isMissing } from '../bridge/index'

/**
 * Creates the one cache of the server's answers. Retries are decided by the teacher in the dialog inside `queryFn`.
 * Answers stay cached for an hour, because a cached page shows them again.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        // If the server says that the object does not exist any more, no page may show its cached answer.
        if (error instanceof BridgeError && isMissing(error)) query.setState({ data: undefined })
      },
    }),
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
