import { Button, Modal } from '@mantine/core'
import { useRef, useState } from 'react'
import { Basket } from '../../features/homework/contents/Basket'
import { Catalogue } from '../../features/homework/contents/Catalogue'
import classes from '../../features/homework/contents/Contents.module.css'
import { commonText } from '../../ui/text'
import own from './PeriodicPlan.module.css'
import type { PlanDay } from './plan-days'
import { text } from './text'
import { useContentsDraft } from './use-contents-draft'

interface Props {
  opened: boolean
  /** The plan and the day, as one word. */
  place: string
  title: string
  confirm: string
  /** What the day holds already. */
  before: PlanDay['topics']
  busy: boolean
  /** True where it was done. */
  onPut(topics: { resource_id: string }[]): Promise<boolean>
  onClose(): void
}

/** Chooses the contents of one day from the catalogue. */
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
      <Choose busy={busy} onClose={onClose} {...rest} />
    </Modal>
  )
}

function Choose({ place, before, confirm, busy, onPut, onClose }: Omit<Props, 'opened' | 'title'>) {
  const {
    contents,
    choose,
    discard: forget,
  } = useContentsDraft(
    place,
    before.map(({ resource_id, resource_title, resource_level, view_key }) => ({
      resource_id,
      resource_title,
      resource_level,
      view_key,
      from: '',
    })),
  )
  const [tried, setTried] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const put = async () => {
    setTried(true)
    if (contents.length > 0 && (await onPut(contents.map(({ resource_id }) => ({ resource_id }))))) forget()
  }
  const giveUp = () => {
    forget()
    onClose()
  }
  return (
    <div className={own.picker}>
      <Catalogue family="" chosen={contents} onChange={choose} search={search} preview={false} />
      <div className={classes.side}>
        <Basket contents={contents} onChange={choose} />
        {tried && contents.length === 0 && (
          <p className={own.fault} role="alert">
            {text.change.faults['day-empty']}
          </p>
        )}
        <div className={own.foot}>
          <Button variant="default" disabled={busy} onClick={giveUp}>
            {commonText.cancel}
          </Button>
          <Button loading={busy} onClick={() => void put()}>
            {confirm}
          </Button>
        </div>
      </div>
    </div>
  )
}
