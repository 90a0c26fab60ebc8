import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useNavigate } from 'react-router-dom'
import classes from './Topic.module.css'
import { text } from './text'

interface Props {
  topics: readonly { topicId: string; title: string }[]
  /** Undefined: the address names none of them. */
  topicId: string | undefined
  /** The address of a topic, in the tab where the picker stands. */
  to: (topicId: string) => string
}

/** Which of the homework's topics is shown, and its neighbours. */
export function TopicPicker({ topics, topicId, to }: Props) {
  const navigate = useNavigate()
  const show = (id: string | undefined) => {
    if (id !== undefined) void navigate(to(id), { replace: true })
  }
  const at = topics.findIndex(each => each.topicId === topicId)
  const before = topics[at - 1]
  const after = at < 0 ? undefined : topics[at + 1]
  return (
    <div className={classes.picker}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={text.previous}
        disabled={!before}
        onClick={() => show(before?.topicId)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <NativeSelect
        className={classes.select}
        aria-label={text.topic}
        value={at < 0 ? '' : topicId}
        data={[
          ...(at < 0 ? [{ value: '', label: text.none }] : []),
          ...topics.map(each => ({ value: each.topicId, label: each.title })),
        ]}
        onChange={event => show(event.currentTarget.value)}
      />
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={text.next}
        disabled={!after}
        onClick={() => show(after?.topicId)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
