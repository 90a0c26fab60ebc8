import { Button, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useRef } from 'react'
import { useApi } from '../../../bridge/index'
import { ResultView } from '../../../results/index'
import { ErrorState } from '../../../ui/ErrorState'
import { KeyScope, useKeyTable } from '../../../ui/keys/use-key-table'
import { Skeletons } from '../../../ui/Skeletons'
import { commonText } from '../../../ui/text'
import type { Content } from '../draft/assign-draft'
import classes from './Contents.module.css'
import { text } from './text'

interface Props {
  content: Content
  /** The index in the list, from 0. */
  index: number
  total: number
  chosen: boolean
  onToggle(): void
  /** Opens the next or the previous resource of the list; called only if there is one. */
  onStep(by: 1 | -1): void
  onClose(): void
}

/**
 * Shows a resource as students see it, with the correct answers, and lets the teacher choose it. Shortcut keys of the
 * result view work inside.
 */
export function ResourcePreview(props: Props) {
  const scope = useRef<HTMLDivElement>(null)
  return (
    <Modal
      opened
      size="min(1080px, 92vw)"
      title={props.content.resource_title}
      closeButtonProps={{ 'aria-label': commonText.close }}
      onClose={props.onClose}
    >
      <div ref={scope}>
        <KeyScope value={scope}>
          <PreviewBody {...props} />
        </KeyScope>
      </div>
    </Modal>
  )
}

function PreviewBody({ content, index, total, chosen, onToggle, onStep }: Props) {
  const { data, isError, isFetching, refetch } = useApi('resource-preview', { resource_id: content.resource_id })
  const [isFirst, isLast] = [index === 0, index + 1 >= total]
  const keys = useKeyTable([
    { label: text.neighbours, keys: { n: () => isLast || onStep(1), p: () => isFirst || onStep(-1) } },
  ])
  return (
    <>
      <div className={classes.preview}>
        {data ? (
          <ResultView key={content.resource_id} paper={data} viewer="teacher" showCorrect keys={keys} />
        ) : isError ? (
          <ErrorState message={text.previewFailed} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Skeletons count={6} />
        )}
      </div>
      <div className={classes.previewFoot}>
        <Button
          variant="default"
          leftSection={<IconChevronLeft size={16} aria-hidden />}
          aria-keyshortcuts="P"
          disabled={isFirst}
          onClick={() => onStep(-1)}
        >
          {text.previous}
        </Button>
        <Button
          variant="default"
          rightSection={<IconChevronRight size={16} aria-hidden />}
          aria-keyshortcuts="N"
          disabled={isLast}
          onClick={() => onStep(1)}
        >
          {text.next}
        </Button>
        <span className={classes.placeOf}>{text.positionOf(index + 1, total)}</span>
        <Button data-autofocus variant={chosen ? 'default' : 'filled'} onClick={onToggle}>
          {chosen ? text.removeThis : text.chooseThis}
        </Button>
      </div>
    </>
  )
}
