import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './JobStatus.module.css'
import { commonText } from './text'

/** The state of a job, at the foot of the window, with the button that ends it. */
export const JobStatus = ({ children, onEnd }: { children: ReactNode; onEnd(): void }) => (
  <div className={classes.job} role="status">
    {children}
    <Button size="compact-sm" variant="default" onClick={onEnd}>
      {commonText.stop}
    </Button>
  </div>
)
