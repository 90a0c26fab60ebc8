import { Button, Checkbox } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { parseJst, shortTime } from '../../../../shared/domain/time'
import { viewName } from '../../../results'
import { useNow } from '../../../ui/clock'
import classes from './Contents.module.css'
import { type Resource, toContent } from './catalogue-request'
import { text } from './text'

interface Props {
  resource: Resource
  place: { index: number; start: number; total: number }
  chosen: boolean
  /** The row at which Tab comes into the list; arrow keys go on from there. */
  reachable: boolean
  onReach(): void
  onToggle(): void
  /** Absent where there is no room to look into one. */
  onPreview: (() => void) | undefined
}

function usedAt(resource: Resource, now: number): string {
  const at = parseJst(resource.last_used_time ?? '')
  return at === null ? text.neverUsed : text.lastUsed(shortTime(at, now).replace(/\d+:\d+$/, ''))
}

/** One resource: Space or Enter chooses it, V looks into it. */
export function ResourceRow({ resource, place, chosen, reachable, onReach, onToggle, onPreview }: Props) {
  const now = useNow()
  const { from } = toContent(resource)
  const tabIndex = reachable ? 0 : -1
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || !(event.target instanceof HTMLInputElement)) return
    if (event.key === 'Enter') onToggle()
    else if (event.key === 'v') onPreview?.()
    else return
    event.preventDefault()
  }
  return (
    <li
      className={classes.row}
      style={{ transform: `translateY(${place.start}px)` }}
      data-row={place.index}
      aria-setsize={place.total}
      aria-posinset={place.index + 1}
      onFocus={onReach}
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
        <span>{usedAt(resource, now)}</span>
      </span>
      {onPreview && (
        <Button
          size="compact-sm"
          variant="default"
          tabIndex={tabIndex}
          aria-label={text.previewOf(resource.resource_title)}
          onClick={onPreview}
        >
          {text.preview}
        </Button>
      )}
    </li>
  )
}
