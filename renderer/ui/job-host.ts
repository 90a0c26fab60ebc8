import { createContext, type Dispatch, type ReactElement, type SetStateAction, useContext } from 'react'

/** Shows the view of one job outside the pages, so that it goes on while the teacher opens another page. */
export type JobHostState = Dispatch<SetStateAction<ReactElement | null>>

export const JobHostContext = createContext<JobHostState | null>(null)

/** The place for a job that outlives its page; null where there is none. */
export const useJobHost = (): JobHostState | null => useContext(JobHostContext)
