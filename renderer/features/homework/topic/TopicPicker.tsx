import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useNavigate } from 'react-router-dom'
import classes from './Topic.module.css'
import { text } from './text'

interface Props {
  topics: readonly { topicId: string; title: string }[]
  /** Undefined: the address names a topic that the homework does not have. */
  topicId: string | undefined
  /** The path of a topic in the current tab. */
  pathOf: (topicId: string) => string
}

/** A select of the topics, with buttons to the previous and the next topic. */
export function TopicPicker({ topics, topicId, pathOf }: Props) {
  const navigate = useNavigate()
  const show = (id: string | undefined) => {
    if (id !== undefined) void navigate(pathOf(id), { replace: true })
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
