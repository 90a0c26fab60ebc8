import { Button, Checkbox } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { parseJst, shortTime } from '../../../../shared/domain/time'
import { viewName } from '../../../results/index'
import { useNow } from '../../../ui/clock'
import classes from './Contents.module.css'
import { type Resource, toContent } from './catalogue-request'
import { text } from './text'

interface Props {
  resource: Resource
  position: { index: number; start: number; total: number }
  chosen: boolean
  /** Whether Tab enters the list at this row (roving tabindex); arrow keys move from there. */
  isTabStop: boolean
  onFocusRow(): void
  onToggle(): void
  /** Absent if there is no room for a preview. */
  onPreview: (() => void) | undefined
}

function lastUsedText(resource: Resource, now: number): string {
  const at = parseJst(resource.last_used_time ?? '')
  if (at === null) return text.neverUsed
  return (at > now ? text.nextUse : text.lastUsed)(shortTime(at, now).replace(/\d+:\d+$/, ''))
}

/** One resource. Space or Enter chooses it, P opens its preview. */
export function ResourceRow({ resource, position, chosen, isTabStop, onFocusRow, onToggle, onPreview }: Props) {
  const now = useNow()
  const { from } = toContent(resource)
  const tabIndex = isTabStop ? 0 : -1
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || !(event.target instanceof HTMLInputElement)) return
    if (event.key === 'Enter') onToggle()
    else if (event.key === 'p') onPreview?.()
    else return
    event.preventDefault()
  }
  return (
    <li
      className={classes.row}
      style={{ transform: `translateY(${position.start}px)` }}
      data-row={position.index}
      aria-setsize={position.total}
      aria-posinset={position.index + 1}
      onFocus={onFocusRow}
      onKeyDown={onKey}
    >
      <Checkbox
        tabIndex={tabIndex}
        aria-label={text.choose(resource.resource_title)}
        checked={chosen}
        onChange={onToggle}
      />
      <button type="button" tabIndex={-1} className={classes.words} onClick={onToggle}>
        <span className={classes.name} title={resource.resource_title}>
          {resource.resource_title}
        </span>
        <span className={classes.facts} title={from}>
          {[viewName(resource.view_key), resource.resource_level, from].filter(Boolean).join('・')}
        </span>
      </button>
      <span className={classes.figures}>
        <span>{text.questions(resource.question_count)}</span>
        <span>{text.completed(resource.completed_count)}</span>
        <span>{lastUsedText(resource, now)}</span>
      </span>
      {onPreview && (
        <Button
          size="compact-sm"
          variant="default"
          tabIndex={tabIndex}
          aria-label={text.previewOf(resource.resource_title)}
          aria-keyshortcuts="P"
          onClick={onPreview}
        >
          {text.preview}
        </Button>
      )}
    </li>
  )
}
