import { Button, Modal } from '@mantine/core'
import { useRef, useState } from 'react'
import { Basket } from '../../features/homework/contents/Basket'
import { Catalogue } from '../../features/homework/contents/Catalogue'
import classes from '../../features/homework/contents/Contents.module.css'
import { commonText } from '../../ui/text'
import planClasses from './PeriodicPlan.module.css'
import type { PlanDay } from './plan-days'
import { text } from './text'
import { useContentsDraft } from './use-contents-draft'

interface Props {
  opened: boolean
  /** Identifies the plan and the day. */
  dayKey: string
  title: string
  confirm: string
  /** The current contents of the day. */
  before: PlanDay['topics']
  busy: boolean
  /** Sends the contents; true if the change was made. */
  onSave(topics: { resource_id: string }[]): Promise<boolean>
  onClose(): void
}

/** A dialog to choose the contents of one day from the catalogue. */
export function ContentsDialog({ opened, title, busy, onClose, ...rest }: Props) {
  return (
    <Modal
      opened={opened}
      size="min(1240px, 96vw)"
      title={title}
      closeButtonProps={{ 'aria-label': commonText.close }}
      closeOnClickOutside={false}
      closeOnEscape={!busy}
      onClose={() => busy || onClose()}
    >
      <ContentsForm busy={busy} onClose={onClose} {...rest} />
    </Modal>
  )
}

function ContentsForm({ dayKey, before, confirm, busy, onSave, onClose }: Omit<Props, 'opened' | 'title'>) {
  const { contents, choose, discard } = useContentsDraft(
    dayKey,
    before.map(({ resource_id, resource_title, resource_level, view_key }) => ({
      resource_id,
      resource_title,
      resource_level,
      view_key,
      from: '',
    })),
  )
  const [isTried, setIsTried] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const save = async () => {
    setIsTried(true)
    if (contents.length > 0 && (await onSave(contents.map(({ resource_id }) => ({ resource_id }))))) discard()
  }
  const cancel = () => {
    discard()
    onClose()
  }
  return (
    <div className={planClasses.picker}>
      <Catalogue family="" chosen={contents} onChange={choose} search={search} preview={false} />
      <div className={classes.side}>
        <Basket contents={contents} onChange={choose} />
        {isTried && contents.length === 0 && (
          <p className={planClasses.fault} role="alert">
            {text.change.faults['day-empty']}
          </p>
        )}
        <div className={planClasses.foot}>
          <Button variant="default" disabled={busy} onClick={cancel}>
            {commonText.cancel}
          </Button>
          <Button loading={busy} onClick={() => void save()}>
            {confirm}
          </Button>
        </div>
      </div>
    </div>
  )
}
