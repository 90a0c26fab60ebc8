import { Button, Modal } from '@mantine/core'
import { useRef, useState } from 'react'
import { commonText } from '../../ui/text'
import { Basket } from '../assign/contents/Basket'
import { Catalogue } from '../assign/contents/Catalogue'
import classes from '../assign/contents/Contents.module.css'
import type { Content } from '../assign/model/draft'
import type { PlanDay } from './days'
import own from './PeriodicPlan.module.css'
import { text } from './text'

interface Props {
  opened: boolean
  title: string
  confirm: string
  /** What the day holds already. */
  before: PlanDay['topics']
  busy: boolean
  onPut(topics: { resource_id: string }[]): Promise<void>
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

function Choose({ before, confirm, busy, onPut, onClose }: Omit<Props, 'opened' | 'title'>) {
  const [chosen, setChosen] = useState<Content[]>(() =>
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
  const put = () => {
    setTried(true)
    if (chosen.length > 0) void onPut(chosen.map(({ resource_id }) => ({ resource_id })))
  }
  return (
    <div className={own.picker}>
      <Catalogue family="" chosen={chosen} onChange={setChosen} search={search} preview={false} />
      <div className={classes.side}>
        <Basket contents={chosen} onChange={setChosen} />
        {tried && chosen.length === 0 && (
          <p className={own.fault} role="alert">
            {text.change.faults['day-empty']}
          </p>
        )}
        <div className={own.foot}>
          <Button variant="default" disabled={busy} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button loading={busy} onClick={put}>
            {confirm}
          </Button>
        </div>
      </div>
    </div>
  )
}
