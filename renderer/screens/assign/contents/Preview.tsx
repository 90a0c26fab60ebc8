import { Button, Modal } from '@mantine/core'
import { useApi } from '../../../bridge'
import { ResultView } from '../../../results'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeletons } from '../../../ui/Skeletons'
import { commonText } from '../../../ui/text'
import type { Content } from '../model/draft'
import classes from './Contents.module.css'
import { text } from './text'

interface Props {
  content: Content
  chosen: boolean
  onToggle(): void
  onClose(): void
}

/** A resource as the students meet it, with the right answers; it can be chosen from here. */
export function Preview({ content, chosen, onToggle, onClose }: Props) {
  const { data, isError, isFetching, refetch } = useApi('resource-preview', { resource_id: content.resource_id })
  return (
    <Modal
      opened
      size="min(1080px, 92vw)"
      title={content.resource_title}
      closeButtonProps={{ 'aria-label': commonText.close }}
      onClose={onClose}
    >
      <div className={classes.preview}>
        {data ? (
          <ResultView paper={data} viewer="teacher" showCorrect hints={[]} />
        ) : isError ? (
          <ErrorState message={text.previewFailed} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Skeletons count={6} />
        )}
      </div>
      <div className={classes.previewFoot}>
        <Button variant={chosen ? 'default' : 'filled'} onClick={onToggle}>
          {chosen ? text.remove(content.resource_title) : text.choose(content.resource_title)}
        </Button>
      </div>
    </Modal>
  )
}
