import { Button, Modal } from '@mantine/core'
import { useRef } from 'react'
import { Basket } from '../../features/homework/contents/Basket'
import { Catalogue } from '../../features/homework/contents/Catalogue'
import classes from '../../features/homework/contents/Contents.module.css'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import layout from '../../ui/layout/layout.module.css'
import { commonText } from '../../ui/text'
import { type ContentsDraft, parseContentsDraft } from './contents-draft'
import planClasses from './PeriodicPlan.module.css'
import type { PlanDay } from './plan-days'
import { text } from './text'

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
  const form = useDraftForm<ContentsDraft>({
    initial: {
      place: dayKey,
      contents: before.map(({ resource_id, resource_title, resource_level, view_key }) => ({
        resource_id,
        resource_title,
        resource_level,
        view_key,
        from: '',
      })),
    },
    draft: { key: 'periodic-plan/contents', read: value => parseContentsDraft(value, dayKey) },
    check: ({ contents }) => ({ contents: contents.length === 0 ? text.change.faults['day-empty'] : undefined }),
    async submit({ contents }) {
      if (await onSave(contents.map(({ resource_id }) => ({ resource_id })))) form.clear()
      return null
    },
  })
  const search = useRef<HTMLInputElement>(null)
  const { value: contents, error, onChange: choose } = form.field('contents')
  const cancel = () => {
    form.clear()
    onClose()
  }
  return (
    <Form form={form}>
      <div className={`${layout.dialogPanels} ${planClasses.picker}`} data-faulty={error !== undefined || undefined}>
        <Catalogue family="" chosen={contents} onChange={choose} search={search} preview={false} />
        <div className={`${layout.scroll} ${classes.side}`}>
          <Basket contents={contents} onChange={choose} />
          {error && (
            <p className={planClasses.fault} role="alert">
              {error}
            </p>
          )}
          <div className={planClasses.foot}>
            <Button variant="default" disabled={busy} onClick={cancel}>
              {commonText.cancel}
            </Button>
            <Button loading={busy} onClick={() => form.submit()}>
              {confirm}
            </Button>
          </div>
        </div>
      </div>
    </Form>
  )
}
