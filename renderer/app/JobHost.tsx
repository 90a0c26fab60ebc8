import { type ReactElement, type ReactNode, useState } from 'react'
import { JobHostContext } from '../ui/job-host'
import { ErrorBoundary } from './ErrorBoundary'

/** Renders the job that a page has begun beside the pages. It stops under the lock, and ends with the session. */
export function JobHost({ children }: { children: ReactNode }) {
  const [job, setJob] = useState<ReactElement | null>(null)
  return (
    <JobHostContext value={setJob}>
      {children}
      {job && <ErrorBoundary key={job.key}>{job}</ErrorBoundary>}
    </JobHostContext>
  )
}
