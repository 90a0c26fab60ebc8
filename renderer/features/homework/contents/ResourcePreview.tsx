import { Button, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useRef } from 'react'
import { useApi } from '../../../bridge'
import { ResultView } from '../../../results'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeletons } from '../../../ui/Skeletons'
import { commonText } from '../../../ui/text'
import { ShortcutScope, useShortcuts } from '../../../ui/keys/use-shortcuts'
import type { Content } from '../draft/assign-draft'
import classes from './Contents.module.css'
import { text } from './text'

interface Props {
  content: Content
  /** Its place in the list, from 0, of so many. */
  place: number
  total: number
  chosen: boolean
  onToggle(): void
  /** To the next one of the list, or the one before. */
  onStep(by: 1 | -1): void
  onClose(): void
}

const hints = [{ keys: ['N', 'P'], word: text.neighbours }]

/** A resource as the students meet it, with the right answers; it can be chosen from here. The keys of its view work here. */
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
        <ShortcutScope value={scope}>
          <Inside {...props} />
        </ShortcutScope>
      </div>
    </Modal>
  )
}

function Inside({ content, place, total, chosen, onToggle, onStep }: Props) {
  const { data, isError, isFetching, refetch } = useApi('resource-preview', { resource_id: content.resource_id })
  useShortcuts({ n: () => onStep(1), p: () => onStep(-1) })
  return (
    <>
      <div className={classes.preview}>
        {data ? (
          <ResultView key={content.resource_id} paper={data} viewer="teacher" showCorrect hints={hints} />
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
          disabled={place === 0}
          onClick={() => onStep(-1)}
        >
          {text.previous}
        </Button>
        <Button
          variant="default"
          rightSection={<IconChevronRight size={16} aria-hidden />}
          aria-keyshortcuts="N"
          disabled={place + 1 >= total}
          onClick={() => onStep(1)}
        >
          {text.next}
        </Button>
        <span className={classes.placeOf}>{text.placeOf(place + 1, total)}</span>
        <Button data-autofocus variant={chosen ? 'default' : 'filled'} onClick={onToggle}>
          {chosen ? text.removeThis : text.chooseThis}
        </Button>
      </div>
    </>
  )
}
