import { type KeyboardEvent, memo } from 'react'
import { parseJst, shortTime } from '../../../../shared/domain/time'
import { viewName } from '../../../results/index'
import { RowCheckbox } from '../../../ui/table/RowCheckbox'
import classes from './Contents.module.css'
import { type Resource, toContent } from './catalogue-request'
import { text } from './text'

interface Props {
  resource: Resource
  index: number
  /** Pixels from the top of the list. */
  top: number
  /** How many resources the list has. */
  total: number
  now: number
  isChosen: boolean
  /** Whether Tab enters the list at this row (roving tabindex); arrow keys move from there. */
  isTabStop: boolean
  onFocusRow(index: number): void
  onToggle(resource: Resource): void
  /** Absent if there is no room for a preview. */
  onPreview: ((index: number) => void) | undefined
}

function lastUsedText(resource: Resource, now: number): string {
  const at = parseJst(resource.last_used_time ?? '')
  if (at === null) return text.neverUsed
  return (at > now ? text.nextUse : text.lastUsed)(shortTime(at, now).replace(/\d+:\d+$/, ''))
}

/**
 * One resource. Space or Enter chooses it, P opens its preview. Plain controls, because a list that is scrolled fast
 * shows all its rows anew in each frame.
 */
export const ResourceRow = memo(function ResourceRow(props: Props) {
  const { resource, index, top, total, now, isChosen, isTabStop, onFocusRow, onToggle, onPreview } = props
  const { from } = toContent(resource)
  const tabIndex = isTabStop ? 0 : -1
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || !(event.target instanceof HTMLInputElement)) return
    if (event.key === 'Enter') onToggle(resource)
    else if (event.key === 'p') onPreview?.(index)
    else return
    event.preventDefault()
  }
  return (
    <li
      className={classes.row}
      style={{ transform: `translateY(${top}px)` }}
      data-row={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      onFocus={() => onFocusRow(index)}
      onKeyDown={onKey}
    >
      <RowCheckbox
        name={resource.resource_title}
        tabIndex={tabIndex}
        isSelected={isChosen}
        onSelect={() => onToggle(resource)}
      />
      <button type="button" tabIndex={-1} className={classes.words} onClick={() => onToggle(resource)}>
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
        <button
          type="button"
          tabIndex={tabIndex}
          className={classes.previewButton}
          aria-label={text.previewOf(resource.resource_title)}
          aria-keyshortcuts="P"
          onClick={() => onPreview(index)}
        >
          {text.preview}
        </button>
      )}
    </li>
  )
})
