import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState'
import { LoadFailed } from './offline/LoadFailed'
import { Skeletons } from './Skeletons'

interface Props<Data> {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch(): unknown }
  /** What could not be read. */
  failed: string
  /** The server says that it does not exist, or not for this teacher: shown instead of the retry button. */
  missing?: { isMissing: boolean; message: string; hint?: ReactNode }
  children(data: Data): ReactNode
}

/** A detail page: skeleton lines, its data, an error with retry, or the message that it does not exist. */
export function QueryView<Data>({ query, failed, missing, children }: Props<Data>) {
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined && !missing?.isMissing) return children(data)
  if (isError && missing?.isMissing) return <EmptyState message={missing.message} hint={missing.hint} />
  if (isError) return <LoadFailed message={failed} onRetry={() => void refetch()} busy={isFetching} />
  return <Skeletons count={6} />
}
