import { Button, Progress } from '@mantine/core'
import { commonText } from '../../ui/text'
import { text } from './text'
import type { useEssays } from './use-essays'
import classes from './WritingPrint.module.css'

interface Props {
  essays: Pick<ReturnType<typeof useEssays>, 'done' | 'failed' | 'isStopped' | 'stop' | 'resume' | 'retry'>
  total: number
}

/** How far the papers are read, and what could not be read. Nothing is shown when all are read. */
export function ReadingState({ essays: { done, failed, isStopped, stop, resume, retry }, total }: Props) {
  const isReading = done < total && !isStopped
  return (
    <div className={classes.state} role="status">
      {isReading && (
        <>
          <span>{text.reading(done, total)}</span>
          <Progress className={classes.progress} value={(done / total) * 100} aria-label={text.reading(done, total)} />
          <Button size="compact-sm" variant="default" onClick={stop}>
            {text.cancel}
          </Button>
        </>
      )}
      {isStopped && done < total && (
        <>
          <span>{text.stopped(done, total)}</span>
          <Button size="compact-sm" variant="default" onClick={resume}>
            {text.resume}
          </Button>
        </>
      )}
      {!isReading && failed > 0 && (
        <>
          <span className={classes.fault}>{text.someFailed(failed)}</span>
          <Button size="compact-sm" variant="default" onClick={retry}>
            {commonText.retry}
          </Button>
        </>
      )}
    </div>
  )
}
