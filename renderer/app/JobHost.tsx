import { type ReactElement, type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { JobStatus } from '../ui/JobStatus'
import { JobHostContext } from '../ui/job-host'
import { ErrorBoundary } from './ErrorBoundary'
import classes from './JobHost.module.css'
import { appText } from './text'

/** Renders the jobs that pages have begun beside all pages. They stop under the lock, and end with the session. */
export function JobHost({ children }: { children: ReactNode }) {
  const [jobs, setJobs] = useState<readonly ReactElement[]>([])
  const host = useMemo(
    () => ({
      begin: (job: ReactElement) => setJobs(old => (old.some(({ key }) => key === job.key) ? old : [...old, job])),
      end: (ended: string) => setJobs(old => old.filter(({ key }) => key !== ended)),
    }),
    [],
  )
  // While jobs run beside the pages, the status of a page's own job is shown below the header (JobStatus.module.css).
  useLayoutEffect(() => {
    document.body.toggleAttribute('data-jobs', jobs.length > 0)
    return () => document.body.removeAttribute('data-jobs')
  }, [jobs.length])
  return (
    <JobHostContext value={host}>
      {children}
      <div className={classes.jobs}>
        {jobs.map(job => (
          <ErrorBoundary
            key={job.key}
            fallback={<JobStatus onEnd={() => host.end(String(job.key))}>{appText.page.brokenJob}</JobStatus>}
          >
            {job}
          </ErrorBoundary>
        ))}
      </div>
    </JobHostContext>
  )
}
