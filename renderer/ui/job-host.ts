import { createContext, type ReactElement, useContext } from 'react'

/** Shows the views of jobs outside the pages, so that they go on while the teacher opens another page. */
export interface JobHostState {
  /** Adds a job by the key of its view. A job that is there already goes on, and is not begun a second time. */
  begin(job: ReactElement): void
  end(key: string): void
}

export const JobHostContext = createContext<JobHostState | null>(null)

/** The place for jobs that outlive their page. It is there on every page of the program. */
export function useJobHost(): JobHostState {
  const host = useContext(JobHostContext)
  if (!host) throw new Error('no JobHost around this component')
  return host
}
